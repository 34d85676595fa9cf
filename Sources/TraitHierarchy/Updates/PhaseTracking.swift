import DynamicColors
import TraitSystem

/// The nodes whose reads are recorded while a method of a phase runs.
///
/// Nested methods, such as an immediate layout of subviews, are recorded separately for their own
/// nodes.
final class PhaseTracking {
  /// The node; nil if no method is running.
  private(set) var node: TraitNode?
  /// A controller's view, whose traits the controller can also read.
  private var companion: TraitNode?
  private var recorder: TraitRecorder
  private let colors: ColorUseLog?
  /// The canvas of the node; nil if it isn't drawing.
  let canvas: Canvas?
  /// The number of enclosing nodes that are being measured.
  let measuringDepth: Int
  /// Whether a node was too deeply nested to be measured.
  var isCut = false
  private var tracked: TraitCollection
  private let companionTracked: TraitCollection?

  /// The reads of a method.
  struct Reads {
    let mask: TraitMask
    let colorUses: [ColorUse]
    let colorMask: TraitMask
    /// The traits that applied.
    let traits: TraitCollection
    /// Whether sizes were computed without nodes that are too deeply nested.
    let isCut: Bool
  }

  private init(
    _ node: TraitNode?,
    _ traits: TraitCollection,
    companion: TraitNode?,
    canvas: Canvas?,
    measuringDepth: Int
  ) {
    self.node = node
    self.companion = companion
    self.canvas = canvas
    self.measuringDepth = measuringDepth
    let colors = canvas != nil ? ColorUseLog(traits) : nil
    let recorder = TraitRecorder(colorUses: colors)
    self.colors = colors
    self.recorder = recorder
    tracked = traits.tracked(by: recorder)
    companionTracked = companion?.shownTraits.tracked(by: recorder)
  }

  private func start() {
    node?.makeState().tracked = tracked
    companion?.makeState().tracked = companionTracked
  }

  private func stop() {
    if let node { stop(node) }
    if let companion { stop(companion) }
  }

  private func stop(_ node: TraitNode) {
    guard let state = node.state else { return }
    state.tracked = nil
    if state.isIdle { node.state = nil }
  }

  private var reads: Reads {
    Reads(
      mask: recorder.mask,
      colorUses: colors?.uses ?? [],
      colorMask: colors?.mask ?? TraitMask(),
      traits: tracked.untracked,
      isCut: isCut
    )
  }

  /// Runs a method of a node with its traits as the current ones.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - companion: Another node whose reads are recorded.
  ///   - canvas: The canvas, if the node draws: resolving a color then counts as using the color,
  ///     not as reading traits.
  ///   - isMeasuring: Whether the node is being measured.
  ///   - body: The method.
  /// - Returns: The reads of the method.
  static func run(
    _ node: TraitNode,
    companion: TraitNode? = nil,
    canvas: Canvas? = nil,
    isMeasuring: Bool = false,
    _ body: () -> Void
  ) -> Reads {
    let thread = TraitPhase()
    let outer = thread.recorder as? PhaseTracking
    outer?.stop()
    let tracking = PhaseTracking(
      node,
      node.shownTraits,
      companion: companion,
      canvas: canvas,
      measuringDepth: isMeasuring ? (outer?.measuringDepth ?? 0) + 1 : 0
    )
    tracking.start()
    thread.recorder = tracking
    thread.perform(with: tracking.tracked, body)
    tracking.stop()
    thread.recorder = outer
    outer?.start()
    return tracking.reads
  }

  // MARK: Methods of many nodes

  /// Runs the methods of a phase of many nodes, which share one tracking.
  ///
  /// Creating a tracking takes longer than a short method, because it consists of five objects.
  static func runAll(_ body: () -> Void) {
    let thread = TraitPhase()
    let outer = thread.recorder as? PhaseTracking
    outer?.stop()
    thread.recorder = PhaseTracking(
      nil,
      TraitCollection(),
      companion: nil,
      canvas: nil,
      measuringDepth: 0
    )
    body()
    thread.recorder = outer
    outer?.start()
  }

  /// Runs a method of a node with its traits as the current ones, and returns the traits that it
  /// reads.
  static func reads(of node: TraitNode, _ body: () -> Void) -> TraitMask {
    let thread = TraitPhase()
    guard let shared = thread.recorder as? PhaseTracking, shared.node == nil else {
      return run(node, body).mask
    }
    return shared.reads(of: node, on: thread, body)
  }

  private func reads(of node: TraitNode, on thread: TraitPhase, _ body: () -> Void) -> TraitMask {
    let traits = node.shownTraits
    if !tracked.track(traits) {
      // The traits that were recorded for another node are still in use.
      recorder = TraitRecorder()
      tracked = traits.tracked(by: recorder)
    }
    self.node = node
    node.makeState().tracked = tracked
    thread.perform(with: tracked, body)
    stop(node)
    self.node = nil
    return recorder.mask
  }
}

extension TraitNode {
  /// Runs a method that runs again when traits that it has read change.
  ///
  /// - Parameters:
  ///   - phase: The phase to schedule after a change.
  ///   - companion: Another node whose reads are recorded.
  ///   - body: The method.
  final func track(
    _ phase: UpdatePhase,
    companion: TraitNode? = nil,
    _ body: () -> Void
  ) {
    let reads =
      companion == nil
      ? PhaseTracking.reads(of: self, body)
      : PhaseTracking.run(self, companion: companion, body).mask
    keep(reads, of: phase)
  }
}
