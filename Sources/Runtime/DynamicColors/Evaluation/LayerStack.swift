/// The definitions that names refer to in a stack of layers.
final class LayerStack: Sendable {
  /// One name: its definition, and the one that it replaced.
  ///
  /// The addresses are those of the layer's storage, which the stack keeps alive and no longer
  /// changes, so that they can be shared although the compiler cannot verify it.
  @safe struct Entry: @unchecked Sendable {
    private let address: UnsafePointer<DefinitionLayer.Definition>
    let variants: _StableElements<DefinitionLayer.Variant>
    /// The entry that this one replaced, or -1.
    var replaced: Int32 = -1
    let layer: Int32
    /// The position of the definition in its layer.
    let position: Int32

    init(at position: Int, of content: DefinitionLayer, layer: Int) {
      unsafe address = content.definitions.address(of: position)
      variants = content.variants(of: content.definitions[position])
      self.layer = Int32(truncatingIfNeeded: layer)
      self.position = Int32(truncatingIfNeeded: position)
    }

    var definition: DefinitionLayer.Definition {
      unsafeAddress { unsafe address }
    }
  }

  let layers: [DefinitionLayer]

  /// The number of entries that are not replaced.
  let count: Int

  private let buffer = StableBuffer<Entry>()

  /// A hash table of the names, whose size is a power of two: for each entry the bits of its name's
  /// hash beyond the bits that select a slot, and one more than its position; 0 for a free slot.
  ///
  /// A dictionary takes 52 bytes a definition more.
  private let slots: [UInt32]

  /// The entries that names refer to, in the order of definition, inherited ones first, followed by
  /// the entries that were replaced.
  var entries: _StableElements<Entry> { buffer.elements }

  /// The number of entries, including replaced ones.
  var entryCount: Int { buffer.count }

  /// The entries with a value that is not constant, in ascending order.
  var expressions: [Int] {
    (0..<entryCount).filter { entries[$0].definition.hasExpression }
  }

  init(_ layers: [DefinitionLayer]) {
    self.layers = layers
    let buffer = buffer
    let capacity = layers.reduce(0) { $0 + $1.definitions.count }
    buffer.reserve(capacity)
    // At least half of the slots remain free.
    let size = 2 << (Int.bitWidth - capacity.leadingZeroBitCount)
    var slots = [UInt32](repeating: 0, count: size)
    var replaced: [(by: Int, entry: Entry)] = []
    for (layer, content) in layers.enumerated() {
      for position in content.definitions.indices {
        let entry = Entry(at: position, of: content, layer: layer)
        let (slot, tag, known) = Self.find(entry.definition.name, in: slots, buffer)
        if let known {
          replaced.append((known, buffer[known]))
          buffer[known] = entry
        } else {
          buffer.append(entry)
          slots[slot] = tag | UInt32(truncatingIfNeeded: buffer.count)
        }
      }
    }
    count = buffer.count
    self.slots = slots
    // The replaced entries follow those in force, each linked from the one that replaced it.
    for (by, entry) in replaced {
      var below = entry
      below.replaced = buffer[by].replaced
      buffer.append(below)
      buffer[by].replaced = Int32(truncatingIfNeeded: buffer.count - 1)
    }
  }

  /// The entry that `name` refers to.
  func index(of name: String) -> Int? { Self.find(name, in: slots, buffer).position }

  /// Returns the position of a name, or the free slot for it with the bits of its hash.
  private static func find(
    _ name: String,
    in slots: [UInt32],
    _ entries: StableBuffer<Entry>
  ) -> (slot: Int, tag: UInt32, position: Int?) {
    let hash = UInt32(truncatingIfNeeded: name.hashValue)
    let mask = UInt32(truncatingIfNeeded: slots.count - 1)
    var slot = hash & mask
    while case let entered = slots[Int(slot)], entered > 0 {
      let position = Int(entered & mask) - 1
      if (entered ^ hash) & ~mask == 0, entries[position].definition.name == name {
        return (Int(slot), hash & ~mask, position)
      }
      slot = (slot + 1) & mask
    }
    return (Int(slot), hash & ~mask, nil)
  }
}
