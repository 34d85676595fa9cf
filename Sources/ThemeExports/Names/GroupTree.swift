/// Names with their groups: `badge.new` below `badge`.
///
/// Nodes keep the order in which their names were first inserted.
struct GroupTree<Content> {
  /// A color, a group, or both if themes differ.
  struct Node {
    /// The last part of the name.
    let part: String
    /// The whole name.
    let name: String
    var content: Content?
    /// The indices of the child nodes.
    var children: [Int] = []
  }

  private(set) var nodes = [Node(part: "", name: "")]
  private var places: [String: Int] = [:]

  /// The root, which has no name.
  var root: Node { nodes[0] }

  func children(of node: Node) -> [Node] { node.children.map { nodes[$0] } }

  /// Sets the content of a name, and replaces the previous content.
  mutating func insert(_ content: Content, at name: String) {
    var parent = 0
    var path = ""
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      path += path.isEmpty ? String(part) : ".\(part)"
      if let known = places[path] {
        parent = known
        continue
      }
      nodes.append(Node(part: String(part), name: path))
      nodes[parent].children.append(nodes.count - 1)
      parent = nodes.count - 1
      places[path] = parent
    }
    nodes[parent].content = content
  }
}
