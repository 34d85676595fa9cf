import SourceDiagnostics
import SourceDocuments

/// The text of a document in UTF-8, with the conversion of positions.
struct DocumentText: Sendable {
  /// The bytes, including a byte-order mark.
  private(set) var bytes: [UInt8]

  /// The offsets of the first bytes of the lines.
  private var lines: [Int]

  private var units: UnitCounts

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = Self.lines(in: bytes)
    units = UnitCounts(of: bytes)
  }

  private static func lines(in bytes: [UInt8]) -> [Int] {
    // A byte-order mark is not a character of the first line.
    var lines = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): lines.append(index + 1)
      case UInt8(ascii: "\r")
      where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
        lines.append(index + 1)
      default: break
      }
    }
    return lines
  }

  /// The number of lines, including an empty last one.
  var lineCount: Int { lines.count }

  /// Returns the bytes of a line without its line break; empty for a line that doesn't exist.
  func lineRange(_ line: Int) -> Range<Int> {
    guard lines.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = lines[line]
    var end = line + 1 < lines.count ? lines[line + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Returns the zero-based line of the byte at `offset`.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the position of the byte at `offset`, which is clamped to the text.
  func position(at offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, lines[0]), bytes.count)
    let line = line(at: offset)
    let before = units.count(before: lines[line], in: bytes, encoding)
    let character = units.count(before: offset, in: bytes, encoding) - before
    return TextPosition(line: line, character: character)
  }

  /// Returns the range of some bytes.
  func range(of bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(at: bytes.lowerBound, encoding),
      end: position(at: bytes.upperBound, encoding)
    )
  }

  /// Returns the offset of a position.
  ///
  /// A position after the end of its line is that end, and a line after the last one is the end of
  /// the text.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lines.count else { return bytes.count }
    let line = lineRange(position.line)
    return units.offset(of: position.character, in: bytes, line, encoding)
  }

  /// Returns the offset of a position that counts from 1 and in Unicode scalars; nil after the end
  /// of the line.
  func offset(of position: SourcePosition) -> Int? {
    guard position.line >= 1, position.line <= lineCount, position.column >= 1 else { return nil }
    let place = TextPosition(line: position.line - 1, character: position.column - 1)
    let offset = offset(of: place, .utf32)
    return self.position(at: offset, .utf32) == place ? offset : nil
  }

  /// Returns the bytes of a range.
  func bytes(of range: TextRange, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    return start..<max(start, offset(of: range.end, encoding))
  }

  /// Replaces some bytes.
  ///
  /// - Complexity: O(*n*) in the size of the text.
  mutating func replace(_ range: Range<Int>, with replacement: some Collection<UInt8>) {
    bytes.replaceSubrange(range, with: replacement)
    lines = Self.lines(in: bytes)
    units = UnitCounts(of: bytes)
  }

  /// Returns the text of some bytes.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The units in which the protocol counts characters.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  /// Unicode scalars, which the columns of findings count.
  case utf32 = "utf-32"

  /// Returns the number of units of a character with a first byte in UTF-8; 0 for a following byte.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A position in a text as the protocol counts: zero-based lines, and units of an encoding in the
/// line.
struct TextPosition: Hashable, Comparable, JSONConvertible {
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

  var json: JSONValue { JSONValue(members: ["line": line, "character": character]) }
}

/// A range of a text, without its end.
struct TextRange: Hashable, JSONConvertible {
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

  var json: JSONValue { JSONValue(members: ["start": start, "end": end]) }
}
