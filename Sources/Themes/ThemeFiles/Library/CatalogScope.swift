import FileAccess
import SourceDocuments

/// The allowed locations of the asset catalogs that a library file lists, and of the files that
/// links in the library's folder lead to.
///
/// A library can be part of a pull request that a machine of the project validates, so it must not
/// select arbitrary files of that machine, nor name files that its outputs must not change.
public enum CatalogScope: Hashable, Sendable {
  /// The repository of the library: the nearest folder at or above it that contains `.git`, or
  /// otherwise the folder that contains the library. Paths are relative to the library's folder,
  /// and links to other locations are errors.
  case repository

  /// Any location.
  case anywhere
}

extension ThemeFolder {
  /// The canonical path of the folder that must contain the library's catalogs; nil for any
  /// location, and for files in memory.
  var catalogRoot: String? { catalogScope == .repository ? projectFolder : nil }

  /// The canonical path of the project's folder: the nearest folder at or above the library's that
  /// contains `.git`, or otherwise the folder that contains the library; nil for files in memory.
  package var projectFolder: String? { Self.projectFolder(of: path, from: reader) }

  /// The canonical path of the folder; nil for files in memory.
  package var canonicalPath: String? { Self.canonicalPath(path, from: reader) }

  static func projectFolder(of path: String, from reader: some FileReading) -> String? {
    canonicalPath(path, from: reader).map { own in
      reader.projectFolder(containing: own) ?? PathParts(own).folder
    }
  }

  /// Returns the files of a project that a library in the folder `path` can select.
  static func confined<Files: FileReading>(
    _ reader: Files,
    to root: String,
    of path: String
  ) -> ConfinedFiles<Files> {
    let own = canonicalPath(path, from: reader)
    return ConfinedFiles(reader, in: root, named: own.map { PathParts($0).folder })
  }

  private static func canonicalPath(_ path: String, from reader: some FileReading) -> String? {
    guard let own = try? reader.canonicalPath(of: path), own.hasPrefix("/") else { return nil }
    return own
  }
}
