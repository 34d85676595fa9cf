internal import Synchronization

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
