import SourceDiagnostics
import ThemeFiles

/// Outputs must be the same as those that the library makes.
enum StaleOutputRule {
  static let documentation = Rule.staleOutput.documented(
    "Outputs must be up to date.",
    explanation: """
      'build --check' makes the outputs that 'exports:' of the library file declares, and compares \
      them with the existing files. An output that differs was changed by hand, or not written again \
      after a theme was changed; a file that is left over from a removed theme would still be used.
      """,
    remedy: "Write the outputs with 'themetool build', and commit them."
  )
}
