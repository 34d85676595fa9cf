package import SourceDiagnostics

extension Rule {
  /// A file must not exceed the limits of size, depth and expansion.
  package static let limit = Rule(
    "limit",
    .error,
    "A file must not exceed the limits of size, depth and expansion.",
    explanation: """
      Size, depth, number of nodes and expansion of aliases are limited, so that reading a hostile \
      file ends with an error.
      """,
    remedy: "Split the file. If a generator wrote it, look for a loop."
  )
}
