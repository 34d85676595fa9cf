import TraitSystem

/// The conditions of a table, laid out so that checking one costs a read and a comparison.
///
/// The addresses are those of the buffers, which are filled when the matcher is made and live as
/// long; so sharing it is safe although the compiler can't see it.
final class ConditionMatcher: @unchecked Sendable {
  /// One condition.
  struct Requirement: Sendable {
    let word: UInt64
    let slot: Int32
    let holdsWhenUnset: Bool
    /// The condition as a whole where the trait's values are stored as objects, else -1.
    let object: Int32
  }

  /// Where the conditions of a set are.
  struct Run: Sendable {
    let first: Int32
    let count: Int32
  }

  private let requirementBuffer = StableBuffer<Requirement>()
  private let runBuffer = StableBuffer<Run>()
  private let requirements: UnsafeMutablePointer<Requirement>
  private let runs: UnsafeMutablePointer<Run>
  private let objects: [ColorCondition]

  init(_ table: ConditionTable) {
    var objects: [ColorCondition] = []
    for entry in table.entries {
      let first = Int32(truncatingIfNeeded: requirementBuffer.count)
      for condition in entry.conditions {
        let trait = condition.trait
        if condition.value.word == nil { objects.append(condition) }
        requirementBuffer.append(
          Requirement(
            word: condition.value.word ?? 0,
            slot: Int32(truncatingIfNeeded: trait.slot),
            holdsWhenUnset: condition.value == trait.assumedValue,
            object: condition.value.word == nil ? Int32(objects.count - 1) : -1
          )
        )
      }
      let count = Int32(truncatingIfNeeded: entry.conditions.count)
      runBuffer.append(Run(first: first, count: count))
    }
    self.objects = objects
    requirements = requirementBuffer.base
    runs = runBuffer.base
  }

  /// Says whether all conditions of the set `id` hold in `traits`.
  ///
  /// - Complexity: O(*n*) in the number of conditions; a few nanoseconds each.
  @inline(__always)
  func holds(_ id: ConditionTable.ID, in traits: TraitCollection) -> Bool {
    let run = runs[Int(id)]
    for index in Int(run.first)..<Int(run.first &+ run.count) {
      let requirement = requirements[index]
      if requirement.object >= 0 {
        guard objects[Int(requirement.object)].holds(in: traits) else { return false }
      } else if let word = traits.word(atSlot: Int(requirement.slot)) {
        guard word == requirement.word else { return false }
      } else if !requirement.holdsWhenUnset {
        return false
      }
    }
    return true
  }
}
