import DynamicColors
import TraitSystem

/// What a node has read and who observes it.
final class NodeState {
  var name: String?

  /// What a module above keeps with the node.
  var companion: AnyObject?

  /// The node's collection while a method runs whose reads are noted.
  var tracked: TraitCollection?

  /// The node's place among the readers of its scope; nil if it isn't one.
  var readerIndex: Int?

  /// The traits that each phase read when it last ran.
  var propertyReads = TraitMask()
  var constraintReads = TraitMask()
  var layoutReads = TraitMask()
  /// What was read to find the sizes that are remembered.
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

  /// The colors that were used when the node was last drawn, and the traits that they look at.
  var colorUses: [ColorUse] = []
  var colorReads = TraitMask()

  /// The traits with which the node was last drawn; nil if it wasn't, or used nothing of them.
  var drawnTraits: TraitCollection?

  /// What was drawn when the node was last drawn.
  var commands: [DrawingCommand] = []

  /// How often the node was drawn.
  var drawCount = 0

  var registrations: [Registration] = []

  /// Closures that run once, when a trait that was read changes.
  var onceTrackings: [OnceTracking] = []

  /// Whether the node's class looks at every change.
  var observesEverything = false

  /// Whether somebody wants to be called.
  var hasObservers: Bool {
    observesEverything || !onceTrackings.isEmpty || !registrations.isEmpty
  }

  /// Whether there is nothing to remember.
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
  /// Tells the scope what the node depends on, after that has changed.
  final func noteReads() {
    guard let state else { return }
    let mask = state.reads
    if mask.isEmpty, state.readerIndex == nil { return }
    readerScope.setReader(self, state, mask: mask)
  }

  /// The scope in which the node is a reader.
  private var readerScope: TraitScope { scope ?? topNode.makeScope() }
}
