import ColorValues
import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// Writes the hovers of a file.
struct HoverWriter {
  let file: FileContext
  let project: ThemeProject

  /// The context that the user has picked.
  let context: EffectiveContext

  /// The values of the file, if it is a theme file.
  let values: VariantValues?

  init(file: FileContext, context: TraitContext) {
    self.file = file
    project = file.project
    self.context = file.project.read(context).effective
    values = file.values(context)
  }

  /// Returns the text about the name, value or key at an offset, and its bytes.
  func hover(at offset: Int) -> (text: HoverText, range: Range<Int>)? {
    if let occurrence = file.index.occurrence(at: offset), let text = hover(on: occurrence) {
      return (text, occurrence.range)
    }
    if let site = file.index.site(at: offset), let found = hover(on: site, at: offset) {
      return found
    }
    return hoverOnIgnoreComment(at: offset) ?? hoverOnCheck(at: offset) ?? hoverOnKey(at: offset)
  }

  func hover(on occurrence: Occurrence) -> HoverText? {
    switch occurrence.symbol {
    case .definition(let name): hover(onColor: name, in: context(of: occurrence, using: name))
    case .group(let name): hover(onGroup: name, in: context(of: occurrence, using: nil))
    case .theme(let name): hover(onTheme: name)
    case .trait(let name): hover(onTrait: name)
    case .traitValue(let trait, let value): hover(onValue: value, of: trait, occurrence)
    case .hierarchy(let name): hover(onHierarchy: name)
    case .node(let hierarchy, let path): hover(onNode: path, of: hierarchy)
    case .asset(let name): hover(onAsset: name)
    case .catalog(let path): hover(onCatalog: path)
    case .rule(let name): hover(onRule: name)
    }
  }

  /// Returns the context in which a name of the file is meant: in a theme file that of its theme,
  /// at a node that of the node, and else the picked one.
  private func context(of occurrence: Occurrence, using color: String?) -> EffectiveContext {
    switch file.index.kind {
    case .theme:
      let own = file.index.name
      guard let theme = project.theme(named: own),
        color.map({ theme.definitions.index(of: $0) != nil }) ?? true
      else { return context }
      return context.selecting(own, in: project)
    case .hierarchy:
      guard occurrence.place == .role(.usedColor),
        let path = nodePath(at: occurrence.range.lowerBound)
      else {
        return context
      }
      return context(ofNode: path, in: file.index.name) ?? context
    case .library, nil: return context
    }
  }

  /// Returns the traits of a node, with the theme that they select.
  func context(ofNode path: String, in hierarchy: String) -> EffectiveContext? {
    guard let hierarchy = project.liveHierarchies.first(where: { $0.file.name == hierarchy }),
      let node = hierarchy.nodes.first(where: { $0.definition.path == path })
    else { return nil }
    let traits = hierarchy.traitCollection(of: node).withUsualValues
    return EffectiveContext(
      theme: "",
      traits: traits,
      node: (hierarchy.file.name, path)
    ).selecting(project.theme(for: traits), in: project)
  }

  /// Returns the path of the innermost node at an offset.
  private func nodePath(at offset: Int) -> String? {
    var found: (path: String, length: Int)?
    for occurrence in file.index.occurrences where occurrence.isDefinition {
      guard case .node(_, let path) = occurrence.symbol, occurrence.entry.contains(offset),
        found.map({ occurrence.entry.count < $0.length }) ?? true
      else { continue }
      found = (path, occurrence.entry.count)
    }
    return found?.path
  }

  // MARK: Parts of texts

  /// Returns a link to a line of a file.
  static func link(to file: String, line: Int) -> HoverText.Span {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return .link("\(name):\(line)", to: "\(file.fileURI)#L\(line)")
  }

  /// Returns names in code, separated by commas; of many the first ones.
  static func list(_ names: some Collection<String>, limit: Int) -> HoverText.Line {
    var line: HoverText.Line = []
    for name in names.prefix(limit) {
      if !line.isEmpty { line.append(.text(", ")) }
      line.append(.code(name))
    }
    if names.count > limit { line.append(.text(" and \(names.count - limit) more")) }
    return line
  }

  /// Returns a sample with the value in hex, then in CSS where that says more.
  static func sample(of color: Color) -> HoverText.Line {
    guard let css = color.textBeside(hex: color.hex) else { return [.color(color)] }
    return [.color(color), .text("  "), .code(css)]
  }

  /// Returns a count with its noun.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// Hovers on checks and on keys of the format.
extension HoverWriter {
  /// Returns the results of the check at an offset.
  func hoverOnCheck(at offset: Int) -> (text: HoverText, range: Range<Int>)? {
    guard file.index.kind == .library, let checks = file.index.document.root[.checks],
      let node = checks.elements.first(where: { $0.range.contains(offset) })
    else { return nil }
    // With lists of colors, one for each pair.
    let own = project.checks.filter { $0.excerpt == node.excerpt }
    guard let check = own.first else { return nil }
    let key = hoverOnKey(at: offset)
    var text = key?.text ?? HoverText(FormatKey.checks.name, kind: "(check)")
    var rows: [[HoverText.Line]] = [
      [[.text("theme")], [.text("lowest")], [.text("where")], [.text("result")]]
    ]
    for theme in project.themes {
      let measured = own.compactMap { LowestMeasurement(of: $0, in: theme) }
      guard let worst = measured.min(by: { $0.value < $1.value }) else {
        rows.append([[.text(theme.name)], [.text("not measured")]])
        continue
      }
      let measure: CheckResult.Measure =
        switch check.measure {
        case .contrast(let contrast): .contrastOnBackground(contrast.method)
        case .distinct: .difference
        }
      let conditions = worst.conditions.map(\.description).joined(separator: " ")
      let isOfPair = check.names.count == 2 && own.count == 1
      let pair = isOfPair ? "" : worst.names.joined(separator: " and ")
      let place = [pair, conditions.isEmpty ? "all traits" : conditions].filter { !$0.isEmpty }
      let passes = worst.value >= check.minimum
      rows.append([
        [.text(theme.name)], [.text(measure.text(of: worst.value, required: check.minimum))],
        [.text(place.joined(separator: ", "))],
        [passes ? .text("passes") : .strong("fails")],
      ])
    }
    text.append(table: rows)
    return (text, key?.range ?? node.range)
  }

  /// Returns the description of the key at an offset.
  func hoverOnKey(at offset: Int) -> (text: HoverText, range: Range<Int>)? {
    guard let part = file.index.key(at: offset), let key = part.key, let known = part.known,
      var text = HoverText(known)
    else { return nil }
    // A slot of a scheme has the color that it names.
    if let occurrence = file.index.occurrence(at: part.node.range.lowerBound),
      occurrence.place == .role(.slotColor), let color = hover(on: occurrence)
    {
      text.append(color)
    }
    return (text, key.range)
  }
}

extension HoverText {
  /// Creates the description of a key; nil for one that has none.
  init?(_ key: FormatKey) {
    guard let documentation = key.documentation else { return nil }
    self.init(key.name, kind: "(key)")
    append([.text(documentation)])
  }
}
