import SourceDocuments

/// Explanations of names, values and keys.
extension LanguageServer {
  /// Answers `textDocument/hover`.
  func hover(_ parameters: LSP.TextDocumentPositionParams) -> JSONValue? {
    guard let (file, offset) = place(parameters) else { return namingHover(parameters) }
    let writer = HoverWriter(file: file, context: traitContext)
    return writer.hover(at: offset).map { hover($0.text, range(of: $0.range, in: file)) }
  }

  /// Returns a hover in a form that the client can show.
  func hover(_ text: HoverText, _ range: TextRange) -> JSONValue {
    let (kind, value) =
      client.hasMarkdown
      ? ("markdown", text.markdown(pictures: settings.showsPictures)) : ("plaintext", text.plain)
    let contents = JSONValue(members: ["kind": kind, "value": value])
    return JSONValue(members: ["contents": contents, "range": range])
  }
}
