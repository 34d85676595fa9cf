import SourceDocuments

/// The text between two nodes: comments, anchors and tags, blank lines and indicators.
struct YAMLGap {
  /// A comment and its position.
  struct Comment {
    let text: String

    /// The number of characters before it on its line; 0 for a comment directly after the preceding
    /// token, which has no column of its own.
    let column: Int

    /// Whether it follows the last node, or the anchor or tag before it, on the same line.
    var isTrailing: Bool

    /// Whether it follows the anchor or tag of the node after the gap.
    let isBehindProperties: Bool

    /// Whether a blank line precedes it.
    let hasBlankBefore: Bool
  }

  private(set) var comments: [Comment] = []

  /// The comments before the anchor and the tag of the node, or all comments if it has neither.
  var outerComments: [Comment] { comments.filter { !$0.isBehindProperties } }

  /// The comments between the anchor or the tag of the node and the node.
  var innerComments: [Comment] { comments.filter(\.isBehindProperties) }

  /// All comments, for a node without a separate line for comments after its anchor or tag.
  var allComments: [Comment] {
    comments.map { comment in
      var comment = comment
      if comment.isBehindProperties { comment.isTrailing = false }
      return comment
    }
  }

  /// The anchor and tag of the node after the gap, as written.
  private(set) var properties: [String] = []

  /// The directives, only in the gap at the start of a file.
  private(set) var directives: [String] = []

  /// Whether a blank line precedes the node after its anchor and tag, or the end of the gap.
  private(set) var hasInnerBlank = false

  /// Whether a blank line precedes the anchor or the tag of the node.
  private var hasOuterBlank = false

  /// Whether a blank line precedes the node or its properties.
  var hasBlank: Bool { properties.isEmpty ? hasInnerBlank : hasOuterBlank }

  /// Whether the node is on another line than the token before the gap.
  private(set) var hasBreak = false

  /// The number of spaces before the node on its line, 1 if other whitespace precedes it.
  private(set) var spaces = 1

  init(_ bytes: [UInt8], _ range: Range<Int>, isStart: Bool = false) {
    var index = range.lowerBound
    var breaks = 0
    var lineStart = isStart
    var isSameLine = !isStart
    var blanks: Range<Int>?
    func see() {
      if breaks >= 2 { hasInnerBlank = true }
      breaks = 0
    }
    while index < range.upperBound {
      let length = bytes.lengthOfLineBreak(at: index)
      if length > 0 {
        breaks += 1
        hasBreak = true
        isSameLine = false
        lineStart = true
        index += length
        continue
      }
      let start = index
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        while index < range.upperBound, bytes[index].isBlank { index += 1 }
        blanks = start..<index
        continue
      case UInt8(ascii: "#"):
        see()
        index = Self.lineEnd(bytes, from: index, to: range.upperBound)
        addComment(at: start..<index, in: bytes, isTrailing: isSameLine)
      case UInt8(ascii: "%") where lineStart && isStart:
        index = Self.lineEnd(bytes, from: index, to: range.upperBound)
        directives.append(Self.text(bytes, in: start..<index))
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        see()
        if properties.isEmpty { swap(&hasOuterBlank, &hasInnerBlank) }
        index = bytes.endOfYAMLProperty(from: index, to: range.upperBound)
        properties.append(Self.text(bytes, in: start..<index))
        isSameLine = true
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

  private mutating func addComment(at range: Range<Int>, in bytes: [UInt8], isTrailing: Bool) {
    let start = range.lowerBound
    comments.append(
      Comment(
        text: Self.text(bytes, in: range),
        column: Self.isTight(bytes, at: start) ? 0 : Self.column(bytes, of: start),
        isTrailing: isTrailing,
        isBehindProperties: !properties.isEmpty,
        hasBlankBefore: hasInnerBlank
      )
    )
    hasInnerBlank = false
  }

  /// Returns whether a comment follows a token on its line with at most one whitespace character
  /// between them.
  private static func isTight(_ bytes: [UInt8], at start: Int) -> Bool {
    guard start >= 2 else { return false }
    let isAfterBlank = bytes[start - 1].isBlank
    let before = bytes[isAfterBlank ? start - 2 : start - 1]
    return !before.isBlank && !before.isLineBreak
  }

  /// Returns the number of characters before a byte on its line.
  static func column(_ bytes: [UInt8], of offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    let hasMark = start == 0 && bytes.starts(with: [UInt8].byteOrderMark)
    return bytes.scalars(in: start..<offset).count - (hasMark ? 1 : 0)
  }

  private static func text(_ bytes: [UInt8], in range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }

  private static func lineEnd(_ bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit, bytes.lengthOfLineBreak(at: index) == 0 { index += 1 }
    return index
  }
}
