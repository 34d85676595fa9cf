import ArgumentParser
import FileAccess

/// The options of `validate` that select files and fixes.
struct SelectionOptions: ListedOptions {
  @Option(
    help: ArgumentHelp(
      "With '-': the path of the file whose text is read.",
      discussion: "The text is checked in the folder of the file, for unsaved text of an editor.",
      valueName: "path"
    ),
    completion: .file()
  )
  var stdinPath: String?

  @Option(
    help: ArgumentHelp(
      "Check only files that differ from a git commit, and files that depend on them.",
      discussion: """
        The files that changed since the merge base with the commit, including untracked files.
        """,
      valueName: "commit"
    )
  )
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Fail if checks, settings or ignored findings are weaker than in a git commit.",
      discussion: """
        The commit is the merge base with the commit or branch. In continuous integration it is the \
        target of the pull request.
        """,
      valueName: "commit"
    )
  )
  var base: String?

  @Flag(help: "Apply safe fixes, which only change spelling, and show the other findings.")
  var fix = false

  @Flag(
    help: ArgumentHelp(
      "Change colors that fail contrast checks to the nearest passing ones.",
      discussion: """
        The changes are those that editors prefer, and are shown on standard error. A change that \
        would cause another error or warning is not made.
        """
    )
  )
  var fixContrast = false

  /// Whether files are changed.
  var changesFiles: Bool { fix || fixContrast }

  @Argument(
    help: ArgumentHelp(
      "Folders, files, asset catalogs, or '-' for standard input (default: the theme library).",
      valueName: "path"
    ),
    completion: .file()
  )
  var paths: [String] = []

  var options: [Mirror.Child] {
    [
      ("_stdinPath", _stdinPath), ("_changedSince", _changedSince), ("_base", _base),
      ("_fix", _fix),
      ("_fixContrast", _fixContrast), ("_paths", _paths),
    ]
  }

  func validate() throws {
    let readsInput = paths.contains("-")
    try refuse(firstOf: [
      LocalFiles.inputIsAlone: readsInput && paths.count > 1,
      "--stdin-path says where standard input belongs; add '-' to read it":
        !readsInput && stdinPath != nil,
      "--fix, --fix-contrast and --changed-since are for files, not for standard input":
        readsInput && (changesFiles || changedSince != nil),
      "--base compares a change with a commit: omit '-', --fix and --fix-contrast":
        base != nil && (readsInput || changesFiles),
    ])
    for (name, commit) in [("--changed-since", changedSince), ("--base", base)] {
      if let commit, commit.hasPrefix("-") || commit.isEmpty {
        throw ValidationError("\(name) takes a commit, not '\(commit)'")
      }
    }
  }

  /// The paths to check; by default those of the theme libraries.
  func validationPaths(_ library: LibraryOptions) throws -> ValidationPaths {
    if paths == ["-"] {
      let buffer = InputBuffer(try LocalFiles.standardInput(), path: stdinPath)
      return ValidationPaths([], library: library, buffer: buffer)
    }
    let all = paths.isEmpty ? try library.locations() : paths
    return ValidationPaths(all, library: library, changedSince: changedSince, base: base)
  }
}
