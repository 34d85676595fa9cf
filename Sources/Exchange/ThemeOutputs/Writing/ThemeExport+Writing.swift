import FileAccess

extension ThemeExport {
  /// Writes the files to a folder, all of them or none.
  ///
  /// Missing folders are created, and other files are kept. As by `themetool export`, theme files
  /// are never replaced, and nothing is written where version control stores its data, where
  /// continuous integration would run it, or where a link leads out of the project.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - replacesOtherFiles: Whether files that no export has written may be replaced.
  /// - Throws: ``OutputError`` for a file that must not be replaced, or a `FileError`.
  public func write(to folder: String, replacesOtherFiles: Bool = false) throws {
    let update = try update()
    let guarded = OutputGuard(
      ofExports: SourcePaths(files: sources),
      isForced: replacesOtherFiles ? true : nil
    )
    try guarded.check(update, in: folder)
    try Folder.creatingParents(of: folder) { try LocalFiles().apply(update, to: folder) }
  }

  /// Returns the changes of a folder that write the files.
  func update() throws(FileError) -> FolderUpdate {
    var update = FolderUpdate()
    for file in files { try update.write(file.bytes, to: file.path) }
    return update
  }
}
