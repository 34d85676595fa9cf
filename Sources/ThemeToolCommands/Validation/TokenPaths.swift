import FileAccess

/// The files of design tokens among the paths that `validate` checks.
enum TokenPaths {
  /// Returns whether a path names a file of tokens, by its ending.
  static func areTokens(_ path: String) -> Bool {
    [".json", ".json5", ".jsonc", ".tokens"].contains(where: path.hasSuffix)
      && !Folder.exists(path)
  }

  /// Adds a path to the files that are read together; a resolver document is read alone.
  static func add(_ path: String, to groups: inout [[String]]) {
    let isAlone = { (path: String) in path.hasSuffix(".resolver.json") }
    if isAlone(path) {
      if !groups.contains([path]) { groups.append([path]) }
    } else if let index = groups.firstIndex(where: { !$0.contains(where: isAlone) }) {
      if !groups[index].contains(path) { groups[index].append(path) }
    } else {
      groups.append([path])
    }
  }
}
