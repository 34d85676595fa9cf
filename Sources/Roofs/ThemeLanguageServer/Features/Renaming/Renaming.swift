import DynamicColors
import SourceDocuments
import ThemeFiles
import TraitSystem

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
    case (.group(let old), .group(let new), .definition(let name)):
      return .definition(Self.replaced(old + ".", by: new + ".", in: name))
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
    case .definition(let name), .group(let name): name.split(separator: ".").count - 1
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
      return Self.isSame(text, as: oldPart) ? occurrence.range : unclear
    case .traitValue, .theme:
      return Self.isSame(text, as: oldPart) ? occurrence.range : unclear
    case .definition, .group:
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

/// Names that exist already.
extension Renaming {
  /// Refuses a change to a name that something else has, or that is referred to already.
  ///
  /// - Throws: `ResponseError` with the place of the other name.
  func refuseTakenName(in project: ThemeProject) throws(ResponseError) {
    if case .trait(let identifier) = old,
      let other = project.names.trait(named: newPart),
      other.identifier != identifier
    {
      throw .failed("'\(newPart)' is a name of the trait '\(other.identifier)'")
    }
    if case .theme = old, Self.isSame(newPart, as: LibraryFile.noTheme) {
      throw .failed("'\(newPart)' selects no theme and can't be the name of one")
    }
    let taken = project.occurrences { occurrence in
      self(occurrence.symbol) == occurrence.symbol && isTaken(by: occurrence.symbol)
    }
    let all = taken.flatMap { path, occurrences in occurrences.map { (path, $0) } }
    guard let (path, occurrence) = all.first(where: \.1.isDefinition) ?? all.first,
      let index = project.index(ofFile: path)
    else { return }
    let place = RenameChanges.place(occurrence, index)
    let verb = occurrence.isDefinition ? "exists already" : "is referred to already"
    throw .failed("'\(occurrence.symbol.name)' \(verb): \(place)")
  }

  /// Returns whether a symbol that keeps its name has the new one.
  private func isTaken(by symbol: Symbol) -> Bool {
    switch (new, symbol) {
    // Colors and groups can't share a name either.
    case (.definition(let new), .definition(let name)), (.definition(let new), .group(let name)),
      (.group(let new), .definition(let name)), (.group(let new), .group(let name)):
      name == new || name.hasPrefix(new + ".")
    case (.theme(let new), .theme(let name)): Self.isSame(name, as: new)
    case (.traitValue(let trait, let new), .traitValue(let other, let name)):
      trait == other && Self.isSame(name, as: new)
    default: symbol == new && new != old
    }
  }

  /// Returns whether two texts are the same name of a trait or of a value, such as a theme.
  private static func isSame(_ name: String, as other: String) -> Bool {
    TraitKey.normalizedName(name) == TraitKey.normalizedName(other)
  }
}

/// The rules for new names.
extension Symbol {
  /// Finds out why the symbol can't have a name in any library.
  ///
  /// - Parameters:
  ///   - name: The name, for a color in a group the last part.
  ///   - names: The traits of the library.
  /// - Returns: The reason, or nil for a valid name.
  func reason(against name: String, names: TraitNames) -> String? {
    guard !name.isEmpty else { return "a name can't be empty" }
    if let character = DefinitionName.firstForbidden(in: name) {
      return "'\(name)' contains '\(character)'; names consist of letters, digits and '-'"
    }
    if DefinitionName.booleanWords.contains(name) {
      return "'\(name)' is true or false for many YAML readers"
    }
    if ["null", "Null", "NULL"].contains(name) { return "'\(name)' is an empty value in YAML" }
    if name.allSatisfy({ $0 == "-" }) { return "a name needs a letter or a digit" }
    guard isColorOrGroup else { return nil }
    let reader = ConditionReader(names: names)
    if ConditionReader.kind(of: name) == .condition {
      return "'\(name)' is a condition and can't be the name of a color"
    }
    if self.name.contains("."), let word = reader.caseConversion(of: name) {
      return "'\(name)' can't be distinguished from the condition '\(word)' in a group"
    }
    return nil
  }

  private var isColorOrGroup: Bool {
    switch self {
    case .definition, .group: true
    default: false
    }
  }
}
