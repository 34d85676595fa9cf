import AssetCatalogs
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// Hovers on themes, traits, catalogs and rules.
extension HoverWriter {
  private static let nameLimit = 16

  func hover(onTheme name: String) -> HoverText? {
    guard let theme = project.theme(named: name), let own = theme.theme else { return nil }
    let isDefault = name == project.defaultTheme
    var text = HoverText(name, kind: isDefault ? "(theme, the default)" : "(theme)")
    if let summary = own.summary { text.append([.text(summary)]) }
    if theme.chain.count > 1 {
      let names = theme.chain.dropLast().reversed().map(\.name)
      text.append([.text("Extends ")] + Self.list(names, limit: Self.nameLimit))
    }
    let names = theme.definitions.colorNames.count
    let ownCount = theme.ownIndices.count { !theme.definitions.isPrimitive(at: $0) }
    let paletteCount = theme.ownIndices.count { theme.definitions.isPrimitive(at: $0) }
    var counts = ["\(Self.count(names, "color")), \(ownCount) in its own file"]
    if paletteCount > 0 {
      counts.append("\(Self.count(paletteCount, "primitive color")) in its own file")
    }
    text.append(list: counts.map { [.text($0)] })
    text.append([Self.link(to: own.file, line: own.nameExcerpt.start.line)])
    return text
  }

  // MARK: Traits

  func hover(onTrait identifier: String) -> HoverText? {
    guard let trait = project.names.trait(named: identifier) else { return nil }
    var text = HoverText(trait.outputName, kind: "(trait)")
    text.append(lines(about: trait))
    return text
  }

  /// Returns the identifier of a trait, its values and its effect.
  private func lines(about trait: TraitKey) -> HoverText {
    let values = trait.valueNames.filter { trait == project.themeTrait || $0 != "unspecified" }
    var lines: [HoverText.Line] = [[.text("identifier "), .code(trait.identifier)]]
    if !values.isEmpty {
      lines.append([.text("values ")] + Self.list(values, limit: Self.nameLimit))
    }
    lines.append([.text("default "), .code(trait.assumedValue.description)])
    if !trait.affectsColorAppearance { lines.append([.text("colors don't depend on it")]) }
    lines.append([
      .text("in the picked context "), .code(context.traits.value(of: trait).description),
    ])
    return HoverText([.list(lines)])
  }

  func hover(onValue value: String, of identifier: String, _ occurrence: Occurrence) -> HoverText? {
    guard let trait = project.names.trait(named: identifier) else { return nil }
    let word = (try? trait.value(value)).map { TraitCondition(trait, $0).description }
    let title =
      switch occurrence.place {
      case .variant, .conditions: word ?? value
      default: value
      }
    var text = HoverText(title, kind: "(value of the trait \(trait.outputName))")
    if occurrence.place == .variant, let variant = variant(withKeyAt: occurrence.range.lowerBound) {
      text.append(variant)
    }
    text.append(lines(about: trait))
    return text
  }

  /// Returns the value of the variant with a key at an offset.
  private func variant(withKeyAt offset: Int) -> HoverText.Line? {
    guard let site = file.index.sites.first(where: { $0.keyRange.contains(offset) }),
      var values, let place = values.place(of: site)
    else { return nil }
    return [
      .code(site.name), .text(" with "), .code(site.keys.joined(separator: " ")), .text(": "),
    ]
      + Self.sample(of: values.color(of: place))
  }

  // MARK: Catalogs

  func hover(onAsset name: String) -> HoverText? {
    let stack = project.catalogs.stack
    guard let index = stack.colorIndex(named: name) else { return nil }
    var text = HoverText(name, kind: "(color of an asset catalog)")
    let columns = ["light", "dark", "light high-contrast", "dark high-contrast"]
    let values = columns.map { words -> HoverText.Line in
      let conditions = words.split(separator: " ").compactMap {
        ConditionWords.condition(String($0))
      }
      return [.color(stack.color(at: index, for: context.traits.setting(conditions)))]
    }
    text.append(table: [columns.map { [.text($0)] }, values])
    if let found = stack.asset(named: name) {
      text.append([.text("In "), .code(found.catalog.path)])
    }
    return text
  }

  func hover(onCatalog path: String) -> HoverText? {
    let wanted = project.folder.path(ofFile: path)
    guard let catalog = project.catalogs.stack.catalogs.first(where: { $0.path == wanted })
    else { return nil }
    var text = HoverText(path, kind: "(asset catalog)")
    text.append([.text(Self.count(catalog.colorNames.count, "color"))])
    text.append(Self.list(catalog.colorNames, limit: Self.nameLimit))
    return text
  }

  // MARK: Rules

  func hover(onRule id: String) -> HoverText? {
    guard let rule = RuleReference.rule(named: id) else { return nil }
    var text = HoverText(id, kind: "(rule, \(rule.severity?.rawValue ?? "off"))")
    text.append([.text(rule.summary)])
    text.append(HoverText([.markdown(rule.documentationMarkdown)]))
    return text
  }

  /// Returns the documentation of a rule that a comment ignores.
  func hoverOnIgnoreComment(at offset: Int) -> (text: HoverText, range: Range<Int>)? {
    let source = file.index.document.file
    let line = DocumentText(source.bytes)
    let range = line.lineRange(line.line(at: offset))
    guard line.string(range).contains("themetool:") else { return nil }
    for comment in IgnoreComment.all(in: source) where comment.range.overlaps(range) {
      for entry in comment.entries where entry.range ~= offset || entry.range.upperBound == offset {
        if let text = hover(onRule: entry.rule) { return (text, entry.range) }
      }
    }
    return nil
  }
}
