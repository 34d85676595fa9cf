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
  private let recorder: TraitRecorder
  private let colors: ColorUseLog?
  /// The canvas of the node; nil if it isn't drawing.
  let canvas: Canvas?
  /// The number of enclosing nodes that are being measured.
  private(set) var measuringDepth = 0
  /// Whether a node was too deeply nested to be measured.
  var isCut = false
  private var tracked: TraitCollection
  private var companionTracked: TraitCollection?

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

  private init(_ traits: TraitCollection, canvas: Canvas?) {
    self.canvas = canvas
    let colors = canvas != nil ? ColorUseLog(traits) : nil
    let recorder = TraitRecorder(colorUses: colors)
    self.colors = colors
    self.recorder = recorder
    tracked = traits.tracked(by: recorder)
  }

  /// Prepares a tracking for another method; returns false if the traits that it recorded are still
  /// in use.
  private func restart(_ traits: TraitCollection) -> Bool {
    isCut = false
    return tracked.track(traits)
  }

  private func start() {
    node?.makeState().tracked = tracked
    companion?.makeState().tracked = companionTracked
  }

  private func stop() {
    stop(node)
    stop(companion)
  }

  private func stop(_ node: TraitNode?) {
    guard let node, let state = node.state else { return }
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
    let memory = canvas == nil && companion == nil ? node.scope?.tree?.memory : nil
    let tracking = idle(in: memory, for: node.shownTraits) ?? PhaseTracking(
      node.shownTraits,
      canvas: canvas
    )
    tracking.node = node
    if let companion {
      tracking.companion = companion
      tracking.companionTracked = companion.shownTraits.tracked(by: tracking.recorder)
    }
    tracking.measuringDepth = isMeasuring ? (outer?.measuringDepth ?? 0) + 1 : 0
    tracking.start()
    thread.recorder = tracking
    thread.perform(with: tracking.tracked, body)
    tracking.stop()
    thread.recorder = outer
    outer?.start()
    let reads = tracking.reads
    tracking.node = nil
    memory?.keep(tracking)
    return reads
  }

  /// Returns a tracking that isn't in use.
  ///
  /// Creating one takes as long as a short method, because it consists of five objects.
  private static func idle(
    in memory: UpdateMemory?,
    for traits: TraitCollection
  ) -> PhaseTracking? {
    guard let tracking = memory?.takeTracking(), tracking.restart(traits) else { return nil }
    return tracking
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
    keep(PhaseTracking.run(self, companion: companion, body).mask, of: phase)
  }
}
