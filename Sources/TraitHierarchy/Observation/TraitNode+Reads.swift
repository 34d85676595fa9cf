import TraitSystem

extension TraitNode {
  /// Stores the reads of a phase.
  final func keep(_ mask: TraitMask, of phase: UpdatePhase) {
    if state == nil, mask.isEmpty { return }
    noteRun()
    let state = makeState()
    if state[phase] != mask {
      state[phase] = mask
      noteReads()
    }
    dropIdleState()
  }

  /// Stores the reads and color uses of a drawing.
  final func keep(drawing reads: PhaseTracking.Reads) {
    if state == nil, reads.mask.isEmpty, reads.colorUses.isEmpty { return }
    noteRun()
    let state = makeState()
    state.drawnTraits = reads.traits
    let isSame = state.drawReads == reads.mask && state.colorReads == reads.colorMask
    state.drawReads = reads.mask
    state.colorReads = reads.colorMask
    state.colorUses = reads.colorUses
    state.drawCount += 1
    if !isSame { noteReads() }
    dropIdleState()
  }

  /// Records whether a phase ran outside of a tree.
  private func noteRun() {
    if scope?.tree == nil { flags.insert(.ranOutside) }
  }

  /// Schedules phases that ran outside of a tree and read traits, which may have changed since.
  final func invalidateWhatRanOutside() {
    guard flags.contains(.ranOutside) else { return }
    flags.remove(.ranOutside)
    guard let state else { return }
    if !state.propertyReads.isEmpty { invalidateProperties() }
    if !state.constraintReads.isEmpty { invalidateConstraints() }
    if !state.layoutReads.isEmpty { invalidateLayout() }
    if !state.measureReads.isEmpty { invalidateMeasuring() }
    if !state.drawReads.union(state.colorReads).isEmpty { invalidateDisplay() }
  }

  /// Removes a state without information, so that a node without reads needs no memory.
  final func dropIdleState() {
    if let state, state.isIdle { self.state = nil }
  }

  /// The name of the node, otherwise its type's name.
  final var label: String { state?.name ?? "\(type(of: self))" }
}
