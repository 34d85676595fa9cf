internal import PlatformSupport

/// An error of watching files.
package enum FileWatchError: Error, Hashable, CustomStringConvertible {
  /// The system does not allow to watch any more folders.
  case limit(path: String?)

  /// The system failed in another way; `code` is its `errno`.
  case failed(path: String?, code: Int32)

  init(path: String?, code: Int32) {
    self =
      switch code {
      case ENOSPC, EMFILE, ENFILE: .limit(path: path)
      default: .failed(path: path, code: code)
      }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package var description: String {
    switch self {
    case .limit(let path):
      "\(Self.subject(path)) can't be watched: the limit of the system is reached; end other programs that watch files, or raise the limit"
    case .failed(let path, let code):
      "\(Self.subject(path)) can't be watched: system error \(code)"
    }
  }

  private static func subject(_ path: String?) -> String { path.map { "'\($0)'" } ?? "files" }
}
