import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Finds the files to import.
extension SourceFiles {
  /// Returns whether a file is imported from a folder, by its name.
  private static func isInput(_ name: String) -> Bool {
    name.hasEnding(".json", ".json5", ".jsonc", ".yaml", ".yml", ".tokens", ".css")
  }

  /// The path of a file to import, and whether it was found in a folder rather than named.
  typealias Input = (path: String, isFound: Bool)

  /// Returns the files at paths and, in the order of names, the files in folders at paths.
  func inputs(_ paths: [String]) -> [Input] {
    var result: [Input] = []
    for path in paths {
      guard let entries = try? reader.entries(in: path) else {
        result.append((path, false))
        continue
      }
      guard let found = files(in: path, entries) else {
        findings.report(.largeFolder(path, files: Self.fileLimit, entries: Self.entryLimit))
        continue
      }
      if found.isEmpty { findings.report(.emptyFolder(path)) }
      result += found.map { ($0, true) }
    }
    return result
  }

  private static let deepest = 32

  /// The maximum numbers of files to import from a folder, and of all files and folders in it.
  private static let (fileLimit, entryLimit) = (2_000, 100_000)

  /// Returns the files in a folder and below, in the order of their names; nil if there are too
  /// many.
  private func files(in folder: String, _ entries: [FolderEntry]) -> [String]? {
    var found: [String] = []
    var count = 0
    // The last is next.
    var open: [(path: String, entry: FolderEntry, depth: Int)] = []
    func add(_ entries: [FolderEntry], in folder: String, depth: Int) {
      count += entries.count
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      for entry in entries.reversed() where !entry.name.hasPrefix(".") {
        open.append((prefix + entry.name, entry, depth))
      }
    }
    add(entries, in: folder, depth: 0)
    while let (path, entry, depth) = open.popLast() {
      switch entry.kind {
      case .file, .other:
        // A pipe is reported when it is read.
        if Self.isInput(entry.name) { found.append(path) }
      case .folder:
        guard depth < Self.deepest, entry.name != "node_modules",
          let below = try? reader.entries(in: path)
        else { continue }
        add(below, in: path, depth: depth + 1)
      case .link: continue
      }
      guard found.count <= Self.fileLimit, count <= Self.entryLimit else { return nil }
    }
    return found
  }
}
