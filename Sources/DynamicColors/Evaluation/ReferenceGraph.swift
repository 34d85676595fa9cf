import ColorValues
import TraitSystem

/// Which colours depend on which, and on which traits: computed once for a stack of layers.
struct ReferenceGraph {
  /// The longest chain of references that is followed.
  static let depthLimit = 64

  /// The axes that each entry's value depends on, a bit each.
  private(set) var dependencies: [UInt64]

  /// Everything that is wrong, in the order of the layers.
  private(set) var faults: [ColorReferenceFault] = []

  private let stack: LayerStack
  private let conditions: ConditionTable
  /// The entries with a value that is not constant.
  private(set) var expressions: [Int] = []

  private var targets: [Int: [Edge]] = [:]
  private var depths: [Int: Int] = [:]

  /// A reference from one entry to another.
  struct Edge {
    let target: Int
    let variant: Int
  }

  init(_ stack: LayerStack, _ conditions: ConditionTable) {
    self.stack = stack
    self.conditions = conditions
    dependencies = Array(repeating: 0, count: stack.entryCount)
    readEntries()
    for component in components(of: expressions) { close(component) }
    faults.sort { ($0.site.layer, $0.site.variant) < ($1.site.layer, $1.site.variant) }
  }

  // MARK: Reading

  /// Collects each entry's own axes and edges.
  private mutating func readEntries() {
    let style = TraitKey.named("style").map(conditions.axis(of:)) ?? 0
    for index in 0..<stack.entryCount {
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
    let site = stack.site(of: position, at: index)
    var refersToItself = false
    for reference in variant.value.references {
      switch reference {
      case .reference(entry.definition.pointee.name):
        refersToItself = true
      case .reference(let name):
        if let target = stack.index(of: name) {
          targets[index, default: []].append(Edge(target: target, variant: position))
        } else {
          faults.append(ColorReferenceFault(kind: .unknownColor(name), site: site))
        }
      case .asset(let name):
        if let target = stack.index(of: ColorLayer.name(ofAsset: name)) {
          targets[index, default: []].append(Edge(target: target, variant: position))
          continue
        }
        faults.append(ColorReferenceFault(kind: .unknownAsset(name), site: site))
      default:
        break
      }
    }
    guard refersToItself else { return }
    if entry.replaced >= 0 {
      let below = Edge(target: Int(entry.replaced), variant: position)
      targets[index, default: []].append(below)
      return
    }
    let lower = (position + 1..<Int(entry.variantCount)).map { entry.variants[$0].conditions }
    if let gap = conditions.uncovered(lower, given: variant.conditions) {
      let kind = ColorReferenceFault.Kind.nothingBelow(under: gap.map(\.description))
      faults.append(ColorReferenceFault(kind: kind, site: site))
    }
  }

  // MARK: Closing over references

  /// Groups entries that refer to each other; groups come after all that they refer to.
  ///
  /// Tarjan's algorithm with a stack of its own, since chains can be longer than the thread's
  /// stack bears.
  private func components(of roots: [Int]) -> [[Int]] {
    var numbers: [Int: Int] = [:]
    var lowest: [Int: Int] = [:]
    var open: [Int] = []
    var isOpen = Set<Int>()
    var result: [[Int]] = []
    for root in roots where numbers[root] == nil {
      var path: [(node: Int, next: Int)] = [(root, 0)]
      while let (node, next) = path.last {
        if next == 0 {
          lowest[node] = numbers.count
          numbers[node] = numbers.count
          open.append(node)
          isOpen.insert(node)
        }
        let edges = targets[node] ?? []
        if next < edges.count {
          path[path.count - 1].next += 1
          let target = edges[next].target
          if numbers[target] == nil {
            path.append((target, 0))
          } else if isOpen.contains(target) {
            lowest[node] = min(lowest[node, default: 0], numbers[target, default: 0])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node {
          lowest[parent] = min(lowest[parent, default: 0], lowest[node, default: 0])
        }
        guard lowest[node] == numbers[node] else { continue }
        var component: [Int] = []
        while let member = open.popLast() {
          isOpen.remove(member)
          component.append(member)
          if member == node { break }
        }
        result.append(component)
      }
    }
    return result
  }

  /// Adds what the references of one group bring in, and looks for a circle within it.
  private mutating func close(_ component: [Int]) {
    let members = Set(component)
    var axes: UInt64 = 0
    var depth = 0
    var isCircular = false
    for member in component {
      axes |= dependencies[member]
      for edge in targets[member] ?? [] {
        if members.contains(edge.target) {
          isCircular = true
        } else {
          axes |= dependencies[edge.target]
          depth = max(depth, depths[edge.target, default: 0] + 1)
        }
      }
    }
    depth += component.count - 1
    for member in component {
      dependencies[member] = axes
      depths[member] = depth
    }
    if isCircular, let cycle = CycleSearch(stack, conditions, targets).cycle(among: members, axes) {
      faults.append(cycle)
    } else if depth > Self.depthLimit, let first = component.first,
      let edge = targets[first]?.first,
      // Told once, where the chain first grows too long.
      component.count > 1 || depths[edge.target, default: 0] == Self.depthLimit
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
