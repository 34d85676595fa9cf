import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// Edits of the protocol, applied as an editor does.
enum TestEdits {
  /// Applies edits of one document, whose ranges must not overlap.
  static func apply(_ edits: [JSONValue], to text: String) throws -> String {
    var document = DocumentText(Array(text.utf8))
    let changes = try edits.map { edit in
      let range = try #require(edit["range"].flatMap(TextRange.init))
      return (range: document.bytes(of: range, .utf16), text: try #require(edit["newText"]?.text))
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(changes, changes.dropFirst()) {
      try #require(first.range.upperBound <= second.range.lowerBound)
    }
    for change in changes.reversed() { document.replace(change.range, with: change.text.utf8) }
    return String(decoding: document.bytes, as: UTF8.self)
  }
}
