/// The cascade layers of style sheets, in the order in which they are first named.
///
/// Source: css-cascade-5, section 6.4.
struct StyleLayers {
  private struct Layer {
    var children: [Int] = []
    var names: [String: Int] = [:]
  }

  private var layers = [Layer()]

  /// The layer of rules outside of layers.
  static let root = 0

  /// Returns the layer with a name, which can have periods, in another; it is added if there is
  /// none.
  mutating func layer(_ name: String, in parent: Int) -> Int {
    name.split(separator: ".").reduce(parent) { layer, part in
      let part = part.trimmed
      if let known = layers[layer].names[part] { return known }
      let number = anonymous(in: layer)
      layers[layer].names[part] = number
      return number
    }
  }

  /// Adds a layer without a name.
  mutating func anonymous(in parent: Int) -> Int {
    layers.append(Layer())
    layers[parent].children.append(layers.count - 1)
    return layers.count - 1
  }

  /// The rank of each layer: rules in a layer outrank the layers in it, and a later layer outranks
  /// an earlier one.
  var ranks: [Int] {
    var ranks = Array(repeating: 0, count: layers.count)
    // From the highest down: a layer itself, then the last layer in it.
    var open = [Self.root]
    var next = layers.count
    while let layer = open.popLast() {
      next -= 1
      ranks[layer] = next
      open += layers[layer].children
    }
    return ranks
  }
}
