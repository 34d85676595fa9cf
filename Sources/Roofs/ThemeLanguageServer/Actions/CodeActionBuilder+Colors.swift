import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeValidation

/// Moves of values between colors and the palette.
extension CodeActionBuilder {
  /// Adds the extraction of the literal at the range to the palette.
  mutating func addExtraction() {
    guard let project, let index, index.kind == .theme, let site, !site.isPrimitive,
      case .color(let color)? = site.color?.expression
    else { return }
    let sites = index.sites.filter { other in
      guard !other.isPrimitive, !other.node.isAlias,
        case .color(let value)? = other.color?.expression
      else { return false }
      return value == color
    }
    var names = FreeNames(reserved: project.colorNames + groupNames)
    let name = names.take(color.nearestName().name)
    let literal = text.string(site.node.range)
    guard let entry = paletteEdit(adding: name, literal, to: index.document.root) else { return }
    let reference = "\"{\(name)}\""
    add(
      "Extract to the palette as '\(name)'",
      kind: .extract,
      edits: [entry, TextEdit(range: site.node.range, text: reference)]
    )
    guard sites.count > 1 else { return }
    add(
      "Extract to the palette as '\(name)', for all \(sites.count) uses in the file",
      kind: .extract,
      edits: [entry] + sites.map { TextEdit(range: $0.node.range, text: reference) }
    )
  }

  /// The names of groups, which a color can't have.
  private var groupNames: [String] {
    (project?.colorNames ?? []).compactMap { name in
      name.contains(".") ? String(name.prefix { $0 != "." }) : nil
    }
  }

  /// Returns the edit that adds an entry to the palette of a theme file.
  private func paletteEdit(
    adding name: String,
    _ literal: String,
    to root: SourceNode
  ) -> TextEdit? {
    if let palette = root.value(.palette) {
      return TextEdit(addingFirst: "\(name): \(literal)", to: palette)
    }
    guard root[.palette] == nil, root.style != .flow,
      let colors = root.entries.first(where: { $0.key.hasText(FormatKey.colors.name) })?.key
    else { return nil }
    let start = colors.range.lowerBound
    return TextEdit(
      range: start..<start,
      text: "\(FormatKey.palette.name):\n  \(name): \(literal)\n\n"
    )
  }

  /// Adds the replacement of the reference at the range by the value of its color.
  mutating func addInlining() {
    guard let project, let index, index.kind == .theme, let site,
      let occurrence = index.occurrence(at: range.lowerBound), occurrence.place == .value,
      case .definition(let name) = occurrence.symbol, name != site.name,
      let colors = project.theme(named: index.name)?.definitions,
      let target = colors.index(of: name),
      colors.variants(at: target).count == 1, !colors.hasConditions(at: target),
      let excerpt = colors.excerpt(ofVariant: .first, at: target),
      let document = project.text(ofFile: excerpt.file),
      let start = document.offset(of: excerpt.start),
      let source = project.index(ofFile: excerpt.file)?.site(at: start), source.name == name,
      let value = source.color, !value.references.contains(where: { $0.name == site.name })
    else { return }
    let isWhole = if case .reference? = site.color?.expression { true } else { false }
    let title = "Replace '{\(name)}' with its value"
    if isWhole {
      add(
        title,
        kind: .inline,
        edits: [TextEdit(range: site.node.range, text: document.string(source.node.range))]
      )
      return
    }
    let braces = occurrence.range.lowerBound - 1..<occurrence.range.upperBound + 1
    guard braces.lowerBound >= 0, braces.upperBound <= text.bytes.count,
      text.bytes[braces.lowerBound] == UInt8(ascii: "{"),
      text.bytes[braces.upperBound - 1] == UInt8(ascii: "}"),
      !source.node.text.contains("#") || site.node.style != .plain
    else { return }
    add(title, kind: .inline, edits: [TextEdit(range: braces, text: source.node.text)])
  }
}
