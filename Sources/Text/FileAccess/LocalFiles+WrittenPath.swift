extension LocalFiles {
  /// Returns the path without links at which something is written, which need not exist.
  ///
  /// - Parameter path: The path of a file or folder, through any links, also dangling ones.
  /// - Returns: The path, without `.` and `..`; nil for a cycle of links.
  package func writtenPath(of path: String) -> String? {
    var place = path.isEmpty ? "." : path
    var names: [String] = []
    var links = 0
    while FileIdentity(place) == nil {
      if let target = try? Self.linkTarget(of: place) {
        links += 1
        guard links <= Self.linkLimit else { return nil }
        place = target
        continue
      }
      let parts = PathParts(place)
      guard parts.folder != place else { return nil }
      names.append(parts.name)
      place = parts.folder
    }
    guard let found = try? canonicalPath(of: place) else { return nil }
    return AbsolutePath.joining(found, names.reversed())
  }

  /// Returns the folder of the project that a path is in by its text.
  ///
  /// - Parameter path: The path, whose links are not followed.
  /// - Returns: The path without links of the nearest folder above that contains `.git`, or
  ///   otherwise of the working folder, if the path is in it; nil if there is none.
  package func projectFolder(ofWritten path: String) -> String? {
    guard let working = try? canonicalPath(of: ".") else { return nil }
    let absolute =
      path.hasPrefix("/")
      ? AbsolutePath.joining("/", path.split(separator: "/").map(String.init))
      : AbsolutePath.joining(working, path.split(separator: "/").map(String.init))
    let above = PathParts(absolute).folder
    if let project = projectFolder(containing: above) {
      return try? canonicalPath(of: project)
    }
    return AbsolutePath.isPath(absolute, in: working) ? working : nil
  }
}

/// Paths from the root, without `.` and `..`.
package enum AbsolutePath {
  /// Appends names, of which `..` and `.` are resolved, to a path.
  static func joining(_ path: String, _ names: [String]) -> String {
    var parts = path.split(separator: "/").map(String.init)
    for name in names where !name.isEmpty && name != "." {
      if name == ".." { _ = parts.popLast() } else { parts.append(name) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns a path from the root with `.` and `..` resolved by its text.
  package static func normalized(_ path: String) -> String {
    joining("/", path.split(separator: "/").map(String.init))
  }

  /// Returns the path from a folder; `.` for the folder itself.
  package static func relative(_ path: String, to folder: String) -> String {
    let (parts, folders) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(folders, parts).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folders.count - shared)
    let relative = (up + parts.dropFirst(shared)).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }

  /// Whether a path is that of a folder or of something in it; the root of files in memory is
  /// empty.
  package static func isPath(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder
      || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
