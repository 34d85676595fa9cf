import TraitSystem

/// A node that adds something to what it inherits, with all nodes up to the next such ones: they
/// share one collection.
///
/// A scope's collection is brought up to date by an update if somebody below depends on what changed,
/// and else when it is asked for.
final class TraitScope: Waiting {
  /// A node that reads traits, with all traits that it reads.
  struct Reader {
    let node: Unmanaged<TraitNode>
    var mask: TraitMask
  }

  /// The node; nil once it has ended.
  unowned(unsafe) var owner: TraitNode?

  /// What the node adds, as last set.
  var inputs = Inputs()

  /// What the node adds, as of the last update.
  private(set) var appliedInputs = Inputs()

  /// The traits that a change above doesn't reach, as of the last update.
  private(set) var mask = TraitMask()

  private(set) var parent: TraitScope?
  private var indexInParent = 0
  private(set) var children: [Unmanaged<TraitScope>] = []
  private(set) var tree: TraitTree?

  private(set) var readers: [Reader] = []

  /// The traits that readers at or below this scope read; it may hold more than these.
  private(set) var readMask = TraitMask()

  /// The collection as of the last update that looked here, or what the scope inherited when it was
  /// taken out of its tree.
  private var collection = TraitCollection()

  /// What ``collection`` was made from.
  private var inherited = TraitCollection()

  /// Whether the scope has ever been in a tree.
  private var hasBeenUpdated = false

  /// The version of the tree in which ``collection`` was last found to be up to date.
  private var version = -1

  /// The collection before the update that is being delivered.
  var previous: TraitCollection?

  /// Why the scope waits for an update; nil if it doesn't.
  private(set) var pending: TraitChangeReason.Cause?

  /// Whether the scope is among those of its tree that have changed, and where.
  private var isListed = false
  var waitingIndex: UInt32 = 0

  /// The trackers that watch the node of the scope, whatever tree it is in.
  private var trackers: [WeakTracker] = []

  init(owner: TraitNode) {
    self.owner = owner
  }

  deinit {
    unlist()
    parent?.removeChild(self)
  }

  // MARK: Collections

  /// What a node shows.
  func collection(for node: TraitNode) -> TraitCollection {
    guard let tree else { return resolved() }
    if let delivering = tree.delivering, node.isBelow(delivering) { return collectionBefore() }
    return delivered()
  }

  /// The collection as of the last update.
  func delivered() -> TraitCollection {
    guard let tree, version != tree.version else { return collection }
    guard let parent, parent.version != tree.version else {
      follow(isMoved ? inherited : parent?.collection ?? inherited)
      return collection
    }
    // The scopes that may be out of date, this one first; not by recursion, as there can be many.
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

  /// Whether the scope has not been updated since it came to where it is.
  private var isMoved: Bool { pending == .move }

  /// Makes the collection be what the scope shows when it inherits this.
  ///
  /// - Parameters:
  ///   - inherited: What the scope above shows.
  ///   - differs: Whether it is known that something else comes of it than before.
  func follow(_ inherited: TraitCollection, differs: Bool = false) {
    version = tree?.version ?? -1
    if inherited.isIdentical(to: self.inherited) { return }
    self.inherited = inherited
    let new = appliedInputs.applied(to: inherited)
    // An equal collection keeps its identity, so that scopes below need not look.
    if differs || new != collection { collection = new }
  }

  /// What the scope shows, which must be up to date.
  var shown: TraitCollection { collection }

  /// Whether what the scope shows can differ from what it inherits in a trait that it doesn't set.
  var hasLimits: Bool { appliedInputs.hasLimits }

  /// Catches up with changes above that nobody here depended on.
  ///
  /// - Parameter inherited: What the scope above showed before the change that is under way.
  func bring(to inherited: TraitCollection) {
    if !isMoved { follow(inherited) }
  }

  /// What the collection will be after the next update.
  func resolved() -> TraitCollection {
    var chain = [self]
    while let parent = chain[chain.count - 1].parent { chain.append(parent) }
    return chain.reversed().reduce(chain[chain.count - 1].inherited) { inherited, scope in
      scope.inputs.applied(to: inherited)
    }
  }

  /// What the collection was before the update that is being delivered.
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

  /// Whether a change of these traits above has to be looked at here in an update: because this scope
  /// waits for one, or because somebody here reads a trait that is inherited.
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

  /// Puts the scope among those of its tree that have changed, if it waits for an update.
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

  /// Takes note that the scope was taken from those of its tree that have changed.
  func didLeaveList() { isListed = false }

  /// Takes on the inputs and what is inherited.
  ///
  /// - Parameters:
  ///   - inherited: What the scope above shows now.
  ///   - old: What the scope showed before.
  /// - Returns: What changed.
  func commit(inheriting inherited: TraitCollection, old: TraitCollection) -> TraitMask {
    pending = nil
    appliedInputs = inputs
    mask = inputs.mask
    version = tree?.version ?? -1
    self.inherited = inherited
    let new = inputs.applied(to: inherited)
    let changed = new.changedMask(from: old)
    // An equal collection keeps its identity, so that scopes below need not look.
    collection = changed.isEmpty ? old : new
    return changed
  }

  /// What the scope inherits at the top of a hierarchy.
  var inheritedAtTop: TraitCollection { inherited }

  // MARK: The tree of scopes

  /// Takes this scope with all below it into a tree, below a scope of it.
  func attach(to parent: TraitScope?, tree: TraitTree?) {
    self.parent?.removeChild(self)
    self.parent = parent
    if let parent {
      indexInParent = parent.children.count
      parent.children.append(.passUnretained(self))
      parent.note(readMask)
    }
    settle(in: tree)
  }

  /// Takes this scope with all below it to another place.
  ///
  /// Where nobody observes traits, nobody has to be told, and what the scope inherits shows at once.
  func arrive(below parent: TraitScope) {
    attach(to: parent, tree: parent.tree)
    if readMask.isEmpty {
      _ = commit(inheriting: parent.delivered(), old: collection)
    } else {
      setNeedsUpdate(because: .move)
    }
  }

  /// Takes this scope with all below it out of its tree; it goes on to show what it showed, and
  /// remembers that until it is in a tree again, so that observers hear of real differences only.
  func detach() {
    forEachScope { _ = $0.delivered() }
    // Outside of a tree nothing is put off, so what is above shows what was last set.
    if let parent { inherited = tree == nil ? parent.resolved() : parent.collection }
    parent?.removeChild(self)
    parent = nil
    settle(in: nil)
  }

  /// Forgets what the scope inherited where it was taken out, below a node where nothing is set.
  func inheritNothing() { inherited = TraitCollection() }

  /// Makes this scope stand between a child and its parent.
  func adopt(_ child: TraitScope) {
    child.parent?.removeChild(child)
    child.parent = self
    child.indexInParent = children.count
    children.append(.passUnretained(child))
    note(child.readMask)
  }

  /// Starts as what another scope shows.
  func inherit(from parent: TraitScope?) {
    hasBeenUpdated = parent?.hasBeenUpdated ?? false
    inherited = parent?.delivered() ?? TraitCollection()
    collection = inherited
    version = tree?.version ?? -1
  }

  private func settle(in tree: TraitTree?) {
    forEachScope { scope in
      if scope.tree == nil, tree != nil, !scope.hasBeenUpdated {
        // Nobody was ever told anything, so there is nothing to catch up with.
        if let above = scope.parent, scope !== self { scope.inherited = above.collection }
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
      self.tree?.trackers.removeAll { $0.isOne(of: trackers) }
      tree?.trackers.append(contentsOf: trackers)
      self.tree = tree
    }
    version = -1
    listIfPending()
  }

  /// Calls a closure with this scope and all below it, each after the one above it.
  private func forEachScope(_ body: (TraitScope) -> Void) {
    var rest = [self]
    while let scope = rest.popLast() {
      body(scope)
      rest.append(contentsOf: scope.children.map { $0.takeUnretainedValue() })
    }
  }

  private func removeChild(_ child: TraitScope) {
    let last = children.removeLast()
    if child.indexInParent < children.count {
      children[child.indexInParent] = last
      last._withUnsafeGuaranteedRef { $0.indexInParent = child.indexInParent }
    }
  }

  // MARK: Trackers

  /// Lets a tracker know of the changes in the tree, and in any that the scope comes to.
  func add(_ tracker: RedrawTracker) {
    trackers.append(WeakTracker(tracker: tracker))
    tree?.trackers.append(WeakTracker(tracker: tracker))
  }

  /// Forgets the trackers that have ended.
  func removeEndedTrackers() {
    trackers.removeAll { $0.tracker == nil }
    tree?.trackers.removeAll { $0.tracker == nil }
  }

  // MARK: Readers

  /// Notes which traits a node reads; none means that it no longer does.
  func setReader(_ node: TraitNode, _ state: NodeState, mask: TraitMask) {
    if let index = state.readerIndex {
      if mask.isEmpty {
        removeReader(node)
        return
      }
      if readers[index].mask == mask { return }
      readers[index].mask = mask
    } else if !mask.isEmpty {
      state.readerIndex = readers.count
      readers.append(Reader(node: .passUnretained(node), mask: mask))
    }
    note(mask)
  }

  func removeReader(_ node: TraitNode) {
    guard let state = node.state, let index = state.readerIndex else { return }
    state.readerIndex = nil
    let last = readers.removeLast()
    if index < readers.count {
      readers[index] = last
      last.node._withUnsafeGuaranteedRef { $0.state?.readerIndex = index }
    }
  }

  /// Makes sure that this scope and those above it know that somebody reads these traits.
  private func note(_ mask: TraitMask) {
    var next: TraitScope? = self
    while let scope = next, !scope.readMask.isSuperset(of: mask) {
      scope.readMask.formUnion(mask)
      next = scope.parent
    }
  }

  /// Forgets traits that are no longer read; called where looking for readers found none.
  func shrinkReadMask() {
    var mask = TraitMask()
    for reader in readers { mask.formUnion(reader.mask) }
    for child in children { mask.formUnion(child._withUnsafeGuaranteedRef { $0.readMask }) }
    readMask = mask
  }
}
