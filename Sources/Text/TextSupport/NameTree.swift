/// Names in groups: `badge.new` is `new` in the group `badge`.
///
/// Nodes have numbers in the order in which they are added. The number of a group is less than the
/// numbers of its members.
package struct NameTree<Content> {
  /// A name, a group, or both.
  package struct Node {
    /// The last part of the name.
    package let part: String

    /// The number of the group that contains the node; the root contains itself.
    package let parent: Int

    package var content: Content

    /// The numbers of the members of a group.
    package fileprivate(set) var children: [Int] = []

    /// The numbers of the members by the last parts of their names.
    fileprivate var members: [String: Int] = [:]
  }

  /// The number of the node that contains all others, and that has no name.
  package static var root: Int { 0 }

  /// The nodes by their numbers.
  package private(set) var nodes: [Node]

  /// The content of new nodes.
  private let empty: Content

  /// Creates a tree without names, whose nodes have the content `empty` at first.
  package init(empty: Content) {
    self.empty = empty
    nodes = [Node(part: "", parent: Self.root, content: empty)]
  }

  /// The number of the node that contains all others.
  package var root: Int { Self.root }

  package subscript(number: Int) -> Node {
    _read { yield nodes[number] }
    _modify { yield &nodes[number] }
  }

  /// Returns the member of a group with a name, which is added if the group has no such member.
  package mutating func node(_ part: String, in group: Int) -> Int {
    if let known = known(part, in: group) { return known }
    let number = nodes.count
    nodes.append(Node(part: part, parent: group, content: empty))
    nodes[group].children.append(number)
    nodes[group].members[part] = number
    return number
  }

  /// Sets the content of a whole name.
  package mutating func insert(_ content: Content, at name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let number = parts.reduce(Self.root) { node(String(Substring($1)), in: $0) }
    nodes[number].content = content
  }

  /// Returns the tree with other names, and without content.
  package func renamed(_ part: (Int) -> String) -> NameTree {
    var tree = NameTree(empty: empty)
    for (number, node) in nodes.enumerated().dropFirst() {
      tree.nodes.append(Node(part: part(number), parent: node.parent, content: empty))
      tree.nodes[node.parent].children.append(number)
      tree.nodes[node.parent].members[part(number)] = number
    }
    return tree
  }

  /// Returns the member of a group with a name, if the group has one.
  package func known(_ part: String, in group: Int) -> Int? { nodes[group].members[part] }

  /// Returns the node at a path from a group, if the path exists.
  package func known(_ path: some Sequence<String>, from group: Int = root) -> Int? {
    path.reduce(group as Int?) { node, part in node.flatMap { known(part, in: $0) } }
  }

  /// Returns the nodes from below the root to a node.
  package func lineage(of number: Int) -> [Int] {
    var lineage: [Int] = []
    var node = number
    while node != Self.root {
      lineage.append(node)
      node = nodes[node].parent
    }
    return lineage.reversed()
  }

  /// Returns the whole name, with periods between its parts.
  package func name(of number: Int) -> String {
    lineage(of: number).map { nodes[$0].part }.joined(separator: ".")
  }

  /// The nodes below the root, each before its members.
  package var preorder: [Int] {
    var order: [Int] = []
    var open = Array(nodes[Self.root].children.reversed())
    while let node = open.popLast() {
      order.append(node)
      open += nodes[node].children.reversed()
    }
    return order
  }
}

extension NameTree: Sendable where Content: Sendable {}
extension NameTree.Node: Sendable where Content: Sendable {}
