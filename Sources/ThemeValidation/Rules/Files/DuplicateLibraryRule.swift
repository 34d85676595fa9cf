import SourceDiagnostics
import ThemeFiles

/// A folder must have one library file.
enum DuplicateLibraryRule {
  static let documentation = Rule.duplicateLibrary.documented(
    "A folder must have one library file.",
    explanation: """
      The library file defines traits, checks and rules for all themes of the folder; two library \
      files could contradict each other.
      """,
    remedy: """
      Move the contents of one into the other, or move the themes of one to a separate folder.
      """
  )
}
