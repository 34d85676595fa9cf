package import SourceDiagnostics

extension Rule {
  /// Directives other than %YAML 1.1 and %YAML 1.2 are not supported.
  package static let unsupportedDirective = Rule(
    "unsupported-directive",
    .error,
    "Directives other than %YAML 1.1 and %YAML 1.2 are not supported.",
    explanation: "Directives change how the whole file is read.",
    remedy: "Remove the directive; only %YAML 1.1 and %YAML 1.2 are allowed."
  )
}
