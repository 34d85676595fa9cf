import SourceDiagnostics
import ThemeFiles

/// Keys must be keys of the format.
enum UnknownKeyRule {
  static let documentation = Rule.unknownKey.documented(
    "Keys must be keys of the format.",
    explanation: "A misspelled key would be ignored silently, and its value would have no effect.",
    remedy: """
      Correct the spelling; the message proposes the most similar key. Custom keys are not allowed \
      in these files: write a comment.
      """
  )
}
