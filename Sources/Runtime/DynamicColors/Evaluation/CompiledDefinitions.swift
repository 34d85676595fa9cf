package import TraitSystem

/// The definitions of one theme, or of any stack of layers, ready to be resolved.
///
/// A definition of a later layer replaces the whole definition of that name in earlier layers,
/// keeps the position of the name in the order, and can still refer to the definition that it
/// replaced. References are resolved late, so that `{accent}` in an earlier layer means the accent
/// of the last layer.
package final class CompiledDefinitions: Sendable {
  /// The entries that names refer to, followed by the replaced entries.
  ///
  /// They are those of the stack, which has the same lifetime and no longer changes.
  let entries: _StableElements<LayerStack.Entry>

  let stack: LayerStack
  let conditions: ConditionTable
  let matcher: ConditionMatcher.View
  private let matcherOwner: ConditionMatcher
  /// The axes that each entry's value depends on, a bit each.
  let dependencies: [UInt64]
  /// The number of values that each entry's value leads to; see ``DefinitionDependencies/costs``.
  let costs: [Int32]
  /// For each entry whose single value is a plain reference, the entry that it refers to; else -1.
  let aliases: [Int32]
  let memo: ResolvedColorMemo

  /// Stacks `layers`, the last on top, and finds their references and dependencies.
  ///
  /// - Throws: All cycles, unknown references and other errors of the stack.
  package convenience init(
    layers: [DefinitionLayer],
    conditions: ConditionTable
  ) throws(CompiledDefinitions.ReferenceErrors) {
    // `light-dark()` depends on the style, also where no condition names it.
    var conditions = conditions
    if let dark = ConditionWords.condition("dark") { _ = try? conditions.id(for: [dark]) }
    let stack = LayerStack(layers)
    let references = DefinitionDependencies(stack, conditions)
    guard references.errors.isEmpty else {
      throw CompiledDefinitions.ReferenceErrors(errors: references.errors)
    }
    self.init(
      stack,
      conditions,
      dependencies: references.axes,
      costs: references.costs,
      aliases: references.aliases
    )
  }

  private init(
    _ stack: LayerStack,
    _ conditions: ConditionTable,
    dependencies: [UInt64],
    costs: [Int32],
    aliases: [Int32]
  ) {
    self.stack = stack
    entries = stack.entries
    self.conditions = conditions
    matcherOwner = ConditionMatcher(conditions)
    matcher = matcherOwner.view
    self.dependencies = dependencies
    self.costs = costs
    self.aliases = aliases
    memo = ResolvedColorMemo(
      dependencies: dependencies,
      expressions: stack.expressions.filter { aliases[$0] < 0 },
      conditions: conditions
    )
  }

  /// Returns the same definitions with other traits in their conditions, whose values have the same
  /// names.
  ///
  /// - Parameter traits: The other traits by the traits that they replace.
  /// - Returns: The definitions; these ones if no condition names one of the traits.
  /// - Throws: `ConditionTable.ReplacementError` if a trait lacks a value that conditions name.
  /// - Complexity: O(*n*) in the number of definitions; O(1) if no condition names one of the
  ///   traits.
  package func replacingTraits(
    in traits: [TraitKey: TraitKey]
  ) throws(ConditionTable.ReplacementError) -> CompiledDefinitions {
    guard conditions.axes.contains(where: { traits[$0.key] != nil }) else { return self }
    return CompiledDefinitions(
      stack,
      try conditions.replacingTraits(in: traits),
      dependencies: dependencies,
      costs: costs,
      aliases: aliases
    )
  }

  /// Returns the layers without the definitions of some names, and the conditions of their
  /// variants.
  package func layers(
    without names: Set<String>
  ) -> (layers: [DefinitionLayer], conditions: ConditionTable) {
    (stack.layers.map { $0.without(names) }, conditions)
  }

  /// The number of names.
  package var count: Int { stack.count }

  /// The indices of all names, in the order of definition.
  package var indices: Range<ColorIndex> { ColorIndex(0)..<ColorIndex(count) }

  /// The index of the definition of that name.
  package func index(of name: String) -> ColorIndex? {
    stack.index(of: name).map(ColorIndex.init)
  }

  /// The name of the definition at an index.
  ///
  /// - Precondition: A name has the index.
  package func name(at index: ColorIndex) -> String {
    index.check(below: count)
    return definition(at: index).name
  }

  /// The definition of an entry.
  ///
  /// - Precondition: An entry has the index.
  package func definition(at index: ColorIndex) -> DefinitionLayer.Definition {
    index.check(below: stack.entryCount)
    return entries[index].definition
  }

  /// The names of all definitions, including primitive ones, in the order of definition.
  package var names: [String] {
    indices.map { definition(at: $0).name }
  }

  /// The names of the definitions that are not primitive, in the order of definition.
  package var colorNames: [String] {
    indices.lazy.map { self.definition(at: $0) }.filter {
      $0.type == .color && !$0.isPrimitive
    }.map(\.name)
  }
}

extension CompiledDefinitions {
  /// A description of an inconsistency of the tables, which are read by address; nil if there is
  /// none.
  ///
  /// - Complexity: O(*n*) in the number of definitions; only tests read this property.
  var brokenInvariant: String? {
    let all = stack.entryCount
    guard [dependencies.count, costs.count, aliases.count].allSatisfy({ $0 == all }) else {
      return "tables of different sizes"
    }
    for (index, entry) in entries.enumerated() {
      let name = entry.definition.name
      let layer = stack.layers[Int(entry.layer)]
      let position = Int(entry.position)
      guard layer.definitions.indices.contains(position), layer.definitions[position].name == name,
        layer.definitions[position].variants.count == entry.variants.count, !entry.variants.isEmpty
      else { return "'\(name)' doesn't have its definition" }
      if index < count, self.index(of: name)?.position != index { return "'\(name)' isn't found" }
      if entry.variants.contains(where: { $0.conditions >= conditions.entries.count }) {
        return "'\(name)' has unknown conditions"
      }
      if entry.replaced >= 0 {
        let replaced = Int(entry.replaced)
        guard (count..<all).contains(replaced), entries[replaced].definition.name == name,
          entries[replaced].layer < entry.layer
        else { return "'\(name)' replaces entry \(replaced)" }
      }
      if aliases[index] >= 0 {
        let target = Int(aliases[index])
        guard target < count, entry.variants.count == 1,
          entry.variants[0].value == .reference(entries[target].definition.name)
        else { return "'\(name)' is an alias of entry \(target)" }
      }
    }
    return memo.brokenInvariant
  }
}

extension CompiledDefinitions {
  /// Calls `body` for every combination of traits that makes a difference to the definitions at
  /// `indices` and in which `given` holds, with the conditions that distinguish the combination
  /// from others.
  ///
  /// Traits that the definitions do not depend on are unspecified.
  ///
  /// - Returns: Whether all combinations were visited; false if there were more than `limit`.
  package func forEachCombination(
    of indices: [ColorIndex],
    given: [TraitCondition] = [],
    limit: Int = ConditionSpace.combinationLimit,
    _ body: (TraitCollection, [TraitCondition]) -> Void
  ) -> Bool {
    forEachCombination(ofAxes: axes(of: indices), given: given, limit: limit, body)
  }

  /// The axes that the values of the definitions at `indices` depend on, a bit each; the bits are
  /// the same in all themes of a library.
  package func axes(of indices: [ColorIndex]) -> UInt64 {
    indices.reduce(0) { $0 | dependencies[$1.position] }
  }

  /// Calls `body` for every combination of some axes in which `given` holds.
  ///
  /// - Returns: Whether all combinations were visited; false if there were more than `limit`.
  package func forEachCombination(
    ofAxes axes: UInt64,
    given: [TraitCondition] = [],
    limit: Int = ConditionSpace.combinationLimit,
    _ body: (TraitCollection, [TraitCondition]) -> Void
  ) -> Bool {
    guard let (table, id) = conditions.naming(given) else { return false }
    return table.forEachCombination(of: axes | table.axes(of: id), given: id, limit: limit, body)
  }

  /// Returns whether the value of one of the definitions at `indices` depends on a trait.
  package func depends(_ indices: [ColorIndex], on trait: TraitKey) -> Bool {
    axes(of: indices) & conditions.axis(of: trait) != 0
  }
}
