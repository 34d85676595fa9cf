package import SourceDiagnostics

/// The rules of YAML files.
extension Rule {
  package static let tabIndentation = Rule(
    "tab-indentation",
    severity: .error,
    summary: "Indentation must consist of spaces.",
    explanation: "YAML counts spaces and forbids tabs, since the width of a tab is undefined.",
    remedy: "Indent with spaces; most editors have a setting for this."
  )

  package static let complexKey = Rule(
    "complex-key",
    severity: .error,
    summary: "Keys must be simple values, not lists or mappings.",
    explanation: "A list or a mapping cannot be a name or a condition.",
    remedy: "Write the key as a word."
  )

  package static let mergeKey = Rule(
    "merge-key",
    severity: .error,
    summary: "Merge keys ('<<') are not supported.",
    explanation: "'<<' belongs to YAML 1.1, and readers differ in how they merge equal keys.",
    remedy: "Let the theme extend another theme, or refer to colors by name."
  )

  package static let unsupportedTag = Rule(
    "unsupported-tag",
    severity: .error,
    summary: "Tags other than !!str, !!seq and !!map are not supported.",
    explanation: """
      Tags make readers create values of their own types; theme files contain only texts, lists \
      and mappings.
      """,
    remedy: "Remove the tag."
  )

  package static let unsupportedDirective = Rule(
    "unsupported-directive",
    severity: .error,
    summary: "Directives other than %YAML 1.1 and %YAML 1.2 are not supported.",
    explanation: "Directives change how the whole file is read.",
    remedy: "Remove the directive; only %YAML 1.1 and %YAML 1.2 are allowed."
  )

  package static let unknownAnchor = Rule(
    "unknown-anchor",
    severity: .error,
    summary: "An alias must refer to a complete anchor above it.",
    explanation: "An alias repeats a value that has an anchor above it.",
    remedy: """
      Define the anchor first, or use a {reference}, which may name a color that is defined later.
      """
  )

  package static let severalDocuments = Rule(
    "several-documents",
    severity: .error,
    summary: "A file must contain one document.",
    explanation: """
      A file is one theme, one library or one hierarchy; the text after '---' would be ignored.
      """,
    remedy: "Move the second document to a file of its own."
  )

  package static let emptyDocument = Rule(
    "empty-document",
    severity: .error,
    summary: "A file must contain more than comments.",
    explanation: "A file without content is usually a failed write or a forgotten placeholder.",
    remedy: "Write the first key, or delete the file."
  )
}
