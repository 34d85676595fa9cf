import ColorValues
package import TraitSystem

extension CompiledDefinitions {
  /// The traits by which variants of the whole library are chosen.
  package var axes: [TraitAxis] {
    conditions.axes.enumerated().map { number, axis in
      let assumed = axis.key.assumedValue
      // Values that no condition names are equivalent; they matter only if the assumed one is
      // named.
      let unnamed =
        axis.values.contains(assumed)
        ? axis.key.values.filter { !axis.values.contains($0) && $0 != axis.key.defaultValue } : []
      let others = axis.values.filter { $0 != assumed } + unnamed
      return TraitAxis(trait: axis.key, bit: 1 << UInt64(number), values: [assumed] + others)
    }
  }

  /// The axes that the definition at `index` depends on, directly or through references, a bit
  /// each.
  package func dependencies(at index: ColorIndex) -> UInt64 { dependencies[index.position] }

  /// The definition to which the value of the definition at `index` is a plain reference under
  /// `traits`; nil for any other value, and for a reference to the definition itself, which means
  /// another of its variants.
  package func alias(at index: ColorIndex, for traits: TraitCollection) -> ColorIndex? {
    guard case .reference(let name) = chosenValue(at: index, for: traits),
      name != entries[index].definition.name
    else { return nil }
    return self.index(of: name)
  }

  /// The names of the definitions that the values of the definition at `index` refer to, each once,
  /// in the order of the variants.
  package func referencedNames(at index: ColorIndex) -> [String] {
    let entry = entries[index]
    var names: [String] = []
    for variant in 0..<entry.variants.count {
      for case .reference(let name) in entry.variants[variant].value.references
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// Returns whether the color at `index` is computed from others under `traits`, so that it is
  /// neither a constant nor a plain reference.
  package func isComputed(at index: ColorIndex, for traits: TraitCollection) -> Bool {
    switch chosenValue(at: index, for: traits) {
    case .color, .reference, .asset: false
    default: true
    }
  }

  /// The value of the variant that wins, and of `light-dark()` the part that applies.
  private func chosenValue(at index: ColorIndex, for traits: TraitCollection) -> ColorExpression {
    let entry = entries[index]
    var value = entry.variants[winner(of: entry, for: traits)].value
    while case .lightDark(let light, let dark) = value { value = traits.isDark ? dark : light }
    return value
  }
}
