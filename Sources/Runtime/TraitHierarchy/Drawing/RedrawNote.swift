import DynamicColors
import TraitSystem

/// The effect of a change on a node's drawing, without the node.
struct RedrawNote {
  /// The node's draw count at the time of the change.
  let drawCount: UInt32

  /// The colors that resolve to another value; nil if the change doesn't include a trait that they
  /// read.
  ///
  /// For a coarse tracker, all colors that the node used.
  private(set) var colors: [Redraw.ColorChange]?

  /// The changed traits that the node read directly while drawing.
  private(set) var traits: [TraitKey]

  private(set) var change: TraitChange

  /// Determines the effect of a change.
  ///
  /// - Parameters:
  ///   - state: The state of the node.
  ///   - differences: The colors that resolve to another value; nil if they weren't compared.
  ///   - mode: The precision of the comparison.
  ///   - change: The change.
  ///   - changed: The traits that have changed.
  init(
    _ state: NodeState,
    differences: [ColorUse.Comparison.Difference]?,
    mode: RedrawTracker.Mode,
    change: TraitChange,
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
    let reads = state.masks.drawing
    traits =
      reads.intersects(changed)
      ? change.current.allChangedTraits(from: change.previous).filter {
        reads.contains(slot: $0.slot)
      } : []
    self.change = change
  }

  /// Determines what has changed for a node since it was last drawn, including changes in other
  /// hierarchies; nil if it wasn't drawn.
  init?(sinceDrawing node: TraitNode, mode: RedrawTracker.Mode) {
    guard let state = node.state, let drawn = state.drawing?.traits else { return nil }
    let current = node.shownTraits
    let changed = current.changedMask(from: drawn)
    let looked = mode == .coarse ? changed : changed.affectingColorAppearance
    let isSeen = state.masks.colors.intersects(looked)
    var comparison = ColorUse.Comparison()
    comparison.traits = current
    self.init(
      state,
      differences: isSeen ? comparison.differences(of: state.colorUses) : [],
      mode: isSeen ? mode : .exact,
      change: TraitChange(
        previous: drawn,
        current: current,
        reason: TraitChangeReason(cause: .move, at: node)
      ),
      changed: changed
    )
  }

  /// Whether later changes have reverted everything.
  var isVoid: Bool { colors?.isEmpty ?? true && traits.isEmpty }

  /// Returns the note with another reason.
  func with(_ reason: TraitChangeReason) -> RedrawNote {
    var note = self
    note.change = TraitChange(previous: change.previous, current: change.current, reason: reason)
    return note
  }

  /// Merges a later change of a node that wasn't drawn in between.
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

/// The notes of a node, which isn't retained.
struct RedrawEntry {
  private(set) weak var node: TraitNode?

  /// The position among all entries, by the time of the first note.
  let order: Int

  /// The note of the last redraw, followed by the note of changes that haven't been redrawn.
  private(set) var notes: [RedrawNote] = []

  /// Whether the node was moved, so that changes may have been missed.
  var hasArrived = false

  init(_ node: TraitNode, order: Int) {
    self.node = node
    self.order = order
  }

  /// Adds a note.
  ///
  /// Its colors replace those of an earlier one, unless the node was drawn in between; of several
  /// redraws, the last is kept.
  mutating func add(_ note: RedrawNote) {
    if let last = notes.last, last.drawCount == note.drawCount {
      notes[notes.count - 1].merge(note)
    } else {
      notes = notes.suffix(1) + [note]
    }
  }

  /// Replaces the note of changes that haven't been redrawn, and keeps its reason, if there is one.
  mutating func replace(_ note: RedrawNote) {
    if let last = notes.last, last.drawCount == note.drawCount {
      notes[notes.count - 1] = note.with(last.change.reason)
    } else {
      add(note)
    }
  }
}
