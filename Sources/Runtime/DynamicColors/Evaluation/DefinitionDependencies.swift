import ColorValues
import TraitSystem

/// The references among the definitions of a stack of layers, and the traits that each definition
/// depends on.
struct DefinitionDependencies {
  /// The most references in a chain.
  static let depthLimit = 64

  /// The axes that each entry's value depends on, a bit each.
  private(set) var axes: [UInt64]

  /// The number of values that each entry's value leads to, at most the number of entries.
  ///
  /// The value itself is included; one to which several others lead is counted for each.
  private(set) var costs: [Int32]

  /// All errors, in the order of the layers.
  private(set) var errors: [CompiledDefinitions.ReferenceError] = []

  /// For each entry whose single value is a plain reference, the entry that it refers to; else -1.
  private(set) var aliases: [Int32]

  let stack: LayerStack
  let conditions: ConditionTable

  init(_ stack: LayerStack, _ conditions: ConditionTable) {
    self.stack = stack
    self.conditions = conditions
    axes = Array(repeating: 0, count: stack.entryCount)
    costs = Array(repeating: 1, count: stack.entryCount)
    aliases = Array(repeating: -1, count: stack.entryCount)
    let style = conditions.axis(of: TraitKey(UserInterfaceStyleTrait.self))
    let graph = ReferenceGraph(stack.expressions, below: stack.entryCount) { index, targets in
      read(index, style: style, &targets)
    }
    for group in graph.groups { close(group, of: graph) }
    errors.sort { ($0.site.layer, $0.site.variant) < ($1.site.layer, $1.site.variant) }
  }

  // MARK: Reading

  /// Collects the axes that an entry itself depends on, and appends what its values refer to.
  private mutating func read(_ index: Int, style: UInt64, _ targets: inout [Int]) {
    let entry = stack.entries[index]
    let definition = entry.definition
    guard definition.hasExpression || definition.hasConditions else { return }
    // The sets of axes of variants that refer to the entry itself: of variants of one set, only one
    // holds at a time.
    var axesOfSelfReferences: Set<UInt64> = []
    var own: UInt64 = 0
    for position in 0..<entry.variants.count {
      own |= conditions.axes(of: entry.variants[position].conditions)
      let variant = entry.variants[position]
      let variantIndex = VariantIndex(position)
      guard !variant.isConstant else { continue }
      // Most values that aren't constant are a plain reference to another definition.
      if case .reference(let target) = variant.stored, target != definition.name {
        readReference(to: target, at: variantIndex, of: index, &targets)
        continue
      }
      let value = variant.value
      if value.usesLightDark { own |= style }
      guard readReferences(of: value, at: variantIndex, of: index, &targets) else { continue }
      if axesOfSelfReferences.insert(conditions.axes(of: variant.conditions)).inserted,
        axesOfSelfReferences.count == Self.depthLimit + 1
      {
        report(.tooDeep(limit: Self.depthLimit), at: variantIndex, of: index)
      }
      if entry.replaced >= 0 {
        targets.append(Int(entry.replaced))
        continue
      }
      let lower = (position + 1..<entry.variants.count).map { entry.variants[$0].conditions }
      if let gap = conditions.uncovered(lower, given: variant.conditions) {
        report(.nothingBelow(under: gap.map(\.description)), at: variantIndex, of: index)
      }
    }
    axes[index] = own
  }

  /// Appends the entry that a value is a plain reference to.
  private mutating func readReference(
    to name: String,
    at variant: VariantIndex,
    of index: Int,
    _ targets: inout [Int]
  ) {
    guard let target = stack.index(of: name) else {
      return report(.unknownName(name), at: variant, of: index)
    }
    targets.append(target)
    if stack.entries[index].variants.count == 1 {
      aliases[index] = Int32(truncatingIfNeeded: target)
    }
  }

  /// Appends the other entries that a value refers to.
  ///
  /// - Returns: Whether the value refers to the entry itself.
  private mutating func readReferences(
    of value: ColorExpression,
    at variant: VariantIndex,
    of index: Int,
    _ targets: inout [Int]
  ) -> Bool {
    let entry = stack.entries[index]
    let name = entry.definition.name
    var refersToItself = false
    for reference in value.references {
      if reference == .reference(name) {
        refersToItself = true
      } else if let target = stack.target(of: reference) {
        targets.append(target)
      } else if case .reference(let name) = reference {
        report(.unknownName(name), at: variant, of: index)
      } else if case .asset(let asset) = reference {
        report(.unknownAsset(asset), at: variant, of: index)
      }
    }
    return refersToItself
  }

  private mutating func report(
    _ kind: CompiledDefinitions.ReferenceError.Kind,
    at variant: VariantIndex,
    of index: Int
  ) {
    errors.append(
      CompiledDefinitions.ReferenceError(kind: kind, site: stack.site(of: variant, at: index))
    )
  }

  // MARK: Closing over references

  /// Adds the axes and costs that the references of one group bring in, and reports cycles and long
  /// chains.
  private mutating func close(_ group: ReferenceGraph<Int>.Group, of graph: ReferenceGraph<Int>) {
    let members = graph[group]
    var axes: UInt64 = 0
    var cost = members.count
    for member in members {
      axes |= self.axes[member]
      var previous = -1
      for target in graph.references(of: member) {
        if target != previous { cost = min(cost + Int(costs[target]), stack.entryCount) }
        previous = target
        axes |= self.axes[target]
      }
    }
    for member in members {
      self.axes[member] = axes
      costs[member] = Int32(clamping: cost)
    }
    if group.isCyclic, let cycle = cycle(among: members, axes) {
      errors.append(cycle)
    } else if members.count > 1
      // Reported once, where the chain first exceeds the limit.
      ? group.depth > Self.depthLimit : group.depth == Self.depthLimit + 1,
      let last = members.last,
      let reference = references(of: last).first
    {
      report(.tooDeep(limit: Self.depthLimit), at: reference.variant, of: last)
    }
  }
}

extension LayerStack {
  /// The entry that a reference leads to.
  func target(of reference: ColorExpression) -> Int? {
    switch reference {
    case .reference(let name): index(of: name)
    case .asset(let name): index(of: DefinitionLayer.name(ofAsset: name))
    default: nil
    }
  }

  /// The location of an entry's variant in its layer.
  func site(of variant: VariantIndex, at index: Int) -> CompiledDefinitions.ReferenceError.Site {
    let entry = entries[index]
    return CompiledDefinitions.ReferenceError.Site(
      layer: Int(entry.layer),
      definition: Int(entry.position),
      variant: entry.definition.variants.lowerBound + variant.position
    )
  }
}
