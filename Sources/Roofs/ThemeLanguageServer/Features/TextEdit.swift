import ThemeRendering
import ThemeValidation

extension [TextEdit] {
  /// Creates the replacements of lines that make one text of another.
  ///
  /// - Parameters:
  ///   - old: The text to change.
  ///   - start: The offset of its first line.
  ///   - new: The result.
  init(from old: [UInt8], startingAt start: Int, to new: [UInt8]) {
    let difference = LineDifference(from: old[start...], to: new[...])
    let offsets = difference.old.map(\.startIndex) + [old.count]
    self = difference.changes.map { change in
      TextEdit(
        range: offsets[change.old.lowerBound]..<offsets[change.old.upperBound],
        text: String(decoding: difference.new[change.new].joined(), as: UTF8.self)
      )
    }
  }
}

extension LanguageServer {
  /// Returns edits of a text for the client.
  func edits(_ edits: [TextEdit], in text: DocumentText) -> [LSP.TextEdit] {
    edits.map { edit in
      LSP.TextEdit(range: text.range(of: edit.range, client.encoding), newText: edit.text)
    }
  }

  /// Returns edits of files, by path, for the client.
  func workspaceEdit(_ edits: [String: [TextEdit]]) -> LSP.WorkspaceEdit {
    let files = edits.sorted { $0.key < $1.key }.compactMap { path, edits in
      workspace.text(ofFile: path).map { text in
        LSP.TextDocumentEdit(
          uri: uri(ofPath: path),
          version: workspace.documents[path]?.version,
          edits: self.edits(edits, in: text)
        )
      }
    }
    return client.hasDocumentChanges ? .documentChanges(files) : .changes(files)
  }
}
