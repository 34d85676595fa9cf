/// One node of the flat tree, in 16 bytes.
///
/// Records stand in document order: a collection is followed by all that it holds, a mapping by key,
/// value, key, value. The next sibling of a collection is thus at `payload`, of a scalar right behind it.
struct NodeRecord {
  /// The bytes of the node in the file, without anchor and tag.
  var start: UInt32
  var end: UInt32

  /// Where the children of a collection end; where an alias leads; where a copied text is in the arena.
  var payload: UInt32

  /// Kind in bits 0-1, style in 2-4, flags in 5-7, number of children from 8 on.
  private var bits: UInt32

  init(_ kind: Kind, style: SourceNode.Style, start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
    payload = 0
    bits = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2
  }

  enum Kind: UInt8 {
    case scalar, sequence, mapping, alias
  }

  enum Flag: UInt32 {
    /// The text differs from the file's bytes and is kept in the arena.
    case copied = 0x20
    /// A tag says that a plain scalar is text, even where it looks like null.
    case tagged = 0x40
    /// Reported as unusable: readers pass over it.
    case rejected = 0x80
  }

  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits & 3)) ?? .scalar }

  var style: SourceNode.Style {
    SourceNode.Style(rawValue: UInt8(truncatingIfNeeded: bits >> 2 & 7)) ?? .plain
  }

  /// The children that readers see: elements of a sequence or pairs of a mapping.
  var count: Int {
    get { Int(bits >> 8) }
    set { bits = bits & 0xFF | UInt32(truncatingIfNeeded: newValue) << 8 }
  }

  subscript(flag: Flag) -> Bool {
    get { bits & flag.rawValue != 0 }
    set { bits = newValue ? bits | flag.rawValue : bits & ~flag.rawValue }
  }

  /// The bytes between the quotes, or all bytes where there are none.
  var content: Range<Int> {
    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let first = Int(start) + quote
    return first..<max(first, Int(end) - quote)
  }
}
