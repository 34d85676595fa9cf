import PlatformSupport
import SystemPackage

/// Functions about folders and files.
package enum Folder {
  /// Whether a folder exists at `path`.
  package static func exists(_ path: String) -> Bool {
    (try? unsafe Stat(path))?.type == .directory
  }

  /// Whether the file at `path` is a regular file; nil if nothing or a folder is there.
  package static func isFile(_ path: String) -> Bool? {
    guard let type = (try? unsafe Stat(path))?.type, type != .directory else { return nil }
    return type == .regular
  }

  /// Whether two paths lead to one folder.
  package static func isSame(_ path: String, as other: String) -> Bool {
    if path == other { return true }
    guard let own = FileIdentity(path) else { return false }
    return own == FileIdentity(other)
  }

  /// Whether the folder at `path` has no parent.
  package static func isRoot(_ path: String) -> Bool {
    guard let own = FileIdentity(path), let above = FileIdentity(path + "/..") else { return true }
    return own == above
  }

  /// The folder for temporary files: that of the variable `TMPDIR` if it is an absolute path, or
  /// `/tmp`.
  package static var temporary: String {
    let path = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    return path.hasPrefix("/") ? path : "/tmp"
  }

  /// Removes an empty folder.
  package static func removeEmpty(_ path: String) { _ = unsafe rmdir(path) }
}

extension Folder {
  /// Runs `body` after creating the missing parent folders of `path`; removes them again if it
  /// fails.
  ///
  /// - Throws: ``FileError`` if a folder can't be created, or the error of `body`.
  package static func creatingParents<Value>(of path: String, _ body: () throws -> Value) throws
    -> Value
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
      for folder in created.reversed() { removeEmpty(folder) }
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

extension Folder {
  /// The disk of a file or folder, without following links; nil if there is none.
  static func device(of path: String) -> DeviceID? {
    try? unsafe Stat(path, followTargetSymlink: false).deviceID
  }

  /// Whether a folder can't be exchanged with another: it is a mount point, or it contains the
  /// working folder, in which the process and its shell would be left behind.
  package static func isFixed(_ folder: String) -> Bool {
    device(of: folder) != device(of: PathParts(folder).folder) || containsWorkingFolder(folder)
  }

  private static func containsWorkingFolder(_ folder: String) -> Bool {
    guard let wanted = FileIdentity(folder) else { return false }
    var path = "."
    while let place = FileIdentity(path) {
      if place == wanted { return true }
      path = path == "." ? ".." : "../\(path)"
      if FileIdentity(path) == place { return false }
    }
    return false
  }
}

/// The identity of a file or folder, the same for all paths and links that lead to it.
package struct FileIdentity: Hashable {
  private let device: DeviceID
  private let number: Inode

  /// The identity of the file or folder at `path`; nil if there is none.
  package init?(_ path: String) {
    guard let status = try? unsafe Stat(path) else { return nil }
    self.init(status)
  }

  init(_ status: Stat) {
    device = status.deviceID
    number = status.inode
  }
}
