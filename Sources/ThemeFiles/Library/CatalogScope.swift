import FileAccess
import SourceDocuments

/// Where the asset catalogs may be that a library file lists.
///
/// A library file can come from anywhere, such as a pull request that a machine of the project
/// validates: it must not decide which of that machine's files are read.
public enum CatalogScope: Hashable, Sendable {
  /// In the repository of the library: the nearest folder at or above it that holds `.git`, or else the
  /// folder that holds the library. Paths are written from the library's folder, and links that lead
  /// elsewhere are errors.
  case repository

  /// Anywhere.
  case anywhere
}

extension ThemeFolder {
  /// The most folders upwards in which a repository is looked for.
  private static var deepestFolder: Int { 64 }

  /// The canonical path of the folder that the library's catalogs must be in; nil where they can be
  /// anywhere, as they can among files in memory, which have no machine around them.
  var catalogRoot: String? {
    guard catalogScope == .repository, let own = try? reader.canonicalPath(of: path),
      own.hasPrefix("/")
    else { return nil }
    var folder = own
    for _ in 0..<Self.deepestFolder {
      let mark = folder == "/" ? "/.git" : "\(folder)/.git"
      if (try? reader.canonicalPath(of: mark)) != nil { return folder }
      if folder == "/" { break }
      folder = Self.parent(of: folder)
    }
    return Self.parent(of: own)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
