package import TraitSystem

/// The named colors of one theme, or of any stack of layers, ready to be resolved.
///
/// A color of a later layer replaces the whole color of that name in earlier layers, keeps the
/// position of the name in the order, and can still refer to the color that it replaced. References
/// are resolved late, so that `{accent}` in an earlier layer means the accent of the last layer.
package final class CompiledColors: Sendable {
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
  /// The number of values that each entry's value leads to; see ``ColorDependencies/costs``.
  let costs: [Int32]
  /// For each entry whose single value is a plain reference, the entry that it refers to; else -1.
  let aliases: [Int32]
  let memo: ResolvedColorMemo

  /// Stacks `layers`, the last on top, and finds their references and dependencies.
  ///
  /// - Throws: All cycles, unknown references and other errors of the stack.
  package convenience init(
    layers: [ColorLayer],
    conditions: ConditionTable
  ) throws(ColorReferenceErrors) {
    // `light-dark()` depends on the style, also where no condition names it.
    var conditions = conditions
    if let dark = ConditionWords.condition("dark") { _ = try? conditions.id(for: [dark]) }
    let stack = LayerStack(layers)
    let references = ColorDependencies(stack, conditions)
    guard references.errors.isEmpty else { throw ColorReferenceErrors(errors: references.errors) }
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

  /// Returns the same colors with other traits in their conditions, whose values have the same
  /// names.
  ///
  /// - Parameter traits: The other traits by the traits that they replace.
  /// - Returns: The colors; these ones if no condition names one of the traits.
  /// - Throws: `ConditionTable.ReplacementError` if a trait lacks a value that conditions name.
  /// - Complexity: O(*n*) in the number of colors; O(1) if no condition names one of the traits.
  package func replacingTraits(
    in traits: [TraitKey: TraitKey]
  ) throws(ConditionTable.ReplacementError) -> CompiledColors {
    guard conditions.axes.contains(where: { traits[$0.key] != nil }) else { return self }
    return CompiledColors(
      stack,
      try conditions.replacingTraits(in: traits),
      dependencies: dependencies,
      costs: costs,
      aliases: aliases
    )
  }

  /// Returns the layers without the colors of some names, and the conditions of their variants.
  package func layers(
    without names: Set<String>
  ) -> (layers: [ColorLayer], conditions: ConditionTable) {
    (stack.layers.map { $0.without(names) }, conditions)
  }

  /// The number of names.
  package var count: Int { stack.count }

  /// The indices of all names, in the order of definition.
  package var indices: Range<ColorIndex> { ColorIndex(0)..<ColorIndex(count) }

  /// The index of the color of that name.
  package func index(of name: String) -> ColorIndex? {
    stack.index(of: name).map(ColorIndex.init)
  }

  /// The name of the color at an index.
  ///
  /// - Precondition: A name has the index.
  package func name(at index: ColorIndex) -> String {
    index.check(below: count)
    return definition(at: index).name
  }

  /// The definition of an entry.
  ///
  /// - Precondition: An entry has the index.
  package func definition(at index: ColorIndex) -> ColorLayer.Definition {
    index.check(below: stack.entryCount)
    return entries[index].definition
  }

  /// The names of all colors, including primitive colors, in the order of definition.
  package var names: [String] {
    indices.map { definition(at: $0).name }
  }

  /// The names of the colors that are not primitive colors, in the order of definition.
  package var colorNames: [String] {
    indices.lazy.map { self.definition(at: $0) }.filter { !$0.isPaletteColor }.map(\.name)
  }
}
