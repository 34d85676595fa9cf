/// Files of another source, restricted to one folder, also for links that lead out of it or to the
/// data of version control, keys and passwords.
package struct ConfinedFiles<Base: FileReading>: FileReading {
  private let base: Base
  private let root: String

  /// The folder that a user named, whose own path can have any names.
  private let named: String

  /// Creates a source that reads from `base`.
  ///
  /// - Parameters:
  ///   - base: The files.
  ///   - root: The folder, by its canonical path.
  ///   - named: A folder in it that a user named, by its canonical path; by default `root`.
  package init(_ base: Base, in root: String, named: String? = nil) {
    self.base = base
    self.root = root
    self.named = named ?? root
  }

  /// Creates a source that reads from `base` in the project that a folder is in, or in the folder
  /// itself if that is in no project.
  ///
  /// - Throws: `FileError` if the folder does not exist.
  package init(_ base: Base, projectOf folder: String) throws(FileError) {
    let own = try base.canonicalPath(of: folder)
    // A link to the folder is in the project, not its target.
    let place = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let above = try base.canonicalPath(of: PathParts(place).folder)
    let project = base.projectFolder(containing: above)
    self.init(base, in: project ?? own, named: project.map { _ in above })
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    _ = try canonicalPath(of: path)
    return try base.contents(of: path, limit: limit)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    _ = try canonicalPath(of: path)
    return try base.regularContents(of: path, limit: limit)
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
    guard AbsolutePath.isPath(canonical, in: root) else { throw .outside(path: path) }
    let isNamed = AbsolutePath.isPath(canonical, in: named)
    // A link can have the name of a secret, and its target another.
    guard ReservedPlace(PathParts(path).name)?.isSecret != true,
      !ReservedPlace.isSecret(canonical, in: isNamed ? named : root)
    else { throw .secret(path: path) }
    return canonical
  }
}
