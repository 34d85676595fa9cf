import SourceDocuments

/// Explanations of names, values and keys.
extension LanguageServer {
  /// Answers `textDocument/hover`.
  func hover(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    _ = try parameters.position("position")
    guard let file = try context(parameters) else { return .null }
    let writer = HoverWriter(file: file, context: traitContext)
    guard let (text, bytes) = writer.hover(at: try offset(parameters, in: file)) else {
      return .null
    }
    let contents =
      client.hasMarkdown
      ? JSONValue(
        members: [
          "kind": "markdown".json, "value": text.markdown(pictures: settings.showsPictures).json,
        ]
      )
      : JSONValue(members: ["kind": "plaintext".json, "value": text.plain.json])
    return JSONValue(members: ["contents": contents, "range": range(of: bytes, in: file)])
  }
}
