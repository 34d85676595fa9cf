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

  /// Returns the parts of a path between its slashes.
  package static func all(of path: String) -> [Substring] {
    // Only in ASCII is each slash a character.
    guard path.utf8.allSatisfy({ $0 < 0x80 }) else {
      return path.split(separator: "/", omittingEmptySubsequences: false)
    }
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The folders that a path leads through, innermost first; none for the root.
  package static func folders(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path.utf8[...]
    while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(String(Substring(rest)))
    }
    return folders
  }
}
