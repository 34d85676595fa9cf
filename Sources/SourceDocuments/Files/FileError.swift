/// Why a file or a folder could not be read.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing has that path.
  case notFound(path: String)

  /// It is there, but its permissions forbid reading it.
  case notReadable(path: String)

  /// A folder stands where a file was expected.
  case isDirectory(path: String)

  /// A file stands where a folder was expected.
  case notADirectory(path: String)

  /// The file is longer than `limit` bytes.
  case tooLarge(path: String, limit: Int)

  /// The system failed in another way; `code` is its `errno`.
  case failed(path: String, code: Int32)

  /// What happened, naming the path.
  public var description: String {
    switch self {
    case .notFound(let path): "'\(path)' does not exist"
    case .notReadable(let path): "'\(path)' can't be read: permission denied"
    case .isDirectory(let path): "'\(path)' is a folder, not a file"
    case .notADirectory(let path): "'\(path)' is not a folder"
    case .tooLarge(let path, let limit): "'\(path)' is larger than \(limit) bytes"
    case .failed(let path, let code): "'\(path)' can't be read: system error \(code)"
    }
  }

  /// The path that could not be read.
  public var path: String {
    switch self {
    case .notFound(let path), .notReadable(let path), .isDirectory(let path),
      .notADirectory(let path), .tooLarge(let path, _), .failed(let path, _):
      path
    }
  }
}
