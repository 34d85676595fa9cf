/// The traits that a piece of code has read, to determine whether a change of traits affects it.
///
/// ```swift
/// let (width, dependencies) = withTraitTracking(traits) { traits in
///   traits.horizontalSizeClass == .compact ? 1 : 2
/// }
/// dependencies.traits                                  // [horizontalSizeClass]
/// dependencies.areAffected(by: newTraits, from: traits)  // true if that trait differs
/// ```
public struct TraitDependencies: Hashable, Sendable {
  package let mask: TraitMask
  private let distantSlots: Set<Int>

  init(_ recorder: TraitRecorder) {
    mask = recorder.mask
    distantSlots = Set(recorder.distantSlots)
  }

  /// Whether the code used a collection as a whole, by comparing or printing it or by making a
  /// changed copy, and so depends on every trait.
  public var includesEverything: Bool { mask.isEverything }

  /// The traits that were read: system traits in the order of their declaration, then custom traits
  /// in the order of their identifiers; all known traits if ``includesEverything`` is true.
  public var traits: [TraitKey] { mask.keys.filter { contains($0) } }

  /// Returns whether the code read a trait.
  public func contains(_ key: TraitKey) -> Bool { contains(slot: key.slot) }

  private func contains(slot: Int) -> Bool {
    includesEverything
      || mask.contains(slot: slot)
        && (slot < TraitBitmap.capacity || distantSlots.contains(slot))
  }

  /// Returns whether a change of traits affects the code: whether a trait that it read differs.
  ///
  /// - Parameters:
  ///   - new: The traits after the change.
  ///   - old: The traits with which the code ran.
  /// - Returns: True if a trait that it read has another value.
  public func areAffected(by new: TraitCollection, from old: TraitCollection) -> Bool {
    if new.isIdentical(to: old) || !mask.intersects(new.changedMask(from: old)) { return false }
    return !mask.isShared || new.allChangedTraits(from: old).contains { contains($0) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: TraitDependencies, second: TraitDependencies) -> Bool {
    first.mask == second.mask && first.distantSlots == second.distantSlots
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
}

/// Runs a closure with a collection as ``TraitCollection/current`` and records which of its traits
/// the closure reads, from the argument or from the current collection.
///
/// Reads are recorded wherever they happen, including in called functions and in resolved colors.
/// Reads from other collections aren't recorded.
///
/// - Parameters:
///   - traits: The traits to run with.
///   - body: The closure to run on this thread.
/// - Returns: The result of the closure and the traits that it depends on.
/// - Throws: Any error that the closure throws.
public func withTraitTracking<R, E: Error>(
  _ traits: TraitCollection,
  _ body: (TraitCollection) throws(E) -> R
) throws(E) -> (result: R, dependencies: TraitDependencies) {
  let recorder = TraitRecorder()
  let tracked = traits.tracked(by: recorder)
  let result = try tracked.performAsCurrent { () throws(E) in try body(tracked) }
  return (result, TraitDependencies(recorder))
}
