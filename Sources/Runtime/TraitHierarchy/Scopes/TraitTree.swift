import TraitSystem

/// The shared state of the nodes under one window, scene or application: pending updates and
/// observers of changes.
@safe final class TraitTree {
  /// The scopes that have changed since the last update.
  var changedScopes = WaitingList<TraitScope>()

  /// The buffers of the last update, for reuse by the next one.
  var updateBuffers = TraitUpdate.Buffers()

  /// The device traits that were last set, which nodes that haven't been in a tree are expected to
  /// inherit.
  var deviceTraits = TraitCollection()

  let objectChanges = ObjectChanges()

  /// Whether a method in this tree has read an `@Observable` object.
  var observesObjects = false

  let queue = UpdateQueue()

  /// The number of updates with changes, used to determine whether a scope is up to date.
  var version = 0

  /// The node whose handlers are running; its descendants still have their previous traits.
  ///
  /// Whoever sets it retains the node.
  var delivering: Unmanaged<TraitNode>?

  /// The nodes whose handlers haven't been called.
  let deliveries = DeliveryQueue()

  /// Whether an update is calling handlers.
  var isDelivering: Bool { unsafe delivering != nil || !deliveries.isEmpty }

  /// The scopes that store their collections before these changes.
  var changing: [TraitScope] = []

  var trackers: [WeakReference<RedrawTracker>] = []

  /// The memory of the update whose phases are running.
  var memory: UpdateMemory?

  /// The content that an update has cut off because of its limits.
  private(set) var truncatedContent: Set<UpdateFeedback> = []

  var trace: ((TraitTraceEvent) -> Void)?

  /// Records content that was cut off.
  func noteTruncated(_ content: String) {
    truncatedContent.insert(UpdateFeedback(node: content, step: UpdateFeedback.content))
  }

  /// Returns and clears the content that was cut off; nil if there is none.
  func takeTruncatedContent() -> [UpdateFeedback]? {
    if truncatedContent.isEmpty { return nil }
    defer { truncatedContent = [] }
    return truncatedContent.sorted { $0.node < $1.node }
  }
}
