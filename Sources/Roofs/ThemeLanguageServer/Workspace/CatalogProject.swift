import AssetCatalogs
import FileAccess
import SourceDiagnostics
import SourceDocuments

/// An asset catalog, and its current findings.
final class CatalogProject {
  /// The path of the folder of the catalog.
  let path: String

  private(set) var diagnostics: [Diagnostic] = []

  /// The folders of the assets, at most ``folderLimit``.
  private(set) var folders: [String] = []

  private static let folderLimit = 1_000

  private var isStale = true

  init(path: String) {
    self.path = path
  }

  /// Notes that a file has changed.
  func invalidate() { isStale = true }

  /// Reads the catalog again if a file has changed.
  func update(reading files: OverlaidFiles<LocalFiles>) {
    guard isStale else { return }
    isStale = false
    let (catalog, diagnostics) = Self.read(path, from: files)
    self.diagnostics = diagnostics
    let documents =
      (catalog?.groups.map(\.document) ?? []) + (catalog?.assets.map(\.document) ?? [])
    let places = documents.lazy.compactMap { $0.map { PathParts($0.file.path).folder } }
    folders = [path] + places.prefix(Self.folderLimit)
  }

  /// Reads a catalog with its findings, without the links that leave its project; there are none if
  /// it can't be read.
  private static func read(
    _ path: String,
    from files: OverlaidFiles<LocalFiles>
  ) -> (catalog: AssetCatalog?, diagnostics: [Diagnostic]) {
    guard let files = try? ConfinedFiles(files, projectOf: path),
      let (catalog, found) = try? AssetCatalog.read(path, from: files)
    else { return (nil, []) }
    return (catalog, (found + catalog.findings(files: files)).sortedByPosition())
  }

  /// Returns the findings of a catalog; none if it can't be read.
  static func findings(of path: String, reading files: OverlaidFiles<LocalFiles>) -> [Diagnostic] {
    read(path, from: files).diagnostics
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
