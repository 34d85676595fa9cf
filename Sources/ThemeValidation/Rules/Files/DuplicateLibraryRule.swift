import SourceDiagnostics
import ThemeFiles

/// A folder has one library file.
enum DuplicateLibraryRule {
  static let documentation = RuleDocumentation(
    .duplicateLibrary,
    summary: "A folder has one library file.",
    why: """
      The library file says which traits, checks and rules hold for all themes of the folder; \
      two could contradict each other.
      """,
    fix: """
      Move the contents of one into the other, or the themes of one into a folder of their own.
      """,
    bad: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        """
      ),
      (
        "old.yaml",
        """
        library: 1
        """
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        """
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
    ])
  )
}
