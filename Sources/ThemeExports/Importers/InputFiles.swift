import SourceDiagnostics
import SourceDocuments

/// Finds the files to be imported.
struct InputFiles {
  let reader: any FileReading

  /// The endings of files that are looked for in folders.
  private static let endings = [".json", ".json5", ".jsonc", ".yaml", ".yml", ".tokens", ".css"]

  /// The paths themselves; for folders, the files in them and below in the order of their names.
  func files(_ paths: [String], _ findings: inout ImportFindings) -> [String] {
    var result: [String] = []
    for path in paths {
      guard let entries = try? reader.entries(in: path) else {
        result.append(path)
        continue
      }
      let found = files(in: path, entries, depth: 0)
      if found.isEmpty {
        findings.add(.emptyImport, at: nil, "'\(path)' holds no file that could be imported")
      }
      result += found
    }
    return result
  }

  private static let deepest = 32

  private func files(in folder: String, _ entries: [FolderEntry], depth: Int) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return entries.filter { !$0.name.hasPrefix(".") }.flatMap { entry -> [String] in
      let path = prefix + entry.name
      switch entry.kind {
      case .file:
        return Self.endings.contains { entry.name.hasSuffix($0) } ? [path] : []
      case .folder:
        guard depth < Self.deepest, entry.name != "node_modules",
          let below = try? reader.entries(in: path)
        else { return [] }
        return files(in: path, below, depth: depth + 1)
      case .link, .other: return []
      }
    }
  }
}

/// Finds out the format of files from what they hold.
enum InputFormat {
  /// The format of the first document that has one.
  static func format(of documents: [SourceDocument]) -> ImportFormat? {
    for document in documents {
      if let format = format(of: document.root) { return format }
    }
    return nil
  }

  private static func format(of root: SourceNode) -> ImportFormat? {
    guard root.kind == .mapping else { return nil }
    if root["base00"] != nil || root["palette"]?["base00"] != nil { return .base16 }
    if ResolverDocument.isResolver(root) { return .dtcg }
    // Breadth first, as the first token decides.
    var open = [root]
    var next = 0
    while next < open.count, next < 100_000 {
      let node = open[next]
      next += 1
      for (key, value) in node.entries {
        if key.hasText("$value") || key.hasText("$ref") || key.hasText("$extends") { return .dtcg }
        if key.hasText("$type") { return .dtcg }
        if key.hasText("value"), value.kind != .mapping || next > 1 { return .styleDictionary }
        if value.kind == .mapping { open.append(value) }
      }
    }
    return nil
  }
}
