package import SourceDiagnostics

extension Rule {
  /// JSON must not have a comma after the last element.
  package static let trailingComma = Rule(
    "trailing-comma",
    .warning,
    "JSON must not have a comma after the last element.",
    explanation: """
      JSON has no trailing commas. Xcode and ThemeKit accept them; other tools reject the file.
      """,
    remedy: "Remove the comma."
  )
}
