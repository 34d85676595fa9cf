/// Names with their groups: `badge.new` below `badge`.
///
/// What stands at a name keeps its place.
struct GroupTree<Content> {
  /// A colour, a group, or where themes differ both.
  struct Node {
    /// The last part of the name.
    let part: String
    /// The whole name.
    let name: String
    var content: Content?
    /// The places of the nodes below.
    var children: [Int] = []
  }

  private(set) var nodes = [Node(part: "", name: "")]
  private var places: [String: Int] = [:]

  /// The top, which has no name.
  var root: Node { nodes[0] }

  func children(of node: Node) -> [Node] { node.children.map { nodes[$0] } }

  /// Puts something at a name, in place of what is there.
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
