import Observation
import Synchronization
import TraitSystem

/// The recorded reads of `@Observable` objects in the last run of a phase of a node.
///
/// Observation can't be cancelled, so the recorded method also reads a property of this object,
/// which changes to end the recording.
final class ObjectReads: Observable, Sendable {
  private let change: ObjectChange
  private let registrar = ObservationRegistrar()
  private var end: Void { () }

  private init(_ node: TraitNode, _ phase: UpdatePhase) {
    change = ObjectChange(node, phase)
  }

  /// Runs a phase of the nodes at and below a node.
  ///
  /// Recording takes hundreds of instructions for each method, so a tree in which no object was
  /// read has one recording for the whole phase. The first change of an object read there schedules
  /// the phase for all these nodes; after that, methods are recorded one by one.
  static func runBatch(_ phase: UpdatePhase, below top: TraitNode, _ body: () -> Void) {
    guard let tree = top.scope?.tree, !tree.observesObjects else {
      body()
      return
    }
    /// Called if an object was read.
    func action() -> @Sendable () -> Void {
      tree.observesObjects = true
      let change = ObjectChange(top, phase, includesDescendants: true)
      let changes = tree.objectChanges
      return { changes.append(change) }
    }
    withObservationTracking(body, onChange: action())
  }

  /// Runs a method of a phase, and schedules the phase once one of the objects that it read has
  /// changed.
  static func run(
    _ phase: UpdatePhase,
    of node: TraitNode,
    in tree: TraitTree,
    _ body: () -> Void
  ) {
    let former = node.state?.objectReads[phase]
    former?.cancel()
    // A method that has read objects will probably do so again. Most methods never do, so nothing
    // is created for them.
    var reads = former.map { _ in ObjectReads(node, phase) }
    var hasRead = false
    /// Called if an object was read.
    func action() -> @Sendable () -> Void {
      hasRead = true
      let made = reads ?? ObjectReads(node, phase)
      reads = made
      let (change, changes) = (made.change, tree.objectChanges)
      return { changes.append(change) }
    }
    withObservationTracking(
      {
        if let reads { reads.registrar.access(reads, keyPath: \.end) }
        body()
      },
      onChange: action()
    )
    if hasRead { node.makeState().objectReads[phase] = reads }
  }

  /// Ends the recording.
  func cancel() {
    change.isCancelled.store(true, ordering: .relaxed)
    registrar.withMutation(of: self, keyPath: \.end) {}
  }
}

/// A change of an object that a phase of a node has read.
final class ObjectChange: @unchecked Sendable {
  // Unchecked because the node isn't Sendable: the reference doesn't change, and only the tree's
  // own isolation reads it.
  private(set) weak var node: TraitNode?
  let phase: UpdatePhase
  let includesDescendants: Bool
  let isCancelled = Atomic(false)

  fileprivate init(_ node: TraitNode, _ phase: UpdatePhase, includesDescendants: Bool = false) {
    self.node = node
    self.phase = phase
    self.includesDescendants = includesDescendants
  }
}

/// The changes of objects since the last update of a tree, which can occur on any thread.
final class ObjectChanges: Sendable {
  private let list = Guarded<[ObjectChange]>([])

  nonisolated func append(_ change: ObjectChange) { list.withLock { $0.append(change) } }

  /// Schedules the phases that have read changed objects.
  func apply() {
    let changes = list.withLock { list in
      defer { list.removeAll() }
      return list
    }
    for change in changes where !change.isCancelled.load(ordering: .relaxed) {
      if change.includesDescendants {
        change.node?.forEachNode { node in
          if !node.flags.contains(change.phase.restFlag) { node.objectsDidChange(change.phase) }
        }
      } else {
        change.node?.objectsDidChange(change.phase)
      }
    }
  }
}

extension TraitNode {
  /// Schedules the phases of a node that has left a tree in which objects were read.
  final func renewObjectReads() {
    for phase in UpdatePhase.allCases where !flags.contains(phase.restFlag) {
      objectsDidChange(phase)
    }
  }

  fileprivate final func objectsDidChange(_ phase: UpdatePhase) {
    switch phase {
    case .properties:
      (self as? ContentNode)?.setNeedsUpdate()
      invalidateProperties()
    case .constraints: invalidateConstraints()
    case .layout: invalidateLayout()
    case .display: (self as? View)?.setNeedsDisplay()
    case .appearance: break
    }
  }
}
