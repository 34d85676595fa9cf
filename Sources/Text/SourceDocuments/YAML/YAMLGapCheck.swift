internal import SourceDiagnostics

/// A check of the bytes between nodes, which ensures that no text is skipped and that readers of
/// YAML 1.2 see the same nodes.
///
/// libyaml follows YAML 1.1: it reads `{?a: b}` as the key `a`, ends the anchor of `&a:b c` before
/// the colon, and requires no space before a comment. Text that the two versions read differently
/// is an error, because the intended reading is unknown.
@safe
struct YAMLGapCheck {
  private let source: UnsafeBufferPointer<UInt8>

  /// The start of the text after a byte-order mark.
  private let origin: Int

  /// The end of the last node or of the last checked gap.
  private var position: Int

  init(_ source: UnsafeBufferPointer<UInt8>, from origin: Int) {
    unsafe self.source = source
    self.origin = origin
    position = origin
  }

  /// Continues after a node.
  mutating func skip(to end: Int) { position = max(position, end) }

  /// Checks the bytes from the last node to `end`: comments, anchors and tags, and indicators.
  ///
  /// - Parameters:
  ///   - end: The start of the next node's content, or the end of a collection or document.
  ///   - isInFlow: Whether the gap is inside a collection in brackets.
  ///   - isStart: Whether the gap is the one before the root, which may hold directives.
  ///   - findings: Receives the errors.
  @inline(__always)
  mutating func check(
    to end: Int,
    isInFlow: Bool,
    isStart: Bool = false,
    reporting findings: inout FindingCollector
  ) {
    while position < end {
      let byte = unsafe source[position]
      guard Self.isPlainGap(byte) else {
        return checkRest(to: end, isInFlow: isInFlow, isStart: isStart, reporting: &findings)
      }
      position += 1
    }
  }

  /// Reports the comment of a block scalar that follows the indicator without a space.
  func checkHeader(from start: Int, to end: Int, reporting findings: inout FindingCollector) {
    var index = start
    while index < end, unsafe !source[index].isLineBreak {
      if unsafe source[index] == UInt8(ascii: "#") {
        if !isSeparated(index) {
          findings.add(.syntax, Self.commentWithoutSpace, at: index..<index + 1)
        }
        return
      }
      index += 1
    }
  }

  /// Reports the character that directly follows the name of an anchor or an alias.
  func checkName(
    _ start: Int,
    to end: Int,
    isInFlow: Bool,
    reporting findings: inout FindingCollector
  ) {
    guard unsafe end < source.count else { return }
    let next = unsafe source[end]
    if next.isSpace || (isInFlow && ",]}".utf8.contains(next)) { return }
    let name = unsafe String(decoding: source[start..<end], as: UTF8.self)
    findings.add(
      .syntax,
      Self.textAfterName(name, startingWith: character(at: end)),
      at: start..<end + 1
    )
  }

  /// Reports a single hyphen as a value in brackets, which YAML 1.2 does not allow.
  func checkHyphen(_ start: Int, to end: Int, reporting findings: inout FindingCollector) {
    guard end == start + 1, unsafe end < source.count, unsafe source[start] == UInt8(ascii: "-"),
      unsafe source[end] != UInt8(ascii: ":")
    else { return }
    findings.add(.syntax, Self.loneHyphen, at: start..<end)
  }

  // MARK: Parts

  /// Returns whether a byte is common in gaps and valid without its neighbors.
  private static func isPlainGap(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "-"), UInt8(ascii: ","),
      UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private mutating func checkRest(
    to end: Int,
    isInFlow: Bool,
    isStart: Bool,
    reporting findings: inout FindingCollector
  ) {
    while position < end {
      let byte = unsafe source[position]
      switch byte {
      case _ where Self.isPlainGap(byte): position += 1
      case UInt8(ascii: "#"):
        if !isSeparated(position) {
          findings.add(.syntax, Self.commentWithoutSpace, at: position..<position + 1)
        }
        skipLine(to: end)
      case UInt8(ascii: "%") where isStart: skipLine(to: end)
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        let start = position
        position = unsafe source.endOfYAMLProperty(from: start, to: end)
        if byte == UInt8(ascii: "&") {
          checkName(start, to: position, isInFlow: isInFlow, reporting: &findings)
        }
      case UInt8(ascii: "?"):
        if isInFlow, isFollowedByText(position) {
          findings.add(.syntax, Self.textAfterQuestionMark, at: position..<position + 1)
        }
        position += 1
      case UInt8(ascii: ":"):
        if isInFlow, isFollowedByText(position), !followsQuote(position) {
          findings.add(.syntax, Self.textAfterColon, at: position..<position + 1)
        }
        position += 1
      default:
        findings.add(.syntax, Self.strayText, at: position..<end)
        position = end
      }
    }
  }

  private mutating func skipLine(to end: Int) {
    while position < end, unsafe !source[position].isLineBreak { position += 1 }
  }

  /// Returns whether a comment may start at an offset.
  private func isSeparated(_ index: Int) -> Bool {
    unsafe index == origin || source[index - 1].isSpace
  }

  /// Returns whether an indicator is followed by text of the same scalar in YAML 1.2.
  private func isFollowedByText(_ index: Int) -> Bool {
    guard unsafe index + 1 < source.count else { return false }
    let next = unsafe source[index + 1]
    return !next.isSpace
      && !(unsafe source[index] == UInt8(ascii: ":") && ",[]{}".utf8.contains(next))
  }

  /// Returns whether only whitespace is between an offset and a closing quote or bracket.
  private func followsQuote(_ index: Int) -> Bool {
    var before = index - 1
    while before >= origin, unsafe source[before].isSpace { before -= 1 }
    return unsafe before >= origin && "\"'}]".utf8.contains(source[before])
  }

  private func character(at index: Int) -> String {
    let end = unsafe min(index + 4, source.count)
    return unsafe String(String(decoding: source[index..<end], as: UTF8.self).prefix(1))
  }
}

// MARK: - Messages

extension YAMLGapCheck {
  fileprivate static var commentWithoutSpace: String {
    "a comment needs a space before '#'; add one, or put the whole value in quotes"
  }

  fileprivate static func textAfterName(_ name: String, startingWith character: String) -> String {
    "'\(name.abridged)' is directly followed by '\(character)', which is part of the name "
      + "in YAML 1.2; add a space after the name, or rename it"
  }

  fileprivate static var loneHyphen: String {
    "a single '-' can't be a value in brackets; put it in quotes"
  }

  fileprivate static var textAfterQuestionMark: String {
    "'?' directly before text is part of the text in YAML 1.2; put the text in quotes, or a space "
      + "after '?'"
  }

  fileprivate static var textAfterColon: String {
    "':' directly before text is part of the text in YAML 1.2; put the text in quotes, or a space "
      + "after ':'"
  }

  fileprivate static var strayText: String {
    "this text belongs neither to a key nor to a value; put the whole value in quotes"
  }
}
