import SourceDocuments

/// The names of colors that theme files cannot have, with the names that are used instead.
struct ChangedNames {
  private(set) var list: [(old: String, new: String)] = []

  var isEmpty: Bool { list.isEmpty }

  mutating func append(_ old: String, as new: String) { list.append((old, new)) }

  /// The comment at the beginning of a file, with a line for each name; empty without names.
  var header: String {
    guard !isEmpty else { return "" }
    let lines = list.map { YAMLText.comment("  \($0.old) -> \($0.new)") + "\n" }
    return YAMLText.comment("Changed names:") + "\n" + lines.joined()
  }
}

extension TokenNames {
  /// Returns the name of a node in its source, if that was changed.
  func original(of node: Int, in tree: TokenTree) -> String? {
    var current = node
    while current != TokenTree.root {
      guard parts[current] == tree[current].name else { return tree.text(of: node) }
      current = tree[current].parent
    }
    return nil
  }

  /// Returns the changed names among those of nodes.
  func changes(of nodes: some Sequence<Int>, in tree: TokenTree) -> ChangedNames {
    var changes = ChangedNames()
    for node in nodes {
      if let original = original(of: node, in: tree) { changes.append(original, as: names[node]) }
    }
    return changes
  }
}
