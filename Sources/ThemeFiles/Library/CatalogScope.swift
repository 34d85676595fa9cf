import FileAccess
import SourceDocuments

/// The allowed locations of the asset catalogs that a library file lists.
///
/// A library file can be part of a pull request that a machine of the project validates, so it must
/// not select arbitrary files of that machine.
public enum CatalogScope: Hashable, Sendable {
  /// The repository of the library: the nearest folder at or above it that contains `.git`, or
  /// otherwise the folder that contains the library. Paths are relative to the library's folder,
  /// and links to other locations are errors.
  case repository

  /// Any location.
  case anywhere
}

extension ThemeFolder {
  /// The maximum number of parent folders searched for a repository.
  private static var deepestFolder: Int { 64 }

  /// The canonical path of the folder that must contain the library's catalogs; nil for any
  /// location, and for files in memory.
  var catalogRoot: String? { catalogScope == .repository ? projectFolder : nil }

  /// The canonical path of the project's folder: the nearest folder at or above the library's that
  /// contains `.git`, or otherwise the folder that contains the library; nil for files in memory.
  package var projectFolder: String? {
    guard let own = canonicalPath else { return nil }
    var folder = own
    for _ in 0..<Self.deepestFolder {
      let mark = folder == "/" ? "/.git" : "\(folder)/.git"
      if (try? reader.canonicalPath(of: mark)) != nil { return folder }
      if folder == "/" { break }
      folder = Self.parent(of: folder)
    }
    return Self.parent(of: own)
  }

  /// The canonical path of the folder; nil for files in memory.
  package var canonicalPath: String? {
    guard let own = try? reader.canonicalPath(of: path), own.hasPrefix("/") else { return nil }
    return own
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
