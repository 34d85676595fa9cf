import TraitSystem

extension CompiledDefinitions {
  /// Conditions that always hold, with which definitions become simpler: variants that can't win
  /// are removed, and the others no longer name the traits of these conditions.
  ///
  /// Under all traits that meet the conditions, restricted definitions have the same values as
  /// before.
  ///
  /// Variants keep the order in which they win. That can differ from the order that the remaining
  /// conditions give: under `dark`, a variant for `dark density=compact` still outranks one for
  /// `high-contrast`.
  package struct Restriction {
    /// The remaining conditions.
    package private(set) var table: ConditionTable

    /// The remaining conditions of each set of the original table; nil for sets that never hold.
    private var numbers: [ConditionTable.ID?] = []

    /// The part of `light-dark()` that applies; nil if the style is not given.
    private let isDark: Bool?

    /// The restricted layers, which several themes can share.
    private var layers: [ObjectIdentifier: DefinitionLayer] = [:]

    /// Creates a restriction.
    ///
    /// - Parameters:
    ///   - conditions: The conditions, each on another trait.
    ///   - colors: The definitions of a theme, and of all that were compiled with the same
    ///     conditions.
    /// - Throws: `ConditionTable.Shortage`, as a table does for new sets.
    package init(
      to conditions: [TraitCondition],
      of colors: CompiledDefinitions
    ) throws(ConditionTable.Shortage) {
      table = colors.conditions.withoutSets()
      let traits = TraitCollection(conditions)
      let given = Set(conditions.map(\.trait))
      isDark = given.contains(TraitKey(UserInterfaceStyleTrait.self)) ? traits.isDark : nil
      for number in 0..<colors.conditions.count {
        let all = colors.conditions.conditions(of: ConditionTable.ID(number))
        guard all.allSatisfy({ !given.contains($0.trait) || $0.holds(in: traits) }) else {
          numbers.append(nil)
          continue
        }
        numbers.append(try table.id(for: all.filter { !given.contains($0.trait) }))
      }
    }

    /// Returns the definitions of a layer under the restriction.
    ///
    /// - Complexity: O(*n*) in the number of variants; nothing for a layer that was restricted
    ///   before.
    mutating func restrict(_ layer: DefinitionLayer) -> DefinitionLayer {
      if let restricted = layers[ObjectIdentifier(layer)] { return restricted }
      let restricted = DefinitionLayer(origin: layer.origin)
      restricted.reserve(layer.definitions.count)
      for definition in layer.definitions {
        for variant in variants(of: definition, in: layer) { restricted.append(variant) }
        restricted.appendOrdered(
          name: definition.name,
          type: definition.type,
          isPrimitive: definition.isPrimitive
        )
      }
      layers[ObjectIdentifier(layer)] = restricted
      return restricted
    }

    private func variants(
      of definition: DefinitionLayer.Definition,
      in layer: DefinitionLayer
    ) -> [DefinitionLayer.Variant] {
      let all = layer.variants[definition.variants]
      // A variant that never wins can be the one that another refers to by the color's own name.
      let keepsCovered = all.contains { $0.value.refers(to: definition.name) }
      var kept: [DefinitionLayer.Variant] = []
      var seen: Set<ConditionTable.ID> = []
      for variant in all {
        guard let number = numbers[Int(variant.conditions)] else { continue }
        guard keepsCovered || seen.isDisjoint(with: [number, ConditionTable.unconditional]) else {
          continue
        }
        seen.insert(number)
        kept.append(restricted(variant, to: number))
      }
      // The last variant applies where the conditions of none hold, its own included.
      if let last = all.last, numbers[Int(last.conditions)] == nil,
        table.uncovered(Array(seen)) != nil
      {
        kept.append(restricted(last, to: ConditionTable.unconditional))
      }
      return kept
    }

    private func restricted(
      _ variant: DefinitionLayer.Variant,
      to number: ConditionTable.ID
    ) -> DefinitionLayer.Variant {
      let value = variant.value
      return DefinitionLayer.Variant(
        conditions: number,
        value: isDark.map(value.choosing) ?? value,
        range: variant.range
      )
    }
  }
}

extension CompiledDefinitions {
  /// Returns the definitions under a restriction of their conditions.
  ///
  /// - Throws: ``ReferenceErrors``, which the original definitions would have had as well.
  package func restricted(
    by restriction: inout CompiledDefinitions.Restriction
  ) throws(CompiledDefinitions.ReferenceErrors) -> CompiledDefinitions {
    let layers = stack.layers.map { restriction.restrict($0) }
    return try CompiledDefinitions(layers: layers, conditions: restriction.table)
  }
}
