import FileAccess
import SourceDocuments
import ThemeFiles

/// Finds the folders of theme files and the asset catalogs below a folder.
struct WorkspaceSearch {
  /// The folders with theme files.
  private(set) var libraries: [String] = []

  /// The folders of asset catalogs.
  private(set) var catalogs: [String] = []

  /// The maximum number of folders that are searched.
  private static let folderLimit = 20_000

  /// The maximum number of bytes of a file that is searched for its first key.
  private static let fileLimit = 8 << 20

  /// Folders that hold copies and products rather than sources.
  private static let skipped: Set = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]

  private let files = LocalFiles()

  init(in root: String) {
    var folders = [root]
    var count = 0
    while let folder = folders.popLast(), count < Self.folderLimit {
      count += 1
      guard let entries = try? files.entries(in: folder) else { continue }
      var isLibrary = false
      for entry in entries {
        let path = folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder where entry.name.hasSuffix(".xcassets"): catalogs.append(path)
        case .folder where !entry.name.hasPrefix(".") && !Self.skipped.contains(entry.name):
          folders.append(path)
        case .file where !isLibrary && ThemeFolder.isThemeFile(named: entry.name):
          isLibrary = isThemeFile(path)
        default: break
        }
      }
      if isLibrary { libraries.append(folder) }
    }
  }

  private func isThemeFile(_ path: String) -> Bool {
    guard let bytes = try? files.regularContents(of: path, limit: Self.fileLimit) else {
      return false
    }
    return Self.isThemeFile(SourceFile(path: path, bytes: bytes))
  }

  /// Whether the first key of a file, which can have errors, is that of a kind.
  static func isThemeFile(_ file: SourceFile) -> Bool {
    YAMLReader.firstEntry(of: file).flatMap { ThemeFolder.Kind(rawValue: $0.key) } != nil
  }
}
