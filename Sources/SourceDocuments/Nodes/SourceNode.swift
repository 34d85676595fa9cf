public import SourceDiagnostics

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

  var record: NodeRecord { tree.records[index] }

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
