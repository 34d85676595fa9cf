/// The results of reading files, folders and canonical paths, to find changes.
package struct ReadResults: Sendable {
  private var fileResults: [String: (limit: Int, bytes: Result<[UInt8], FileError>)] = [:]
  private var folderResults: [String: Result<[String], FileError>] = [:]
  private var pathResults: [String: Result<String, FileError>] = [:]

  /// The paths of all files, including unreadable ones.
  package var files: some Collection<String> { fileResults.keys }

  /// The paths of all folders that were listed, including unreadable ones.
  package var folders: some Collection<String> { folderResults.keys }

  /// The paths whose canonical paths were read, including paths that lead to nothing.
  package var paths: some Collection<String> { pathResults.keys }

  /// Whether nothing was read.
  package var isEmpty: Bool { fileResults.isEmpty && folderResults.isEmpty && pathResults.isEmpty }

  /// Whether a path was read.
  package func contains(_ path: String) -> Bool {
    fileResults[path] != nil || folderResults[path] != nil || pathResults[path] != nil
  }

  /// Adds the result of reading a file, unless it has one.
  ///
  /// A second result that differs is a change.
  mutating func add(_ bytes: Result<[UInt8], FileError>, ofFile path: String, limit: Int) {
    if fileResults[path] == nil { fileResults[path] = (limit, bytes) }
  }

  /// Adds the names in a folder, unless it has some.
  mutating func add(_ names: Result<[String], FileError>, inFolder path: String) {
    if folderResults[path] == nil { folderResults[path] = names }
  }

  /// Adds the canonical path of a path, unless it has one.
  mutating func add(_ canonical: Result<String, FileError>, ofPath path: String) {
    if pathResults[path] == nil { pathResults[path] = canonical }
  }

  /// Returns the paths of files and folders with other contents, and of files and folders that were
  /// added to or removed from the folders.
  ///
  /// - Parameter reader: The files.
  /// - Returns: The paths; empty if nothing has changed.
  /// - Complexity: O(*n*) in the size of all files.
  package func changes(in reader: some FileReading) -> Set<String> {
    var changed = Set<String>()
    for (path, old) in fileResults {
      let new = Result { () throws(FileError) in
        try reader.regularContents(of: path, limit: old.limit)
      }
      if new != old.bytes { changed.insert(path) }
    }
    for (path, old) in folderResults {
      let new = Result { () throws(FileError) in try reader.names(in: path) }
      if let old = try? old.get(), let new = try? new.get() {
        let names = Set(old).symmetricDifference(new)
        changed.formUnion(names.map { Self.path(of: $0, in: path) })
      } else if new != old {
        changed.insert(path)
      }
    }
    for (path, old) in pathResults {
      let new = Result { () throws(FileError) in try reader.canonicalPath(of: path) }
      if new != old { changed.insert(path) }
    }
    return changed
  }

  private static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
