import SourceDocuments

/// Links to the files that a file names.
extension LanguageServer {
  /// Answers `textDocument/documentLink`.
  func links(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let context = try context(parameters) else { return .null }
    let links = context.index.occurrences.compactMap { occurrence -> JSONValue? in
      let path: String?
      switch (occurrence.place, occurrence.symbol) {
      case (.extends, .theme(let name)): path = context.snapshot.path(ofTheme: name)
      case (.catalogs, let catalog): path = context.snapshot.contentsPath(of: catalog)
      default: path = nil
      }
      guard let path, let range = range(of: occurrence.range, in: context) else { return nil }
      return JSONValue(members: ["range": range, "target": uri(ofPath: path).json])
    }
    return .array(links)
  }
}
