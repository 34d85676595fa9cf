internal import PlatformSupport

/// An error of reading or writing a file or folder.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path does not exist.
  case notFound(path: String)

  /// The permissions don't allow reading it.
  case notReadable(path: String)

  /// A folder, where a file was expected.
  case isDirectory(path: String)

  /// A pipe, a socket or a device, where a regular file was expected.
  case notRegular(path: String)

  /// A file, where a folder was expected.
  case notADirectory(path: String)

  /// A folder that isn't an asset catalog.
  case notACatalog(path: String)

  /// The file is longer than `limit` bytes.
  case tooLarge(path: String, limit: Int)

  /// The path leads out of the folder that it should be in.
  case outside(path: String)

  /// The path leads to data of version control, keys or passwords.
  case secret(path: String)

  /// It can't be written; `code` is the system's `errno`.
  case notWritten(path: String, code: Int32)

  /// Files would be written through a link in the folder.
  case linked(path: String)

  /// Another process is changing the folder.
  case locked(path: String)

  /// It can't be written, and the files that were changed before could not all be restored; `kept`
  /// is the folder that has them.
  case notRestored(path: String, kept: String)

  /// The system failed in another way; `code` is its `errno`.
  case failed(path: String, code: Int32)

  /// The reason, with the path.
  public var description: String {
    switch self {
    case .notFound(let path): "'\(path)' does not exist"
    case .notReadable(let path): "'\(path)' can't be read: permission denied"
    case .isDirectory(let path): "'\(path)' is a folder, not a file"
    case .notRegular(let path):
      "'\(path)' is a pipe, a socket or a device; a regular file is expected"
    case .notADirectory(let path): "'\(path)' is not a folder"
    case .notACatalog(let path): "'\(path)' is not an asset catalog: it has no Contents.json"
    case .tooLarge(let path, let limit): "'\(path)' is larger than \(limit) bytes"
    case .outside(let path): "'\(path)' leads out of its project or folder and is not read"
    case .secret(let path):
      "'\(path)' may contain keys or passwords and is not read; choose another file"
    case .notWritten(let path, let code): "'\(path)' can't be written: \(Self.reason(code))"
    case .linked(let path):
      "'\(path)' is a link, and files are not written through links; remove the link, or choose another output"
    case .locked(let path):
      "'\(path)' is being changed by another run of themetool; try again when it has ended"
    case .notRestored(let path, let kept):
      "'\(path)' can't be written, and not all files before it could be restored; '\(kept)' has them"
    case .failed(let path, let code): "'\(path)' can't be read: \(Self.reason(code))"
    }
  }

  /// The path that could not be read or written.
  public var path: String {
    switch self {
    case .notFound(let path), .notReadable(let path), .isDirectory(let path),
      .notRegular(let path), .notADirectory(let path), .notACatalog(let path),
      .tooLarge(let path, _), .outside(let path), .secret(let path), .linked(let path),
      .locked(let path), .notWritten(let path, _), .notRestored(let path, _), .failed(let path, _):
      path
    }
  }

  /// Whether the file may be valid, but can't be read by this process.
  package var isOfSystem: Bool {
    switch self {
    case .notReadable, .notRegular, .failed: true
    default: false
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "no space is left on the disk"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the disk is read-only"
    case ENOENT: "its folder does not exist"
    case EEXIST, ENOTEMPTY, EISDIR, ENOTDIR: "another file or folder is in its place"
    case EBUSY: "it is a mount point"
    case EFBIG: "it would be larger than files may be"
    case ELOOP: "it is in a cycle of links"
    case EPIPE: "the reader has closed it"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "input/output error of the disk"
    case ENXIO: "it is a socket, or a device that does not exist"
    default: "system error \(code)"
    }
  }
}
