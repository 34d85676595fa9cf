/// The folder of a project, which contains `.git`.
package enum ProjectFolder {
  /// The maximum number of folders that are searched.
  private static let deepest = 64

  /// Returns the nearest folder at or above a folder that contains `.git`.
  ///
  /// - Parameters:
  ///   - folder: The folder, by a path from the root without `.` and `..`.
  ///   - files: The files.
  /// - Returns: The folder; nil if there is none.
  package static func containing(_ folder: String, in files: some FileReading) -> String? {
    var folder = folder
    for _ in 0..<deepest {
      let mark = folder == "/" ? "/.git" : "\(folder)/.git"
      if (try? files.canonicalPath(of: mark)) != nil { return folder }
      if folder == "/" { return nil }
      folder = PathParts(folder).folder
    }
    return nil
  }
}
