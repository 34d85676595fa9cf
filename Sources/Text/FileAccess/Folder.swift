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
