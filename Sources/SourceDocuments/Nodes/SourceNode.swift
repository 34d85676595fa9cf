public import SourceDiagnostics

/// A value of a document with its place in the file: a scalar, a sequence or a mapping.
///
/// A node is a small handle on the document's one tree; texts stay in the file's bytes until asked for.
/// An alias (`*name`) reads as the node it refers to, while `range` says where the alias stands.
///
/// What was reported as unusable is left out of a tree: a second pair of the same key, a pair whose key is
/// a collection or `<<`, and whatever held an alias to nothing. Keys are thus scalars and unique.
public struct SourceNode: Sendable {
  let tree: SourceTree

  /// The record at the place where the node is written; an alias keeps its own.
  private let site: Int

  /// The record that holds the content.
  let index: Int

  init(_ site: Int, in tree: SourceTree) {
    self.tree = tree
    self.site = site
    index = tree.resolved(site)
  }

  /// What a node is made of.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case scalar
    /// A list of nodes.
    case sequence
    /// A list of keys with values.
    case mapping
  }

  /// How a node is written.
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
    /// A collection by indentation.
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

  /// How the node is written; for an alias, how the node it refers to is.
  public var style: Style { record.style }

  /// Whether the node is an alias; its content then stands elsewhere in the file.
  public var isAlias: Bool { site != index }

  /// The byte offsets of the node in its file, quotes included, anchor and tag not.
  public var range: Range<Int> {
    let record = tree.records[site]
    return Int(record.start)..<Int(record.end)
  }

  /// The file that holds the node.
  public var file: SourceFile { tree.file }

  /// Where the node is, with its source line, for a diagnostic.
  public var excerpt: SourceExcerpt { file.excerpt(range) }

  /// The line and column of the node's first character.
  public var position: SourcePosition { file.position(at: range.lowerBound) }

  /// Whether the node is a plain scalar that means nothing: no text at all, `~` or `null`.
  public var isNull: Bool {
    let record = record
    guard record.kind == .scalar, record.style == .plain, !record[.tagged] else { return false }
    return ["", "~", "null", "Null", "NULL"].contains { hasText($0) }
  }
}
