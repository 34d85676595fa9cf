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

  /// The positions of the names.
  private let positions: [String: Int]

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
    var positions: [String: Int] = [:]
    positions.reserveCapacity(layers.map(\.definitions.count).max() ?? 0)
    var replaced: [(by: Int, entry: Entry)] = []
    for (layer, content) in layers.enumerated() {
      for position in content.definitions.indices {
        let entry = Entry(layer, content, position)
        let name = entry.definition.pointee.name
        if let known = positions[name] {
          replaced.append((known, buffer.base[known]))
          buffer.base[known] = entry
        } else {
          positions[name] = buffer.count
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

  /// The entry that `name` refers to.
  func index(of name: String) -> Int? { positions[name] }
}
