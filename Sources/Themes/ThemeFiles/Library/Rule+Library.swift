package import SourceDiagnostics

/// The rules of the files of a library.
extension Rule {
  package static let unreadableFile = Rule(
    "unreadable-file",
    severity: .error,
    summary: "Every file of a library must be readable.",
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

  package static let nestedTheme = Rule(
    "nested-theme",
    severity: .warning,
    summary: "Theme files must be in the folder of the library itself.",
    explanation: """
      Commands read the files of the folder, and not those of folders inside it: a theme there \
      doesn't exist for them, and nothing checks it. A folder with a library file is a library of \
      its own. The rule skips hidden folders, asset catalogs, links, files more than three \
      folders deep, and all files after the first 64.
      """,
    remedy: """
      Move the file to the folder of the library. If the folder has a library of its own, add a \
      file with 'library: 1'.
      """
  )

  package static let duplicateLibrary = Rule(
    "duplicate-library",
    severity: .error,
    summary: "A folder must have one library file.",
    explanation: """
      The library file defines traits, checks and rules for all themes of the folder; two library \
      files could contradict each other.
      """,
    remedy: """
      Move the contents of one into the other, or move the themes of one to a separate folder.
      """
  )

  package static let duplicateTheme = Rule(
    "duplicate-theme",
    severity: .error,
    summary: "A theme must be defined in one file.",
    explanation: """
      The name of a theme is a value of the theme trait. If two files have the same name, one of \
      them would be ignored silently.
      """,
    remedy: "Rename one of the themes, or merge the files."
  )

  package static let cyclicExtends = Rule(
    "cyclic-extends",
    severity: .error,
    summary: "Themes must not extend each other in a cycle.",
    explanation: """
      A theme inherits the colors of the theme that it extends and replaces some of them. A cycle \
      has no first theme.
      """,
    remedy: "Remove 'extends:' from the theme that the others build on."
  )

  package static let unknownTheme = Rule(
    "unknown-theme",
    severity: .error,
    summary: "Themes that are named must exist.",
    explanation: """
      A theme that extends an unknown theme lacks all inherited colors, and an unknown default \
      theme cannot apply.
      """,
    remedy: "Correct the name: it is the value of 'theme:' in the file, not the name of the file."
  )
}
