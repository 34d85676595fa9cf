extension SourceTree {
  /// One node of the flat tree, in 16 bytes.
  ///
  /// Records are in document order: a collection is followed by its content, a mapping by key, value,
  /// key, value. The next sibling of a collection is thus at `payload`, and of a scalar it is the
  /// next record.
  package struct Record {
    /// The bytes of the node in the file, without anchor and tag.
    package internal(set) var start: UInt32
    /// The end of these bytes.
    package internal(set) var end: UInt32

    /// The end of the children of a collection, the target of an alias, or the offset of a copied
    /// text in the arena.
    package internal(set) var payload: UInt32

    /// Kind in bits 0-1, style in 2-4, flags in 5-7, number of children from bit 8.
    private var bits: UInt32

    /// The highest number of children.
    static let countLimit = 0xFF_FFFF

    init(_ kind: Kind, style: SourceNode.Style, start: UInt32, end: UInt32) {
      self.start = start
      self.end = end
      payload = 0
      bits = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2
    }

    /// A kind of node.
    package enum Kind: UInt8 {
      case scalar, sequence, mapping, alias
    }

    /// A property of a node.
    package enum Flag: UInt32 {
      /// The text differs from the bytes of the file and is in the arena.
      case copied = 0x20
      /// A tag makes a plain scalar text, even if it looks like null.
      case tagged = 0x40
      /// The node was reported as unusable and is skipped by readers.
      case rejected = 0x80
    }

    /// The kind.
    @inline(__always)
    package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits & 3)) ?? .scalar }

    /// The style of a scalar or collection.
    @inline(__always)
    package var style: SourceNode.Style {
      SourceNode.Style(rawValue: UInt8(truncatingIfNeeded: bits >> 2 & 7)) ?? .plain
    }

    /// The number of visible children: elements of a sequence or pairs of a mapping.
    package internal(set) var count: Int {
      get { Int(bits >> 8) }
      set { bits = bits & 0xFF | UInt32(truncatingIfNeeded: newValue) << 8 }
    }

    /// Whether the node has a property.
    package internal(set) subscript(flag: Flag) -> Bool {
      @inline(__always) get { bits & flag.rawValue != 0 }
      set { bits = newValue ? bits | flag.rawValue : bits & ~flag.rawValue }
    }

    /// The bytes between the quotes, or all bytes without quotes.
    @inline(__always)
    package var content: Range<Int> {
      let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
      let first = Int(start) + quote
      return first..<max(first, Int(end) - quote)
    }
  }
}
