import ThemeRendering

/// A change of some bytes of a file.
struct TextEdit: Hashable {
  let range: Range<Int>
  let text: String
}

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

extension [UInt8] {
  /// Returns the bytes after edits in the order of their ranges, which don't overlap.
  func applying(_ edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += self[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return result + self[end...]
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
