import TraitSystem

/// An update of the traits of a tree: it computes the collections of changed scopes, finds the
/// nodes that depend on the changes, and calls their handlers.
///
/// An update runs in three steps, with scopes (not nodes) as its unit of work:
///
/// 1. *Commit.* The scopes with pending changes are sorted by their distance to the root, and their
/// collections before the update are stored in `former`. Each of them then computes its new
/// collection. If a trait has changed, the scope gets an entry in `changes`, and the search for
/// readers starts there.
/// 2. *Search.* The search visits the scopes below in preorder. `unvisited` is its stack, `visited`
/// its result; both contain indices into `changes`. It descends only into scopes with pending
/// changes of their own and into scopes whose read mask intersects the changed traits that the
/// scope doesn't override. Readers that depend on the change are appended to `affected`; the range
/// `readers` of each change refers to them.
/// 3. *Delivery.* The affected nodes are invalidated, and the handlers of those with observers are
/// called, parents first, each with the collections before and after the whole update.
///
/// For example, an update starts with two pending overrides, at the scene and at the sidebar:
///
/// ```
/// scene       style: light → dark
/// ├─ sidebar  theme: bold → pastel
/// │  └─ list  reads style and theme
/// └─ detail   style: light
///    └─ text  reads style
/// ```
///
/// The scopes are those of the scene, the sidebar and the detail view; list and text share the
/// scopes of their parents.
///
/// 1. `scopes` is `[scene, sidebar]`, and `former` is `[light, light and bold]`. The scene changes:
/// `changes` is `[scene: style]` and `unvisited` is `[0]`.
/// 2. The scene has no readers. The sidebar's change is pending, so it is committed within the
/// search: it inherits `dark`, applies `pastel`, and gets the entry `[sidebar: style and theme]`.
/// The detail view overrides the style, so its read mask doesn't intersect the rest of the change
/// and the search doesn't descend. In the sidebar's scope, the list is a reader: `affected` is
/// `[list]`, the sidebar's `readers` are `0..<1`, and `visited` is `[0, 1]`. Because the sidebar is
/// no longer pending, the loop of step 1 skips it.
/// 3. The list is invalidated and its handlers run once, for the change from light and bold to dark
/// and pastel, with the reason `override at sidebar`. The text isn't visited at all.
///
/// Handlers can change traits. Their changes are pending until all handlers of the update have run
/// and start another one, until no change is pending or a scope exceeds the update limit of
/// ``FeedbackCounter``.
struct TraitUpdate {
  /// A scope whose collection has changed.
  struct Change {
    let scope: TraitScope
    let old: TraitCollection
    let new: TraitCollection
    let changed: TraitMask
    let reason: TraitChangeReason

    /// The affected readers of the scope, as indices into ``Buffers/affected``.
    var readers = 0..<0
  }

  /// The arrays used by an update, which are reused by the next one.
  ///
  /// Most updates are so short that allocating the arrays would take as long as the rest.
  @safe struct Buffers {
    /// The scopes with pending changes, parents first.
    fileprivate var scopes: [TraitScope] = []
    /// The collection of each of these scopes before any of them changed.
    fileprivate var former: [TraitCollection] = []
    fileprivate var changes: [Change] = []
    /// The indices of the changes below which the search hasn't looked yet, the next one last.
    fileprivate var unvisited: [Int] = []
    /// The indices of the changes in the order of the search.
    fileprivate var visited: [Int] = []
    /// The nodes that depend on the changes, by scope; retained until ``prepareDeliveries()``.
    fileprivate var affected: [Unmanaged<TraitNode>] = unsafe []

    fileprivate mutating func removeAll() {
      scopes.removeAll(keepingCapacity: true)
      former.removeAll(keepingCapacity: true)
      changes.removeAll(keepingCapacity: true)
      visited.removeAll(keepingCapacity: true)
      unsafe affected.removeAll(keepingCapacity: true)
    }
  }

  private let tree: TraitTree
  private var buffers = Buffers()

  /// Runs updates until no scope has a pending change.
  ///
  /// If it is called by a handler, it first calls the remaining handlers of the update in progress,
  /// and then continues, so that everything is up to date when it returns.
  ///
  /// - Returns: The nodes that exceeded the update limit.
  static func run(_ tree: TraitTree) -> [UpdateFeedback] {
    if !tree.deliveries.isEmpty { deliverAll(tree) }
    if tree.changedScopes.isEmpty { return [] }
    var counter = FeedbackCounter()
    var held: [TraitScope] = []
    var isFirst = true
    while !tree.changedScopes.isEmpty {
      var update = TraitUpdate(tree: tree)
      update.takeChangedScopes()
      if !isFirst { held.append(contentsOf: update.takeNonconvergingScopes(&counter)) }
      isFirst = false
      update.commit()
      update.prepareDeliveries()
      update.returnBuffers()
      deliverAll(tree)
    }
    // Handlers may have moved these scopes to another tree, where they are already pending.
    for scope in held where scope.tree === tree { scope.listIfPending() }
    return counter.feedback
  }

  private init(tree: TraitTree) {
    self.tree = tree
    // A separate copy, so that an update requested by a handler doesn't share the buffers and
    // writing to them doesn't copy them.
    swap(&buffers, &tree.updateBuffers)
  }

  private mutating func returnBuffers() {
    buffers.removeAll()
    swap(&buffers, &tree.updateBuffers)
  }

  // MARK: Changes

  /// Takes the scopes of this tree with pending changes, parents first.
  private mutating func takeChangedScopes() {
    tree.changedScopes.removeAll { scope in
      scope.didLeaveList()
      if scope.pending != nil, scope.ownerIdentity != nil { buffers.scopes.append(scope) }
    }
    if buffers.scopes.count < 2 { return }
    buffers.scopes = buffers.scopes.map { ($0, $0.distanceToTop) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Removes and returns the scopes that have exceeded the update limit.
  private mutating func takeNonconvergingScopes(_ counter: inout FeedbackCounter) -> [TraitScope] {
    let nonconverging = buffers.scopes.filter { scope in
      scope.owner.map { !counter.isWithinLimit($0, "traits") } ?? true
    }
    buffers.scopes.removeAll { scope in nonconverging.contains { $0 === scope } }
    return nonconverging
  }

  private mutating func commit() {
    // All previous collections must be determined before any of them changes.
    for scope in buffers.scopes { buffers.former.append(scope.delivered()) }
    tree.version += 1
    for index in buffers.scopes.indices {
      let scope = buffers.scopes[index]
      if scope.pending == nil { continue }
      let inherited = scope.parent?.delivered() ?? scope.inherited
      commit(scope, inheriting: inherited, old: buffers.former[index])
    }
  }

  private mutating func commit(
    _ scope: TraitScope,
    inheriting inherited: TraitCollection,
    old: TraitCollection
  ) {
    guard let owner = scope.owner, let cause = scope.pending else { return }
    let changed = scope.commit(inheriting: inherited, old: old)
    if changed.isEmpty { return }
    let reason = TraitChangeReason(cause: cause, at: owner)
    visit(Change(scope: scope, old: old, new: scope.collection, changed: changed, reason: reason))
  }

  /// Finds the affected readers at and below a changed scope.
  private mutating func visit(_ start: Change) {
    add(start)
    while let place = buffers.unvisited.popLast() {
      let scope = buffers.changes[place].scope
      let changed = buffers.changes[place].changed
      scope.previous = buffers.changes[place].old
      let found = unsafe buffers.affected.count
      let waiting = buffers.unvisited.count
      if scope.readMask.intersects(changed) {
        let digest = changed.digest
        for reader in scope.readers.readers where reader.reads(changed, digest: digest) {
          unsafe buffers.affected.append(reader.node.retain())
        }
        visitChildren(of: scope, place, changed)
        buffers.unvisited.reverse(from: waiting)
        // Avoids repeating a search that found nothing.
        if unsafe buffers.affected.count == found, buffers.unvisited.count == waiting {
          scope.shrinkReadMask()
        }
      }
      buffers.changes[place].readers = unsafe found..<buffers.affected.count
      buffers.visited.append(place)
    }
  }

  private mutating func add(_ change: Change) {
    buffers.unvisited.append(buffers.changes.count)
    buffers.changes.append(change)
  }

  private mutating func visitChildren(of scope: TraitScope, _ place: Int, _ changed: TraitMask) {
    let children = unsafe scope.children
    if unsafe children.isEmpty { return }
    // A copy, because a method of the update would copy the buffers to read it.
    let change = buffers.changes[place]
    for index in unsafe children.indices {
      let reference = unsafe children[index]
      // Most scopes aren't reached, so references aren't counted to determine that.
      let isReached = unsafe reference._withUnsafeGuaranteedRef { $0.isReached(by: changed) }
      if !isReached { continue }
      let child = unsafe reference.takeUnretainedValue()
      let below = child.pending != nil ? change.committed(child) : change.followed(child)
      if let below { add(below) }
    }
  }

  // MARK: Delivery

  /// Invalidates the affected nodes and queues those with observers, parents first.
  private func prepareDeliveries() {
    for place in buffers.visited { tree.changing.append(buffers.changes[place].scope) }
    if unsafe buffers.affected.isEmpty { return }
    var deliveries: [TraitDelivery] = []
    var entries: [DeliveryQueue.Entry] = []
    var invalidation = Invalidation(buffers.changes[0], tree)
    let isTraced = tree.trace != nil
    for place in buffers.visited where !buffers.changes[place].readers.isEmpty {
      invalidation.advance(to: buffers.changes[place])
      let first = entries.count
      for order in buffers.changes[place].readers {
        let affected = unsafe buffers.affected[order]
        let depth = unsafe affected._withUnsafeGuaranteedRef { node -> UInt32? in
          invalidation.invalidate(node)
          let isObserved = unsafe node.stateReference?._withUnsafeGuaranteedRef { $0.hasObservers }
          guard let isObserved, isObserved || isTraced else { return nil }
          return node.depthInTree
        }
        if let depth {
          let delivery = UInt32(truncatingIfNeeded: deliveries.count)
          unsafe entries.append(.init(node: affected, delivery: delivery, depth: depth))
        } else {
          unsafe affected.release()
        }
      }
      if entries.count > first { deliveries.append(TraitDelivery(buffers.changes[place])) }
    }
    if entries.isEmpty { return }
    entries.sort { $0.depth < $1.depth }
    tree.deliveries.fill(entries, deliveries)
  }

  /// Calls the remaining handlers, topmost node first.
  private static func deliverAll(_ tree: TraitTree) {
    if !tree.deliveries.isEmpty {
      let thread = ThreadState.current
      while let delivery = tree.deliveries.first { delivery.run(in: tree, on: thread) }
    }
    unsafe tree.delivering = nil
    // Not an iterator, which would keep the array from being emptied in place.
    for index in tree.changing.indices { tree.changing[index].previous = nil }
    tree.changing.removeAll(keepingCapacity: true)
  }
}

extension TraitUpdate.Change {
  /// Commits a scope with a pending change below this one's.
  fileprivate func committed(_ child: TraitScope) -> Self? {
    guard let owner = child.owner, let cause = child.pending else { return nil }
    child.catchUp(to: old)
    let former = child.collection
    let changed = child.commit(inheriting: new, old: former)
    if changed.isEmpty { return nil }
    let reason = cause == .move ? reason : TraitChangeReason(cause: cause, at: owner)
    return Self(scope: child, old: former, new: child.collection, changed: changed, reason: reason)
  }

  /// Updates a scope that only inherits the change.
  fileprivate func followed(_ child: TraitScope) -> Self? {
    var changed = changed
    changed.subtract(child.mask)
    child.catchUp(to: old)
    let former = child.collection
    // Traits with shared bits can't be subtracted, and limits can affect more than the inherited
    // traits.
    let isCertain = !child.hasLimits && !changed.isShared
    child.follow(new, differs: isCertain)
    let shown = child.collection
    if !isCertain { changed = shown.changedMask(from: former) }
    if changed.isEmpty { return nil }
    return Self(scope: child, old: former, new: shown, changed: changed, reason: reason)
  }
}

extension TraitScope {
  /// The number of scopes above this one.
  fileprivate var distanceToTop: Int {
    var distance = 0
    var scope = parent
    while let current = scope {
      distance += 1
      scope = current.parent
    }
    return distance
  }
}
