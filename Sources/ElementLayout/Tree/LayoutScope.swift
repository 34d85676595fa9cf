import TraitSystem

/// What all nodes of a tree have in common.
final class LayoutSession {
  let memory: LayoutTree.Memory
  /// Counts how often the tree was laid out.
  var pass = 0

  init(memory: LayoutTree.Memory) {
    self.memory = memory
  }
}

/// An environment and the nodes that it applies to: those at and below a place where it was changed.
final class LayoutScope {
  let session: LayoutSession
  private let recorder = TraitRecorder()

  private(set) var values: EnvironmentValues
  /// The values that note what is read of them.
  private(set) var tracked: EnvironmentValues

  init(_ values: EnvironmentValues, _ session: LayoutSession) {
    self.session = session
    self.values = values
    tracked = values.tracked(by: recorder)
  }

  /// Takes other values, and says which traits are different.
  func take(_ values: EnvironmentValues) -> TraitMask {
    let changed = values.changedMask(from: self.values)
    if changed.isEmpty { return changed }
    self.values = values
    tracked = values.tracked(by: recorder)
    return changed
  }

  // A pair of calls and not one with a closure, because measuring goes deep and each call costs stack.

  /// Begins to note what is read from ``tracked``.
  ///
  /// - Returns: What was noted so far for a node further out, to be handed to ``endNoting(_:)``.
  @inline(__always)
  func beginNoting() -> TraitMask {
    let outer = recorder.mask
    if !outer.isEmpty { recorder.reset() }
    return outer
  }

  /// Ends noting, and says which traits were read, without those that nodes inside took for themselves;
  /// all of them where it can't be noted.
  @inline(__always)
  func endNoting(_ outer: TraitMask) -> TraitMask {
    guard values.canBeTracked else { return .everything }
    let reads = recorder.mask
    if !reads.isEmpty { recorder.reset() }
    if !outer.isEmpty { recorder.note(outer) }
    return reads
  }
}
