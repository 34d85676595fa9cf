import SourceDiagnostics
import ThemeFiles

/// A theme must be defined in one file.
enum DuplicateThemeRule {
  static let documentation = Rule.duplicateTheme.documented(
    "A theme must be defined in one file.",
    explanation: """
      The name of a theme is a value of the theme trait. If two files have the same name, one of \
      them would be ignored silently.
      """,
    remedy: "Rename one of the themes, or merge the files."
  )
}
