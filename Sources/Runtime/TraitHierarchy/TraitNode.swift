public import TraitSystem

/// A node of the hierarchy: the common base class of scenes, windows, controllers and views.
///
/// Nodes are plain objects, confined to the isolation that created them. They aren't bound to the
/// main actor, so a server can have many hierarchies at the same time.
///
/// In a hierarchy with a window, a scene or an application at its root, ``traitCollection`` is the
/// result of the last update: an override takes effect with ``updateTraitsIfNeeded()`` or a
/// complete update, as in UIKit. `TraitCollection.traits(for:)` returns the pending result at any
/// time. In any other hierarchy nothing is deferred: overrides take effect at once, on top of the
/// traits that the root inherited when it was detached, or while a controller's view is loaded, on
/// top of those of the window.
///
/// A node that is added to such a hierarchy for the first time is expected to inherit the device
/// traits that were last set there. Its handlers are called only if it inherits others.
open class TraitNode: TraitEnvironment {
  /// The nearest scope at or above this node; nil if no node up to the root has overrides or
  /// observers.
  final var scope: TraitScope?

  /// The node's reads and observers; nil if there are none.
  final var state: NodeState?

  final var flags: NodeFlags

  /// The node's index in the queue of its tree, if its flags contain `queued`.
  final var waitingIndex: UInt32 = 0

  /// The number of nodes above this one; valid only in a tree.
  final var depthInTree: UInt32 = 0

  // Visible to other modules, because otherwise subclasses there don't inherit convenience
  // initializers.
  @usableFromInline
  init(flags: NodeFlags = []) {
    self.flags = flags
  }

  deinit {
    whenReleased {
      dequeueIfNeeded()
      if let scope {
        if let state { scope.readers.remove(state) }
        if scope.isOwned(by: self) { scope.owner = nil }
      }
    }
  }

  // MARK: Traits

  /// The node that this one inherits from.
  var parentNode: TraitNode? { nil }

  /// Calls a closure with each node that inherits from this one.
  func forEachChildNode(_ body: (TraitNode) -> Void) {}

  /// The environment that this node inherits from; nil at the root and for a detached node.
  public final var traitParent: (any TraitEnvironment)? { parentNode }

  /// The traits that this node sets for itself and its descendants.
  ///
  /// Setting a trait's default masks the inherited value; `remove` restores inheritance. A change
  /// affects ``traitCollection`` with the next update.
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

  /// The traits that apply to this node as of the last update.
  ///
  /// Inside a tracked method, reads are recorded.
  public final var traitCollection: TraitCollection {
    unsafe stateReference?._withUnsafeGuaranteedRef { $0.tracked } ?? shownTraits
  }

  /// The traits that apply to this node, without recording the read.
  final var shownTraits: TraitCollection { scope?.collection(for: self) ?? .predicted }

  /// A name for diagnostics; nil by default.
  public final var nodeName: String? {
    get { state?.name }
    set { makeState().name = newValue }
  }

  // MARK: Invalidation

  /// Responds to a change of a trait that was read during layout.
  func invalidateLayout() {}

  /// Responds to a change of a trait that was read during measurement.
  func invalidateMeasuring() {}

  /// Responds to a change of a trait that was read during an update of constraints.
  func invalidateConstraints() {}

  /// Responds to a change of a trait that was read during an update of properties.
  func invalidateProperties() {}

  /// Responds to a change of a trait or color that was used for drawing.
  func invalidateDisplay() {}

  /// Runs a method of a phase that runs again when an `@Observable` object that it has read
  /// changes.
  func observe(_ phase: UpdatePhase, _ body: () -> Void) {
    if let tree = scope?.tree, tree.observesObjects {
      ObjectReads.run(phase, of: self, in: tree, body)
    } else {
      body()
    }
  }

  /// Runs the methods of a phase with tracking.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - shared: The recording of all methods of the phase.
  func run(_ phase: UpdatePhase, _ shared: SharedTracking) {}

  /// Returns whether a node between a given one and this one must be updated before this node's
  /// properties.
  ///
  /// - Parameter top: The given node; nothing above it takes part in the update.
  /// - Returns: Whether this node must be updated later.
  func waits(below top: TraitNode) -> Bool { false }

  /// Called after any trait has changed, after the registered handlers.
  ///
  /// Registering for the relevant traits is cheaper, because a node whose class overrides this
  /// method is visited at every change. `TraitCollection.current` is the node's new collection
  /// during the call.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension TraitNode {
  /// The scope of the node itself, if it has one.
  final var ownScope: TraitScope? {
    guard let scope, scope.isOwned(by: self) else { return nil }
    return scope
  }

  /// The state, which isn't retained: for code that can't remove it.
  @inline(__always)
  final var stateReference: Unmanaged<NodeState>? {
    unsafe state.map { unsafe .passUnretained($0) }
  }

  /// The tree of the node, which isn't retained: for code that can't move the node.
  @inline(__always)
  final var treeReference: Unmanaged<TraitTree>? {
    guard let scope else { return nil }
    return unsafe Unmanaged.passUnretained(scope)._withUnsafeGuaranteedRef { scope in
      unsafe scope.tree.map { unsafe .passUnretained($0) }
    }
  }

  final func makeState() -> NodeState {
    if let state { return state }
    let state = NodeState()
    self.state = state
    return state
  }

  /// The number of nodes above this one.
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

  /// Returns whether this node is a descendant of another.
  final func isBelow(_ other: TraitNode) -> Bool {
    var node = parentNode
    while let current = node {
      if current === other { return true }
      node = current.parentNode
    }
    return false
  }

  /// The root of the hierarchy.
  final var topNode: TraitNode {
    var node = self
    while let parent = node.parentNode { node = parent }
    return node
  }

  /// Changes the node's own contribution to the traits that it inherits.
  final func change(_ cause: TraitChangeReason.Cause, _ body: (inout TraitScope.Inputs) -> Void) {
    let scope = makeScope()
    body(&scope.inputs)
    scope.setNeedsUpdate(because: cause)
  }

  /// Calls a closure with this node and its descendants, parents first.
  final func forEachNode(_ body: (TraitNode) -> Void) {
    // Not recursive: hierarchies can be deeper than the stack.
    var rest = [self]
    while let node = rest.popLast() {
      body(node)
      let count = rest.count
      node.forEachChildNode { rest.append($0) }
      rest.reverse(from: count)
    }
  }
}

extension Array {
  /// Reverses the elements from an index on in place, which a slice would copy.
  mutating func reverse(from start: Int) {
    var (first, last) = (start, count - 1)
    while first < last {
      swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }
}

/// Nodes are equal to themselves only, so that they can be members of sets and keys of
/// dictionaries.
extension TraitNode: Hashable {
  /// Returns whether two nodes are the same object.
  public static func == (first: TraitNode, second: TraitNode) -> Bool { first === second }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension TraitNode {
  /// An object that a dependent module associates with the node for the node's lifetime.
  package final var companion: AnyObject? {
    get { state?.companion }
    set { makeState().companion = newValue }
  }
}
