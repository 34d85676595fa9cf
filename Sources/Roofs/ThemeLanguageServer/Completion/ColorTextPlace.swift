import TextSupport

/// The place of a cursor in the text of a color, which can have errors.
struct ColorTextPlace: Hashable, Sendable {
  /// The text that the cursor is in.
  enum Kind: Hashable, Sendable {
    /// A name after `{`.
    case reference
    /// A name after `asset(`.
    case asset
    /// A word, a number, or the place of one.
    case word
  }

  /// A function whose parenthesis is open at the cursor.
  struct Function: Hashable, Sendable {
    /// The name in lowercase.
    let name: String

    /// The number of commas before the cursor.
    var argument = 0

    /// The parts of the current argument before the cursor: words, references and functions.
    var parts: [String] = []
  }

  let kind: Kind

  /// The bytes of the name or word at the cursor.
  let range: Range<Int>

  /// The functions around the cursor, from the outermost.
  let functions: [Function]

  /// Whether a brace or parenthesis ends the name.
  let isClosed: Bool

  /// Whether the color has no text before the word.
  let isFirst: Bool

  /// Finds the place of a cursor in some bytes of a text, the color without quotes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(at cursor: Int, in color: Range<Int>, of bytes: [UInt8]) {
    var functions: [Function] = []
    var parts: [String] = []
    var start = color.lowerBound
    var index = color.lowerBound
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func add(_ part: String) {
      if functions.isEmpty {
        parts.append(part)
      } else {
        functions[functions.count - 1].parts.append(part)
      }
    }
    func endWord(_ end: Int) {
      if start < end { add(text(start..<end).lowercased()) }
    }
    while index < cursor {
      let byte = bytes[index]
      if Self.isWordByte(byte) {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "{"):
        endWord(index)
        var end = index + 1
        while end < color.upperBound, Self.isNameByte(bytes[end]) { end += 1 }
        guard cursor > end else {
          kind = .reference
          range = index + 1..<end
          isClosed = end < color.upperBound && bytes[end] == UInt8(ascii: "}")
          self.functions = functions
          isFirst = parts.isEmpty && functions.isEmpty
          return
        }
        index = end < color.upperBound && bytes[end] == UInt8(ascii: "}") ? end + 1 : end
        add("{}")
      case UInt8(ascii: "("):
        let name = text(start..<index).lowercased()
        index += 1
        if name == "asset" {
          var end = index
          while end < color.upperBound, bytes[end] != UInt8(ascii: ")") { end += 1 }
          guard cursor > end else {
            kind = .asset
            range = index..<end
            isClosed = end < color.upperBound
            self.functions = functions
            isFirst = false
            return
          }
        }
        functions.append(Function(name: name))
      case UInt8(ascii: ")"):
        endWord(index)
        if let closed = functions.popLast() { add(closed.name + "()") }
        index += 1
      case UInt8(ascii: ","):
        endWord(index)
        if !functions.isEmpty {
          functions[functions.count - 1].argument += 1
          functions[functions.count - 1].parts = []
        }
        index += 1
      case UInt8(ascii: "/"):
        endWord(index)
        add("/")
        index += 1
      default:
        endWord(index)
        index += 1
      }
      start = index
    }
    var end = cursor
    while end < color.upperBound, Self.isWordByte(bytes[end]) { end += 1 }
    kind = .word
    if end == cursor, start >= cursor, end < color.upperBound, bytes[end] == UInt8(ascii: "{"),
      let brace = bytes[end..<color.upperBound].firstIndex(of: UInt8(ascii: "}"))
    {
      // A word takes the place of the reference that it is written before.
      end = brace + 1
    }
    range = min(start, cursor)..<end
    isClosed = end < color.upperBound && bytes[end] == UInt8(ascii: "(")
    self.functions = functions
    isFirst = parts.isEmpty && functions.isEmpty
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isNameByte(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%")
      || byte == UInt8(ascii: "_")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte == UInt8(ascii: ".") || byte >= 0x80
  }
}
