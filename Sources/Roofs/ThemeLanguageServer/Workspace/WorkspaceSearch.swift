import FileAccess
import ThemeFiles

/// Finds the folders of theme files and the asset catalogs below a folder.
struct WorkspaceSearch {
  /// The folders with theme files.
  private(set) var libraries: [ThemeFolder] = []

  /// The folders of asset catalogs.
  private(set) var catalogs: [String] = []

  /// The maximum number of folders that are searched.
  private static let folderLimit = 20_000

  /// Folders that hold copies and products rather than sources.
  private static let skipped: Set = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]

  private let files = LocalFiles()

  init(in root: String) {
    var folders = [root]
    var count = 0
    while let folder = folders.popLast(), count < Self.folderLimit {
      count += 1
      guard let entries = try? files.entries(in: folder) else { continue }
      var hasYAML = false
      for entry in entries {
        let path = folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder where entry.name.hasSuffix(".xcassets"): catalogs.append(path)
        case .folder where !entry.name.hasPrefix(".") && !Self.skipped.contains(entry.name):
          folders.append(path)
        case .file where ThemeFolder.isThemeFile(named: entry.name): hasYAML = true
        default: break
        }
      }
      if hasYAML, let library = try? ThemeFolder(path: folder, reader: files),
        library.files.contains(where: { $0.kind != nil })
      {
        libraries.append(library)
      }
    }
  }
}
