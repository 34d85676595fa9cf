/// Names with their groups: `badge.new` below `badge`.
///
/// Nodes keep the order in which their names were first inserted.
package struct GroupTree<Content> {
  /// A color, a group, or both if themes differ.
  package struct Node {
    /// The last part of the name.
    package let part: String
    /// The whole name.
    package let name: String
    /// The content of the name itself.
    package var content: Content?
    /// The indices of the child nodes.
    package var children: [Int] = []
  }

  /// The nodes, the root first.
  package private(set) var nodes = [Node(part: "", name: "")]
  private var places: [String: Int] = [:]

  /// Creates an empty tree.
  package init() {}

  /// The root, which has no name.
  package var root: Node { nodes[0] }

  /// Returns the child nodes of a node.
  package func children(of node: Node) -> [Node] { node.children.map { nodes[$0] } }

  /// Sets the content of a name, and replaces the previous content.
  package mutating func insert(_ content: Content, at name: String) {
    var parent = 0
    var path = ""
    for part in name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      if !path.isEmpty { path += "." }
      path += Substring(part)
      if let known = places[path] {
        parent = known
        continue
      }
      nodes.append(Node(part: String(Substring(part)), name: path))
      nodes[parent].children.append(nodes.count - 1)
      parent = nodes.count - 1
      places[path] = parent
    }
    nodes[parent].content = content
  }
}
