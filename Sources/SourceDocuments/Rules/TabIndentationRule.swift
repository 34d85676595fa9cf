package import SourceDiagnostics

extension Rule {
  /// Indentation must consist of spaces.
  package static let tabIndentation = Rule(
    "tab-indentation",
    .error,
    "Indentation must consist of spaces.",
    explanation: "YAML counts spaces and forbids tabs, since the width of a tab is undefined.",
    remedy: "Indent with spaces; most editors have a setting for this."
  )
}
