/// Groups of entries that refer to each other; a group comes after all that it refers to.
struct ReferenceComponents {
  /// The entries, group after group.
  private(set) var members: [Int] = []

  /// Where each group ends in ``members``.
  private(set) var ends: [Int] = []

  /// Finds the groups of `roots` and of all that these refer to.
  ///
  /// Tarjan's algorithm with a stack of its own, since chains can be longer than the thread's
  /// stack bears.
  init(of roots: [Int], among count: Int, _ edges: ReferenceEdges) {
    // Numbers count from 1 in the order in which entries are met; 0 is one that was not met yet.
    var numbers = [Int32](repeating: 0, count: count)
    var lowest = numbers
    var isOpen = [Bool](repeating: false, count: count)
    var open: [Int] = []
    var path: [(node: Int, edges: ArraySlice<ReferenceEdges.Edge>)] = []
    var met: Int32 = 0
    func enter(_ node: Int) {
      met += 1
      numbers[node] = met
      lowest[node] = met
      open.append(node)
      isOpen[node] = true
      path.append((node, edges.of(node)))
    }
    members.reserveCapacity(count)
    ends.reserveCapacity(count)
    for root in roots where numbers[root] == 0 {
      enter(root)
      while let node = path.last?.node {
        if let edge = path[path.count - 1].edges.popFirst() {
          if numbers[edge.target] == 0 {
            enter(edge.target)
          } else if isOpen[edge.target] {
            lowest[node] = min(lowest[node], numbers[edge.target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == numbers[node] else { continue }
        while let member = open.popLast() {
          isOpen[member] = false
          members.append(member)
          if member == node { break }
        }
        ends.append(members.count)
      }
    }
  }
}
