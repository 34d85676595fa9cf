import PlatformSupport

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

/// Creates the missing parent folders of an output.
package enum ParentFolders {
  /// Runs `body` after creating the missing parent folders of `path`; removes them again if it
  /// fails.
  ///
  /// - Throws: ``FileError`` if a folder can't be created, or the error of `body`.
  package static func creating<Value>(for path: String, _ body: () throws -> Value) throws -> Value
  {
    var created: [String] = []
    do {
      for folder in missing(above: path) {
        if unsafe mkdir(folder, 0o777) == 0 {
          created.append(folder)
        } else if errno != EEXIST {
          throw FileError.notWritten(path: folder, code: errno)
        }
      }
      return try body()
    } catch {
      for folder in created.reversed() { Folder.removeEmpty(folder) }
      throw error
    }
  }

  /// The missing folders that lead to a path, outermost first.
  private static func missing(above path: String) -> [String] {
    var place = path[...]
    while place.hasSuffix("/"), place.count > 1 { place.removeLast() }
    var folders: [String] = []
    var folder = PathParts(String(place)).folder
    while folder != ".", folder != "/", FileIdentity(folder) == nil {
      folders.append(folder)
      folder = PathParts(folder).folder
    }
    return folders.reversed()
  }
}
