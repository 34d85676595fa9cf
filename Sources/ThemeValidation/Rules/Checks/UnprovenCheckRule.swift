import SourceDiagnostics
import ThemeFiles

/// Checks must be provable for every combination of traits.
enum UnprovenCheckRule {
  static let documentation = Rule.unprovenCheck.documented(
    "Checks must be provable for every combination of traits.",
    explanation: """
      Checks are proved for all combinations of the traits that their colors depend on. \
      Combinations beyond the limit of 4,096 are not tested, so that a pass is not a proof.
      """,
    remedy: "Let the colors of the check depend on fewer traits, or split the check with 'when:'."
  )
}
