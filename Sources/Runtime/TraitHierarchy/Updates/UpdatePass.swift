import TraitSystem

/// A complete update: traits, then properties, constraints, layout and display, repeated while one
/// of them schedules an earlier one.
@safe struct UpdatePass {
  private let top: TraitNode
  private let phases: [UpdatePhase]
  private var counter = FeedbackCounter()
  private var feedback: [UpdateFeedback] = []
  private var batches = 0
  /// The tree whose memory this pass has created.
  private var tree: TraitTree?

  /// The number of batches after which updates are counted; most updates need fewer.
  private static let batchesUncounted = 8

  /// Updates the pending phases at and below a node.
  ///
  /// - Parameters:
  ///   - top: The node; traits are updated in its whole hierarchy.
  ///   - phases: The phases to run after the traits, in their order.
  /// - Returns: The nodes that didn't converge.
  static func run(from top: TraitNode, _ phases: [UpdatePhase]) -> [UpdateFeedback] {
    var pass = UpdatePass(top: top, phases: phases)
    pass.run()
    if let trace = top.scope?.tree?.trace {
      for feedback in pass.feedback { trace(.feedback(feedback)) }
    }
    return pass.feedback
  }

  private init(top: TraitNode, phases: [UpdatePhase]) {
    self.top = top
    self.phases = phases
  }

  private mutating func run() {
    var traitFeedback: [UpdateFeedback] = []
    defer { tree?.memory = nil }
    repeat {
      if let tree = top.scope?.tree {
        tree.objectChanges.apply()
        traitFeedback = TraitUpdate.run(tree)
      }
    } while runFirstWaitingPhase()
    feedback = traitFeedback
    if !counter.feedback.isEmpty { feedback += counter.feedback }
    if let content = top.scope?.tree?.takeTruncatedContent() { feedback += content }
  }

  /// Runs the first pending phase; returns false if none is pending.
  private mutating func runFirstWaitingPhase() -> Bool {
    for phase in phases {
      let nodes = unsafe nodes(waitingFor: phase)
      if unsafe nodes.isEmpty { continue }
      batches += 1
      makeMemory()
      var hasRun = false
      // If all nodes wait for another, such as a node that exceeded the limit, the first one
      // starts.
      let first =
        unsafe nodes.firstIndex { unsafe !$0.takeUnretainedValue().waits(below: top) } ?? 0
      SharedTracking.run { shared in
        ObjectReads.runBatch(phase, below: top) {
          for index in unsafe nodes.indices {
            let node = unsafe nodes[index].takeRetainedValue()
            if !node.flags.contains(phase.flag) { continue }
            if index != first, phase == .properties, node.waits(below: top) { continue }
            node.flags.remove(phase.flag)
            if batches > Self.batchesUncounted, !counter.isWithinLimit(node, "\(phase)") {
              continue
            }
            node.run(phase, shared)
            hasRun = true
          }
        }
      }
      if hasRun { return true }
    }
    return false
  }

  /// Creates a memory, unless an outer update of the tree has one.
  private mutating func makeMemory() {
    guard let current = top.scope?.tree, current.memory == nil else { return }
    tree?.memory = nil
    current.memory = UpdateMemory()
    tree = current
  }

  /// Returns the nodes at or below the top node with a pending phase, which the caller releases.
  private func nodes(waitingFor phase: UpdatePhase) -> [Unmanaged<TraitNode>] {
    if let tree = top.scope?.tree { return unsafe tree.queue.nodes(waitingFor: phase, below: top) }
    if phase == .appearance { return unsafe [] }
    var nodes: [Unmanaged<TraitNode>] = unsafe []
    top.forEachNode { node in
      if node.flags.contains(phase.flag) { unsafe nodes.append(.passRetained(node)) }
    }
    return unsafe nodes
  }
}

extension TraitNode {
  /// Updates the traits of the hierarchy now, and calls the handlers for what has changed.
  ///
  /// All handlers at and below this node have run when it returns. It can be called by a handler;
  /// if nothing has changed, it does nothing.
  ///
  /// - Returns: The nodes whose handlers kept changing traits; normally empty.
  @discardableResult
  public final func updateTraitsIfNeeded() -> [UpdateFeedback] {
    UpdatePass.run(from: self, [])
  }

  /// Updates traits, properties, constraints, layout and display at and below this node until
  /// nothing is pending.
  ///
  /// - Returns: The nodes that didn't converge; normally empty.
  @discardableResult
  public final func updateIfNeeded() -> [UpdateFeedback] {
    UpdatePass.run(from: self, UpdatePhase.allCases)
  }

  /// A closure that receives the changes of traits in the hierarchy and the nodes that don't
  /// converge.
  ///
  /// Nil by default, and for a node that isn't in a window, scene or application.
  ///
  /// ```swift
  /// scene.traitTrace = { print($0) }
  /// // sidebar: userInterfaceStyle light → dark (override at main)
  /// ```
  public final var traitTrace: ((TraitTraceEvent) -> Void)? {
    get { scope?.tree?.trace }
    set { scope?.tree?.trace = newValue }
  }
}

/// A node for which an update didn't converge: each time it was updated, something scheduled
/// another update.
///
/// For example, a method reads a trait during layout and sets an override of that trait. Content
/// that contains itself without end is also reported; it is cut off at a limit of depth or size.
public struct UpdateFeedback: Hashable, Sendable, CustomStringConvertible {
  /// The name or the type of the node, or the type of the content.
  public let node: String

  /// The repeated step: `traits`, `properties`, `constraints`, `appearance`, `layout` or `display`;
  /// or `content` for content that exceeds its limits.
  public let step: String

  static let content = "content"

  /// For example `detail: layout didn't converge after 16 updates`.
  public var description: String {
    if step == Self.content {
      "\(node): content exceeds the limit of depth or size; check whether it contains itself"
    } else {
      "\(node): \(step) didn't converge after \(FeedbackCounter.limit) updates"
    }
  }
}

/// A counter of the updates of each node, which limits the number of updates.
struct FeedbackCounter {
  /// The maximum number of updates of a node in one step of an update.
  static let limit = 16

  private struct Key: Hashable {
    let node: ObjectIdentifier
    let step: String
  }

  private var counts: [Key: Int] = [:]
  private(set) var feedback: [UpdateFeedback] = []

  /// Counts an update of a node; returns false if it exceeds the limit.
  mutating func isWithinLimit(_ node: TraitNode, _ step: String) -> Bool {
    let key = Key(node: ObjectIdentifier(node), step: step)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count <= Self.limit { return true }
    if count == Self.limit + 1 { feedback.append(UpdateFeedback(node: node.label, step: step)) }
    return false
  }
}
