/// A scanner of comments and plain values in the bytes of a YAML file, including invalid files.
///
/// It recognizes only quotes, block scalars and flow collections, so that it can find the cause of
/// an error for which the parser reports only the effect.
package struct YAMLTokenScan {
  /// A comment or a plain value.
  package struct Token: Hashable, Sendable {
    /// The kind of the token.
    package enum Kind: Hashable, Sendable {
      /// From `#` to the end of the line.
      case comment
      /// Text without quotes, on one line; in a flow collection up to the indicator that ends it.
      case plain
    }

    package let kind: Kind
    /// The bytes in the file.
    package let range: Range<Int>
    /// The number of open flow collections.
    package let depth: Int
  }

  private let bytes: [UInt8]
  private var index: Int
  /// The number of open flow collections.
  package private(set) var depth = 0
  /// Whether a value or a key can begin here.
  private var isAtStart = true
  /// The start of the line, and the indentation of its first character.
  private var lineStart = 0
  private var indentation = 0

  /// Creates a scanner at the start of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [UInt8].byteOrderMark) ? [UInt8].byteOrderMark.count : 0
    beginLine()
  }

  /// Returns the next token, or nil at the end.
  package mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
        if depth == 0 { isAtStart = true }
        beginLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "#") where isBehindBlank: return comment()
      case UInt8(ascii: "\"") where isAtStart, UInt8(ascii: "'") where isAtStart: skipQuoted(byte)
      case UInt8(ascii: "{") where isAtStart || depth > 0,
        UInt8(ascii: "[") where isAtStart || depth > 0:
        depth += 1
        isAtStart = true
        index += 1
      case UInt8(ascii: "}") where depth > 0, UInt8(ascii: "]") where depth > 0:
        depth -= 1
        isAtStart = false
        index += 1
      case UInt8(ascii: ",") where depth > 0:
        isAtStart = true
        index += 1
      case UInt8(ascii: ":") where isEnd(index + 1):
        isAtStart = true
        index += 1
      case UInt8(ascii: "-") where isAtStart && isEnd(index + 1),
        UInt8(ascii: "?") where isAtStart && isEnd(index + 1):
        index += 1
      case UInt8(ascii: "|") where isAtStart && depth == 0,
        UInt8(ascii: ">") where isAtStart && depth == 0:
        skipBlock()
      case UInt8(ascii: "&") where isAtStart, UInt8(ascii: "!") where isAtStart,
        UInt8(ascii: "*") where isAtStart:
        while index < bytes.count, !isEnd(index) { index += 1 }
      default: return plain()
      }
    }
    return nil
  }

  /// Continues at another byte, after a value that the caller has handled.
  package mutating func goOn(at end: Int) {
    index = end
    isAtStart = false
  }

  // MARK: Parts

  private mutating func comment() -> Token {
    let start = index
    while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
    return Token(kind: .comment, range: start..<index, depth: depth)
  }

  private mutating func plain() -> Token {
    let start = index
    var end = index
    while index < bytes.count, !bytes[index].isLineBreak {
      let byte = bytes[index]
      if byte == UInt8(ascii: "#"), isBehindBlank { break }
      if byte == UInt8(ascii: ":"), index > start, isEnd(index + 1) { break }
      if depth > 0, Self.isFlowIndicator(byte), index > start { break }
      index += 1
      if !byte.isBlank { end = index }
    }
    if index == start { index += 1 }
    isAtStart = false
    return Token(kind: .plain, range: start..<max(end, start), depth: depth)
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
        continue
      }
      index += 1
      if byte.isLineBreak { beginLine() }
      guard byte == quote else { continue }
      // Two single quotes represent one within the text.
      guard quote == UInt8(ascii: "'"), index < bytes.count, bytes[index] == quote else { break }
      index += 1
    }
    index = min(index, bytes.count)
    isAtStart = false
  }

  /// Skips a block scalar: the rest of the line, and all lines that are indented more.
  private mutating func skipBlock() {
    let parent = indentation
    skipLine()
    while index < bytes.count {
      beginLine()
      let first = lineStart + indentation
      let isBlank = first >= bytes.count || bytes[first].isLineBreak
      guard isBlank || indentation > parent else { break }
      skipLine()
    }
    isAtStart = true
    beginLine()
  }

  private mutating func skipLine() {
    while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
    if index < bytes.count { index += 1 }
  }

  private mutating func beginLine() {
    lineStart = index
    var first = index
    while first < bytes.count, bytes[first] == UInt8(ascii: " ") { first += 1 }
    indentation = first - lineStart
  }

  // MARK: Bytes

  private var isBehindBlank: Bool {
    guard index > lineStart else { return true }
    let before = bytes[index - 1]
    return before.isSpace
      || (depth > 0 && Self.isFlowIndicator(before))
  }

  /// Returns whether an indicator before this byte is separate.
  private func isEnd(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    let byte = bytes[index]
    return byte.isSpace
      || (depth > 0 && Self.isFlowIndicator(byte))
  }

  private static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
