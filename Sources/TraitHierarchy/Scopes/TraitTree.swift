import TraitSystem

/// What the nodes under one window, scene or application share: what waits for an update, and who
/// wants to know of changes.
final class TraitTree {
  /// The scopes that have changed since the last update.
  var changedScopes = WaitingList<TraitScope>()

  /// What an update has used last and the next one uses again.
  var updateBuffers = TraitUpdate.Buffers()

  var queue = UpdateQueue()

  /// Counts the updates that changed something, so that a scope knows whether it is up to date.
  var version = 0

  /// The node whose handlers are running; what is below it still shows its former traits.
  var delivering: TraitNode?

  /// The changes whose handlers have not been called, the uppermost node's last.
  var deliveries: [TraitDelivery] = []

  /// The scopes that remember what they showed before these changes.
  var changing: [TraitScope] = []

  var trackers: [WeakTracker] = []

  /// Content that an update has cut off because it has no end.
  private(set) var endless: Set<UpdateFeedback> = []

  var trace: ((TraitTraceEvent) -> Void)?

  /// Notes content that was cut off.
  func noteEndless(_ content: String) {
    endless.insert(UpdateFeedback(node: content, step: UpdateFeedback.content))
  }

  /// The content that was cut off since this was last asked.
  func takeEndless() -> [UpdateFeedback] {
    defer { endless = [] }
    return endless.sorted { $0.node < $1.node }
  }
}
