import TraitSystem

extension TraitNode {
  /// Returns the scope of this node itself, creating it if necessary.
  @discardableResult
  final func makeScope() -> TraitScope {
    if let ownScope { return ownScope }
    let own = TraitScope(owner: self)
    let former = scope
    own.attach(to: former, tree: former?.tree)
    own.inherit(from: former)
    enter(own, from: former)
    return own
  }

  /// Makes this node the root of a hierarchy in which updates run.
  final func makeRoot() {
    flags.insert(.isRoot)
    let own = makeScope()
    let tree = TraitTree()
    tree.deviceTraits = own.deviceTraits
    own.attach(to: nil, tree: tree)
    forEachNode { $0.enqueueIfNeeded() }
  }

  /// Updates scopes after a node and its descendants have started to inherit from this one.
  final func attach(_ child: TraitNode) {
    // Without a scope nothing is set or observed up to the root, and no updates run.
    guard let scope else {
      child.ownScope?.inheritNothing()
      return
    }
    let tree = scope.tree
    // Only nodes of a tree are in a queue.
    if child.scope?.tree != nil { child.forEachNode { $0.dequeueIfNeeded() } }
    if let own = child.ownScope {
      own.arrive(below: scope)
    } else {
      child.enter(scope, from: nil)
    }
    if let tree {
      let inherited = flags.intersection(.isInWindow)
      var drawn: [TraitNode] = []
      let isWatched = !tree.trackers.isEmpty
      child.forEachNode { node in
        node.flags.remove(.isRoot)
        node.flags.formUnion(inherited)
        node.depthInTree = (node.parentNode?.depthInTree ?? 0) &+ 1
        if node is ViewController { node.flags.insert(.isAppearing) }
        node.examineClass()
        node.invalidateWhatRanOutside()
        node.enqueueIfNeeded()
        if isWatched, node.state?.drawing != nil { drawn.append(node) }
      }
      if drawn.isEmpty { return }
      for tracker in tree.trackers { tracker.object?.note(arrivals: drawn) }
    }
  }

  /// Updates scopes after this node and its descendants have stopped inheriting from the parent.
  final func detachFromParent() {
    guard let scope, scope.parent != nil || !scope.isOwned(by: self) else { return }
    let own = makeScope()
    if own.tree != nil {
      let lost: NodeFlags = self is Window ? [] : .isInWindow
      forEachNode { node in
        node.flags.subtract(lost)
        node.dequeueIfNeeded()
      }
    }
    let observesObjects = own.tree?.observesObjects ?? false
    own.detach()
    if observesObjects { forEachNode { $0.renewObjectReads() } }
  }

  /// Transfers the scope of this node to a successor when this node is deallocated.
  final func transferScope(to successor: TraitNode) {
    guard let own = ownScope else { return }
    own.inputs = TraitScope.Inputs()
    if let successorScope = successor.ownScope {
      if let parent = own.parent { successorScope.arrive(below: parent) }
    } else {
      own.owner = successor
      own.setNeedsUpdate(because: .override)
    }
  }

  /// Moves this node and its descendants, down to the next nodes with scopes of their own, to a
  /// scope.
  ///
  /// - Parameters:
  ///   - new: The scope.
  ///   - former: Their previous scope.
  private func enter(_ new: TraitScope, from former: TraitScope?) {
    var rest = [self]
    while let node = rest.popLast() {
      if let own = node.ownScope, own !== new {
        if let former, own.parent === former { new.adopt(own) } else { own.arrive(below: new) }
        continue
      }
      if let state = node.state, state.readerIndex != nil {
        node.scope?.readers.remove(state)
        node.scope = new
        new.setReader(node, state, mask: state.reads)
      }
      node.scope = new
      node.forEachChildNode { rest.append($0) }
    }
  }
}
