import DynamicColors
internal import Synchronization
import TraitSystem

/// The recording of one method.
final class MethodTracking: PhaseTracking {
  override var node: TraitNode? { reader }
  private let reader: TraitNode
  /// A controller's view, whose traits the controller can also read.
  private let companion: TraitNode?
  private let recorder: TraitRecorder
  private let colors: ColorUse.Log?
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
    /// Whether sizes were computed from approximate ones.
    let isApproximate: Bool
  }

  private init(
    _ node: TraitNode,
    companion: TraitNode?,
    canvas: Canvas?,
    measuringDepth: Int,
    measuringRound: UInt64
  ) {
    let traits = node.shownTraits
    reader = node
    self.companion = companion
    colors = canvas != nil ? ColorUse.Log(traits) : nil
    recorder = TraitRecorder(colorUses: colors)
    tracked = traits.tracked(by: recorder)
    companionTracked = companion?.shownTraits.tracked(by: recorder)
    super.init(
      canvas: canvas,
      measuringDepth: measuringDepth,
      measuringRound: measuringRound
    )
  }

  override func start() {
    reader.makeState().tracked = tracked
    companion?.makeState().tracked = companionTracked
  }

  override func stop() {
    reader.stopTracking()
    companion?.stopTracking()
  }

  private var reads: Reads {
    Reads(
      mask: recorder.mask,
      colorUses: colors?.uses ?? [],
      colorMask: colors?.mask ?? TraitMask(),
      traits: tracked.untracked,
      isCut: isCut,
      isApproximate: isApproximate
    )
  }

  /// Runs a method of a node with its traits as the current ones.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - companion: Another node whose reads are recorded.
  ///   - canvas: The canvas, if the node draws: resolving a color then counts as using the color,
  ///     not as reading traits.
  ///   - round: The round of measurements if the node is being measured.
  ///   - body: The method.
  /// - Returns: The reads of the method.
  static func run(
    _ node: TraitNode,
    companion: TraitNode? = nil,
    canvas: Canvas? = nil,
    measuringIn round: UInt64? = nil,
    _ body: () -> Void
  ) -> Reads {
    let thread = ThreadState.current
    let outer = thread.recorder as? PhaseTracking
    outer?.stop()
    let tracking = MethodTracking(
      node,
      companion: companion,
      canvas: canvas,
      measuringDepth: round != nil ? (outer?.measuringDepth ?? 0) + 1 : 0,
      measuringRound: round ?? 0
    )
    tracking.start()
    thread.recorder = tracking
    thread.perform(with: tracking.tracked, body)
    tracking.stop()
    thread.recorder = outer
    outer?.start()
    return tracking.reads
  }
}

/// The nodes whose reads are recorded while a method of a phase runs.
///
/// Nested methods, such as an immediate layout of subviews, are recorded separately for their own
/// nodes.
class PhaseTracking {
  /// The node; nil if no method is running.
  var node: TraitNode? { nil }
  /// The canvas of the node; nil if it isn't drawing.
  final let canvas: Canvas?
  /// The number of enclosing nodes that are being measured.
  final let measuringDepth: Int
  /// The round of measurements, which a layout starts and nested measuring continues; 0 for none.
  final var measuringRound: UInt64
  /// Whether a node was too deeply nested to be measured.
  final var isCut = false
  /// Whether a size was approximated.
  final var isApproximate = false

  private static let rounds = Atomic<UInt64>(0)

  /// Creates a tracking without a node.
  init(canvas: Canvas? = nil, measuringDepth: Int = 0, measuringRound: UInt64 = 0) {
    self.canvas = canvas
    self.measuringDepth = measuringDepth
    self.measuringRound = measuringRound
  }

  /// Returns the number of a new round of measurements.
  static func nextRound() -> UInt64 { rounds.add(1, ordering: .relaxed).newValue }

  /// Starts or continues to record the reads of the nodes.
  func start() {}

  /// Ends or interrupts the recording.
  func stop() {}
}

extension TraitNode {
  /// Ends the recording of reads from the node's collection.
  final func stopTracking() {
    unsafe stateReference?._withUnsafeGuaranteedRef { $0.tracked = nil }
    dropIdleState()
  }
}
