import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// Ranges of answers, and edits, in the texts of open files.
extension TestClient {
  /// Returns the place in a text of a position in UTF-16.
  static func place(of position: TextPosition, in text: String) throws -> String.Index {
    var start = text.startIndex
    for _ in 0..<position.line {
      let end = try #require(text[start...].unicodeScalars.firstIndex(of: "\n"))
      start = text.unicodeScalars.index(after: end)
    }
    return try #require(
      text.utf16.index(start, offsetBy: position.character, limitedBy: text.endIndex)
    )
  }

  /// Returns the text of a range in an open file.
  func text(of range: JSONValue?, in file: String) throws -> String {
    let text = try #require(texts[file])
    let range = try #require(range.flatMap(TextRange.init))
    return String(
      text[try Self.place(of: range.start, in: text)..<Self.place(of: range.end, in: text)]
    )
  }

  /// Returns a text with edits, which don't overlap.
  static func applying(_ edits: [JSONValue], to text: String) throws -> String {
    var parts: [(range: Range<String.Index>, text: String)] = []
    for edit in edits {
      let range = try #require(edit["range"].flatMap(TextRange.init))
      parts.append(
        (
          try place(of: range.start, in: text)..<place(of: range.end, in: text),
          try #require(edit["newText"]?.text)
        )
      )
    }
    var result = text
    for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(part.range, with: part.text)
    }
    return result
  }
}
