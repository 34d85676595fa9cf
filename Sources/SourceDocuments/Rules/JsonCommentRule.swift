package import SourceDiagnostics

extension Rule {
  /// JSON must not contain comments.
  package static let jsonComment = Rule(
    "json-comment",
    .warning,
    "JSON must not contain comments.",
    explanation: "JSON has no comments; other tools reject a file that has one.",
    remedy: "Remove the comment."
  )
}
