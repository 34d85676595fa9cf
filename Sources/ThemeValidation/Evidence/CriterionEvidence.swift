/// The checks of a library that contribute to a criterion, by their outcome.
package struct CriterionEvidence: Sendable {
  /// A check, and the minimum that the criterion requires of it.
  package typealias Entry = (evidence: CheckEvidence, minimum: Double)

  /// The criterion.
  package let criterion: ColorCriterion

  /// The checks that reach the minimum in every combination of every theme.
  package let proved: [Entry]

  /// The checks that do not reach the minimum somewhere.
  package let failed: [Entry]

  /// The checks that were not evaluated in every theme.
  package let incomplete: [Entry]

  /// Selects the checks that contribute to a criterion.
  package init(_ criterion: ColorCriterion, _ library: LibraryEvidence) {
    let all = library.checks.compactMap { evidence in
      criterion.minimum(of: evidence.check).map { (evidence: evidence, minimum: $0) }
    }
    func entries(_ outcome: CheckEvidence.Outcome) -> [Entry] {
      all.filter { $0.evidence.outcome(atLeast: $0.minimum) == outcome }
    }
    self.criterion = criterion
    proved = entries(.proved)
    failed = entries(.failed)
    incomplete = entries(.incomplete)
  }

  /// All checks that contribute.
  package var checks: [CheckEvidence] { (proved + failed + incomplete).map(\.evidence) }

  /// The check whose lowest value is nearest to its minimum, or furthest below it.
  package var tightest: Entry? {
    func margin(_ entry: Entry) -> Double {
      entry.evidence.worst.map { $0.worst.value - entry.minimum } ?? .infinity
    }
    return (proved + failed + incomplete).filter { $0.evidence.worst != nil }
      .min { margin($0) < margin($1) }
  }
}
