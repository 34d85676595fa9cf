import TextSupport

/// The names of tokens in theme files.
struct TokenNames {
  /// The last part of the name of each node, and its whole name; empty for nodes without colors.
  private var parts: [String]
  private(set) var names: [String]

  /// Names all nodes with a color in some theme, and the groups that contain them.
  init(_ tree: TokenTree, _ themes: [TokenThemes.Theme]) {
    let count = tree.nodes.count
    var isNeeded = [Bool](repeating: false, count: count)
    isNeeded[TokenTree.root] = true
    for entry in themes.lazy.flatMap(\.entries) {
      var node = entry.node
      while !isNeeded[node] {
        isNeeded[node] = true
        node = tree[node].parent
      }
    }
    parts = Array(repeating: "", count: count)
    names = Array(repeating: "", count: count)
    for parent in [TokenTree.root] + tree.preorder where isNeeded[parent] {
      let children = tree[parent].children.filter { isNeeded[$0] }
      if children.isEmpty { continue }
      var free = FreeNames()
      let prefix = parent == TokenTree.root ? "" : names[parent] + "."
      let wanted = children.map {
        tree[$0].part.colorNamePart(isInGroup: parent != TokenTree.root)
      }
      // Legal names are kept; other names must differ from them.
      for (child, name) in zip(children, wanted) where name == tree[child].part {
        parts[child] = free.take(name)
      }
      for (child, name) in zip(children, wanted) {
        if parts[child].isEmpty { parts[child] = free.take(name) }
        names[child] = prefix + parts[child]
      }
    }
  }

  /// Returns the name of a node in its source, if that was changed.
  func original(of node: Int, in tree: TokenTree) -> String? {
    var current = node
    while current != TokenTree.root {
      guard parts[current] == tree[current].part else { return tree.name(of: node) }
      current = tree[current].parent
    }
    return nil
  }

  /// Returns the changed names among those of nodes.
  func changes(of nodes: some Sequence<Int>, in tree: TokenTree) -> ChangedNames {
    nodes.compactMap { node in original(of: node, in: tree).map { ($0, names[node]) } }
  }
}
