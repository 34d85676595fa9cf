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
  private let tracked: TraitCollection
  private let companionTracked: TraitCollection?

  /// What a method has read.
  struct Reads {
    let mask: TraitMask
    let colorUses: [ColorUse]
    let colorMask: TraitMask
  }

  private init(_ node: TraitNode, companion: TraitNode?, notesColors: Bool) {
    self.node = node
    self.companion = companion
    let traits = node.shownTraits
    let colors = notesColors ? ColorUseLog(traits) : nil
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
      colorMask: colors?.mask ?? TraitMask()
    )
  }

  /// Runs a method of a node with its traits as the current ones.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - companion: Another node whose traits are noted as well.
  ///   - notesColors: Whether resolving a colour counts as using it, not as reading traits.
  ///   - body: The method.
  /// - Returns: What the method has read.
  static func run(
    _ node: TraitNode,
    companion: TraitNode? = nil,
    notesColors: Bool = false,
    _ body: () -> Void
  ) -> Reads {
    let outer = TraitPhase.current as? PhaseTracking
    outer?.stop()
    let tracking = PhaseTracking(node, companion: companion, notesColors: notesColors)
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
