import TraitSystem

/// An update: traits, then properties, constraints, layout and display, over again while one of them
/// makes an earlier one necessary.
struct UpdatePass {
  private let top: TraitNode
  private let phases: [UpdatePhase]
  private var counter = FeedbackCounter()
  private var feedback: [UpdateFeedback] = []
  private var batches = 0

  /// From how many batches on updates are counted: few are ever needed.
  private static let batchesUncounted = 8

  /// Updates what waits at and below a node.
  ///
  /// - Parameters:
  ///   - top: The node. Traits are brought up to date in its whole hierarchy.
  ///   - phases: The phases to run after the traits, in their order.
  /// - Returns: What did not come to rest.
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
    repeat {
      if let tree = top.scope?.tree { traitFeedback = TraitUpdate.run(tree) }
    } while runFirstWaitingPhase()
    feedback = traitFeedback + counter.feedback + (top.scope?.tree?.takeEndless() ?? [])
  }

  /// Runs the first phase that something waits for; false if nothing waits.
  private mutating func runFirstWaitingPhase() -> Bool {
    for phase in phases {
      let nodes = nodes(waitingFor: phase)
      if nodes.isEmpty { continue }
      batches += 1
      var hasRun = false
      // If all wait, as for a node at which the update gave up, the first has to begin.
      let first = nodes.first { !$0.waits(below: top) } ?? nodes[0]
      for node in nodes where node.flags.contains(phase.flag) {
        if node !== first, phase == .properties, node.waits(below: top) { continue }
        node.flags.remove(phase.flag)
        if batches > Self.batchesUncounted, !counter.mayRun(node, "\(phase)") { continue }
        node.run(phase)
        hasRun = true
      }
      if hasRun { return true }
    }
    return false
  }

  private func nodes(waitingFor phase: UpdatePhase) -> [TraitNode] {
    if let tree = top.scope?.tree { return tree.queue.nodes(waitingFor: phase, below: top) }
    if phase == .appearance { return [] }
    var nodes: [TraitNode] = []
    top.forEachNode { if $0.flags.contains(phase.flag) { nodes.append($0) } }
    return nodes
  }
}

extension TraitNode {
  /// Brings the traits of the hierarchy up to date now, and calls the handlers of what has changed.
  ///
  /// All handlers at and below this node have run when it returns. It is safe in a handler; where
  /// nothing has changed, it does nothing.
  ///
  /// - Returns: The nodes whose handlers went on to change traits without end; empty if all is well.
  @discardableResult
  public final func updateTraitsIfNeeded() -> [UpdateFeedback] {
    UpdatePass.run(from: self, [])
  }

  /// Updates what waits at and below this node: traits, properties, constraints, layout, display, over
  /// again until nothing waits.
  ///
  /// - Returns: The nodes that didn't come to rest; empty if all is well.
  @discardableResult
  public final func updateIfNeeded() -> [UpdateFeedback] {
    UpdatePass.run(from: self, UpdatePhase.allCases)
  }

  /// Is told which nodes of the hierarchy react to which changes of traits, and what finds no rest.
  ///
  /// Nil unless set. A node that is in no window, scene or application has none.
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
