import ColorValues
package import TraitSystem

extension CompiledColors {
  /// The traits that variants of the whole library are chosen by.
  package var axes: [TraitAxis] {
    conditions.axes.enumerated().map { number, axis in
      let assumed = axis.key.assumedValue
      // Values that no condition names are all alike; they matter only where the assumed one is named.
      let unnamed =
        axis.values.contains(assumed)
        ? axis.key.values.filter { !axis.values.contains($0) && $0 != axis.key.defaultValue } : []
      let others = axis.values.filter { $0 != assumed } + unnamed
      return TraitAxis(trait: axis.key, bit: 1 << UInt64(number), values: [assumed] + others)
    }
  }

  /// The axes that the colour at `index` depends on, by itself or through references, a bit each.
  package func dependencies(at index: Int) -> UInt64 { dependencies[index] }

  /// The colour that the one at `index` is nothing but a reference to, under `traits`.
  ///
  /// A reference to the colour itself, which means another of its variants, is none.
  package func alias(at index: Int, for traits: TraitCollection) -> Int? {
    guard case .reference(let name) = chosenValue(at: index, for: traits),
      name != entries[index].definition.pointee.name
    else { return nil }
    return self.index(of: name)
  }

  /// Whether the colour at `index` is computed from others under `traits`: neither a constant nor
  /// nothing but a reference.
  package func isComputed(at index: Int, for traits: TraitCollection) -> Bool {
    switch chosenValue(at: index, for: traits) {
    case .color, .reference, .asset: false
    default: true
    }
  }

  /// The value of the variant that wins, and of `light-dark()` the half that applies.
  private func chosenValue(at index: Int, for traits: TraitCollection) -> ColorExpression {
    let entry = entries + index
    var value = entry.pointee.variants[winner(of: entry, for: traits)].value
    while case .lightDark(let light, let dark) = value { value = traits.isDark ? dark : light }
    return value
  }
}
