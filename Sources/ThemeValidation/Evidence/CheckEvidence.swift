/// The lowest values of a check in the themes of a library.
package struct CheckEvidence: Sendable {
  /// The relation of a check to a required minimum.
  package enum Outcome: Hashable, Sendable {
    /// The minimum is reached in every combination of every theme.
    case proved
    /// The value of at least one combination is lower.
    case failed
    /// The minimum is reached where the check was evaluated, which is not in every theme.
    case incomplete
  }

  /// The check.
  package let check: ColorCheck

  /// The themes in which all combinations were measured, with the lowest value of each.
  package let results: [(theme: String, worst: WorstMeasurement)]

  /// The themes in which the check was not evaluated: they lack a color, have an invalid value, or
  /// have more combinations than the limit.
  package let unevaluatedThemes: [String]

  /// The number of combinations in which the check was evaluated, in all themes.
  package var combinationCount: Int { results.reduce(0) { $0 + $1.worst.combinationCount } }

  /// The lowest value, and its theme; the first one of equal values.
  package var worst: (theme: String, worst: WorstMeasurement)? {
    results.min { $0.worst.value < $1.worst.value }
  }

  /// Returns the relation of the check to a minimum, which can differ from its own.
  package func outcome(atLeast minimum: Double) -> Outcome {
    if let worst, worst.worst.value < minimum { return .failed }
    return results.isEmpty || !unevaluatedThemes.isEmpty ? .incomplete : .proved
  }
}
