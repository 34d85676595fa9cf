import SourceDiagnostics
import Synchronization
import TraitSystem

/// Proposals for misspelled names and values of traits, for many misspellings in the files of one
/// library.
final class TraitProposals: Sendable {
  /// The names of the values of a trait, and the end of a message that proposes none.
  private struct Values {
    let index: SpellingIndex
    let list: String
  }

  private struct Indices {
    let effort = SpellingIndex.Effort()
    var names: SpellingIndex?
    var values: [TraitKey: Values] = [:]
  }

  private let indices = Mutex(Indices())

  /// Returns the end of a message about an unknown trait; `candidates` are the names of all traits,
  /// the same in each call.
  func hint(for name: String, among candidates: @autoclosure () -> [String]) -> String {
    indices.withLock { indices in
      if indices.names == nil {
        let all = candidates()
        indices.names = SpellingIndex(of: all, effort: indices.effort)
      }
      return indices.names?.hint(for: name) ?? ""
    }
  }

  /// Returns the end of a message about an unknown value: similar values, or else the first ones.
  func end(ofMessageAbout text: String, of trait: TraitKey) -> String {
    indices.withLock { indices in
      let values = indices.values[trait] ?? Self.values(of: trait, indices.effort)
      indices.values[trait] = values
      let hint = values.index.hint(for: text)
      return hint.isEmpty ? values.list : hint
    }
  }

  private static func values(of trait: TraitKey, _ effort: SpellingIndex.Effort) -> Values {
    let known = trait.valueNames
    return Values(
      index: SpellingIndex(of: known, effort: effort),
      list: known.isEmpty ? "" : "; available values: \(Spelling.list(known))"
    )
  }
}
