/// Explanations of names, values and keys.
extension LanguageServer {
  /// Answers `textDocument/hover`.
  func hover(_ parameters: LSP.TextDocumentPositionParams) -> LSP.Hover? {
    guard let (file, offset) = place(parameters) else { return nil }
    let writer = HoverWriter(file: file, context: traitContext)
    guard let (text, bytes) = writer.hover(at: offset) else { return nil }
    let contents =
      client.hasMarkdown
      ? LSP.MarkupContent(
        kind: .markdown,
        value: text.markdown(pictures: settings.showsPictures)
      ) : LSP.MarkupContent(kind: .plaintext, value: text.plain)
    return LSP.Hover(contents: contents, range: range(of: bytes, in: file))
  }
}
