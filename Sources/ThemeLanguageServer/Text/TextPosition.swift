import SourceDocuments

/// A position in a text as the protocol counts: zero-based lines, and units of an encoding in the
/// line.
struct TextPosition: Hashable, Comparable, JSONObjectConvertible {
  let line: Int
  let character: Int

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension TextPosition {
  init?(_ value: JSONValue) {
    guard let line = value["line"]?.integer, let character = value["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var members: Members { ["line": line, "character": character] }
}

/// A range of a text, without its end.
struct TextRange: Hashable, JSONObjectConvertible {
  let start: TextPosition
  let end: TextPosition

  /// The empty range at the start of a text.
  static let start = TextRange(
    start: TextPosition(line: 0, character: 0),
    end: TextPosition(line: 0, character: 0)
  )
}

extension TextRange {
  init?(_ value: JSONValue) {
    guard let start = value["start"].flatMap(TextPosition.init),
      let end = value["end"].flatMap(TextPosition.init), start <= end
    else { return nil }
    self.init(start: start, end: end)
  }

  var members: Members { ["start": start, "end": end] }
}
