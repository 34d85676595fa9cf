extension ThreadState {
  /// A tracked collection that is the current one of a thread, and that records the reads of one
  /// method after the other.
  ///
  /// The thread has the only reference to it between two methods, which proves that nothing else
  /// reads from it.
  package final class Tracking {
    private let thread: ThreadState
    private let recorder = TraitRecorder()

    /// Makes a tracked collection the current one, until another is set.
    package init(_ traits: TraitCollection, on thread: ThreadState) {
      self.thread = thread
      thread.traits = traits.tracked(by: recorder)
      thread.scope = CurrentTraits.scope
    }

    /// The traits that were read since the last method started.
    package var mask: TraitMask { recorder.mask }

    /// Returns the tracked collection.
    ///
    /// - Parameter traits: The traits of the method that is running.
    /// - Returns: The collection.
    package func tracked(as traits: TraitCollection) -> TraitCollection {
      if thread.traits.isTracked(by: recorder) { return thread.traits }
      // The method has set another collection. The recorder has two users then and isn't reused.
      return traits.tracked(by: recorder)
    }

    /// Prepares for a method with the same traits as the last one.
    ///
    /// - Returns: The tracked collection; nil if something else refers to it or to its recorder.
    package func repeated() -> TraitCollection? {
      guard isReusable else { return nil }
      recorder.reset()
      return thread.traits
    }

    /// Prepares for a method with other traits.
    ///
    /// - Parameter traits: The traits.
    /// - Returns: The tracked collection; nil if something else refers to it or to its recorder.
    package func redirected(to traits: TraitCollection) -> TraitCollection? {
      guard isReusable else { return nil }
      recorder.reset()
      thread.traits.redirectReads(to: traits, recordedBy: recorder)
      return thread.traits
    }

    private var isReusable: Bool {
      recorder.hasOneUser && thread.scope === CurrentTraits.scope
        && thread.traits.isOnlyReference(trackedBy: recorder)
    }
  }
}

extension TraitCollection {
  /// Returns whether this is the only reference to a collection whose reads are recorded by a
  /// recorder.
  fileprivate mutating func isOnlyReference(trackedBy recorder: TraitRecorder) -> Bool {
    isKnownUniquelyReferenced(&values.storage) && isTracked(by: recorder)
  }

  /// Returns whether reads of the collection are recorded by a recorder.
  fileprivate func isTracked(by recorder: TraitRecorder) -> Bool {
    values.withHeader { $0.tracking?.recorder === recorder }
  }

  /// Makes a tracked collection that nothing else refers to read from another collection.
  fileprivate func redirectReads(to traits: TraitCollection, recordedBy recorder: TraitRecorder) {
    let tracking = TraitTracking(base: traits.values, recorder: recorder)
    values.changeHeader { $0.tracking = tracking }
  }
}
