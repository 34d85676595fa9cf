import FileAccess
import SourceDiagnostics
import SourceDocuments

/// Finds the files to be imported.
struct InputFiles {
  let reader: any FileReading

  /// The endings of files that are looked for in folders.
  private static let endings = [".json", ".json5", ".jsonc", ".yaml", ".yml", ".tokens", ".css"]

  /// A file to be imported.
  struct Input {
    let path: String
    /// Whether it was found in a folder rather than named.
    let isFound: Bool
  }

  /// The files of the paths themselves; for folders, those in them and below in the order of names.
  func files(_ paths: [String], _ findings: inout ImportFindings) -> [Input] {
    var result: [Input] = []
    for path in paths {
      guard let entries = try? reader.entries(in: path) else {
        result.append(Input(path: path, isFound: false))
        continue
      }
      let found = files(in: path, entries, depth: 0)
      if found.isEmpty {
        findings.add(.emptyImport, at: nil, "'\(path)' holds no file that could be imported")
      }
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
        // A pipe can't be read, which is reported then.
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
