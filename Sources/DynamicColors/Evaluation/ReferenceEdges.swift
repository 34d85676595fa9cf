/// The references from entries to entries, in one list: those of an entry lie side by side.
struct ReferenceEdges {
  /// A reference from one entry to another.
  struct Edge {
    let target: Int
    let variant: Int
  }

  private var edges: [Edge] = []
  private var starts: [Int] = []

  /// Begins the references of the next entry.
  mutating func begin() {
    starts.append(edges.count)
  }

  /// Adds a reference of the entry that was begun last.
  mutating func append(target: Int, variant: Int) {
    edges.append(Edge(target: target, variant: variant))
  }

  /// The references of an entry.
  func of(_ entry: Int) -> ArraySlice<Edge> {
    let end = entry + 1 < starts.count ? starts[entry + 1] : edges.count
    return edges[starts[entry]..<end]
  }
}
