import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Variants that colors lack.
extension CodeActionBuilder {
  /// Adds the variants for the traits for which no variant applies.
  mutating func addVariant(for finding: Diagnostic) {
    guard let index, let place = finding.excerpt.flatMap({ bytes(of: $0) }),
      let site = index.sites.first(where: { $0.nameRange.overlaps(place) }),
      let theme = project?.theme(named: index.name),
      let color = theme.definitions.index(of: site.name),
      let gap = theme.definitions.gap(at: color), let start = variantStart(after: site.nameRange)
    else { return }
    let value = literal(of: color, theme, gap.traits)
    let conditions = gap.conditions.words
    for key in conditions == ConditionWords.unconditional
      ? [conditions] : [conditions, ConditionWords.unconditional]
    {
      let entry = "\(key): \(Self.quoted(value, isFlow: start.isFlow))"
      let line = start.isFlow ? entry + ", " : entry + "\n" + start.indent
      add(
        "Add the variant '\(key)'",
        kind: .quickFix,
        edits: [TextEdit(range: start.offset..<start.offset, text: line)],
        for: finding
      )
    }
  }

  /// Returns the literal that a color has under some traits, or its value for an expression.
  private func literal(
    of color: ColorIndex,
    _ theme: CompiledTheme,
    _ traits: TraitCollection
  ) -> String {
    if let excerpt = theme.definitions.excerpt(at: color, for: traits), excerpt.file == path,
      let bytes = bytes(of: excerpt), let site = index?.site(at: bytes.lowerBound),
      case .color? = site.color?.expression
    {
      return text.string(site.node.range)
    }
    return theme.definitions.color(at: color, for: traits).displayCSS
  }

  /// Returns the place of the first variant of a color, and the indentation of its line.
  private func variantStart(
    after name: Range<Int>
  ) -> (offset: Int, isFlow: Bool, indent: String)? {
    let bytes = text.bytes
    guard let index, let site = index.sites.first(where: { $0.nameRange == name }),
      !site.keys.isEmpty
    else { return nil }
    // The first key of the outermost mapping, which `site.keyRange` is not for nested variants.
    let key = index.occurrences.first {
      $0.place == .variant && $0.range.lowerBound > name.upperBound
        && $0.range.lowerBound < site.node.range.lowerBound
    }
    var offset = key?.range.lowerBound ?? site.keyRange.lowerBound
    if offset > 0, "\"'".utf8.contains(bytes[offset - 1]) { offset -= 1 }
    let blanks = bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: " ") }
    let before = offset - blanks.count
    guard before > 0 else { return nil }
    let isFlow = bytes[before - 1] == UInt8(ascii: "{")
    guard isFlow || "\n\r".utf8.contains(bytes[before - 1]) else { return nil }
    return (offset, isFlow, String(decoding: blanks, as: UTF8.self))
  }

  /// Returns a value as YAML needs it.
  static func quoted(_ value: String, isFlow: Bool) -> String {
    let needsQuotes =
      value.hasPrefix("#") || value.hasPrefix("{")
      || isFlow && value.contains { ",[]{}".contains($0) }
    return needsQuotes ? "\"\(value)\"" : value
  }
}

extension [TraitCondition] {
  /// The conditions as a key of a variant.
  var words: String {
    isEmpty ? ConditionWords.unconditional : map(\.description).joined(separator: " ")
  }
}

extension CompiledDefinitions {
  /// Returns traits for which no variant of a color applies, with few conditions that describe
  /// them.
  fileprivate func gap(
    at index: ColorIndex
  ) -> (traits: TraitCollection, conditions: [TraitCondition])? {
    let variants = variants(at: index).variantIndices.map { conditions(ofVariant: $0, at: index) }
    func isCovered(_ traits: TraitCollection) -> Bool {
      variants.contains { $0.allSatisfy { $0.holds(in: traits) } }
    }
    var uncovered: [(traits: TraitCollection, conditions: [TraitCondition])] = []
    var covered: [TraitCollection] = []
    _ = forEachCombination(of: [index]) { traits, conditions in
      if isCovered(traits) {
        covered.append(traits)
      } else {
        uncovered.append((traits, conditions))
      }
    }
    guard var first = uncovered.first else { return nil }
    for condition in first.conditions {
      let fewer = first.conditions.filter { $0 != condition }
      if !covered.contains(where: { traits in fewer.allSatisfy { $0.holds(in: traits) } }) {
        first.conditions = fewer
      }
    }
    return first
  }
}
