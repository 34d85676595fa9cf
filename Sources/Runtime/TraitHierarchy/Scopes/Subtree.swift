/// The nodes of a tree at and below a node, for many questions between which the hierarchy doesn't
/// change.
///
/// A node that owns a scope is above exactly the nodes whose scopes are at or below its own, and
/// there are few scopes. Otherwise the ancestors of a node are searched.
struct Subtree {
  private let top: TraitNode
  private let tree: TraitTree?
  /// The scope of the top node itself, if it has one.
  private let topScope: TraitScope?
  /// Whether the top node is the root, so that the whole tree is below it.
  private let isWhole: Bool

  /// The answers for some ancestors, so that the ways from many nodes to the top aren't repeated.
  private var answers: [ObjectIdentifier: Bool] = [:]

  /// The number of steps between two ancestors whose answers are kept.
  private static let stride = 16

  /// Creates the set of nodes at and below a node.
  init(of top: TraitNode) {
    self.top = top
    tree = top.scope?.tree
    topScope = top.ownScope
    isWhole = top.flags.contains(.isRoot)
  }

  /// Returns whether a node is at or below the top node, in a tree.
  mutating func contains(_ node: TraitNode) -> Bool {
    guard let tree, let scope = node.scope, scope.tree === tree else { return false }
    if isWhole || node === top { return true }
    let depth = top.depthInTree
    if node.depthInTree <= depth { return false }
    if let topScope { return finds(topScope, from: scope) { $0.parent } }
    return finds(top, from: node) { node in
      guard let parent = node.parentNode, parent.depthInTree >= depth else { return nil }
      return parent
    }
  }

  /// Follows the parents of an object, and returns whether another one is among them.
  @inline(__always)
  private mutating func finds<Object: AnyObject>(
    _ wanted: Object,
    from start: Object,
    parent: (Object) -> Object?
  ) -> Bool {
    var isFound = false
    var passed: [ObjectIdentifier] = []
    var steps = 0
    var next: Object? = start
    while let current = next {
      if current === wanted {
        isFound = true
        break
      }
      if !answers.isEmpty, let answer = answers[ObjectIdentifier(current)] {
        isFound = answer
        break
      }
      steps += 1
      if steps % Self.stride == 0 { passed.append(ObjectIdentifier(current)) }
      next = parent(current)
    }
    for identity in passed { answers[identity] = isFound }
    return isFound
  }
}
