import SourceDocuments
import ThemeFiles

/// Links to the files that a file names.
extension LanguageServer {
  /// Answers `textDocument/documentLink`.
  func links(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let context = try context(parameters) else { return .null }
    let links = context.index.occurrences.compactMap { occurrence -> JSONValue? in
      let path: String?
      switch (occurrence.place, occurrence.symbol) {
      case (.role(.extendedTheme), .theme(let name)): path = context.snapshot.path(ofTheme: name)
      case (.role(.catalog), let catalog): path = context.snapshot.contentsPath(of: catalog)
      default: path = nil
      }
      return path.map { path in
        let range = range(of: occurrence.range, in: context)
        return JSONValue(members: ["range": range, "target": uri(ofPath: path).json])
      }
    }
    return .array(links)
  }
}
