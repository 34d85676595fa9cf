import DynamicColors
import TraitSystem

/// The nodes whose reads are noted while a method of a phase runs.
///
/// A method that runs inside another's, as when a view lays out its subviews at once, is noted for
/// its own nodes only.
final class PhaseTracking {
  let node: TraitNode
  /// A controller's view, whose traits its controller may read as well.
  private let companion: TraitNode?
  private let recorder: TraitRecorder
  private let colors: ColorUseLog?
  /// What the node draws with; nil where it doesn't draw.
  let canvas: Canvas?
  /// How many nodes further out are being measured.
  let measuringDepth: Int
  /// Whether a node that the method asked for its size was too deep to be measured.
  var isCut = false
  private let tracked: TraitCollection
  private let companionTracked: TraitCollection?

  /// What a method has read.
  struct Reads {
    let mask: TraitMask
    let colorUses: [ColorUse]
    let colorMask: TraitMask
    /// The traits that applied.
    let traits: TraitCollection
    /// Whether sizes were found without nodes that are too deep.
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
  ///   - companion: Another node whose traits are noted as well.
  ///   - canvas: What the node draws with, if it draws: resolving a color counts as using it then, not
  ///     as reading traits.
  ///   - isMeasuring: Whether the node is asked for its size.
  ///   - body: The method.
  /// - Returns: What the method has read.
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
  /// Runs a method whose reads decide when it has to run again.
  ///
  /// - Parameters:
  ///   - phase: The phase that runs again when what the method reads has changed.
  ///   - companion: Another node whose traits are noted as well.
  ///   - body: The method.
  final func track(
    _ phase: UpdatePhase,
    companion: TraitNode? = nil,
    _ body: () -> Void
  ) {
    keep(PhaseTracking.run(self, companion: companion, body).mask, of: phase)
  }
}
