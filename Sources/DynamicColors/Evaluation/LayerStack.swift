internal import Synchronization

/// Which definition each name stands for once all layers lie on each other.
final class LayerStack: Sendable {
  /// One named colour: its definition, and the one that it replaced.
  ///
  /// The addresses are those of the layer's own storage, which the stack keeps alive.
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

  /// How many entries are not replaced.
  let count: Int

  private let buffer = StableBuffer<Entry>()

  /// The numbers of names, made when one is first looked up: names of one layer differ by
  /// themselves, and many files refer to nothing.
  private let index = AtomicLazyReference<Index>()

  private final class Index: Sendable {
    let numbers: NameIndex

    init(_ numbers: NameIndex) { self.numbers = numbers }
  }

  /// The entries that names stand for, in the order of definition, inherited ones first, followed
  /// by the entries that were replaced.
  var entries: UnsafeMutablePointer<Entry> { buffer.base }

  /// How many entries there are, those that were replaced included.
  var entryCount: Int { buffer.count }

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
      return
    }
    let name = { (number: Int) in buffer.base[number].definition.pointee.name }
    var numbers = NameIndex()
    numbers.reserveCapacity(layers.map(\.definitions.count).max() ?? 0, name: name)
    var replaced: [(by: Int, entry: Entry)] = []
    for layer in filled {
      let content = layers[layer]
      for position in content.definitions.indices {
        let entry = Entry(layer, content, position)
        let text = entry.definition.pointee.name
        if let known = numbers.insert(text, as: buffer.count, name: name) {
          replaced.append((known, buffer.base[known]))
          buffer.base[known] = entry
        } else {
          buffer.append(entry)
        }
      }
    }
    count = buffer.count
    _ = index.storeIfNil(Index(numbers))
    // The replaced entries follow those in force, each linked from the one that replaced it.
    for (by, entry) in replaced {
      var below = entry
      below.replaced = buffer.base[by].replaced
      buffer.append(below)
      buffer.base[by].replaced = Int32(truncatingIfNeeded: buffer.count - 1)
    }
  }

  private func makeIndex() -> Index {
    var numbers = NameIndex()
    let name = { [buffer] (number: Int) in buffer.base[number].definition.pointee.name }
    numbers.reserveCapacity(count, name: name)
    for number in 0..<count { _ = numbers.insert(name(number), as: number, name: name) }
    return index.storeIfNil(Index(numbers))
  }

  /// The entry that `name` stands for.
  func index(of name: String) -> Int? {
    let index = index.load() ?? makeIndex()
    return index.numbers.number(of: name) { entries[$0].definition.pointee.name }
  }
}
