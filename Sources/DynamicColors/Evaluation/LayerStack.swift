internal import Synchronization

/// The definitions that names refer to in a stack of layers.
final class LayerStack: Sendable {
  /// One named color: its definition, and the one that it replaced.
  ///
  /// The addresses are those of the layer's storage, which the stack keeps alive.
  struct Entry: Sendable {
    nonisolated(unsafe) let definition: UnsafePointer<ColorLayer.Definition>
    nonisolated(unsafe) let variants: UnsafePointer<ColorLayer.Variant>
    let variantCount: Int32
    /// The entry that this one replaced, or -1.
    var replaced: Int32 = -1
    let layer: Int32

    init(_ layer: Int, _ content: ColorLayer, _ position: Int) {
      // A definition that exists has an address.
      let definition = UnsafePointer(content.definitionBase + position)
      self.definition = definition
      variants = UnsafePointer(content.variantBase + definition.pointee.variants.lowerBound)
      variantCount = Int32(truncatingIfNeeded: definition.pointee.variants.count)
      self.layer = Int32(truncatingIfNeeded: layer)
    }
  }

  let layers: [ColorLayer]

  /// The number of entries that are not replaced.
  let count: Int

  private let buffer = StableBuffer<Entry>()

  /// The positions of the names of several layers, or of one that has references.
  private let positions: NameIndex?

  /// The positions of the names of one layer, created when one is first looked up: the names are distinct,
  /// and many files refer to nothing.
  private let index = AtomicLazyReference<Index>()

  private final class Index: Sendable {
    let positions: NameIndex

    init(_ positions: NameIndex) { self.positions = positions }
  }

  /// The entries that names refer to, in the order of definition, inherited ones first, followed by the
  /// entries that were replaced.
  var entries: UnsafeMutablePointer<Entry> { buffer.base }

  /// The number of entries, including replaced ones.
  var entryCount: Int { buffer.count }

  /// The entries with a value that is not constant, in ascending order.
  var expressions: [Int] {
    (0..<entryCount).filter { entries[$0].definition.pointee.hasExpression }
  }

  init(_ layers: [ColorLayer]) {
    self.layers = layers
    let buffer = buffer
    buffer.reserve(layers.reduce(0) { $0 + $1.definitions.count })
    let filled = layers.indices.filter { !layers[$0].definitions.isEmpty }
    guard filled.count > 1 else {
      for layer in filled {
        let content = layers[layer]
        for position in content.definitions.indices {
          buffer.append(Entry(layer, content, position))
        }
      }
      count = buffer.count
      let hasReferences = layers.contains { $0.definitions.contains(where: \.hasExpression) }
      positions = hasReferences ? Self.positions(of: buffer) : nil
      return
    }
    var positions = NameIndex(capacity: layers.reduce(0) { $0 + $1.definitions.count })
    var replaced: [(by: Int, entry: Entry)] = []
    for layer in filled {
      let content = layers[layer]
      for position in content.definitions.indices {
        let entry = Entry(layer, content, position)
        let text = entry.definition.pointee.name
        let known = positions.insert(buffer.count, for: text) {
          buffer.base[$0].definition.pointee.name == text
        }
        if let known {
          replaced.append((known, buffer.base[known]))
          buffer.base[known] = entry
        } else {
          buffer.append(entry)
        }
      }
    }
    count = buffer.count
    self.positions = positions
    // The replaced entries follow those in force, each linked from the one that replaced it.
    for (by, entry) in replaced {
      var below = entry
      below.replaced = buffer.base[by].replaced
      buffer.append(below)
      buffer.base[by].replaced = Int32(truncatingIfNeeded: buffer.count - 1)
    }
  }

  private static func positions(of entries: StableBuffer<Entry>) -> NameIndex {
    var positions = NameIndex(capacity: entries.count)
    for position in 0..<entries.count {
      let name = entries.base[position].definition.pointee.name
      // The names are distinct.
      _ = positions.insert(position, for: name) { _ in false }
    }
    return positions
  }

  private func makeIndex() -> Index { index.storeIfNil(Index(Self.positions(of: buffer))) }

  private func name(at position: Int) -> String { entries[position].definition.pointee.name }

  /// The entry that `name` refers to.
  func index(of name: String) -> Int? {
    let positions = positions ?? (index.load() ?? makeIndex()).positions
    return positions.position(of: name) { self.name(at: $0) == name }
  }
}
