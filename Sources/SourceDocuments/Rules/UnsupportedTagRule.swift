package import SourceDiagnostics

extension Rule {
  /// Tags other than !!str, !!seq and !!map are not supported.
  package static let unsupportedTag = Rule(
    "unsupported-tag",
    .error,
    "Tags other than !!str, !!seq and !!map are not supported.",
    explanation: """
      Tags make readers create values of their own types; theme files contain only texts, lists \
      and mappings.
      """,
    remedy: "Remove the tag."
  )
}
