import ThemeFiles
import TraitSystem

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
      throw Self.refusal("'\(newPart)' is a name of the trait '\(other.identifier)'")
    }
    if case .theme = old, NameRules.isSame(newPart, as: LibraryFile.noTheme) {
      throw Self.refusal("'\(newPart)' selects no theme and can't be the name of one")
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
    throw Self.refusal("'\(occurrence.symbol.name)' \(verb): \(place)")
  }

  private static func refusal(_ reason: String) -> ResponseError {
    ResponseError(.requestFailed, reason)
  }

  /// Returns whether a symbol that keeps its name has the new one.
  private func isTaken(by symbol: Symbol) -> Bool {
    switch (new, symbol) {
    // Colors and groups can't share a name either.
    case (.color(let new), .color(let name)), (.color(let new), .group(let name)),
      (.group(let new), .color(let name)), (.group(let new), .group(let name)):
      name == new || name.hasPrefix(new + ".")
    case (.theme(let new), .theme(let name)): NameRules.isSame(name, as: new)
    case (.traitValue(let trait, let new), .traitValue(let other, let name)):
      trait == other && NameRules.isSame(name, as: new)
    default: symbol == new && new != old
    }
  }
}
