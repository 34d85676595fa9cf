import SourceDiagnostics
import ThemeFiles

/// A baseline must contain only current findings.
enum StaleBaselineRule {
  static let documentation = Rule.staleBaseline.documented(
    "A baseline must contain only current findings.",
    explanation: """
      'validate --baseline FILE' does not report the findings that the file lists, so that a \
      library with known errors does not get new ones. A listed finding that is no longer found \
      was fixed: if it stayed in the list, it would hide the same error later.
      """,
    remedy: "Write the baseline again with 'validate --write-baseline FILE'."
  )
}
