import DynamicColors
import TraitSystem

/// Brings the traits of a tree up to date: which scopes have other collections now, which nodes that
/// concerns, and then their handlers.
struct TraitUpdate {
  /// A node that depends on a trait that has changed.
  struct Affected {
    let node: TraitNode
    let scope: TraitScope
    let changed: TraitMask
    let old: TraitCollection
    let new: TraitCollection
    let reason: TraitChangeReason
  }

  /// A scope with what it showed and shows, whose children are to be looked at.
  private struct Visit {
    let scope: TraitScope
    let old: TraitCollection
    let new: TraitCollection
    let changed: TraitMask
    let reason: TraitChangeReason
  }

  private let tree: TraitTree
  private var affected: [Affected] = []
  private var changedScopes: [TraitScope] = []

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
    let reason = TraitChangeReason(cause: cause, node: owner.label)
    let changed = scope.commit(inheriting: inherited, old: old)
    if changed.isEmpty { return }
    visit(Visit(scope: scope, old: old, new: scope.delivered(), changed: changed, reason: reason))
  }

  /// Finds the readers at and below a scope that has changed.
  private mutating func visit(_ start: Visit) {
    var rest = [start]
    while let visit = rest.popLast() {
      let scope = visit.scope
      scope.previous = visit.old
      changedScopes.append(scope)
      let found = affected.count
      for reader in scope.readers where reader.mask.intersects(visit.changed) {
        affected.append(
          Affected(
            node: reader.node.takeUnretainedValue(),
            scope: scope,
            changed: visit.changed,
            old: visit.old,
            new: visit.new,
            reason: visit.reason
          )
        )
      }
      guard scope.readMask.intersects(visit.changed) else { continue }
      let waiting = rest.count
      for reference in scope.children {
        let child = reference.takeUnretainedValue()
        let below =
          child.pending != nil ? committed(child, below: visit) : followed(child, below: visit)
        if let below { rest.append(below) }
      }
      rest[waiting...].reverse()
      // Looking in vain is not to be repeated.
      if affected.count == found, rest.count == waiting { scope.shrinkReadMask() }
    }
  }

  /// A scope that waits for an update itself, below one that has changed.
  private func committed(_ child: TraitScope, below visit: Visit) -> Visit? {
    guard let owner = child.owner, let cause = child.pending else { return nil }
    child.bring(to: visit.old)
    let old = child.shown
    let changed = child.commit(inheriting: visit.new, old: old)
    if changed.isEmpty { return nil }
    let reason =
      cause == .move ? visit.reason : TraitChangeReason(cause: cause, node: owner.label)
    return Visit(scope: child, old: old, new: child.shown, changed: changed, reason: reason)
  }

  /// A scope that only inherits the change.
  private func followed(_ child: TraitScope, below visit: Visit) -> Visit? {
    var changed = visit.changed
    changed.subtract(child.mask)
    guard changed.intersects(child.readMask) else { return nil }
    child.bring(to: visit.old)
    let old = child.shown
    child.follow(visit.new)
    let new = child.shown
    if child.hasLimits { changed = new.changedMask(from: old) }
    if changed.isEmpty { return nil }
    return Visit(scope: child, old: old, new: new, changed: changed, reason: visit.reason)
  }

  // MARK: Who hears of it

  /// Marks what depends on the changes, and puts the nodes with handlers into order.
  private mutating func prepareDeliveries() {
    tree.changing.append(contentsOf: changedScopes)
    var comparisons: [ObjectIdentifier: ColorUseComparison] = [:]
    var observers: [(depth: Int, order: Int, delivery: TraitDelivery)] = []
    for (order, change) in affected.enumerated() {
      guard let state = change.node.state else { continue }
      invalidate(change, state, &comparisons)
      if tree.trace != nil || state.hasObservers {
        observers.append((change.node.depth, order, TraitDelivery(change)))
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

  private func invalidate(
    _ change: Affected,
    _ state: NodeState,
    _ comparisons: inout [ObjectIdentifier: ColorUseComparison]
  ) {
    let (node, changed) = (change.node, change.changed)
    if state.propertyReads.intersects(changed) { node.invalidateProperties() }
    if state.constraintReads.intersects(changed) { node.invalidateConstraints() }
    if state.layoutReads.intersects(changed) { node.invalidateLayout() }
    let isRead = state.drawReads.intersects(changed)
    var differences: [ColorUseComparison.Difference] = []
    var looksDifferent = false
    if state.colorReads.intersects(changed) {
      looksDifferent = state.colorReads.intersects(changed.affectingColorAppearance)
      if looksDifferent {
        let key = ObjectIdentifier(change.scope)
        let comparison = comparisons[key] ?? ColorUseComparison(change.new)
        comparisons[key] = comparison
        let found = comparison.differences(of: state.colorUses)
        differences = found.differences
        // Another variant may look at other traits, although the colour is the same.
        state.colorReads = found.mask
        node.noteReads()
      }
    }
    if isRead || !differences.isEmpty { node.invalidateDisplay() }
    if !isRead, !looksDifferent { return }
    for tracker in tree.trackers.compactMap(\.tracker) {
      if tracker.mode == .coarse, looksDifferent { node.invalidateDisplay() }
      tracker.note(
        Redraw(
          node: node,
          drawCount: state.drawCount,
          colors: Self.changes(of: state.colorUses, differences, tracker.mode),
          traits: state.drawReads.intersection(changed).keys,
          change: TraitChange(previous: change.old, current: change.new, reason: change.reason)
        )
      )
    }
  }

  private static func changes(
    of uses: [ColorUse],
    _ differences: [ColorUseComparison.Difference],
    _ mode: RedrawTracker.Mode
  ) -> [Redraw.ColorChange] {
    let changes = differences.map { Redraw.ColorChange(color: $0.color, old: $0.old, new: $0.new) }
    if mode == .exact { return changes }
    return uses.map { use in
      changes.first { $0.color == use.color }
        ?? Redraw.ColorChange(color: use.color, old: use.value, new: use.value)
    }
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
