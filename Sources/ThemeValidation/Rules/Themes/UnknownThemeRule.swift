import SourceDiagnostics
import ThemeFiles

/// Themes that are named must exist.
enum UnknownThemeRule {
  static let documentation = Rule.unknownTheme.documented(
    "Themes that are named must exist.",
    explanation: """
      A theme that extends an unknown theme lacks all inherited colors, and an unknown default \
      theme cannot apply.
      """,
    remedy: "Correct the name: it is the value of 'theme:' in the file, not the name of the file."
  )
}
