import SourceDiagnostics
import ThemeFiles

/// A baseline holds only what is still found.
enum StaleBaselineRule {
  static let documentation = RuleDocumentation(
    .staleBaseline,
    summary: "A baseline holds only what is still found.",
    why: """
      'validate --baseline FILE' keeps the findings that the file lists quiet, so that a library \
      with known faults can be kept from getting new ones. What is listed and no longer found was \
      put right: left in the list it would hide the same fault when it comes back.
      """,
    fix: """
      Write the baseline anew with 'validate --write-baseline FILE'.
      """,
    bad: nil,
    good: nil
  )
}
