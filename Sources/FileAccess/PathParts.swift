/// A path split at its last slash.
package struct PathParts {
  /// The folder; `.` for a path without a slash.
  package let folder: String

  /// The part after the last slash.
  package let name: String

  /// Splits a path.
  package init(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      folder = "."
      name = path
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }

  /// The folders that a path leads through, innermost first.
  static func folders(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }
}
