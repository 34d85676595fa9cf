import ArgumentParser

/// The options of `validate` that select files and fixes.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With '-': the file that standard input is the text of.",
      discussion: "It is checked in its folder, as an editor's unsaved text should be.",
      valueName: "path"
    )
  )
  var stdinPath: String?

  @Option(
    help: ArgumentHelp(
      "Check only files that differ from a commit of git, and those that depend on them.",
      discussion: """
        Counted is what has changed since the branch left the commit's, untracked files included.
        """,
      valueName: "commit"
    )
  )
  var changedSince: String?

  @Flag(help: "Make the fixes that only change spelling, and show what is left.")
  var fix = false

  @Argument(
    help: ArgumentHelp(
      "Folders, files in one, asset catalogs, or '-' for standard input; the theme library without any.",
      valueName: "path"
    )
  )
  var paths: [String] = []

  func validate() throws {
    let readsInput = paths.contains("-")
    if readsInput, paths.count > 1 {
      throw ValidationError("'-' stands alone: standard input is one file")
    }
    if !readsInput, stdinPath != nil {
      throw ValidationError("--stdin-path says where standard input belongs; add '-' to read it")
    }
    if readsInput, fix || changedSince != nil {
      throw ValidationError("--fix and --changed-since are for files, not for standard input")
    }
    if let changedSince, changedSince.hasPrefix("-") || changedSince.isEmpty {
      throw ValidationError("--changed-since takes a commit, not '\(changedSince)'")
    }
  }

  /// The paths to check; by default that of the theme library.
  func validationPaths(_ library: LibraryOptions) throws -> ValidationPaths {
    if paths == ["-"] {
      let buffer = InputBuffer(try StandardInput.bytes(), path: stdinPath)
      return ValidationPaths([], library: library, buffer: buffer)
    }
    let all = paths.isEmpty ? [try library.location()] : paths
    return ValidationPaths(all, library: library, changedSince: changedSince)
  }
}
