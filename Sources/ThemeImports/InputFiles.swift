import FileAccess
import SourceDiagnostics
import SourceDocuments

/// Finds the files to import.
struct InputFiles {
  let reader: any FileReading
  let findings: ImportFindings

  /// The extensions of files that are imported from folders.
  private static let endings = [".json", ".json5", ".jsonc", ".yaml", ".yml", ".tokens", ".css"]

  /// A file to import.
  struct Input {
    let path: String
    /// Whether the file was found in a folder rather than named.
    let isFound: Bool
  }

  /// Returns the files at paths and, in the order of names, the files in folders at paths.
  func files(_ paths: [String]) -> [Input] {
    var result: [Input] = []
    for path in paths {
      guard let entries = try? reader.entries(in: path) else {
        result.append(Input(path: path, isFound: false))
        continue
      }
      let found = files(in: path, entries, depth: 0)
      if found.isEmpty { findings.report(.emptyFolder(path)) }
      result += found.map { Input(path: $0, isFound: true) }
    }
    return result
  }

  private static let deepest = 32

  private func files(in folder: String, _ entries: [FolderEntry], depth: Int) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return entries.filter { !$0.name.hasPrefix(".") }.flatMap { entry -> [String] in
      let path = prefix + entry.name
      switch entry.kind {
      case .file, .other:
        // A pipe is reported when it is read.
        return Self.endings.contains { entry.name.hasSuffix($0) } ? [path] : []
      case .folder:
        guard depth < Self.deepest, entry.name != "node_modules",
          let below = try? reader.entries(in: path)
        else { return [] }
        return files(in: path, below, depth: depth + 1)
      case .link: return []
      }
    }
  }
}
