import FileAccess
import SourceDocuments
import TextSupport

/// The names of files in a baseline: paths relative to the folder of the baseline, which don't
/// depend on the working folder.
struct BaselinePaths {
  private let folder: String?

  /// The names for the baseline at `path`.
  init(baseline path: String) {
    folder = try? LocalFiles().canonicalPath(of: PathParts(path).folder)
  }

  /// The name of the file or folder at `path`; the path itself if it has no canonical path.
  func name(of path: String) -> String {
    guard let folder, let canonical = Self.canonical(path) else {
      return SourcePathText.withoutDot(path)
    }
    return AbsolutePath.relative(canonical, to: folder)
  }

  /// The path without links; for a file that does not exist, that of its folder with the name.
  private static func canonical(_ path: String) -> String? {
    if let found = try? LocalFiles().canonicalPath(of: path) { return found }
    let parts = PathParts(path)
    return (try? LocalFiles().canonicalPath(of: parts.folder)).map { "\($0)/\(parts.name)" }
  }
}
