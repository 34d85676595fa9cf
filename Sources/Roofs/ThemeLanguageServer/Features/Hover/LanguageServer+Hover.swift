/// Explanations of names, values and keys.
extension LanguageServer {
  /// Answers `textDocument/hover`.
  func hover(_ parameters: LSP.TextDocumentPositionParams) -> LSP.Hover? {
    guard let (file, offset) = place(parameters) else { return namingHover(parameters) }
    let writer = HoverWriter(file: file, context: traitContext)
    return writer.hover(at: offset).map { hover($0.text, range(of: $0.range, in: file)) }
  }

  /// Returns a hover in a form that the client can show.
  func hover(_ text: HoverText, _ range: TextRange) -> LSP.Hover {
    let contents =
      client.hasMarkdown
      ? LSP.MarkupContent(
        kind: .markdown,
        value: text.markdown(pictures: settings.showsPictures)
      ) : LSP.MarkupContent(kind: .plaintext, value: text.plain)
    return LSP.Hover(contents: contents, range: range)
  }
}
