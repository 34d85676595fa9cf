public import TraitSystem

/// A place in the hierarchy: what scenes, windows, controllers and views have in common.
///
/// Nodes are plain objects, confined to the isolation that made them; they are not bound to the main
/// actor, so a server can have many hierarchies at once.
///
/// In a hierarchy that ends in a window, a scene or an application, ``traitCollection`` is what the
/// last update found: an override shows there once ``updateTraitsIfNeeded()`` or a whole update has
/// run, as in UIKit. `TraitCollection.traits(for:)` says at any time what it will be. Outside such a
/// hierarchy nothing is put off: a node shows its own overrides at once, on top of what it inherited
/// when it was taken out.
open class TraitNode: TraitEnvironment {
  /// The nearest scope at or above this node; nil where nothing is overridden or observed yet.
  final var scope: TraitScope?

  /// What the node has read and who observes it; nil if nothing.
  final var state: NodeState?

  final var flags: NodeFlags

  /// The node's place in the queue of its tree, if the flags say that it is queued.
  final var waitingIndex: UInt32 = 0

  /// How many nodes are above this one; right only in a tree.
  final var depthInTree: UInt32 = 0

  // Known to other modules, for else the compiler doesn't let subclasses there inherit convenience
  // initialisers.
  @usableFromInline
  init(flags: NodeFlags = []) {
    self.flags = flags
  }

  deinit {
    dequeueIfNeeded()
    if let scope {
      if state?.readerIndex != nil { scope.removeReader(self) }
      if scope.owner === self { scope.owner = nil }
    }
  }

  // MARK: Traits

  /// The node that this one inherits from.
  var parentNode: TraitNode? { nil }

  /// Calls a closure with each node that inherits from this one.
  func forEachChildNode(_ body: (TraitNode) -> Void) {}

  /// The environment that this one inherits from, or nil at the top and where it isn't attached.
  public final var traitParent: (any TraitEnvironment)? { parentNode }

  /// The traits that this node sets for itself and everything below it.
  ///
  /// Writing a trait's default hides what would be inherited; `remove` inherits it again. The change
  /// reaches ``traitCollection`` with the next update.
  public final var traitOverrides: TraitOverrides {
    get { ownScope?.inputs.overrides ?? TraitOverrides() }
    set {
      if let scope = ownScope {
        if newValue == scope.inputs.overrides { return }
      } else if newValue.isEmpty {
        return
      }
      change(.override) { $0.overrides = newValue }
    }
  }

  /// The traits that apply here, as of the last update; inside a method that is tracked, reading them
  /// is noted.
  public final var traitCollection: TraitCollection {
    state?.tracked ?? shownTraits
  }

  /// The traits that apply here; reading them is never noted.
  final var shownTraits: TraitCollection { scope?.collection(for: self) ?? TraitCollection() }

  /// A name for diagnostics; nil unless set.
  public final var nodeName: String? {
    get { state?.name }
    set { makeState().name = newValue }
  }

  // MARK: Invalidation

  /// Does what a changed trait asks for that was read while laying out.
  func invalidateLayout() {}

  /// Does what a changed trait asks for that was read while measuring.
  func invalidateMeasuring() {}

  /// Does what a changed trait asks for that was read while updating constraints.
  func invalidateConstraints() {}

  /// Does what a changed trait asks for that was read while updating properties.
  func invalidateProperties() {}

  /// Does what a changed trait or color asks for that was used while drawing.
  func invalidateDisplay() {}

  /// Runs the methods of a phase under tracking.
  func run(_ phase: UpdatePhase) {}

  /// Whether something between a node and this one is to be updated first, where this node's
  /// properties are next.
  ///
  /// - Parameter top: The node; nothing above it is updated now.
  /// - Returns: Whether to ask again later.
  func waits(below top: TraitNode) -> Bool { false }

  /// Is called after any trait has changed, after the handlers that are registered.
  ///
  /// Registering for the traits that matter is cheaper: a class that overrides this method is looked
  /// at for every change. `TraitCollection.current` is the node's new collection meanwhile.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension TraitNode {
  /// The scope of the node itself, if it has one.
  final var ownScope: TraitScope? {
    guard let scope, scope.owner === self else { return nil }
    return scope
  }

  final func makeState() -> NodeState {
    if let state { return state }
    let state = NodeState()
    self.state = state
    return state
  }

  /// How many nodes are above this one.
  final var depth: Int {
    if scope?.tree != nil { return Int(depthInTree) }
    var depth = 0
    var node = parentNode
    while let current = node {
      depth += 1
      node = current.parentNode
    }
    return depth
  }

  /// Whether this node is below another, at any depth.
  final func isBelow(_ other: TraitNode) -> Bool {
    var node = parentNode
    while let current = node {
      if current === other { return true }
      node = current.parentNode
    }
    return false
  }

  /// The node at the top.
  final var topNode: TraitNode {
    var node = self
    while let parent = node.parentNode { node = parent }
    return node
  }

  /// Changes what the node's own scope adds to what it inherits.
  final func change(_ cause: TraitChangeReason.Cause, _ body: (inout TraitScope.Inputs) -> Void) {
    let scope = makeScope()
    body(&scope.inputs)
    scope.setNeedsUpdate(because: cause)
  }

  /// Calls a closure with this node and all below it, each after the one above it.
  final func forEachNode(_ body: (TraitNode) -> Void) {
    // Not by recursion: hierarchies can be deeper than a stack.
    var rest = [self]
    while let node = rest.popLast() {
      body(node)
      let count = rest.count
      node.forEachChildNode { rest.append($0) }
      rest[count...].reverse()
    }
  }
}
