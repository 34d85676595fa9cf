/// The names of tokens and groups, as a tree that all files and layers share.
struct TokenTree {
  /// A token, a group, or both where layers differ.
  struct Node {
    let name: String
    let parent: Int
    /// The groups and tokens of a group, in the order of the files.
    var children: [Int] = []
    /// The definitions of a token, the last of which wins where several apply; empty for a group.
    var definitions: [Int] = []
  }

  private struct Key: Hashable {
    let parent: Int
    let name: String
  }

  static let root = 0

  private(set) var nodes = [Node(name: "", parent: root)]
  private var numbers: [Key: Int] = [:]

  subscript(number: Int) -> Node {
    _read { yield nodes[number] }
    _modify { yield &nodes[number] }
  }

  /// Returns the child of a node with a name, which is added if there is none.
  mutating func node(_ name: String, in parent: Int) -> Int {
    let key = Key(parent: parent, name: name)
    if let known = numbers[key] { return known }
    let number = nodes.count
    nodes.append(Node(name: name, parent: parent))
    nodes[parent].children.append(number)
    numbers[key] = number
    return number
  }

  /// Returns the nodes with other names, and without definitions.
  func renamed(_ name: (Int) -> String) -> TokenTree {
    var tree = TokenTree()
    for (number, node) in nodes.enumerated().dropFirst() {
      tree.nodes.append(Node(name: name(number), parent: node.parent, children: node.children))
      tree.numbers[Key(parent: node.parent, name: name(number))] = number
    }
    tree.nodes[Self.root].children = nodes[Self.root].children
    return tree
  }

  /// Returns the child of a node with a name, if there is one.
  func known(_ name: String, in parent: Int) -> Int? {
    numbers[Key(parent: parent, name: name)]
  }

  /// Returns the node at a path from a group, if there is one.
  func known(_ path: some Sequence<String>, from group: Int = root) -> Int? {
    path.reduce(group as Int?) { node, name in node.flatMap { known(name, in: $0) } }
  }

  /// Returns the nodes from below the root to a node.
  func lineage(of number: Int) -> [Int] {
    var lineage: [Int] = []
    var node = number
    while node != Self.root {
      lineage.append(node)
      node = nodes[node].parent
    }
    return lineage.reversed()
  }

  /// Returns the names from the root to a node.
  func path(of number: Int) -> [String] { lineage(of: number).map { nodes[$0].name } }

  /// Returns the path with periods, as in references and messages.
  func text(of number: Int) -> String { path(of: number).joined(separator: ".") }
}
