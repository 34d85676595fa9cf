/// What a collection whose reads are noted stands for.
@usableFromInline
final class TraitTracking: Sendable {
  let base: TraitValues
  let recorder: TraitRecorder

  init(base: TraitValues, recorder: TraitRecorder) {
    self.base = base
    self.recorder = recorder
  }
}

extension TraitValues {
  @usableFromInline var tracking: TraitTracking? {
    storage.withUnsafeMutablePointerToHeader { $0.pointee.tracking }
  }

  @inlinable var isTracked: Bool {
    storage.withUnsafeMutablePointerToHeader { $0.pointee.tracking != nil }
  }

  /// The values to be looked at as a whole, which counts as reading all of them.
  @inlinable var whole: TraitValues { isTracked ? readWhole : self }

  @usableFromInline var readWhole: TraitValues {
    guard let tracking else { return self }
    tracking.recorder.noteEverything()
    return tracking.base.whole
  }

  /// The values themselves, without a note.
  var untracked: TraitValues { tracking?.base.untracked ?? self }

  /// Values that read as these do and note what is read.
  func tracked(by recorder: TraitRecorder) -> TraitValues {
    let values = TraitValues(wordCapacity: 0)
    values.storage.withUnsafeMutablePointerToHeader {
      $0.pointee.tracking = TraitTracking(base: self, recorder: recorder)
    }
    return values
  }
}

extension TraitCollection {
  /// A collection that reads as this one does and notes which traits are read.
  package func tracked(by recorder: TraitRecorder) -> TraitCollection {
    TraitCollection(values: values.tracked(by: recorder))
  }

  /// Who notes what is read from this collection.
  package var recorder: TraitRecorder? { values.isTracked ? values.tracking?.recorder : nil }

  /// The collection itself: reading it notes nothing.
  package var untracked: TraitCollection {
    values.isTracked ? TraitCollection(values: values.untracked) : self
  }

  /// Whether two collections are the same object, and so certainly equal.
  package func isIdentical(to other: TraitCollection) -> Bool {
    values.isIdentical(to: other.values)
  }

  /// The traits that have other values than their defaults.
  package var mask: TraitMask { values.whole.mask }

  /// The traits whose values differ from those of another collection.
  package func changedMask(from other: TraitCollection) -> TraitMask {
    values.whole.changedMask(from: other.values.whole)
  }
}

extension TraitOverrides {
  /// The overridden traits.
  package var mask: TraitMask { values.mask }
}
