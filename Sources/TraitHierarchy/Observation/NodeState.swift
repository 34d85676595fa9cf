import DynamicColors
import TraitSystem

/// The reads and observers of a node.
final class NodeState {
  var name: String?

  /// An object that a dependent module associates with the node.
  var companion: AnyObject?

  /// The node's tracked collection while a method runs whose reads are recorded.
  var tracked: TraitCollection?

  /// The node's index among the readers of its scope; nil if it isn't one.
  var readerIndex: Int?

  /// The traits that each phase read when it last ran.
  var propertyReads = TraitMask()
  var constraintReads = TraitMask()
  var layoutReads = TraitMask()
  /// The traits read to compute the cached sizes.
  var measureReads = TraitMask()
  var drawReads = TraitMask()

  /// The traits that a phase read when it last ran.
  subscript(phase: UpdatePhase) -> TraitMask {
    get {
      switch phase {
      case .properties: propertyReads
      case .constraints: constraintReads
      case .layout: layoutReads
      case .display: drawReads
      case .appearance: TraitMask()
      }
    }
    set {
      switch phase {
      case .properties: propertyReads = newValue
      case .constraints: constraintReads = newValue
      case .layout: layoutReads = newValue
      case .display: drawReads = newValue
      case .appearance: break
      }
    }
  }

  /// The colors used in the last drawing and the traits that they depend on.
  var colorUses: [ColorUse] = []
  var colorReads = TraitMask()

  /// The traits of the last drawing; nil if the node wasn't drawn or the drawing doesn't depend on
  /// them.
  var drawnTraits: TraitCollection?

  /// The commands of the last drawing.
  var commands: [DrawingCommand] = []

  /// The number of times that the node was drawn.
  var drawCount = 0

  var registrations: [Registration] = []

  /// Closures that run once, when a trait that was read changes.
  var onceTrackings: [OnceTracking] = []

  /// Whether the node's class observes every change.
  var observesEverything = false

  /// Whether the node has observers.
  var hasObservers: Bool {
    observesEverything || !onceTrackings.isEmpty || !registrations.isEmpty
  }

  /// Whether the state has no information.
  var isIdle: Bool {
    name == nil && companion == nil && tracked == nil && readerIndex == nil && colorUses.isEmpty
      && commands.isEmpty && !hasObservers && reads.isEmpty
  }

  /// All traits that the node depends on.
  var reads: TraitMask {
    var mask = observesEverything ? TraitMask.everything : TraitMask()
    mask.formUnion(propertyReads.union(constraintReads).union(layoutReads))
    mask.formUnion(drawReads.union(colorReads).union(measureReads))
    for registration in registrations { mask.formUnion(registration.mask) }
    for tracking in onceTrackings { mask.formUnion(tracking.mask) }
    return mask
  }
}

extension TraitNode {
  /// Updates the node's entry in its scope after its dependencies have changed.
  final func noteReads() {
    guard let state else { return }
    let mask = state.reads
    if mask.isEmpty, state.readerIndex == nil { return }
    readerScope.setReader(self, state, mask: mask)
  }

  /// The scope in which the node is a reader.
  private var readerScope: TraitScope { scope ?? topNode.makeScope() }
}
