internal import SystemPackage

/// Conditions under which another folder can't take the place of a folder.
package enum FolderPlace {
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
