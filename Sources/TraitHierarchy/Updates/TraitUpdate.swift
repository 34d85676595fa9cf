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

  private let tree: TraitTree
  private var changes: [Change] = []
  /// The nodes that depend on what has changed, by scope.
  private var affected: [TraitNode] = []

  /// Runs updates until no scope waits for one.
  ///
  /// Asked for inside a handler, it first calls the handlers that the update under way has not
  /// reached, and then goes on, so that everything is up to date when it returns.
  ///
  /// - Returns: What keeps changing, if handlers never came to an end.
  static func run(_ tree: TraitTree) -> [UpdateFeedback] {
    if !tree.deliveries.isEmpty { deliverAll(tree) }
    var counter = FeedbackCounter()
    var held: [TraitScope] = []
    var isFirst = true
    while !tree.changedScopes.isEmpty {
      var update = TraitUpdate(tree: tree)
      var scopes = update.takeChangedScopes()
      if !isFirst {
        let tired = scopes.filter { scope in
          scope.owner.map { !counter.mayRun($0, "traits") } ?? true
        }
        scopes.removeAll { scope in tired.contains { $0 === scope } }
        held.append(contentsOf: tired)
      }
      isFirst = false
      update.commit(scopes)
      update.prepareDeliveries()
      deliverAll(tree)
    }
    tree.changedScopes.append(contentsOf: held)
    return counter.feedback
  }

  private init(tree: TraitTree) {
    self.tree = tree
  }

  // MARK: What has changed

  /// The scopes of this tree that wait, the upper ones first.
  private mutating func takeChangedScopes() -> [TraitScope] {
    let scopes = tree.changedScopes
    tree.changedScopes = []
    let live = scopes.filter { $0.tree === tree && $0.pending != nil && $0.owner != nil }
    if live.count < 2 { return live }
    return live.map { ($0, $0.distanceToTop) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private mutating func commit(_ scopes: [TraitScope]) {
    // What all of them showed is found before any of them changes.
    let former = scopes.map { $0.delivered() }
    tree.version += 1
    for (scope, old) in zip(scopes, former) where scope.pending != nil {
      let inherited = scope.parent?.delivered() ?? scope.inheritedAtTop
      commit(scope, inheriting: inherited, old: old)
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
    visit(Change(scope: scope, old: old, new: scope.delivered(), changed: changed, reason: reason))
  }

  /// Finds the readers at and below a scope that has changed.
  private mutating func visit(_ start: Change) {
    var rest = [start]
    while var change = rest.popLast() {
      let scope = change.scope
      scope.previous = change.old
      let found = affected.count
      let waiting = rest.count
      if scope.readMask.intersects(change.changed) {
        for reader in scope.readers where reader.mask.intersects(change.changed) {
          affected.append(reader.node.takeUnretainedValue())
        }
        for reference in scope.children {
          let child = reference.takeUnretainedValue()
          let below =
            child.pending != nil ? committed(child, below: change) : followed(child, below: change)
          if let below { rest.append(below) }
        }
        rest[waiting...].reverse()
        // Looking in vain is not to be repeated.
        if affected.count == found, rest.count == waiting { scope.shrinkReadMask() }
      }
      change.readers = found..<affected.count
      changes.append(change)
    }
  }

  /// A scope that waits for an update itself, below one that has changed.
  private func committed(_ child: TraitScope, below visit: Change) -> Change? {
    guard let owner = child.owner, let cause = child.pending else { return nil }
    child.bring(to: visit.old)
    let old = child.shown
    let changed = child.commit(inheriting: visit.new, old: old)
    if changed.isEmpty { return nil }
    let reason =
      cause == .move ? visit.reason : TraitChangeReason(cause: cause, at: owner)
    return Change(scope: child, old: old, new: child.shown, changed: changed, reason: reason)
  }

  /// A scope that only inherits the change.
  private func followed(_ child: TraitScope, below visit: Change) -> Change? {
    var changed = visit.changed
    changed.subtract(child.mask)
    guard changed.intersects(child.readMask) else { return nil }
    child.bring(to: visit.old)
    let old = child.shown
    child.follow(visit.new)
    let new = child.shown
    // What shares a bit can't be taken out, and limits change more than is inherited.
    if child.hasLimits || changed.isShared { changed = new.changedMask(from: old) }
    if changed.isEmpty { return nil }
    return Change(scope: child, old: old, new: new, changed: changed, reason: visit.reason)
  }

  // MARK: Who hears of it

  /// Marks what depends on the changes, and puts the nodes with handlers into order.
  private mutating func prepareDeliveries() {
    tree.changing.append(contentsOf: changes.map(\.scope))
    var observers: [(depth: Int, order: Int, delivery: TraitDelivery)] = []
    for change in changes where !change.readers.isEmpty {
      var invalidation = Invalidation(change, tree)
      for order in change.readers {
        let node = affected[order]
        guard let state = node.state else { continue }
        invalidation.invalidate(node, state)
        if tree.trace != nil || state.hasObservers {
          observers.append((node.depth, order, TraitDelivery(node, change)))
        }
      }
    }
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
    tree.changing = []
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
