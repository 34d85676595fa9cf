import FileAccess
import SourceDocuments
import TextSupport

/// The names of files as paths relative to a folder, which depend neither on the working folder nor
/// on how a path is spelled.
struct RelativeNames {
  private let folder: String?

  /// The names in a baseline at `path`: relative to its folder.
  init(baseline path: String) {
    folder = try? LocalFiles().canonicalPath(of: PathParts(path).folder)
  }

  /// The names in reports of a file at `path`: relative to its repository; without one, to the
  /// folder that a service of CI checked out, or to the working folder.
  ///
  /// `GITHUB_WORKSPACE` and `CI_PROJECT_DIR` are the variables of GitHub and of GitLab.
  init(reportOf path: String, environment: [String: String]) {
    let files = LocalFiles()
    let folder = Self.canonical(PathParts(path).folder)
    if let folder, let repository = files.projectFolder(containing: folder) {
      self.folder = repository
      return
    }
    let checkouts = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { environment[$0] }
      .compactMap { $0.hasPrefix("/") ? try? files.canonicalPath(of: $0) : nil }
    let checkout = checkouts.first { checkout in
      folder.map { AbsolutePath.isPath($0, in: checkout) } == true
    }
    self.folder = checkout ?? (try? files.canonicalPath(of: "."))
  }

  /// The name of the file or folder at `path`; the path itself if it has no canonical path.
  ///
  /// A link that leads out of the folder has its own name.
  func name(of path: String) -> String {
    guard let folder, let canonical = Self.canonical(path) else {
      return path.withoutLeadingDot
    }
    if !AbsolutePath.isPath(canonical, in: folder),
      let link = Self.canonicalFolder(path), AbsolutePath.isPath(link, in: folder)
    {
      return AbsolutePath.relative(link, to: folder)
    }
    return AbsolutePath.relative(canonical, to: folder)
  }

  /// The path without links; for a file that does not exist, that of its folder with the name.
  private static func canonical(_ path: String) -> String? {
    (try? LocalFiles().canonicalPath(of: path)) ?? canonicalFolder(path)
  }

  /// The path with a folder without links.
  private static func canonicalFolder(_ path: String) -> String? {
    let parts = PathParts(path)
    return (try? LocalFiles().canonicalPath(of: parts.folder)).map {
      AbsolutePath.normalized("\($0)/\(parts.name)")
    }
  }
}
