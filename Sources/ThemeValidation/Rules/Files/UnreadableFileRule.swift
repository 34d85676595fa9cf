import SourceDiagnostics
import ThemeFiles

/// Every file of a library must be readable.
enum UnreadableFileRule {
  static let documentation = Rule.unreadableFile.documented(
    "Every file of a library must be readable.",
    explanation: """
      If a catalog is missing, each theme that names one of its colors fails to load. A theme file \
      that cannot be read, such as a broken link or a folder whose name ends in '.yaml', may be \
      one that other files refer to; the other files are checked nevertheless.
      """,
    remedy: """
      Correct the path, which is relative to the folder of the library file, or remove the catalog \
      from the list. Remove a broken link, or let it point to a file.
      """
  )
}
