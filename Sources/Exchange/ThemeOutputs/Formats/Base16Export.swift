import ColorValues
import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles
import ThemeRendering
import TraitSystem

/// An export of themes as base16 schemes, or as base24 schemes if they map all slots: one for each
/// style.
///
/// The scheme's labels in a theme file are written unchanged; the theme's own name and description
/// are used only if it doesn't name the scheme.
///
/// Source: github.com/tinted-theming/home, "Base16 styling guide" and "Builder".
struct Base16Export {
  private let source: ExportSource
  private let space: ExportSpace

  init(_ source: ExportSource) {
    self.source = source
    space = ExportSpace(source.axes.filter { $0.kind == .style })
  }

  func files(reporting losses: inout LossReport) throws(ExportError) -> [ExportedFile] {
    var files: [ExportedFile] = []
    var paths = UniqueNames(in: OutputFormat.base16.title)
    for theme in source.themes {
      let slots = source.library.schemeSlots(of: theme.chain)
        .filter { SchemeSlot.all.contains($0.name) }
      guard !slots.isEmpty else {
        losses.add(.scheme, theme.name)
        continue
      }
      for scheme in try schemes(of: theme, slots, reporting: &losses) {
        try paths.reserve(scheme.path, for: scheme.name)
        files.append(ExportedFile("\(scheme.path).yaml", text: scheme.text))
      }
    }
    guard !files.isEmpty else { throw .noSlots }
    return files
  }

  private typealias Scheme = (path: String, name: String, text: String)

  /// Returns the scheme of a theme, or the schemes of its styles.
  private func schemes(
    of theme: ExportTheme,
    _ slots: [SchemeSlot],
    reporting losses: inout LossReport
  ) throws(ExportError) -> [Scheme] {
    let names = Set(slots.map(\.name))
    let isExtended = SchemeSlot.base24.contains { names.contains($0) }
    let wanted = SchemeSlot.base16 + (isExtended ? SchemeSlot.base24 : [])
    let missing = wanted.filter { !names.contains($0) }
    guard missing.isEmpty else { throw .missingSlots(missing) }
    var indices: [String: ColorIndex] = [:]
    for slot in slots {
      guard let index = theme.definitions.index(of: slot.color) else {
        throw .missingSlotColor(theme: theme.name, slot: slot.name, color: slot.color)
      }
      indices[slot.name] = index
      for axis in source.axes
      where axis.kind != .style && theme.definitions.dependencies(at: index) & axis.bit != 0 {
        losses.add(.trait(name: axis.trait.outputName, value: axis.word(0)), slot.color)
      }
    }
    let mask = indices.values.reduce(UInt64(0)) { $0 | theme.definitions.dependencies(at: $1) }
    let states = space.states(of: mask)
    return states.map { state in
      let traits = space.traits(of: state, over: theme.traits)
      let colors = wanted.compactMap { indices[$0] }.map { index in
        color(at: index, in: theme, over: indices["base00"], for: traits, reporting: &losses)
      }
      let style = states.count > 1 ? space.axes[0].word(state.values[0]) : nil
      return scheme(of: theme, style: style, colors: zip(wanted, colors), isExtended: isExtended)
    }
  }

  private func scheme(
    of theme: ExportTheme,
    style: String?,
    colors: some Sequence<(String, Color)>,
    isExtended: Bool
  ) -> Scheme {
    let values = Dictionary(Array(colors)) { first, _ in first }
    let labels = SchemeLabels(
      of: theme,
      style: style,
      isExtended: isExtended,
      background: values["base00"],
      text: values["base05"]
    )
    let members: [(key: String, value: String?)] = [
      ("system", labels.system),
      ("name", labels.name),
      ("slug", labels.slug),
      ("author", labels.author),
      ("description", labels.description),
      ("variant", labels.variant),
    ]
    var text = "# \(VisibleText.comment(source.origin))\n"
    for case (let key, let value?) in members { text += "\(key): \(JSONText.string(value))\n" }
    text += "palette:\n" + colors.map { "  \($0): \"\($1.opaqueHex)\"\n" }.joined()
    return (labels.fileSlug, labels.name, text)
  }

  private func color(
    at index: ColorIndex,
    in theme: ExportTheme,
    over background: ColorIndex?,
    for traits: TraitCollection,
    reporting losses: inout LossReport
  ) -> Color {
    let color = theme.definitions.color(at: index, for: traits)
    if color.needsWideGamut { losses.add(.wideGamut, theme.name(at: index)) }
    guard color.alpha < 1, let background else { return color }
    losses.add(.alpha, theme.name(at: index))
    return color.composited(over: theme.definitions.color(at: background, for: traits).withAlpha(1))
  }
}

extension OutputFormat {
  /// Schemes of base16 or base24, which contain only their slots and require all of them.
  public static let base16 = OutputFormat(
    "base16",
    title: "base16",
    "Schemes of base16 or base24.",
    canBeFile: false,
    replacing: PreviousExport(ending: ".yaml"),
    reportsMissingColors: false
  ) { source, _, losses throws(ExportError) in try Base16Export(source).files(reporting: &losses) }
}
