/// A source of files: the disk, or memory in tests and in programs with embedded themes.
public protocol FileReading: Sendable {
  /// The bytes of the file at `path`.
  ///
  /// - Parameters:
  ///   - path: The file, in the form that the source understands.
  ///   - limit: The most bytes the file may have.
  /// - Returns: All bytes of the file; of a pipe or a device, what it gives until its end.
  /// - Throws: `FileError`, `.tooLarge` as soon as the limit is known to be passed.
  func contents(of path: String, limit: Int) throws(FileError) -> [UInt8]

  /// The bytes of a file that was found in a folder, and not named by a user.
  ///
  /// The file must be a regular file or a link to one, since reading a pipe may block forever.
  ///
  /// - Parameters:
  ///   - path: The file, in the form that the source understands.
  ///   - limit: The most bytes the file may have.
  /// - Returns: All bytes of the file.
  /// - Throws: `FileError`, `.notRegular` for a pipe, a socket and a device.
  func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Returns the names of all entries of a folder, sorted by their UTF-8 bytes.
  ///
  /// - Parameter folder: The folder, in the form that the source understands.
  /// - Returns: Names without the folder, of files and folders alike.
  /// - Throws: `FileError`.
  func names(in folder: String) throws(FileError) -> [String]

  /// Returns the entries of a folder, sorted by the UTF-8 bytes of the names.
  ///
  /// - Parameter folder: The folder, in the form that the source understands.
  /// - Returns: Files, folders and links, none of which is followed.
  /// - Throws: `FileError`.
  func entries(in folder: String) throws(FileError) -> [FolderEntry]

  /// Returns the path of a file or folder without links, which is equal for all paths that lead to
  /// it.
  ///
  /// - Parameter path: A path to something that exists.
  /// - Returns: The path without links, `.` and `..`.
  /// - Throws: `FileError`, also for a link that leads nowhere or in a circle.
  func canonicalPath(of path: String) throws(FileError) -> String
}

extension FileReading {
  /// The most bytes of a file where no other limit is given: 64 MiB.
  package static var defaultLimit: Int { 64 << 20 }

  /// The bytes of the file at `path`, at most 64 MiB.
  ///
  /// - Throws: `FileError`.
  public func contents(of path: String) throws(FileError) -> [UInt8] {
    try contents(of: path, limit: Self.defaultLimit)
  }

  /// The bytes of a file that was found in a folder, at most 64 MiB.
  ///
  /// - Throws: `FileError`.
  public func regularContents(of path: String) throws(FileError) -> [UInt8] {
    try regularContents(of: path, limit: Self.defaultLimit)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try contents(of: path, limit: limit)
  }
}

extension FileReading {
  /// Returns the nearest folder at or above a folder that contains `.git`.
  ///
  /// At most 64 folders are searched.
  ///
  /// - Parameter folder: The folder, by a path from the root without `.` and `..`.
  /// - Returns: The folder; nil if there is none.
  package func projectFolder(containing folder: String) -> String? {
    var folder = folder
    for _ in 0..<64 {
      let mark = folder == "/" ? "/.git" : "\(folder)/.git"
      if (try? canonicalPath(of: mark)) != nil { return folder }
      if folder == "/" { return nil }
      folder = PathParts(folder).folder
    }
    return nil
  }
}
