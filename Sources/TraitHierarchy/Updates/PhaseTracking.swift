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
  /// Whether a node was too deeply nested to be measured.
  final var isCut = false

  /// Creates a tracking without a node.
  init(canvas: Canvas? = nil, measuringDepth: Int = 0) {
    self.canvas = canvas
    self.measuringDepth = measuringDepth
  }

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
