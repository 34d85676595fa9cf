import SourceDocuments
import ThemeFiles

/// Links to the files that a file names.
extension LanguageServer {
  /// Answers `textDocument/documentLink`.
  func links(_ document: LSP.TextDocumentIdentifier) -> [JSONValue]? {
    guard let context = context(document) else { return nil }
    return context.index.occurrences.compactMap { occurrence in
      let path: String?
      switch (occurrence.place, occurrence.symbol) {
      case (.role(.extendedTheme), .theme(let name)): path = context.project.path(ofTheme: name)
      case (.role(.catalog), let catalog): path = context.project.contentsPath(of: catalog)
      default: path = nil
      }
      return path.map { path in
        let range = range(of: occurrence.range, in: context)
        return JSONValue(members: ["range": range, "target": uri(ofPath: path)])
      }
    }
  }
}
