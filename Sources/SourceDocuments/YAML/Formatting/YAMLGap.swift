/// What stands between two nodes: comments, anchors and tags, blank lines and marks of structure.
struct YAMLGap {
  /// A comment and how it stands.
  struct Comment {
    let text: String

    /// How many characters precede it on its line.
    let column: Int

    /// Whether it follows the last node on that node's line.
    let isTrailing: Bool

    /// Whether a blank line precedes it.
    let hasBlankBefore: Bool
  }

  private(set) var comments: [Comment] = []

  /// Anchor and tag of the node behind the gap, as written.
  private(set) var properties: [String] = []

  /// Directives, which only the gap at the start of a file can hold.
  private(set) var directives: [String] = []

  /// Whether a blank line precedes the node, or what belongs to it.
  private(set) var hasBlank = false

  /// Whether the node stands on another line than what precedes the gap.
  private(set) var hasBreak = false

  /// How many spaces precede the node on its line, 1 where it isn't only spaces that do.
  private(set) var spaces = 1

  init(_ bytes: [UInt8], _ range: Range<Int>, isStart: Bool = false) {
    var index = range.lowerBound
    var breaks = 0
    var lineStart = isStart
    var blanks: Range<Int>?
    func see() {
      if breaks >= 2 { hasBlank = true }
      breaks = 0
    }
    while index < range.upperBound {
      let length = YAMLBreak.length(in: bytes, at: index)
      if length > 0 {
        breaks += 1
        hasBreak = true
        lineStart = true
        index += length
        continue
      }
      let start = index
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        while index < range.upperBound, UTF8Text.isBlank(bytes[index]) { index += 1 }
        blanks = start..<index
        continue
      case UInt8(ascii: "#"):
        see()
        index = Self.lineEnd(bytes, from: index, to: range.upperBound)
        comments.append(
          Comment(
            text: Self.text(bytes, start..<index),
            column: Self.column(bytes, of: start),
            isTrailing: !hasBreak && !isStart,
            hasBlankBefore: hasBlank
          )
        )
        hasBlank = false
      case UInt8(ascii: "%") where lineStart && isStart:
        index = Self.lineEnd(bytes, from: index, to: range.upperBound)
        directives.append(Self.text(bytes, start..<index))
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        see()
        index = Self.propertyEnd(bytes, from: index, to: range.upperBound)
        properties.append(Self.text(bytes, start..<index))
      default:
        see()
        index += 1
      }
      lineStart = false
    }
    see()
    if let blanks, blanks.upperBound == range.upperBound, !hasBreak, properties.isEmpty,
      !bytes[blanks].contains(UInt8(ascii: "\t"))
    {
      spaces = blanks.count
    }
  }

  /// The number of characters before a byte on its line.
  static func column(_ bytes: [UInt8], of offset: Int) -> Int {
    var start = offset
    while start > 0 {
      // A break of several bytes ends with a byte that is looked at together with those before it.
      let last = bytes[start - 1]
      if UTF8Text.isLineBreak(last) { break }
      if last == 0x85, start >= 2, YAMLBreak.length(in: bytes, at: start - 2) == 2 { break }
      if last & 0xFE == 0xA8, start >= 3, YAMLBreak.length(in: bytes, at: start - 3) == 3 { break }
      start -= 1
    }
    let hasMark = start == 0 && bytes.starts(with: UTF8Text.byteOrderMark)
    return UTF8Text.scalars(of: bytes, in: start..<offset).count - (hasMark ? 1 : 0)
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound, UTF8Text.isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }

  private static func lineEnd(_ bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit, YAMLBreak.length(in: bytes, at: index) == 0 { index += 1 }
    return index
  }

  /// The end of an anchor, which is made of word characters, or of a tag, which ends at a blank.
  private static func propertyEnd(_ bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var index = start + 1
    let isAnchor = bytes[start] == UInt8(ascii: "&")
    while index < limit {
      let byte = bytes[index]
      if UTF8Text.isBlank(byte) || YAMLBreak.length(in: bytes, at: index) > 0 { break }
      if ",[]{}".utf8.contains(byte) || (isAnchor && "?:%@`".utf8.contains(byte)) { break }
      index += 1
    }
    return index
  }
}
