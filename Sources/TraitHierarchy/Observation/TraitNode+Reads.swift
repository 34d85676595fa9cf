import TraitSystem

extension TraitNode {
  /// Keeps what a phase has read.
  final func keep(_ mask: TraitMask, in reads: ReferenceWritableKeyPath<NodeState, TraitMask>) {
    if state == nil, mask.isEmpty { return }
    let state = makeState()
    if state[keyPath: reads] != mask {
      state[keyPath: reads] = mask
      noteReads()
    }
    dropIdleState()
  }

  /// Keeps what drawing has read and which colours it has used.
  final func keep(drawing reads: PhaseTracking.Reads) {
    if state == nil, reads.mask.isEmpty, reads.colorUses.isEmpty { return }
    let state = makeState()
    let isSame = state.drawReads == reads.mask && state.colorReads == reads.colorMask
    state.drawReads = reads.mask
    state.colorReads = reads.colorMask
    state.colorUses = reads.colorUses
    state.drawCount += 1
    if !isSame { noteReads() }
    dropIdleState()
  }

  /// Forgets a state that says nothing, so that a node that reads nothing needs no memory.
  final func dropIdleState() {
    if let state, state.isIdle { self.state = nil }
  }

  /// The name of the node, or else its type's.
  final var label: String { state?.name ?? "\(type(of: self))" }
}
