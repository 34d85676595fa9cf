/// The names of tokens and groups, as a tree that all files and layers share.
struct TokenTree {
  /// A token, a group, or where layers differ both.
  struct Node {
    let name: String
    let parent: Int
    /// The groups and tokens below, in the order in which they were met.
    var children: [Int] = []
    /// The first and the last of the node's definitions; -1 where there is none.
    var firstDefinition = -1
    var lastDefinition = -1
  }

  private struct Key: Hashable {
    let parent: Int
    let name: String
  }

  static let root = 0

  private(set) var nodes = [Node(name: "", parent: -1)]
  private var numbers: [Key: Int] = [:]

  mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    numbers.reserveCapacity(count)
  }

  subscript(number: Int) -> Node {
    get { nodes[number] }
    _modify { yield &nodes[number] }
  }

  /// The node of a name below another, which is made where there is none.
  mutating func node(_ name: String, in parent: Int) -> Int {
    let key = Key(parent: parent, name: name)
    if let known = numbers[key] { return known }
    let number = nodes.count
    nodes.append(Node(name: name, parent: parent))
    nodes[parent].children.append(number)
    numbers[key] = number
    return number
  }

  /// The node of a name below another, if there is one.
  func known(_ name: String, in parent: Int) -> Int? {
    numbers[Key(parent: parent, name: name)]
  }

  /// The node at a path from the root.
  func known(_ path: some Sequence<String>) -> Int? {
    var node = Self.root
    for name in path {
      guard let next = known(name, in: node) else { return nil }
      node = next
    }
    return node
  }

  /// The names from the root to a node.
  func path(of number: Int) -> [String] {
    var names: [String] = []
    var node = number
    while node > Self.root {
      names.append(nodes[node].name)
      node = nodes[node].parent
    }
    return names.reversed()
  }

  /// The path with periods, as references and messages have it.
  func text(of number: Int) -> String { path(of: number).joined(separator: ".") }
}
