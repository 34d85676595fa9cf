import AssetCatalogs
import FileAccess
import SourceDiagnostics

/// An asset catalog, and its current findings.
final class CatalogProject {
  /// The path of the folder of the catalog.
  let path: String

  private(set) var diagnostics: [Diagnostic] = []

  private(set) var isStale = true

  init(path: String) {
    self.path = path
  }

  /// Notes that a file has changed.
  func invalidate() { isStale = true }

  /// Reads the catalog again if a file has changed.
  func update(reading files: OverlaidFiles<LocalFiles>) {
    guard isStale else { return }
    isStale = false
    diagnostics = Self.findings(of: path, reading: files)
  }

  /// Returns the findings of a catalog; none if it can't be read.
  static func findings(of path: String, reading files: OverlaidFiles<LocalFiles>) -> [Diagnostic] {
    guard let (catalog, found) = try? AssetCatalog.read(path, from: files) else { return [] }
    return (found + catalog.findings(files: files)).sortedByPosition()
  }

  /// Returns the path of the catalog that has the file at a path.
  static func catalogPath(of path: String) -> String? {
    var folder = PathParts(path).folder
    var found: String?
    while folder.count > 1 {
      if folder.hasSuffix(".xcassets") { found = folder }
      let parent = PathParts(folder).folder
      guard parent != folder else { break }
      folder = parent
    }
    return found
  }
}
