import DynamicColors
import TraitSystem

/// The nodes whose reads are recorded while a method of a phase runs.
///
/// Nested methods, such as an immediate layout of subviews, are recorded separately for their own
/// nodes.
final class PhaseTracking {
  let node: TraitNode
  /// A controller's view, whose traits the controller can also read.
  private let companion: TraitNode?
  private let recorder: TraitRecorder
  private let colors: ColorUseLog?
  /// The canvas of the node; nil if it isn't drawing.
  let canvas: Canvas?
  /// The number of enclosing nodes that are being measured.
  let measuringDepth: Int
  /// Whether a node was too deeply nested to be measured.
  var isCut = false
  private let tracked: TraitCollection
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
    _ node: TraitNode,
    companion: TraitNode?,
    canvas: Canvas?,
    measuringDepth: Int
  ) {
    self.node = node
    self.companion = companion
    self.canvas = canvas
    self.measuringDepth = measuringDepth
    let traits = node.shownTraits
    let colors = canvas != nil ? ColorUseLog(traits) : nil
    let recorder = TraitRecorder(colorUses: colors)
    self.colors = colors
    self.recorder = recorder
    tracked = traits.tracked(by: recorder)
    companionTracked = companion?.shownTraits.tracked(by: recorder)
  }

  private func start() {
    node.makeState().tracked = tracked
    companion?.makeState().tracked = companionTracked
  }

  private func stop() {
    for node in [node, companion] {
      node?.state?.tracked = nil
      node?.dropIdleState()
    }
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
    let outer = TraitPhase.current as? PhaseTracking
    outer?.stop()
    let tracking = PhaseTracking(
      node,
      companion: companion,
      canvas: canvas,
      measuringDepth: isMeasuring ? (outer?.measuringDepth ?? 0) + 1 : 0
    )
    tracking.start()
    TraitPhase.current = tracking
    tracking.tracked.performAsCurrent(body)
    tracking.stop()
    TraitPhase.current = outer
    outer?.start()
    return tracking.reads
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
