import DynamicColors
import TraitSystem

/// What a change means for the drawing of a node, without the node.
struct RedrawNote {
  /// How often the node had been drawn.
  let drawCount: Int

  /// The colors that resolve to something else; nil if the change is none of a trait that they read.
  ///
  /// Of a coarse tracker, all colors that the node used.
  private(set) var colors: [Redraw.ColorChange]?

  /// The traits that the node read itself while drawing and that have changed.
  private(set) var traits: [TraitKey]

  private(set) var change: TraitChange

  /// Finds what a change means.
  ///
  /// - Parameters:
  ///   - state: The state of the node.
  ///   - differences: The colors that resolve to something else; nil if they were not compared.
  ///   - mode: How closely to look.
  ///   - change: The change.
  ///   - changed: The traits that have changed.
  init(
    _ state: NodeState,
    _ differences: [ColorUseComparison.Difference]?,
    _ mode: RedrawTracker.Mode,
    _ change: TraitChange,
    changed: TraitMask
  ) {
    drawCount = state.drawCount
    colors = differences?.map { Redraw.ColorChange(color: $0.color, old: $0.old, new: $0.new) }
    if mode == .coarse {
      let found = colors ?? []
      colors = state.colorUses.map { use in
        found.first { $0.color == use.color }
          ?? Redraw.ColorChange(color: use.color, old: use.value, new: use.value)
      }
    }
    let reads = state.drawReads
    traits =
      reads.intersects(changed)
      ? change.current.allChangedTraits(from: change.previous).filter {
        reads.contains(slot: $0.slot)
      } : []
    self.change = change
  }

  /// Finds what has changed for a node since it was last drawn, wherever it was meanwhile; nil if it
  /// wasn't drawn.
  init?(sinceDrawing node: TraitNode, _ mode: RedrawTracker.Mode) {
    guard let state = node.state, let drawn = state.drawnTraits else { return nil }
    let current = node.shownTraits
    let changed = current.changedMask(from: drawn)
    let looked = mode == .coarse ? changed : changed.affectingColorAppearance
    let isSeen = state.colorReads.intersects(looked)
    var comparison = ColorUseComparison()
    comparison.traits = current
    self.init(
      state,
      isSeen ? comparison.differences(of: state.colorUses) : [],
      isSeen ? mode : .exact,
      TraitChange(
        previous: drawn,
        current: current,
        reason: TraitChangeReason(cause: .move, at: node)
      ),
      changed: changed
    )
  }

  /// Whether later changes have taken everything back.
  var isVoid: Bool { colors?.isEmpty ?? true && traits.isEmpty }

  /// The note with another reason.
  func with(_ reason: TraitChangeReason) -> RedrawNote {
    var note = self
    note.change = TraitChange(previous: change.previous, current: change.current, reason: reason)
    return note
  }

  /// Adds a later change of a node that was not drawn in between.
  mutating func merge(_ later: RedrawNote) {
    colors = later.colors ?? colors
    change = TraitChange(
      previous: change.previous,
      current: later.change.current,
      reason: later.change.reason
    )
    traits = (traits + later.traits.filter { !traits.contains($0) })
      .filter { change.previous.value(of: $0) != change.current.value(of: $0) }
  }
}

/// The notes of one node, which they don't keep alive.
struct RedrawEntry {
  private(set) weak var node: TraitNode?

  /// The place among all entries, by when the first note was taken.
  let order: Int

  /// What the node was drawn again for, and then what it has not been drawn again for.
  private(set) var notes: [RedrawNote] = []

  /// Whether the node has come from elsewhere, so that changes may have been missed.
  var hasArrived = false

  init(_ node: TraitNode, order: Int) {
    self.node = node
    self.order = order
  }

  /// Adds a note, whose colors replace those of an earlier one, unless the node was drawn in between; of
  /// what it was drawn again for, the last counts.
  mutating func add(_ note: RedrawNote) {
    if let last = notes.last, last.drawCount == note.drawCount {
      notes[notes.count - 1].merge(note)
    } else {
      notes = notes.suffix(1) + [note]
    }
  }

  /// Replaces what the node has not been drawn again for; the reason stays, if there was one.
  mutating func replace(_ note: RedrawNote) {
    if let last = notes.last, last.drawCount == note.drawCount {
      notes[notes.count - 1] = note.with(last.change.reason)
    } else {
      add(note)
    }
  }
}
