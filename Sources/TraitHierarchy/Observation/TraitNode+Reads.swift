import TraitSystem

extension TraitNode {
  /// Keeps what a phase has read.
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

  /// Keeps what drawing has read and which colors it has used.
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

  /// Notes where a phase ran.
  private func noteRun() {
    if scope?.tree == nil { flags.insert(.ranOutside) }
  }

  /// Makes what ran outside of a tree run again, where it read traits: they may have changed since.
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

  /// Forgets a state that says nothing, so that a node that reads nothing needs no memory.
  final func dropIdleState() {
    if let state, state.isIdle { self.state = nil }
  }

  /// The name of the node, or else its type's.
  final var label: String { state?.name ?? "\(type(of: self))" }
}
