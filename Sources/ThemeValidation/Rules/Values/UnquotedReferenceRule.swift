import SourceDiagnostics
import ThemeFiles

/// References must be in quotes.
enum UnquotedReferenceRule {
  static let documentation = Rule.unquotedReference.documented(
    "References must be in quotes.",
    explanation: """
      In YAML, a brace starts a mapping, so that {blue} is a mapping with one key and no value.
      """,
    remedy: "Put the reference in quotes."
  )
}
