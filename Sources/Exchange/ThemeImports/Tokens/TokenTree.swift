import TextSupport

/// The names of tokens and groups, as a tree that all files and layers share.
///
/// A node can be a token, a group, or both if layers differ. Its members are in the order of the
/// files.
typealias TokenTree = NameTree<[Int]>

extension TokenTree.Node {
  /// The definitions of a token, the last of which wins where several apply; empty for a group.
  var definitions: [Int] {
    _read { yield content }
    _modify { yield &content }
  }
}
