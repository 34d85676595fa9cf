/// The named colours of one theme, or of any stack of layers, ready to be resolved.
///
/// Later layers stand on earlier ones: a colour that a later layer defines replaces the earlier
/// one whole, keeps the place of its name in the order, and can still refer to what it replaced.
/// References are late, so an earlier layer's `{accent}` means the last layer's accent.
///
package final class CompiledColors: Sendable {
  /// The entries that names stand for, then those that were replaced.
  ///
  /// The address is that of the stack's storage, which lives as long and no longer changes: sharing
  /// it is safe although the compiler can't see it.
  nonisolated(unsafe) let entries: UnsafeMutablePointer<LayerStack.Entry>

  let stack: LayerStack
  let conditions: ConditionTable
  let matcher: ConditionMatcher.View
  private let matcherOwner: ConditionMatcher
  /// The axes that each entry's value depends on, a bit each.
  let dependencies: [UInt64]
  /// How many values each entry's value leads to, itself included; see ``ColorDependencies/costs``.
  let costs: [Int32]
  /// For each entry whose one value is nothing but a reference, what that refers to; else -1.
  let aliases: [Int32]
  let memo: ResolvedColorMemo

  /// Stacks `layers`, the last on top, and finds out what depends on what.
  ///
  /// - Throws: every cycle, unknown reference and other error of the stack, at once.
  package init(
    layers: [ColorLayer],
    conditions: ConditionTable
  ) throws(ColorReferenceErrors) {
    // `light-dark()` depends on the style, also where no condition names it.
    var conditions = conditions
    if let dark = ConditionWords.condition("dark") { _ = try? conditions.id(for: [dark]) }
    let stack = LayerStack(layers)
    let references = ColorDependencies(stack, conditions)
    guard references.errors.isEmpty else { throw ColorReferenceErrors(errors: references.errors) }
    self.stack = stack
    entries = stack.entries
    self.conditions = conditions
    matcherOwner = ConditionMatcher(conditions)
    matcher = matcherOwner.view
    dependencies = references.axes
    costs = references.costs
    aliases = references.aliases
    memo = ResolvedColorMemo(
      dependencies: references.axes,
      expressions: references.expressions.filter { references.aliases[$0] < 0 },
      conditions: conditions
    )
  }

  /// How many names there are.
  package var count: Int { stack.count }

  /// The index of the colour of that name.
  package func index(of name: String) -> Int? {
    stack.index(of: name)
  }

  /// The definition behind an index.
  package func definition(at index: Int) -> ColorLayer.Definition {
    entries[index].definition.pointee
  }

  /// The names of all colours, raw material included, in the order of definition.
  package var names: [String] {
    (0..<count).map { definition(at: $0).name }
  }

  /// The names of the colours that are no raw material, in the order of definition.
  package var colorNames: [String] {
    (0..<count).lazy.map { self.definition(at: $0) }.filter { !$0.isPaletteColor }.map(\.name)
  }
}
