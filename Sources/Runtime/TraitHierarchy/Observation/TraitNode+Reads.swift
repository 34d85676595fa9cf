import ElementLayout
import TraitSystem

extension TraitNode {
  /// Stores the reads of a phase.
  final func keep(_ mask: TraitMask, of phase: UpdatePhase) {
    if state == nil, mask.isEmpty { return }
    noteRun()
    let former = unsafe stateReference?._withUnsafeGuaranteedRef { $0.reads(of: phase) }
    if former ?? TraitMask() != mask { changeReads { $0[phase] = mask } }
    dropIdleState()
  }

  /// Stores the reads and color uses of a drawing.
  final func keep(drawing reads: MethodTracking.Reads, size: Size) {
    if state == nil, reads.mask.isEmpty, reads.colorUses.isEmpty { return }
    noteRun()
    // Objects that were read outside of a tree aren't observed.
    if unsafe treeReference == nil { flags.insert(.mustDisplay) }
    let state = makeState()
    state.drawing =
      scope?.tree?.memory?.shared(reads.colorUses, traits: reads.traits, size: size)
      ?? NodeDrawing(reads.colorUses, traits: reads.traits, size: size)
    state.drawCount &+= 1
    changeReads {
      $0.drawing = reads.mask
      $0.colors = reads.colorMask
    }
    dropIdleState()
  }

  /// Records whether a phase ran outside of a tree.
  private func noteRun() {
    if unsafe treeReference == nil { flags.insert(.ranOutside) }
  }

  /// Schedules phases that ran outside of a tree and read traits, which may have changed since.
  final func invalidateWhatRanOutside() {
    guard flags.contains(.ranOutside) else { return }
    flags.remove(.ranOutside)
    guard let masks = state?.phaseReads?.masks else { return }
    if !masks.properties.isEmpty { invalidateProperties() }
    if !masks.constraints.isEmpty { invalidateConstraints() }
    if !masks.layout.isEmpty { invalidateLayout() }
    if !masks.measuring.isEmpty { invalidateMeasuring() }
    if !masks.drawing.union(masks.colors).isEmpty {
      invalidateDisplay()
      flags.insert(.comparesDisplay)
    }
  }

  /// Removes a state without information, so that a node without reads needs no memory.
  final func dropIdleState() {
    let isIdle = unsafe stateReference?._withUnsafeGuaranteedRef { $0.isIdle } ?? false
    if isIdle { state = nil }
  }

  /// The name of the node, otherwise its type's name.
  final var label: String { state?.name ?? "\(type(of: self))" }
}
