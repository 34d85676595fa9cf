public import SourceDiagnostics
import TextSupport

/// A value of a document with its position in the file: a scalar, a sequence or a mapping.
///
/// A node is a small handle on the tree of the document; texts remain in the bytes of the file
/// until requested. An alias (`*name`) has the content of the node it refers to, and `range` is the
/// range of the alias.
///
/// A tree omits nodes that were reported as unusable: a second pair of the same key, a pair whose
/// key is a collection or `<<`, and nodes with an alias to an unknown anchor. Keys are thus scalars
/// and unique.
public struct SourceNode: Sendable {
  /// The storage of the document.
  package let tree: SourceTree

  /// The record at the position of the node; an alias has its own record.
  private let site: UInt32

  /// The record of the content.
  private let content: UInt32

  @inline(__always)
  init(_ site: Int, in tree: SourceTree) {
    self.tree = tree
    self.site = UInt32(truncatingIfNeeded: site)
    content = UInt32(truncatingIfNeeded: tree.records.resolved(site))
  }

  /// The index of the record of the content.
  var index: Int { Int(content) }

  /// The kind of a node.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case scalar
    /// A list of nodes.
    case sequence
    /// A list of keys with values.
    case mapping
  }

  /// The notation of a node.
  public enum Style: UInt8, Hashable, Sendable {
    /// A scalar without quotes.
    case plain
    /// A scalar in `'…'`.
    case singleQuoted
    /// A scalar in `"…"`.
    case doubleQuoted
    /// A scalar below `|`, which keeps its line breaks.
    case literal
    /// A scalar below `>`, which folds its lines into one.
    case folded
    /// A collection in block style.
    case block
    /// A collection in `[…]` or `{…}`.
    case flow
  }

  var record: SourceTree.Record { tree.records[index] }

  /// Whether the node is a scalar, a sequence or a mapping.
  public var kind: Kind {
    switch record.kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// The notation of the node; for an alias, the notation of the node it refers to.
  public var style: Style { record.style }

  /// Whether the node is an alias, whose content is elsewhere in the file.
  public var isAlias: Bool { site != content }

  /// The byte offsets of the node in its file, including quotes, without anchor and tag.
  public var range: Range<Int> {
    let record = tree.records[Int(site)]
    return Int(record.start)..<Int(record.end)
  }

  /// The file of the node.
  public var file: SourceFile { tree.file }

  /// The position of the node with its source line, for a diagnostic.
  public var excerpt: SourceExcerpt { file.excerpt(range) }

  /// The line and column of the node's first character.
  public var position: SourcePosition { file.position(at: range.lowerBound) }

  /// Whether the node is a plain scalar without a value: empty text, `~` or `null`.
  public var isNull: Bool {
    let record = record
    guard record.kind == .scalar, record.style == .plain, !record[.tagged],
      record[.copied] || record.content.count <= 4
    else { return false }
    return ["", "~", "null", "Null", "NULL"].contains { hasText($0) }
  }
}

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
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    guard start > end, start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    var stop = start
    while stop < bytes.count, !bytes[stop].isLineBreak { stop += 1 }
    let range = start..<stop
    return SourceComment(text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }
}

extension SourceNode {
  /// The advice about a plain value that is an entry without the space after its colon, such as
  /// `light:red`; empty for other values.
  ///
  /// YAML reads such an entry as text, together with the lines after it.
  package var missingSpaceAdvice: String {
    guard kind == .scalar, style == .plain, !isAlias,
      let entry = file.bytes[range].entryWithMissingSpace
    else { return "" }
    return "; write a space after the colon: '\(entry.abridged)'"
  }
}

extension Collection<UInt8> {
  /// The first line with the missing space after a colon that ends the name at its start; nil for
  /// other lines, such as addresses.
  var entryWithMissingSpace: String? {
    let line = prefix { !$0.isLineBreak }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex,
      line[..<colon].allSatisfy({ $0.isASCIIWord || $0 == UInt8(ascii: ".") })
    else { return nil }
    let value = line[line.index(after: colon)...]
    guard let first = value.first, !first.isBlank, first != UInt8(ascii: "/") else {
      return nil
    }
    let texts = [line[..<colon], value].map { String(decoding: $0, as: UTF8.self) }
    return "\(texts[0]): \(texts[1])"
  }
}

extension SourceNode {
  /// The text of a scalar; empty for a collection.
  ///
  /// Each access creates a `String`; store it, or compare with `hasText(_:)`.
  public var text: String {
    unsafe withUTF8 { bytes in unsafe String(decoding: bytes, as: UTF8.self) }
  }

  /// Calls `body` with the UTF-8 bytes of the text without creating a string; a collection has no
  /// bytes.
  ///
  /// - Parameter body: A closure that receives the bytes, which are valid only during the call.
  /// - Returns: The result of `body`.
  /// - Throws: The errors of `body`.
  public func withUTF8<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe tree.withText(of: record, body)
  }

  /// Calls `body` with the UTF-8 bytes of the text.
  ///
  /// This function is not generic: calls from other modules take half the time of ``withUTF8(_:)``.
  package func readUTF8(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    unsafe tree.withText(of: record, body)
  }

  /// Returns whether the node is a scalar with exactly this text, without creating a string.
  public func hasText(_ text: String) -> Bool {
    let record = record
    // The length excludes most other texts.
    guard record.kind == .scalar, record[.copied] || record.content.count == text.utf8.count
    else { return false }
    return unsafe tree.withText(of: record) { bytes in
      // The bytes of a short string are inside it: a copy in memory is faster than access to each.
      let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { other in
        unsafe bytes.elementsEqual(other)
      }
      return unsafe isSame ?? bytes.elementsEqual(text.utf8)
    }
  }
}
