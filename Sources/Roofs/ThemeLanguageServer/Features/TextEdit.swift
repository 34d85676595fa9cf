import SourceDocuments
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
  func edits(_ edits: [TextEdit], in text: DocumentText) -> [JSONValue] {
    edits.map { edit in
      let range = text.range(of: edit.range, client.encoding)
      return JSONValue(members: ["range": range, "newText": edit.text])
    }
  }

  /// Returns edits of files, by path, for the client.
  func workspaceEdit(_ edits: [String: [TextEdit]]) -> JSONValue {
    let files = edits.sorted { $0.key < $1.key }.compactMap { path, edits in
      workspace.text(ofFile: path).map { (path: path, edits: self.edits(edits, in: $0)) }
    }
    guard client.hasDocumentChanges else {
      let changes = files.map { JSONMember(uri(ofPath: $0.path), $0.edits.json) }
      return JSONValue(members: ["changes": JSONValue.object(changes)])
    }
    let changes = files.map { path, edits in
      // The version of a document that is not open is null.
      let version = workspace.documents[path]?.version.json ?? .null
      let document = JSONValue(members: ["uri": uri(ofPath: path), "version": version])
      return JSONValue(members: ["textDocument": document, "edits": edits])
    }
    return JSONValue(members: ["documentChanges": changes])
  }
}
