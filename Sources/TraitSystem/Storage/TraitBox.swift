/// A trait value in a heap object, for values that don't fit in a word.
@usableFromInline
class AnyTraitBox: @unchecked Sendable {
  // Unchecked because a class with subclasses can't be checked; there is one subclass, it is
  // immutable and its value is Sendable.
  init() {}

  func isEqual(to other: AnyTraitBox) -> Bool { self === other }

  func hash(into hasher: inout Hasher) {}
}

/// The box for a value type.
@usableFromInline
final class TraitBox<Value: Hashable & Sendable>: AnyTraitBox, @unchecked Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }

  override func isEqual(to other: AnyTraitBox) -> Bool {
    // The same object is unchanged, even if comparing its value is expensive.
    if self === other { return true }
    guard let other = other as? TraitBox<Value> else { return false }
    return value == other.value
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
