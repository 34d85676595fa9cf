/// The collection and the recorder behind a tracked collection.
@usableFromInline
final class TraitTracking: Sendable {
  let base: TraitValues
  let recorder: TraitRecorder

  init(base: TraitValues, recorder: TraitRecorder) {
    self.base = base
    self.recorder = recorder
  }

  /// Returns the contents of a slot and records the read.
  func payload(at slot: Int) -> TraitPayload? {
    recorder.note(slot: slot)
    return base.payload(at: slot)
  }
}

extension TraitValues {
  @usableFromInline var tracking: TraitTracking? {
    withHeader { $0.tracking }
  }

  /// The contents of a slot of a tracked collection, whose read is recorded; nil if it isn't
  /// tracked.
  func trackedPayload(at slot: Int) -> TraitPayload?? {
    let tracking = unsafe withHeader {
      unsafe $0.tracking.map { unsafe Unmanaged.passUnretained($0) }
    }
    // The storage retains it.
    return unsafe tracking?._withUnsafeGuaranteedRef { .some($0.payload(at: slot)) }
  }

  @inlinable var isTracked: Bool {
    withHeader { $0.tracking != nil }
  }

  /// The values for an operation on the whole collection, which counts as reading all of them.
  @inlinable var whole: TraitValues { isTracked ? readWhole : self }

  @usableFromInline var readWhole: TraitValues {
    guard let tracking else { return self }
    tracking.recorder.noteEverything()
    return tracking.base.whole
  }

  /// The values without tracking.
  var untracked: TraitValues { tracking?.base.untracked ?? self }

  /// Returns values that record what is read.
  func tracked(by recorder: TraitRecorder) -> TraitValues {
    let values = TraitValues(wordCapacity: 0)
    recorder.noteUser()
    let tracking = TraitTracking(base: self, recorder: recorder)
    values.changeHeader { $0.tracking = tracking }
    return values
  }
}

extension TraitCollection {
  /// Returns an equal collection that records which traits are read.
  package func tracked(by recorder: TraitRecorder) -> TraitCollection {
    TraitCollection(values: values.tracked(by: recorder))
  }

  /// The recorder of reads from this collection, if there is one.
  package var recorder: TraitRecorder? { values.isTracked ? values.tracking?.recorder : nil }

  /// The collection without tracking.
  package var untracked: TraitCollection {
    values.isTracked ? TraitCollection(values: values.untracked) : self
  }

  /// Returns whether two collections share their storage, which implies equality.
  @inlinable package func isIdentical(to other: TraitCollection) -> Bool {
    values.isIdentical(to: other.values)
  }

  /// The traits with values other than their defaults.
  package var mask: TraitMask { values.whole.mask }

  /// Returns the traits whose values differ from those of another collection.
  package func changedMask(from other: TraitCollection) -> TraitMask {
    values.whole.changedMask(from: other.values.whole)
  }
}

extension TraitOverrides {
  /// The overridden traits.
  package var mask: TraitMask { values.mask }
}
