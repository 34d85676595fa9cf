import TraitSystem

/// Brings the traits of a tree up to date: which scopes have other collections now, which nodes that
/// concerns, and then their handlers.
struct TraitUpdate {
  /// A scope whose collection has changed.
  struct Change {
    let scope: TraitScope
    let old: TraitCollection
    let new: TraitCollection
    let changed: TraitMask
    let reason: TraitChangeReason

    /// The readers that depend on what has changed, as places among ``affected``.
    var readers = 0..<0
  }

  /// What an update needs room for, which is kept for the next one.
  ///
  /// Most updates are so short that making room anew would take as long as all the rest.
  struct Buffers {
    /// The scopes that wait, the upper ones first.
    fileprivate var scopes: [TraitScope] = []
    /// What each of them showed before any of them changed.
    fileprivate var former: [TraitCollection] = []
    fileprivate var changes: [Change] = []
    /// The places of the changes below which nobody has looked yet, the next one last.
    fileprivate var unvisited: [Int] = []
    /// The places of the changes in the order in which they were looked below.
    fileprivate var visited: [Int] = []
    /// The nodes that depend on what has changed, by scope.
    fileprivate var affected: [TraitNode] = []

    fileprivate mutating func removeAll() {
      scopes.removeAll(keepingCapacity: true)
      former.removeAll(keepingCapacity: true)
      changes.removeAll(keepingCapacity: true)
      visited.removeAll(keepingCapacity: true)
      affected.removeAll(keepingCapacity: true)
    }
  }

  private let tree: TraitTree
  private var buffers = Buffers()

  /// Runs updates until no scope waits for one.
  ///
  /// Asked for inside a handler, it first calls the handlers that the update under way has not
  /// reached, and then goes on, so that everything is up to date when it returns.
  ///
  /// - Returns: What keeps changing, if handlers never came to an end.
  static func run(_ tree: TraitTree) -> [UpdateFeedback] {
    if !tree.deliveries.isEmpty { deliverAll(tree) }
    if tree.changedScopes.isEmpty { return [] }
    var counter = FeedbackCounter()
    var held: [TraitScope] = []
    var isFirst = true
    while !tree.changedScopes.isEmpty {
      var update = TraitUpdate(tree: tree)
      update.takeChangedScopes()
      if !isFirst { held.append(contentsOf: update.takeTiredScopes(&counter)) }
      isFirst = false
      update.commit()
      update.prepareDeliveries()
      update.returnBuffers()
      deliverAll(tree)
    }
    // Handlers may have taken them elsewhere, where they wait already.
    for scope in held where scope.tree === tree { scope.listIfPending() }
    return counter.feedback
  }

  private init(tree: TraitTree) {
    self.tree = tree
    // Not to be shared with an update that a handler asks for, nor copied when it is written to.
    swap(&buffers, &tree.updateBuffers)
  }

  private mutating func returnBuffers() {
    buffers.removeAll()
    swap(&buffers, &tree.updateBuffers)
  }

  // MARK: What has changed

  /// Takes the scopes of this tree that wait, the upper ones first.
  private mutating func takeChangedScopes() {
    tree.changedScopes.removeAll { scope in
      scope.didLeaveList()
      if scope.pending != nil, scope.owner != nil { buffers.scopes.append(scope) }
    }
    if buffers.scopes.count < 2 { return }
    buffers.scopes = buffers.scopes.map { ($0, $0.distanceToTop) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Takes out the scopes that have been updated too often.
  private mutating func takeTiredScopes(_ counter: inout FeedbackCounter) -> [TraitScope] {
    let tired = buffers.scopes.filter { scope in
      scope.owner.map { !counter.mayRun($0, "traits") } ?? true
    }
    buffers.scopes.removeAll { scope in tired.contains { $0 === scope } }
    return tired
  }

  private mutating func commit() {
    // What all of them showed is found before any of them changes.
    for scope in buffers.scopes { buffers.former.append(scope.delivered()) }
    tree.version += 1
    for index in buffers.scopes.indices {
      let scope = buffers.scopes[index]
      if scope.pending == nil { continue }
      let inherited = scope.parent?.delivered() ?? scope.inheritedAtTop
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
    visit(Change(scope: scope, old: old, new: scope.shown, changed: changed, reason: reason))
  }

  /// Finds the readers at and below a scope that has changed.
  private mutating func visit(_ start: Change) {
    add(start)
    while let place = buffers.unvisited.popLast() {
      let scope = buffers.changes[place].scope
      let changed = buffers.changes[place].changed
      scope.previous = buffers.changes[place].old
      let found = buffers.affected.count
      let waiting = buffers.unvisited.count
      if scope.readMask.intersects(changed) {
        for reader in scope.readers where reader.mask.intersects(changed) {
          buffers.affected.append(reader.node.takeUnretainedValue())
        }
        visitChildren(of: scope, place, changed)
        buffers.unvisited[waiting...].reverse()
        // Looking in vain is not to be repeated.
        if buffers.affected.count == found, buffers.unvisited.count == waiting {
          scope.shrinkReadMask()
        }
      }
      buffers.changes[place].readers = found..<buffers.affected.count
      buffers.visited.append(place)
    }
  }

  private mutating func add(_ change: Change) {
    buffers.unvisited.append(buffers.changes.count)
    buffers.changes.append(change)
  }

  private mutating func visitChildren(of scope: TraitScope, _ place: Int, _ changed: TraitMask) {
    for reference in scope.children {
      // There can be many that nothing reaches, so references are not counted to find that out.
      let isReached = reference._withUnsafeGuaranteedRef { $0.isReached(by: changed) }
      if !isReached { continue }
      let child = reference.takeUnretainedValue()
      let below =
        child.pending != nil ? committed(child, below: place) : followed(child, below: place)
      if let below { add(below) }
    }
  }

  /// A scope that waits for an update itself, below one that has changed.
  private func committed(_ child: TraitScope, below place: Int) -> Change? {
    guard let owner = child.owner, let cause = child.pending else { return nil }
    child.bring(to: buffers.changes[place].old)
    let old = child.shown
    let changed = child.commit(inheriting: buffers.changes[place].new, old: old)
    if changed.isEmpty { return nil }
    let reason =
      cause == .move ? buffers.changes[place].reason : TraitChangeReason(cause: cause, at: owner)
    return Change(scope: child, old: old, new: child.shown, changed: changed, reason: reason)
  }

  /// A scope that only inherits the change.
  private func followed(_ child: TraitScope, below place: Int) -> Change? {
    var changed = buffers.changes[place].changed
    changed.subtract(child.mask)
    child.bring(to: buffers.changes[place].old)
    let old = child.shown
    // What shares a bit can't be taken out, and limits change more than is inherited.
    let isCertain = !child.hasLimits && !changed.isShared
    child.follow(buffers.changes[place].new, differs: isCertain)
    let new = child.shown
    if !isCertain { changed = new.changedMask(from: old) }
    if changed.isEmpty { return nil }
    return Change(
      scope: child,
      old: old,
      new: new,
      changed: changed,
      reason: buffers.changes[place].reason
    )
  }

  // MARK: Who hears of it

  /// A node whose handlers are to be called, with its place in the order of calls.
  private typealias Observer = (depth: Int, order: Int, delivery: TraitDelivery)

  /// Marks what depends on the changes, and puts the nodes with handlers into order.
  private func prepareDeliveries() {
    for place in buffers.visited { tree.changing.append(buffers.changes[place].scope) }
    if buffers.affected.isEmpty { return }
    var observers: [Observer] = []
    var invalidation = Invalidation(buffers.changes[0], tree)
    let isTraced = tree.trace != nil
    for place in buffers.visited where !buffers.changes[place].readers.isEmpty {
      invalidation.advance(to: buffers.changes[place])
      for order in buffers.changes[place].readers {
        let node = buffers.affected[order]
        guard let state = node.state else { continue }
        invalidation.invalidate(node, state)
        if isTraced || state.hasObservers {
          observers.append((node.depth, order, TraitDelivery(node, buffers.changes[place])))
        }
      }
    }
    if observers.isEmpty { return }
    observers.sort { ($0.depth, $0.order) > ($1.depth, $1.order) }
    tree.deliveries = observers.map(\.delivery)
  }

  /// Calls the handlers that have not been called, the uppermost node's first.
  private static func deliverAll(_ tree: TraitTree) {
    while let delivery = tree.deliveries.popLast() {
      tree.delivering = delivery.node
      delivery.run(in: tree)
    }
    tree.delivering = nil
    for scope in tree.changing { scope.previous = nil }
    tree.changing.removeAll(keepingCapacity: true)
  }
}

extension TraitScope {
  /// How many scopes are above this one.
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
