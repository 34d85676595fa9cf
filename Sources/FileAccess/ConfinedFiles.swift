/// Files of another source, restricted to one folder, also for links that lead out of it.
package struct ConfinedFiles<Base: FileReading>: FileReading {
  private let base: Base
  private let root: String

  /// Creates a source that reads from `base`.
  ///
  /// - Parameters:
  ///   - base: The files.
  ///   - root: The folder, by its canonical path.
  package init(_ base: Base, in root: String) {
    self.base = base
    self.root = root
  }

  /// Whether a canonical path is that of the folder or of something in it.
  package func contains(_ path: String) -> Bool {
    path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    _ = try canonicalPath(of: path)
    return try base.contents(of: path, limit: limit)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func names(in folder: String) throws(FileError) -> [String] {
    _ = try canonicalPath(of: folder)
    return try base.names(in: folder)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    _ = try canonicalPath(of: folder)
    return try base.entries(in: folder)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func canonicalPath(of path: String) throws(FileError) -> String {
    let canonical = try base.canonicalPath(of: path)
    guard contains(canonical) else { throw .outside(path: path) }
    return canonical
  }
}
