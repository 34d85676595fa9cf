/// The folders to watch, each with the names in it that are of interest.
struct WatchedNames {
  /// The names of interest in a folder.
  struct Names: Equatable {
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

  /// Adds a file, the folders that lead to it, and the targets of links among them.
  mutating func insert(file: String) { insert(file, links: LinkTarget.limit) }

  private mutating func insert(_ path: String, links: Int) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    while path != ".", path != "/" {
      let parts = PathParts(path)
      let isNew = folders[parts.folder, default: Names()].names.insert(parts.name).inserted
      guard isNew else { return }
      if links > 0, let target = try? LinkTarget.next(path) { insert(target, links: links - 1) }
      path = parts.folder
    }
  }
}
