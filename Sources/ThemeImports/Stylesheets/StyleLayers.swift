/// The cascade layers of style sheets, in the order in which they are first named.
///
/// Source: css-cascade-5, section 6.4.
struct StyleLayers {
  private struct Layer {
    var children: [Int] = []
    var names: [String: Int] = [:]
  }

  private var layers = [Layer()]

  /// The layer of what stands in none.
  static let root = 0

  /// The layer of a name with periods below another, which is made where there is none.
  mutating func layer(_ name: String, in parent: Int) -> Int {
    name.split(separator: ".").reduce(parent) { layer, part in
      let part = part.trimmed
      if let known = layers[layer].names[part] { return known }
      let number = anonymous(in: layer)
      layers[layer].names[part] = number
      return number
    }
  }

  /// A layer without name, which is like no other.
  mutating func anonymous(in parent: Int) -> Int {
    layers.append(Layer())
    layers[parent].children.append(layers.count - 1)
    return layers.count - 1
  }

  /// For each layer its rank: what stands in a layer outranks the layers in it, and a later layer
  /// outranks an earlier one.
  var ranks: [Int] {
    var ranks = Array(repeating: 0, count: layers.count)
    // From the highest down: a layer itself, then the last of those in it.
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
