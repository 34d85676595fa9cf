/// A change of the name of a symbol.
struct Renaming {
  /// The symbol before.
  let old: Symbol

  /// The symbol after; the same as ``old`` for a trait whose identifier stays.
  let new: Symbol

  /// The changed part of the name.
  let oldPart: String

  /// The new text of that part.
  let newPart: String

  /// Whether a hierarchy has no name for its scene, which then has the name of the hierarchy.
  var renamesScene = false

  /// Returns the symbol that another one becomes.
  func callAsFunction(_ symbol: Symbol) -> Symbol {
    if symbol == old { return new }
    switch (old, new, symbol) {
    case (.group(let old), .group(let new), .group(let name)):
      return .group(Self.replaced(old + ".", by: new + ".", in: name))
    case (.group(let old), .group(let new), .color(let name)):
      return .color(Self.replaced(old + ".", by: new + ".", in: name))
    case (.trait(let old), .trait(let new), .traitValue(let trait, let value)):
      return .traitValue(trait: trait == old ? new : trait, value: value)
    case (.hierarchy(let old), .hierarchy(let new), .node(let hierarchy, let path)):
      guard hierarchy == old else { return symbol }
      guard renamesScene else { return .node(hierarchy: new, path: path) }
      let isScene = path == old
      return .node(
        hierarchy: new,
        path: isScene ? new : Self.replaced(old + "/", by: new + "/", in: path)
      )
    case (.node(let own, let old), .node(_, let new), .node(let hierarchy, let path)):
      guard hierarchy == own else { return symbol }
      return .node(hierarchy: own, path: Self.replaced(old + "/", by: new + "/", in: path))
    default: return symbol
    }
  }

  private static func replaced(_ prefix: String, by other: String, in name: String) -> String {
    name.hasPrefix(prefix) ? other + name.dropFirst(prefix.count) : name
  }

  /// The number of names before the changed one in names with periods.
  private var depth: Int {
    switch old {
    case .color(let name), .group(let name): name.split(separator: ".").count - 1
    default: 0
    }
  }

  /// Returns the bytes to replace for an occurrence whose symbol changes.
  ///
  /// - Returns: nil for an occurrence with the identifier of a trait, which stays; an empty range
  ///   for one that is written in another way, as with escapes.
  func replacedRange(of occurrence: Occurrence, in bytes: [UInt8]) -> Range<Int>? {
    let text = String(decoding: bytes[occurrence.range], as: UTF8.self)
    let unclear = occurrence.range.lowerBound..<occurrence.range.lowerBound
    switch old {
    case .trait(let identifier):
      guard case .trait = occurrence.symbol else { return nil }
      if text == oldPart { return occurrence.range }
      if text == identifier { return nil }
      return NameRules.isSame(text, as: oldPart) ? occurrence.range : unclear
    case .traitValue, .theme:
      return NameRules.isSame(text, as: oldPart) ? occurrence.range : unclear
    case .color, .group:
      if occurrence.isDefinition {
        // Only the symbol itself has the part as its key.
        guard occurrence.symbol == old else { return nil }
        return text == oldPart ? occurrence.range : unclear
      }
      guard text == occurrence.symbol.name else { return unclear }
      var start = occurrence.range.lowerBound
      for (number, part) in text.split(separator: ".").enumerated() {
        let end = start + part.utf8.count
        if number == depth { return start..<end }
        start = end + 1
      }
      return unclear
    case .hierarchy, .node, .asset, .catalog, .rule:
      guard occurrence.symbol == old else { return nil }
      return text == oldPart ? occurrence.range : unclear
    }
  }
}
