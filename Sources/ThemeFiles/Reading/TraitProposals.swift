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
    Values(
      index: SpellingIndex(of: known, effort: effort),
      list: known.isEmpty ? "" : "; available values: \(Spelling.list(known))"
    )
  }
}
