/// Nodes that refer to nodes: their order, their cycles, how deep their references go and what they
/// reach.
///
/// The graph is explored once, when it is made. Nodes that refer to each other form a cyclic group;
/// any other node is a group of its own. Groups are listed in topological order: each follows all
/// groups that it refers to, so that a single loop over ``groups`` can compute a property of every
/// node from the properties of the nodes that it refers to.
///
/// For example, `a` refers to `b` and `c`, which refer to each other, and `c` refers to `d`:
///
/// ```swift
/// let references = ["a": ["b", "c"], "b": ["c"], "c": ["b", "d"]]
/// let graph = ReferenceGraph(["a"]) { node, targets in targets += references[node] ?? [] }
/// graph.order              // ["d", "b", "c", "a"]: everything that "a" leads to
/// graph.groups.count       // 3: "d", then "b" and "c" together, then "a"
/// graph.groups[1].isCyclic // true
/// graph.groups[2].depth    // 3: "a" to "b" to "c" to "d"
/// graph.cycle              // ["b", "c"]: "b" refers to "c", which refers to "b"
/// ```
package struct ReferenceGraph<Node: Hashable> {
  package typealias Group = ReferenceGroup

  /// All nodes that the roots lead to, themselves included, each after the nodes that it refers to,
  /// except inside a cycle.
  package private(set) var order: [Node] = []

  /// The groups in topological order.
  package private(set) var groups: [Group] = []

  /// The first cycle found from the roots, as a chain in which each node refers to the next and the
  /// last to the first; nil if no references form a cycle.
  package private(set) var cycle: [Node]?

  private var links = ReferenceLinks()

  /// Creates the graph of everything that `roots` lead to.
  ///
  /// - Parameters:
  ///   - roots: The nodes at which exploring starts, in this order.
  ///   - references: Appends the nodes that a node refers to; called once for each node.
  package init(_ roots: some Sequence<Node>, references: (Node, inout [Node]) -> Void) {
    var nodes: [Node] = []
    var positions: [Node: Int] = [:]
    func position(of node: Node) -> Int {
      if let known = positions[node] { return known }
      positions[node] = nodes.count
      nodes.append(node)
      return nodes.count - 1
    }
    let roots = roots.map(position)
    var targets: [Node] = []
    while links.ends.count < nodes.count {
      targets.removeAll(keepingCapacity: true)
      references(nodes[links.ends.count], &targets)
      for target in targets { links.targets.append(position(of: target)) }
      links.ends.append(links.targets.count)
    }
    let found = links.explored(from: roots)
    order = found.order.map { nodes[$0] }
    groups = found.groups
    cycle = found.cycle.map { $0.map { nodes[$0] } }
  }

  /// The members of a group, in the order in which they were found from the roots.
  package subscript(group: Group) -> ArraySlice<Node> { order[group.range] }
}

extension ReferenceGraph where Node == Int {
  /// Creates the graph of what `roots` lead to among the numbers less than `count`, without
  /// hashing.
  ///
  /// - Parameters:
  ///   - roots: The nodes at which exploring starts, in this order.
  ///   - count: The number of nodes.
  ///   - references: Appends the nodes that a node refers to; called once for each number, in
  ///     ascending order.
  package init(
    _ roots: [Int],
    below count: Int,
    references: (Int, inout [Int]) -> Void
  ) {
    links.ends.reserveCapacity(count)
    for node in 0..<count {
      references(node, &links.targets)
      links.ends.append(links.targets.count)
    }
    (order, groups, cycle) = links.explored(from: roots)
  }

  /// The nodes that a node refers to, in the order in which they were appended.
  package func references(of node: Int) -> ArraySlice<Int> { links.targets[links.range(of: node)] }
}

/// Nodes that refer to each other, or a single node.
package struct ReferenceGroup {
  /// The positions of the members in ``ReferenceGraph/order``.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether the members refer to each other, or the single member to itself.
  package let isCyclic: Bool

  /// The number of references in the longest chain that starts at a member, with those inside a
  /// cycle counted once.
  package var depth: Int { Int(longest) }

  // Stored in few bytes, because almost every node is a group.
  private let start: Int32
  private let end: Int32
  private let longest: Int32

  fileprivate init(range: Range<Int>, isCyclic: Bool, depth: Int32) {
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
    longest = depth
    self.isCyclic = isCyclic
  }
}

/// The references of nodes by their positions; those of a node are adjacent.
///
/// It is not generic, so that other modules also run compiled code for numbers.
private struct ReferenceLinks {
  var targets: [Int] = []
  var ends: [Int] = []

  func range(of node: Int) -> Range<Int> { (node > 0 ? ends[node - 1] : 0)..<ends[node] }

  /// Finds the groups by Tarjan's algorithm.
  fileprivate func explored(
    from roots: [Int]
  ) -> (order: [Int], groups: [ReferenceGroup], cycle: [Int]?) {
    guard !roots.isEmpty else { return ([], [], nil) }
    var search = ReferenceSearch(self)
    for root in roots { search.explore(from: root) }
    return (search.order, search.groups, search.cycle)
  }
}

/// The state of Tarjan's algorithm, with its own stack, because chains can be longer than the stack
/// of a thread allows.
private struct ReferenceSearch {
  private(set) var order: [Int] = []
  private(set) var groups: [ReferenceGroup] = []
  private(set) var cycle: [Int]?

  private let links: ReferenceLinks
  /// Numbers count from 1 in the order in which nodes are met; 0 is a node that was not met yet.
  private var numbers: [Int32]
  private var lowest: [Int32]
  private var depths: [Int32]
  /// The place of a node in `open`, or -1 after its group was closed.
  private var places: [Int32]
  private var open: [Int] = []
  private var path: [(node: Int, next: Int)] = []
  private var met: Int32 = 0

  init(_ links: ReferenceLinks) {
    self.links = links
    let count = links.ends.count
    order.reserveCapacity(count)
    groups.reserveCapacity(count)
    numbers = Array(repeating: 0, count: count)
    lowest = numbers
    depths = numbers
    places = numbers
  }

  /// Finds the groups of everything that `root` leads to.
  mutating func explore(from root: Int) {
    guard numbers[root] == 0 else { return }
    enter(root)
    while let (source, next) = path.last {
      guard next < links.ends[source] else {
        leave(source)
        continue
      }
      path[path.count - 1].next += 1
      let target = links.targets[next]
      if numbers[target] == 0 {
        enter(target)
      } else if places[target] >= 0 {
        lowest[source] = min(lowest[source], numbers[target])
        if cycle == nil { cycle = path.drop { $0.node != target }.map(\.node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    met += 1
    numbers[node] = met
    lowest[node] = met
    let range = links.range(of: node)
    guard !range.isEmpty else { return closeAlone(node, depth: 0) }
    places[node] = Int32(truncatingIfNeeded: open.count)
    open.append(node)
    path.append((node, range.lowerBound))
  }

  /// Ends the exploration of a node whose references were followed.
  private mutating func leave(_ source: Int) {
    path.removeLast()
    if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[source]) }
    guard lowest[source] == numbers[source] else { return }
    let targets = links.targets[links.range(of: source)]
    guard Int(places[source]) == open.count - 1, !targets.contains(source) else {
      return closeCycle(Array(open[Int(places[source])...]))
    }
    open.removeLast()
    closeAlone(source, depth: targets.reduce(0) { max($0, depths[$1] + 1) })
  }

  /// Closes the group of a node that refers to no member of an open group.
  private mutating func closeAlone(_ node: Int, depth: Int32) {
    depths[node] = depth
    places[node] = -1
    let position = order.count
    order.append(node)
    groups.append(
      ReferenceGroup(range: position..<position + 1, isCyclic: false, depth: depth)
    )
  }

  /// Closes a group whose members refer to each other, or whose single member refers to itself.
  private mutating func closeCycle(_ members: [Int]) {
    var depth: Int32 = 0
    for member in members {
      for target in links.targets[links.range(of: member)] where places[target] < 0 {
        depth = max(depth, depths[target] + 1)
      }
    }
    depth += Int32(truncatingIfNeeded: members.count - 1)
    let start = order.count
    for member in members {
      depths[member] = depth
      places[member] = -1
    }
    order += members
    open.removeLast(members.count)
    groups.append(
      ReferenceGroup(range: start..<order.count, isCyclic: true, depth: depth)
    )
  }
}
