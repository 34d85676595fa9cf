internal import SystemPackage

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
