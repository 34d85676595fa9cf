import PlatformSupport

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
