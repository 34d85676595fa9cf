import SourceDocuments
import TextSupport

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
  func json(of edits: [TextEdit], in text: DocumentText) -> [JSONValue] {
    edits.map { edit in
      let range = text.range(of: edit.range, client.encoding)
      return JSONValue(members: ["range": range.json, "newText": edit.text.json])
    }
  }

  /// Returns edits of files for the client.
  func json(of edits: [String: [TextEdit]]) -> JSONValue {
    let files = edits.sorted { $0.key < $1.key }.compactMap { path, edits in
      workspace.text(ofFile: path).map { (path, JSONValue.array(json(of: edits, in: $0))) }
    }
    guard client.hasDocumentChanges else {
      let changes = files.map { JSONMember(uri(ofPath: $0), $1) }
      return JSONValue(members: ["changes": .object(changes)])
    }
    let changes = files.map { path, edits in
      let version = workspace.documents[path].map { JSONValue.integer($0.version) } ?? .null
      let document = JSONValue(members: ["uri": uri(ofPath: path).json, "version": version])
      return JSONValue(members: ["textDocument": document, "edits": edits])
    }
    return JSONValue(members: ["documentChanges": .array(changes)])
  }
}
