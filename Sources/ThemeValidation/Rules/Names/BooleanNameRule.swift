import SourceDiagnostics
import ThemeFiles

/// Names that YAML readers take for booleans must be in quotes.
enum BooleanNameRule {
  static let documentation = Rule.booleanName.documented(
    "Names that YAML readers take for booleans must be in quotes.",
    explanation: """
      ThemeKit reads 'on' as a word. YAML 1.1 readers, which many editors and scripts use, read it \
      as 'true'.
      """,
    remedy: "Put the name in quotes."
  )
}
