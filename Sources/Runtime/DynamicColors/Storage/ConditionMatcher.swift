import TraitSystem

/// The conditions of a table, laid out so that checking one takes a read and a comparison.
final class ConditionMatcher: Sendable {
  /// One condition.
  struct Requirement: Sendable {
    let word: UInt64
    let slot: Int32
    let holdsWhenUnset: Bool
    /// The position of the condition in `objects` if the trait's values are stored as objects, else
    /// -1.
    let object: Int32
  }

  /// The positions of the conditions of a set.
  struct Run: Sendable {
    let first: Int32
    let count: Int32
  }

  /// The elements of the buffers, which are read without reference counting during the matcher's
  /// lifetime.
  struct View: Sendable {
    fileprivate let requirements: _StableElements<Requirement>
    fileprivate let runs: _StableElements<Run>
    fileprivate let objects: _StableElements<TraitCondition>
  }

  let view: View
  private let requirements = StableBuffer<Requirement>()
  private let runs = StableBuffer<Run>()
  private let objects = StableBuffer<TraitCondition>()

  init(_ table: ConditionTable) {
    for entry in table.entries {
      let first = Int32(truncatingIfNeeded: requirements.count)
      for condition in entry.conditions {
        let trait = condition.trait
        let isObject = condition.value.word == nil
        requirements.append(
          Requirement(
            word: condition.value.word ?? 0,
            slot: Int32(truncatingIfNeeded: trait.slot),
            holdsWhenUnset: condition.value == trait.assumedValue,
            object: isObject ? Int32(truncatingIfNeeded: objects.count) : -1
          )
        )
        if isObject { objects.append(condition) }
      }
      runs.append(Run(first: first, count: Int32(truncatingIfNeeded: entry.conditions.count)))
    }
    view = View(
      requirements: requirements.elements,
      runs: runs.elements,
      objects: objects.elements
    )
  }
}

extension ConditionMatcher.View {
  /// Returns whether all conditions of the set `id` hold in `traits`.
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

/// Elements of a ``StableBuffer``, valid from its last change until it is released; opaque outside
/// this package.
///
/// They are read without reference counting, and can be shared although the compiler cannot verify
/// it: the buffer does not change anymore. The type is public because the compiler doesn't
/// specialize algorithms for collections of another module with package access, which makes a loop
/// over the variants of a color 40 times slower.
@safe
public struct _StableElements<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let base: UnsafePointer<Element>
  /// The number of elements; four bytes, so that the entries of a stack of layers are small.
  @usableFromInline let size: UInt32

  init(base: UnsafePointer<Element>, count: Int) {
    unsafe self.base = base
    size = UInt32(truncatingIfNeeded: count)
  }

  /// The index of the first element.
  @inlinable public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable public var endIndex: Int { Int(truncatingIfNeeded: size) }

  /// The element at an index; any other index stops the program.
  @inlinable public subscript(_ index: Int) -> Element {
    unsafeAddress { unsafe address(of: index) }
  }

  /// Returns the address of the element at an index.
  @inlinable
  func address(of index: Int) -> UnsafePointer<Element> {
    precondition(index >= 0 && index < endIndex, "no element has index \(index)")
    return unsafe base + index
  }
}
