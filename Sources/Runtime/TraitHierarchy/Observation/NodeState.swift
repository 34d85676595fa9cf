import DynamicColors
import ElementLayout
import TraitSystem

/// The reads and observers of a node.
///
/// Hierarchies have many nodes with a state, so what most of them don't need is in other objects.
final class NodeState {
  /// Properties that few nodes need.
  private final class Extras {
    var name: String?
    var companion: AnyObject?
    var onceTrackings: [OnceTracking] = []
    var objectReads: [UpdatePhase: ObjectReads] = [:]

    deinit { whenReleased { for reads in objectReads.values { reads.cancel() } } }
  }

  // Updates access these properties first, so they are next to each other.

  /// The node's index among the readers of its scope; nil if it isn't one.
  var readerIndex: UInt32?

  /// Whether the node's class observes every change.
  var observesEverything = false

  private var extras: Extras?

  var name: String? {
    get { extras?.name }
    set { if newValue != nil || extras != nil { madeExtras.name = newValue } }
  }

  /// An object that a dependent module associates with the node.
  var companion: AnyObject? {
    get { extras?.companion }
    set { if newValue != nil || extras != nil { madeExtras.companion = newValue } }
  }

  /// Closures that run once, when a trait that was read changes.
  var onceTrackings: [OnceTracking] {
    get { extras?.onceTrackings ?? [] }
    set { madeExtras.onceTrackings = newValue }
  }

  /// The reads of `@Observable` objects by the phases.
  var objectReads: [UpdatePhase: ObjectReads] {
    get { extras?.objectReads ?? [:] }
    set { madeExtras.objectReads = newValue }
  }

  /// The node's tracked collection while a method runs whose reads are recorded.
  var tracked: TraitCollection?

  /// The traits that the phases read; nil if there are none.
  private(set) var phaseReads: NodeReads?

  private(set) var registrations: [Registration] = []

  /// The last drawing; nil if the node wasn't drawn or the drawing doesn't depend on traits.
  var drawing: NodeDrawing?

  /// The commands of the last drawing.
  var commands: [DrawingCommand] = []

  /// The number of times that the node was drawn.
  var drawCount: UInt32 = 0

  private var madeExtras: Extras {
    if let extras { return extras }
    let extras = Extras()
    self.extras = extras
    return extras
  }

  /// The traits that each phase read when it last ran.
  var masks: NodeReads.Masks { phaseReads?.masks ?? NodeReads.Masks() }

  // The registrations are exchanged, not changed in place: updates read them often, and reads are
  // checked at run time if a change can call other code.

  /// Adds a registration.
  func add(_ registration: Registration) {
    var all: [Registration] = []
    swap(&all, &registrations)
    all.append(registration)
    registrations = all
  }

  /// Removes and returns a registration; nil if the node has no such registration.
  @discardableResult
  func remove(_ registration: any TraitChangeRegistration) -> Registration? {
    var all = registrations
    guard let index = all.firstIndex(where: { $0 === registration }) else { return nil }
    let removed = all.remove(at: index)
    registrations = all
    return removed
  }

  /// Stores the traits that the phases read.
  ///
  /// - Parameters:
  ///   - masks: The traits.
  ///   - memory: The memory of the update in progress, if there is one.
  /// - Returns: Whether they differ from the previous ones.
  func keep(_ masks: NodeReads.Masks, in memory: UpdateMemory?) -> Bool {
    if let phaseReads, masks == phaseReads.masks { return false }
    if phaseReads == nil, masks == NodeReads.Masks() { return false }
    phaseReads =
      masks == NodeReads.Masks() ? nil : memory?.shared(masks) ?? NodeReads(masks)
    return true
  }

  /// Returns the traits that a phase read when it last ran.
  func reads(of phase: UpdatePhase) -> TraitMask { phaseReads?.masks[phase] ?? TraitMask() }

  /// Returns what depends on at least one of some traits, apart from observers.
  func dependents(on traits: TraitMask) -> NodeReads.Dependents {
    phaseReads?.dependents(on: traits) ?? []
  }

  /// The colors used in the last drawing.
  var colorUses: [ColorUse] { drawing?.colorUses ?? [] }

  /// Whether the node has observers.
  var hasObservers: Bool {
    observesEverything || !registrations.isEmpty || extras != nil && !onceTrackings.isEmpty
  }

  /// Whether the state has no information.
  var isIdle: Bool {
    // Most states have a reader, so that is tested first.
    readerIndex == nil && tracked == nil && phaseReads == nil && name == nil
      && companion == nil && commands.isEmpty && colorUses.isEmpty && !hasObservers
      && extras?.objectReads.isEmpty ?? true
  }

  /// All traits that the node depends on.
  var reads: TraitMask {
    var mask = phaseReads?.all ?? TraitMask()
    if observesEverything { mask.formUnion(.everything) }
    for registration in registrations { mask.formUnion(registration.mask) }
    if let extras { for tracking in extras.onceTrackings { mask.formUnion(tracking.mask) } }
    return mask
  }
}

extension TraitNode {
  /// Changes the traits that the phases of the node have read.
  final func changeReads(_ body: (inout NodeReads.Masks) -> Void) {
    let state = makeState()
    var masks = state.masks
    body(&masks)
    if state.keep(masks, in: scope?.tree?.memory) { noteReads() }
  }

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

/// The dependencies of a drawing: the colors that it used, and the traits with which they were
/// resolved.
///
/// An immutable object, so that nodes drawn in one update with the same colors share it.
final class NodeDrawing {
  let colorUses: [ColorUse]
  let traits: TraitCollection
  /// The size of the view.
  let size: Size

  init(_ colorUses: [ColorUse], traits: TraitCollection, size: Size) {
    self.colorUses = colorUses
    self.traits = traits
    self.size = size
  }

  /// Returns whether a drawing used the same color objects with the same values.
  func hasUsed(_ uses: [ColorUse], traits: TraitCollection, size: Size) -> Bool {
    self.size == size && self.traits.isIdentical(to: traits)
      && colorUses.elementsEqual(uses) { $0.color === $1.color && $0.value == $1.value }
  }
}
