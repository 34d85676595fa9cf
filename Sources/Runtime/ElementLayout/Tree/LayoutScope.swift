import TraitSystem

/// The shared state of the nodes of a tree.
final class LayoutSession {
  let memory: LayoutTree.Memory
  /// The number of layout passes.
  var pass = 0
  /// The number of rounds: measurements of the root element, and layouts with all measurements that
  /// they need.
  var round: UInt32 = 0
  /// Whether sizes were approximated since the cache was last cleared.
  var isApproximate = false
  /// Whether no size has been cached yet.
  var isNew = true

  init(memory: LayoutTree.Memory) {
    self.memory = memory
  }
}

/// An environment and the nodes that it applies to: a node where the environment changes, and its
/// descendants.
final class LayoutScope {
  let session: LayoutSession
  private let recorder = TraitRecorder()

  private(set) var values: EnvironmentValues
  /// The values that record reads.
  private(set) var tracked: EnvironmentValues

  init(_ values: EnvironmentValues, _ session: LayoutSession) {
    self.session = session
    self.values = values
    tracked = values.tracked(by: recorder)
  }

  /// Replaces the values and returns the traits that differ.
  func take(_ values: EnvironmentValues) -> TraitMask {
    let changed = values.changedMask(from: self.values)
    if changed.isEmpty { return changed }
    self.values = values
    tracked = values.tracked(by: recorder)
    return changed
  }

  // Two calls instead of one with a closure, because measuring is recursive and each call needs
  // stack space.

  /// Starts recording reads of ``tracked``.
  ///
  /// - Returns: The reads recorded so far for an outer node, to be passed to ``endNoting(_:)``.
  @inline(__always)
  func beginNoting() -> TraitMask {
    let outer = recorder.mask
    if !outer.isEmpty { recorder.reset() }
    return outer
  }

  /// Stops recording and returns the traits that were read, without reads of inner nodes; all
  /// traits if they can't be recorded.
  @inline(__always)
  func endNoting(_ outer: TraitMask) -> TraitMask {
    guard values.canBeTracked else { return .everything }
    let reads = recorder.mask
    if !reads.isEmpty { recorder.reset() }
    if !outer.isEmpty { recorder.note(outer) }
    return reads
  }
}
