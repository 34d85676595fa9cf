#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What is to be known of a folder before another one takes its place.
package enum FolderPlace {
  /// The disk that a file or folder is on, without following links; nil where there is none.
  static func device(of path: String) -> dev_t? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_dev : nil
  }

  /// Whether a folder must stay the folder that it is: something is mounted there, or the process and
  /// the shell that started it are in it, and would be left in a folder that is gone.
  package static func isFixed(_ folder: String) -> Bool {
    device(of: folder) != device(of: FilePath.parent(of: folder)) || holdsWorkingFolder(folder)
  }

  private static func holdsWorkingFolder(_ folder: String) -> Bool {
    guard let wanted = status(folder) else { return false }
    var path = "."
    while let place = status(path) {
      if place.st_ino == wanted.st_ino, place.st_dev == wanted.st_dev { return true }
      path = path == "." ? ".." : "../\(path)"
      guard let above = status(path), above.st_ino != place.st_ino || above.st_dev != place.st_dev
      else { return false }
    }
    return false
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }
}
