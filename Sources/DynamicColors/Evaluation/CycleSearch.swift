import ColorValues

/// Looks for traits under which colours that can refer to each other really do so in a circle.
///
/// `button: { light: "{accent}", dark: navy }` beside `accent: { light: blue, dark: "{button}" }`
/// is no circle: no traits follow both references.
struct CycleSearch {
  private let stack: LayerStack
  private let conditions: ConditionTable
  private let edges: ReferenceEdges

  init(
    _ stack: LayerStack,
    _ conditions: ConditionTable,
    _ edges: ReferenceEdges
  ) {
    self.stack = stack
    self.conditions = conditions
    self.edges = edges
  }

  /// The first circle among `members`, whose values depend on `axes`.
  ///
  /// Where there are too many combinations of traits to try, every circle counts.
  func cycle(among members: Set<Int>, _ axes: UInt64) -> ColorReferenceFault? {
    var found: [(node: Int, variant: Int)] = []
    let search = conditions.firstCombination(of: axes) { combination in
      found = circle(among: members) { followed(from: $0, under: combination) }
      return !found.isEmpty
    }
    if let combination = search.found {
      let named = found.reduce(UInt64(0)) { $0 | axesOfEntry($1.node) }
      return fault(found, under: conditions.conditions(of: combination, axes: named))
    }
    guard !search.isComplete else { return nil }
    found = circle(among: members) { Array(edges.of($0)) }
    return found.isEmpty ? nil : fault(found, under: [])
  }

  private func fault(
    _ circle: [(node: Int, variant: Int)],
    under named: [ColorCondition]
  ) -> ColorReferenceFault? {
    let sites = circle.map { stack.site(of: $0.variant, at: $0.node) }
    return sites.first.map {
      ColorReferenceFault(kind: .cycle(sites, under: named.map(\.description)), site: $0)
    }
  }

  private func axesOfEntry(_ index: Int) -> UInt64 {
    let entry = stack.entries[index]
    return (0..<Int(entry.variantCount)).reduce(0) {
      $0 | conditions.axes(of: entry.variants[$1].conditions)
    }
  }

  /// The references that are followed from an entry when traits are as `combination` says.
  private func followed(
    from index: Int,
    under combination: TraitCombination
  ) -> [ReferenceEdges.Edge] {
    let entry = stack.entries[index]
    let last = Int(entry.variantCount) - 1
    var edges: [ReferenceEdges.Edge] = []
    var isNextBestWanted = true
    for position in 0...max(0, last)
    where isNextBestWanted
      && (position == last
        || conditions.holds(entry.variants[position].conditions, under: combination))
    {
      isNextBestWanted = entry.variants[position].value.refers(
        to: entry.definition.pointee.name
      )
      edges += self.edges.of(index).filter { edge in
        edge.variant == position && edge.target != Int(entry.replaced)
      }
    }
    if isNextBestWanted, entry.replaced >= 0 {
      edges.append(ReferenceEdges.Edge(target: Int(entry.replaced), variant: last))
    }
    return edges
  }

  /// The nodes of the first circle that following `edges` runs into, each with the variant whose
  /// value refers to the next.
  private func circle(
    among members: Set<Int>,
    edges: (Int) -> [ReferenceEdges.Edge]
  ) -> [(node: Int, variant: Int)] {
    var finished = Set<Int>()
    for start in members.sorted() where !finished.contains(start) {
      var path: [(node: Int, edges: [ReferenceEdges.Edge], next: Int)] = [(start, edges(start), 0)]
      while let step = path.last {
        guard step.next < step.edges.count else {
          finished.insert(step.node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = step.edges[step.next].target
        if let begin = path.firstIndex(where: { $0.node == target }) {
          return path[begin...].map { ($0.node, $0.edges[$0.next - 1].variant) }
        }
        if members.contains(target), !finished.contains(target) {
          path.append((target, edges(target), 0))
        }
      }
    }
    return []
  }
}
