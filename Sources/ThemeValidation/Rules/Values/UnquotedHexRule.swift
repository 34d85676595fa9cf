import SourceDiagnostics
import ThemeFiles

/// Hex colors must be in quotes.
enum UnquotedHexRule {
  static let documentation = Rule.unquotedHex.documented(
    "Hex colors must be in quotes.",
    explanation: """
      In YAML, ' #' starts a comment, so that the value is missing or ends before the color.
      """,
    remedy: "Put the whole value in quotes."
  )
}
