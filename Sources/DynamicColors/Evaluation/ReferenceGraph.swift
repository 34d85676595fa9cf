import ColorValues
import TraitSystem

/// Which colours depend on which, and on which traits: computed once for a stack of layers.
struct ReferenceGraph {
  /// The longest chain of references that is followed.
  static let depthLimit = 64

  /// The axes that each entry's value depends on, a bit each.
  private(set) var dependencies: [UInt64]

  /// How many values each entry's value leads to, itself included, those that several lead to counted
  /// for each; at most the number of entries.
  private(set) var costs: [Int32]

  /// Everything that is wrong, in the order of the layers.
  private(set) var faults: [ColorReferenceFault] = []

  private let stack: LayerStack
  private let conditions: ConditionTable
  /// The entries with a value that is not constant.
  private(set) var expressions: [Int] = []

  /// For each entry whose one value is nothing but a reference, what that refers to; else -1.
  private(set) var aliases: [Int32]

  private var edges = ReferenceEdges()
  private var depths: [Int32]
  /// The sets of axes of the entry's variants that refer to the entry itself: of variants of one set, only
  /// one holds at a time.
  private var axesOfSelfReferences: Set<UInt64> = []

  init(_ stack: LayerStack, _ conditions: ConditionTable) {
    self.stack = stack
    self.conditions = conditions
    dependencies = Array(repeating: 0, count: stack.entryCount)
    costs = Array(repeating: 1, count: stack.entryCount)
    depths = Array(repeating: 0, count: stack.entryCount)
    aliases = Array(repeating: -1, count: stack.entryCount)
    readEntries()
    let components = ReferenceComponents(of: expressions, among: stack.entryCount, edges)
    var start = 0
    for end in components.ends {
      close(components.members[start..<end])
      start = end
    }
    faults.sort { ($0.site.layer, $0.site.variant) < ($1.site.layer, $1.site.variant) }
  }

  // MARK: Reading

  /// Collects each entry's own axes and edges.
  private mutating func readEntries() {
    let style = TraitKey.named("style").map(conditions.axis(of:)) ?? 0
    for index in 0..<stack.entryCount {
      edges.begin()
      axesOfSelfReferences.removeAll(keepingCapacity: true)
      let entry = stack.entries + index
      let definition = entry.pointee.definition
      guard definition.pointee.hasExpression || definition.pointee.hasConditions else { continue }
      if definition.pointee.hasExpression { expressions.append(index) }
      var own: UInt64 = 0
      for position in 0..<Int(entry.pointee.variantCount) {
        let variant = entry.pointee.variants[position]
        own |= conditions.axes(of: variant.conditions)
        guard !variant.value.isConstant else { continue }
        if variant.value.usesLightDark { own |= style }
        readReferences(of: variant, at: position, entry: index)
      }
      dependencies[index] = own
    }
  }

  private mutating func readReferences(
    of variant: ColorLayer.Variant,
    at position: Int,
    entry index: Int
  ) {
    let entry = stack.entries[index]
    if case .reference(let name) = variant.value, name != entry.definition.pointee.name {
      // Most values that aren't constant are nothing but a reference.
      if let target = stack.index(of: name) {
        edges.append(target: target, variant: position)
        if entry.variantCount == 1 { aliases[index] = Int32(truncatingIfNeeded: target) }
      } else {
        faults.append(
          ColorReferenceFault(kind: .unknownColor(name), site: stack.site(of: position, at: index))
        )
      }
      return
    }
    let site = stack.site(of: position, at: index)
    var refersToItself = false
    for reference in variant.value.references {
      switch reference {
      case .reference(entry.definition.pointee.name):
        refersToItself = true
      case .reference(let name):
        if let target = stack.index(of: name) {
          edges.append(target: target, variant: position)
        } else {
          faults.append(ColorReferenceFault(kind: .unknownColor(name), site: site))
        }
      case .asset(let name):
        if let target = stack.index(of: ColorLayer.name(ofAsset: name)) {
          edges.append(target: target, variant: position)
          continue
        }
        faults.append(ColorReferenceFault(kind: .unknownAsset(name), site: site))
      default:
        break
      }
    }
    guard refersToItself else { return }
    if axesOfSelfReferences.insert(conditions.axes(of: variant.conditions)).inserted,
      axesOfSelfReferences.count == Self.depthLimit + 1
    {
      faults.append(ColorReferenceFault(kind: .tooDeep(limit: Self.depthLimit), site: site))
    }
    if entry.replaced >= 0 {
      edges.append(target: Int(entry.replaced), variant: position)
      return
    }
    let lower = (position + 1..<Int(entry.variantCount)).map { entry.variants[$0].conditions }
    if let gap = conditions.uncovered(lower, given: variant.conditions) {
      let kind = ColorReferenceFault.Kind.nothingBelow(under: gap.map(\.description))
      faults.append(ColorReferenceFault(kind: kind, site: site))
    }
  }

  // MARK: Closing over references

  /// Adds what the references of one group bring in, and looks for a circle within it.
  private mutating func close(_ component: ArraySlice<Int>) {
    // A set where there is something to look up: next to all groups are of one.
    let members = component.count > 1 ? Set(component) : []
    let only = component.first ?? -1
    var axes: UInt64 = 0
    var depth: Int32 = 0
    var cost = component.count
    var isCircular = false
    for member in component {
      axes |= dependencies[member]
      var previous = -1
      for edge in edges.of(member) {
        if edge.target != previous { cost = min(cost + Int(costs[edge.target]), stack.entryCount) }
        previous = edge.target
        if component.count > 1 ? members.contains(edge.target) : edge.target == only {
          isCircular = true
        } else {
          axes |= dependencies[edge.target]
          depth = max(depth, depths[edge.target] + 1)
        }
      }
    }
    depth += Int32(truncatingIfNeeded: component.count - 1)
    for member in component {
      dependencies[member] = axes
      depths[member] = depth
      costs[member] = Int32(clamping: cost)
    }
    if isCircular,
      let cycle = CycleSearch(stack, conditions, edges).cycle(among: Set(component), axes)
    {
      faults.append(cycle)
    } else if depth > Self.depthLimit, let first = component.first,
      let edge = edges.of(first).first,
      // Told once, where the chain first grows too long.
      component.count > 1 || depths[edge.target] == Self.depthLimit
    {
      faults.append(
        ColorReferenceFault(
          kind: .tooDeep(limit: Self.depthLimit),
          site: stack.site(of: edge.variant, at: first)
        )
      )
    }
  }
}

extension LayerStack {
  /// The place of an entry's variant in its layer.
  func site(of variant: Int, at index: Int) -> ColorReferenceFault.Site {
    let entry = entries[index]
    let layer = layers[Int(entry.layer)]
    return ColorReferenceFault.Site(
      layer: Int(entry.layer),
      definition: entry.definition - UnsafePointer(layer.definitionBase),
      variant: entry.definition.pointee.variants.lowerBound + variant
    )
  }
}
