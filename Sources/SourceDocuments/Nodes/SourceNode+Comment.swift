/// A comment of a file.
public struct SourceComment: Hashable, Sendable {
  /// The text from `#` to the end of the line.
  public let text: String

  /// The byte offsets of the text.
  public let range: Range<Int>
}

extension SourceNode {
  /// The comment that directly follows the node on its last line.
  ///
  /// It identifies a comment in YAML that was intended as a value:
  /// ```yaml
  /// accent: #fff    # the value is null, its trailing comment "#fff    # the value …"
  /// text: red #1    # the value is "red", its trailing comment "#1    # …"
  /// ```
  public var trailingComment: SourceComment? {
    let bytes = file.bytes
    let end = range.upperBound
    var start = end
    while start < bytes.count, UTF8Text.isBlank(bytes[start]) { start += 1 }
    guard start > end, start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    var stop = start
    while stop < bytes.count, !UTF8Text.isLineBreak(bytes[stop]) { stop += 1 }
    let range = start..<stop
    return SourceComment(text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }
}
