/// The folders to watch, each with the names in it that are of interest.
struct WatchedNames {
  /// The names of interest in a folder.
  struct Names {
    var names: Set<String> = []

    /// Whether all names are of interest.
    var areAll = false

    func contains(_ name: String) -> Bool { areAll || names.contains(name) }

    mutating func formUnion(_ other: Names) {
      names.formUnion(other.names)
      areAll = areAll || other.areAll
    }
  }

  /// The names of interest, by the paths of their folders.
  private(set) var folders: [String: Names] = [:]

  /// Adds a folder with all names in it.
  mutating func insert(folder: String) {
    folders[folder, default: Names()].areAll = true
    insert(file: folder)
  }

  /// Adds a file, and the folders that lead to it.
  mutating func insert(file: String) {
    insertName(of: file)
    // A link leads to another file, which can also be replaced.
    if let canonical = try? LocalFiles().canonicalPath(of: file) { insertName(of: canonical) }
  }

  private mutating func insertName(of path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    while path != ".", path != "/" {
      let parts = PathParts(path)
      guard folders[parts.folder, default: Names()].names.insert(parts.name).inserted else {
        return
      }
      path = parts.folder
    }
  }
}
