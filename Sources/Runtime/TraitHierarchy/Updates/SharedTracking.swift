import TraitSystem

/// The recording of the methods of many nodes, one after the other.
///
/// Creating a ``MethodTracking`` takes longer than a short method, because it consists of several
/// objects.
@safe final class SharedTracking: PhaseTracking {
  private let thread: ThreadState
  /// The node whose method is running, which the caller of ``reads(of:_:)`` retains.
  private var reader: Unmanaged<TraitNode>?
  /// The traits of the last node.
  private var traits = TraitCollection()
  private var tracking: ThreadState.Tracking

  override var node: TraitNode? { unsafe reader?.takeUnretainedValue() }

  private init(on thread: ThreadState) {
    self.thread = thread
    tracking = ThreadState.Tracking(traits, on: thread)
    super.init()
  }

  override func start() {
    node?.makeState().tracked = tracking.tracked(as: traits)
  }

  override func stop() { node?.stopTracking() }

  /// Runs a closure that runs the methods of a phase of many nodes.
  static func run(_ body: (SharedTracking) -> Void) {
    let thread = ThreadState.current
    let outer = thread.recorder as? PhaseTracking
    outer?.stop()
    thread.perform(with: TraitCollection()) {
      let shared = SharedTracking(on: thread)
      thread.recorder = shared
      body(shared)
    }
    thread.recorder = outer
    outer?.start()
  }

  /// Runs a method of a node with its traits as the current ones, and returns the traits that it
  /// reads.
  func reads(of node: TraitNode, _ body: () -> Void) -> TraitMask {
    let tracked = nextCollection(of: node)
    if node.state == nil { _ = node.makeState() }
    unsafe node.stateReference?._withUnsafeGuaranteedRef { $0.tracked = tracked }
    unsafe reader = .passUnretained(node)
    measuringRound = 0
    body()
    unsafe reader = nil
    node.stopTracking()
    return unsafe Unmanaged.passUnretained(tracking)._withUnsafeGuaranteedRef { $0.mask }
  }

  /// Returns the tracked collection of a node.
  private func nextCollection(of node: TraitNode) -> TraitCollection {
    if let tracked = repeatedCollection(of: node) { return tracked }
    traits = node.shownTraits
    if let tracked = tracking.redirected(to: traits) { return tracked }
    // The traits that were recorded for another node are still in use.
    tracking = ThreadState.Tracking(traits, on: thread)
    return tracking.tracked(as: traits)
  }

  /// Returns the tracked collection of the last node if it also applies to another.
  private func repeatedCollection(of node: TraitNode) -> TraitCollection? {
    let scope = unsafe node.scope.map { unsafe Unmanaged.passUnretained($0) }
    guard unsafe scope?._withUnsafeGuaranteedRef({ $0.isShowing(traits) }) ?? false else {
      return nil
    }
    return unsafe Unmanaged.passUnretained(tracking)._withUnsafeGuaranteedRef { $0.repeated() }
  }
}

extension TraitNode {
  /// Runs a method that runs again when traits that it has read change.
  ///
  /// - Parameters:
  ///   - phase: The phase to schedule after a change.
  ///   - companion: Another node whose reads are recorded.
  ///   - shared: The recording of all methods of the phase.
  ///   - body: The method.
  final func track(
    _ phase: UpdatePhase,
    companion: TraitNode? = nil,
    with shared: SharedTracking,
    _ body: () -> Void
  ) {
    let reads =
      companion == nil
      ? shared.reads(of: self) { observe(phase, body) }
      : MethodTracking.run(self, companion: companion) { observe(phase, body) }.mask
    keep(reads, of: phase)
  }
}
