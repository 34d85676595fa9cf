package import SourceDiagnostics
import Synchronization
package import TraitSystem

/// The names of traits in the files of one library: those of the library, then those of the system.
///
/// Other traits of the process have no names in files, so that the same files are read alike in any
/// process.
package struct TraitNames: Sendable {
  /// The name of the trait that selects the theme, in any library.
  package static let themeTrait = "theme"

  private var traits: [String: TraitKey] = [:]

  /// The same traits by their identifiers, and by their names without case, `-` and `_`.
  private var byIdentifier: [String: TraitKey] = [:]
  private var byNormalizedName: [String: TraitKey] = [:]

  /// The proposals for misspelled names and values.
  private var proposals = TraitProposals()

  /// Creates the names of the system traits.
  package init() {}

  /// Adds `name` as a name of `trait` in this library.
  mutating func add(_ trait: TraitKey, as name: String) {
    traits[name] = trait
    byIdentifier[trait.identifier] = trait
    byNormalizedName[TraitKey.normalizedName(trait.name)] = trait
    proposals = TraitProposals()
  }

  /// Returns the trait with a short name or an identifier.
  package func trait(named name: String) -> TraitKey? {
    traits[name] ?? byIdentifier[name] ?? TraitKey.system(named: name)
      ?? byNormalizedName[TraitKey.normalizedName(name)]
  }

  /// The traits of the library, by identifier.
  package var own: [TraitKey] {
    byIdentifier.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The candidates for the correction of a misspelled name.
  package var all: [String] {
    traits.keys.sorted() + TraitKey.system.map(\.name)
      + byIdentifier.values.filter { !$0.isSystem }.map(\.identifier).sorted()
  }

  /// Returns the end of a message about an unknown trait.
  package func hint(for name: String) -> Diagnostic.Message {
    proposals.hint(for: name, among: all)
  }

  /// Returns the trait with a name; an unknown name is reported.
  package func trait(
    named name: String,
    at excerpt: @autoclosure () -> SourceExcerpt?,
    reporting findings: inout Findings
  ) -> TraitKey? {
    if let trait = trait(named: name) { return trait }
    let hint = hint(for: name)
    findings.add(.unknownTrait, "\(name: name) is not a trait\(hint)", at: excerpt())
    return nil
  }

  /// Returns the value of `trait` that `text` spells; an unknown value is reported.
  package func value(
    _ text: String,
    of trait: TraitKey,
    at excerpt: @autoclosure () -> SourceExcerpt?,
    reporting findings: inout Findings
  ) -> TraitValue? {
    if let value = trait.knownValue(text) { return value }
    let end = proposals.end(ofMessageAbout: text, of: trait)
    findings.add(.unknownValue, Self.complaint(about: text, of: trait, end), at: excerpt())
    return nil
  }

  /// Returns the message for an unknown value of a trait, with the available ones and `others`.
  package static func complaint(
    about text: String,
    of trait: TraitKey,
    or others: [String] = []
  ) -> String {
    let end = TraitProposals().end(ofMessageAbout: text, of: trait, or: others)
    return complaint(about: text, of: trait, end).text
  }

  private static func complaint(
    about text: String,
    of trait: TraitKey,
    _ end: Diagnostic.Message
  ) -> Diagnostic.Message {
    "'\(text)' is not a value of trait '\(trait.name)'\(end)"
  }
}

extension TraitNames: Equatable {
  /// Returns whether all names have the same meaning.
  package static func == (left: TraitNames, right: TraitNames) -> Bool {
    left.traits == right.traits && left.byIdentifier == right.byIdentifier
      && left.byNormalizedName == right.byNormalizedName
  }
}

/// Proposals for misspelled names and values of traits, for many misspellings in the files of one
/// library.
final class TraitProposals: Sendable {
  /// The names of the values of a trait, and the end of a message that proposes none.
  private typealias Values = (index: SpellingIndex, list: String)

  private struct Indices {
    let effort = SpellingIndex.Effort()
    var names: SpellingIndex?
    var values: [TraitKey: Values] = [:]
  }

  private let indices = Mutex(Indices())

  /// Returns the end of a message about an unknown trait; `candidates` are the names of all traits,
  /// the same in each call.
  func hint(for name: String, among candidates: @autoclosure () -> [String]) -> Diagnostic.Message {
    indices.withLock { indices in
      if indices.names == nil {
        let all = candidates()
        indices.names = SpellingIndex(of: all, effort: indices.effort)
      }
      return indices.names?.proposal(for: name) ?? ""
    }
  }

  /// Returns the end of a message about an unknown value: similar values, or else the first ones.
  ///
  /// `others` are further values of the trait, the same in each call.
  func end(
    ofMessageAbout text: String,
    of trait: TraitKey,
    or others: [String] = []
  ) -> Diagnostic.Message {
    indices.withLock { indices in
      let values = indices.values[trait] ?? Self.values(trait.valueNames + others, indices.effort)
      indices.values[trait] = values
      let hint = values.index.proposal(for: text)
      return hint.isEmpty ? "\(values.list)" : hint
    }
  }

  private static func values(_ known: [String], _ effort: SpellingIndex.Effort) -> Values {
    let list = known.isEmpty ? "" : "; available values: \(Spelling.list(known))"
    return (SpellingIndex(of: known, effort: effort), list)
  }
}
