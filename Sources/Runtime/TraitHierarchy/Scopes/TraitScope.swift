import TraitSystem

/// A node that adds traits to the inherited ones, with all descendants down to the next such nodes:
/// they share one collection.
///
/// An update computes the collection of a scope if a node at or below it depends on the change;
/// otherwise the collection is computed on demand.
@safe final class TraitScope: Waiting {
  /// The node; nil once it is deallocated.
  weak var owner: TraitNode? {
    didSet { ownerIdentity = owner.map { ObjectIdentifier($0) } }
  }

  /// The identity of the node, which is valid while the node is being deallocated, and is faster to
  /// read than the weak reference.
  private(set) var ownerIdentity: ObjectIdentifier?

  /// The traits that the node adds, as last set.
  var inputs = Inputs()

  /// The traits that the node adds, as of the last update.
  private(set) var appliedInputs = Inputs()

  /// The traits for which inherited changes have no effect, as of the last update.
  private(set) var mask = TraitMask()

  private(set) var parent: TraitScope?
  private var indexInParent = 0
  private(set) var children: [Unmanaged<TraitScope>] = unsafe []
  private(set) var tree: TraitTree?

  /// The nodes of the scope that read traits.
  var readers = ReaderList()

  /// A superset of the traits that readers at or below this scope read.
  private(set) var readMask = TraitMask()

  /// The collection as of the last update that reached this scope, or the inherited traits at the
  /// time when the scope was removed from its tree; callers bring the scope up to date before.
  private(set) var collection = TraitCollection()

  /// The inherited traits from which ``collection`` was computed; of use outside of the scope only
  /// at the root of a hierarchy.
  private(set) var inherited = TraitCollection()

  /// Whether the scope has ever been in a tree.
  private var hasBeenUpdated = false

  /// The version of the tree for which ``collection`` was last validated.
  private var version = -1

  /// The collection before the update that is being delivered.
  var previous: TraitCollection?

  /// The reason for a pending update, if there is one.
  private(set) var pending: TraitChangeReason.Cause?

  /// Whether the scope is in the list of changed scopes of its tree.
  private var isListed = false
  var waitingIndex: UInt32 = 0

  /// The trackers of the scope's node, in any tree.
  private var trackers: [WeakReference<RedrawTracker>] = []

  init(owner: TraitNode) {
    self.owner = owner
    ownerIdentity = ObjectIdentifier(owner)
  }

  /// Returns whether this is the scope of a node itself.
  func isOwned(by node: TraitNode) -> Bool { ownerIdentity == ObjectIdentifier(node) }

  // The compiler accesses `parent` in the deinitializer, to release many scopes without recursion.
  #if MainActorHierarchy && !NonisolatedHierarchy
  isolated deinit { leaveParent() }
  #else
  deinit { leaveParent() }
  #endif

  private func leaveParent() {
    unlist()
    parent?.removeChild(at: indexInParent)
  }

  // MARK: Collections

  /// Returns the collection visible to a node.
  func collection(for node: TraitNode) -> TraitCollection {
    guard let tree else { return resolved() }
    if let delivering = unsafe tree.delivering?.takeUnretainedValue(),
      node.depthInTree > delivering.depthInTree
    {
      var subtree = Subtree(of: delivering)
      if subtree.contains(node) { return collectionBefore() }
    }
    return delivered()
  }

  /// Returns whether a collection is visible to all nodes of the scope.
  @inline(__always)
  func isShowing(_ traits: TraitCollection) -> Bool {
    guard let tree else { return false }
    let isCurrent = unsafe Unmanaged.passUnretained(tree)._withUnsafeGuaranteedRef {
      unsafe $0.delivering == nil && $0.version == version
    }
    return isCurrent && collection.isIdentical(to: traits)
  }

  /// Returns the collection as of the last update.
  func delivered() -> TraitCollection {
    guard let tree, version != tree.version else { return collection }
    guard let parent, parent.version != tree.version else {
      follow(isMoved ? inherited : parent?.collection ?? inherited)
      return collection
    }
    // The scopes that may be outdated, starting with this one. Not recursive, because there can be
    // many.
    var outdated: [TraitScope] = []
    var next: TraitScope? = self
    while let scope = next, scope.version != tree.version {
      outdated.append(scope)
      next = scope.parent
    }
    for scope in outdated.reversed() {
      scope.follow(scope.isMoved ? scope.inherited : scope.parent?.collection ?? scope.inherited)
    }
    return collection
  }

  /// Whether the scope has moved and hasn't been updated since.
  private var isMoved: Bool { pending == .move }

  /// Computes the collection from inherited traits.
  ///
  /// - Parameters:
  ///   - inherited: The collection of the parent scope.
  ///   - differs: Whether the result is known to differ from the previous collection.
  func follow(_ inherited: TraitCollection, differs: Bool = false) {
    version = tree?.version ?? -1
    if inherited.isIdentical(to: self.inherited) { return }
    self.inherited = inherited
    let new = appliedInputs.applied(to: inherited)
    // An equal collection keeps its identity, so that scopes below are known to be up to date.
    if differs || new != collection { collection = new }
  }

  /// Whether the collection can differ from the inherited one in a trait that the scope doesn't
  /// set.
  var hasLimits: Bool { appliedInputs.hasLimits }

  /// Applies earlier inherited changes that no reader at or below this scope depended on.
  ///
  /// - Parameter inherited: The parent scope's collection before the change in progress.
  func catchUp(to inherited: TraitCollection) {
    if !isMoved { follow(inherited) }
  }

  /// Returns the collection after the next update.
  func resolved() -> TraitCollection {
    var chain = [self]
    while let parent = chain[chain.count - 1].parent { chain.append(parent) }
    let top = chain[chain.count - 1]
    let start = top.tree == nil && top.inherited.mask.isEmpty ? .predicted : top.inherited
    return chain.reversed().reduce(start) { inherited, scope in
      scope.inputs.applied(to: inherited)
    }
  }

  /// Returns the collection before the update that is being delivered.
  private func collectionBefore() -> TraitCollection {
    var chain: [TraitScope] = []
    var next: TraitScope? = self
    while let scope = next, scope.previous == nil {
      chain.append(scope)
      next = scope.parent
    }
    guard let last = next, let start = last.previous else { return delivered() }
    return chain.reversed().reduce(start) { $1.appliedInputs.applied(to: $0) }
  }

  // MARK: Updates

  /// Returns whether an update must visit this scope for an inherited change: because the scope has
  /// a pending update, or because a reader depends on an inherited trait.
  func isReached(by changed: TraitMask) -> Bool {
    if pending != nil { return true }
    var changed = changed
    changed.subtract(mask)
    return changed.intersects(readMask)
  }

  func setNeedsUpdate(because cause: TraitChangeReason.Cause) {
    if pending != .move { pending = cause }
    listIfPending()
  }

  /// Adds the scope to the list of changed scopes of its tree, if it has a pending update.
  func listIfPending() {
    guard let tree, pending != nil, !isListed else { return }
    isListed = true
    tree.changedScopes.append(self)
  }

  private func unlist() {
    if !isListed { return }
    isListed = false
    tree?.changedScopes.remove(self)
  }

  /// Records that the scope was removed from the list of changed scopes.
  func didLeaveList() { isListed = false }

  /// Applies the inputs to inherited traits.
  ///
  /// - Parameters:
  ///   - inherited: The current collection of the parent scope.
  ///   - old: The previous collection of this scope.
  /// - Returns: The traits that changed.
  func commit(inheriting inherited: TraitCollection, old: TraitCollection) -> TraitMask {
    pending = nil
    appliedInputs = inputs
    mask = inputs.mask
    version = tree?.version ?? -1
    self.inherited = inherited
    let new = inputs.applied(to: inherited)
    let changed = new.changedMask(from: old)
    // An equal collection keeps its identity, so that scopes below are known to be up to date.
    collection = changed.isEmpty ? old : new
    return changed
  }

  /// The inherited traits with the device traits or the parent's overrides, without overrides of
  /// the scope's own.
  var deviceTraits: TraitCollection { inputs.base.map { inherited.overlaid(by: $0) } ?? inherited }

  /// Sets the device traits at the root of a tree, as if they had applied from the start.
  ///
  /// Scopes below follow when they are next used, and pending changes remain pending.
  func assume(_ deviceTraits: TraitCollection) {
    inputs.base = deviceTraits
    appliedInputs.base = deviceTraits
    mask = appliedInputs.mask
    collection = appliedInputs.applied(to: inherited)
    tree?.version += 1
    version = tree?.version ?? -1
  }

  // MARK: The tree of scopes

  /// Adds this scope and those below it to a tree, below a parent.
  func attach(to parent: TraitScope?, tree: TraitTree?) {
    self.parent?.removeChild(at: indexInParent)
    self.parent = parent
    if let parent {
      indexInParent = unsafe parent.children.count
      unsafe parent.children.append(.passUnretained(self))
      parent.note(readMask)
    }
    settle(in: tree)
  }

  /// Moves this scope and those below it to another parent.
  ///
  /// If no node observes traits, there is nothing to deliver, and the inherited traits apply at
  /// once.
  func arrive(below parent: TraitScope) {
    attach(to: parent, tree: parent.tree)
    if readMask.isEmpty {
      _ = commit(inheriting: parent.delivered(), old: collection)
    } else {
      setNeedsUpdate(because: .move)
    }
  }

  /// Removes this scope and those below it from their tree.
  ///
  /// They keep their collections until they are in a tree again, so that observers are called for
  /// actual differences only.
  func detach() {
    forEachScope { _ = $0.delivered() }
    // Outside of a tree nothing is deferred, so the parent's pending values apply.
    if let parent { inherited = tree == nil ? parent.resolved() : parent.collection }
    parent?.removeChild(at: indexInParent)
    parent = nil
    settle(in: nil)
  }

  /// Clears the traits that the scope inherited when it was removed, for a new parent without
  /// traits.
  func inheritNothing() { inherited = TraitCollection() }

  /// Inserts this scope between a child and the child's parent.
  func adopt(_ child: TraitScope) {
    child.parent?.removeChild(at: child.indexInParent)
    child.parent = self
    child.indexInParent = unsafe children.count
    unsafe children.append(.passUnretained(child))
    note(child.readMask)
  }

  /// Initializes the collection with that of another scope.
  func inherit(from parent: TraitScope?) {
    hasBeenUpdated = parent?.hasBeenUpdated ?? false
    inherited = parent?.delivered() ?? TraitCollection()
    collection = inherited
    version = tree?.version ?? -1
  }

  private func settle(in tree: TraitTree?) {
    forEachScope { scope in
      if scope.tree == nil, tree != nil, !scope.hasBeenUpdated {
        // Observers have never been called, so only differences from the expected traits matter.
        if scope !== self, let above = scope.parent {
          scope.inherited = above.collection
        } else if let tree, scope.parent != nil {
          scope.inherited = tree.deviceTraits
        }
        scope.collection = scope.inputs.applied(to: scope.inherited)
        scope.appliedInputs = scope.inputs
        scope.mask = scope.inputs.mask
        scope.pending = nil
        scope.hasBeenUpdated = true
      }
      scope.move(to: tree)
    }
  }

  private func move(to tree: TraitTree?) {
    if tree !== self.tree {
      unlist()
      self.tree?.trackers.removeAll { other in
        other.object == nil || trackers.contains { $0.object === other.object }
      }
      tree?.trackers.append(contentsOf: trackers)
      self.tree = tree
    }
    version = -1
    listIfPending()
  }

  /// Calls a closure with this scope and those below it, parents first.
  private func forEachScope(_ body: (TraitScope) -> Void) {
    var rest = [self]
    while let scope = rest.popLast() {
      body(scope)
      unsafe rest.append(contentsOf: scope.children.map { unsafe $0.takeUnretainedValue() })
    }
  }

  private func removeChild(at index: Int) {
    let last = unsafe children.removeLast()
    if unsafe index < children.count {
      unsafe children[index] = last
      unsafe last._withUnsafeGuaranteedRef { $0.indexInParent = index }
    }
  }

  // MARK: Trackers

  /// Adds a tracker for changes in the current tree, and in any tree that the scope is moved to.
  func add(_ tracker: RedrawTracker) {
    trackers.append(WeakReference(object: tracker))
    tree?.trackers.append(WeakReference(object: tracker))
  }

  /// Removes deallocated trackers.
  func removeEndedTrackers() {
    trackers.removeAll { $0.object == nil }
    tree?.trackers.removeAll { $0.object == nil }
  }

  // MARK: Readers

  /// Records the traits that a node reads; an empty mask removes the node.
  func setReader(_ node: TraitNode, _ state: NodeState, mask: TraitMask) {
    readers.set(node, state, mask: mask)
    note(mask)
  }

  /// Adds traits to the read masks of this scope and those above it.
  private func note(_ mask: TraitMask) {
    var next: TraitScope? = self
    while let scope = next, !scope.readMask.isSuperset(of: mask) {
      scope.readMask.formUnion(mask)
      next = scope.parent
    }
  }

  /// Removes traits that no reader reads from the mask; called if a search for readers found
  /// none.
  func shrinkReadMask() {
    var mask = readers.mask
    for index in unsafe children.indices {
      unsafe mask.formUnion(children[index]._withUnsafeGuaranteedRef { $0.readMask })
    }
    readMask = mask
  }
}
