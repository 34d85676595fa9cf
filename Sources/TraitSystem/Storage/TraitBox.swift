/// A trait value in a heap object, for values that don't fit in a word.
@usableFromInline
class AnyTraitBox: @unchecked Sendable {
  // Unchecked because a class with subclasses can't be checked; there is one subclass, it is
  // immutable and its value is Sendable.
  init() {}
}

/// The box for a value type.
@usableFromInline
final class TraitBox<Value: Sendable>: AnyTraitBox, @unchecked Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }
}
