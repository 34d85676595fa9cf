/// The stored form of a trait value.
@usableFromInline
enum TraitPayload: Sendable {
  case word(UInt64)
  case object(AnyTraitBox)

  @usableFromInline
  init<Value: Sendable>(_ value: Value) {
    self = Self.holds(Value.self) ? .word(Self.encode(value)) : .object(TraitBox(value))
  }

  /// Returns the value, if the payload was created from a value of the same type.
  ///
  /// A word doesn't contain its type; the caller must know that it matches.
  func value<Value: Sendable>(as type: Value.Type) -> Value? {
    switch self {
    case .word(let word): Self.holds(type) ? Self.decode(word, as: type) : nil
    case .object(let box): (box as? TraitBox<Value>)?.value
    }
  }

  /// Returns whether two payloads have the same bits or are the same object.
  func isIdentical(to other: TraitPayload) -> Bool {
    switch (self, other) {
    case (.word(let first), .word(let second)): first == second
    case (.object(let first), .object(let second)): first === second
    default: false
    }
  }
}

/// The conversion of trivial values of up to eight bytes to words and back.
extension TraitPayload {
  /// Returns whether values of a type are stored as words; a compile-time constant for concrete
  /// types.
  @inlinable
  static func holds<Value>(_ type: Value.Type) -> Bool {
    _isPOD(type) && MemoryLayout<Value>.size <= 8
  }

  /// Returns the word of a value of a type for which ``holds(_:)`` is true.
  @inlinable
  static func encode<Value>(_ value: Value) -> UInt64 {
    // Starts at zero, so that bytes that the value doesn't use are always equal.
    var word: UInt64 = 0
    unsafe withUnsafeMutableBytes(of: &word) { unsafe $0.storeBytes(of: value, as: Value.self) }
    return word
  }

  /// Returns the value in a word created by ``encode(_:)`` from a value of the same type.
  @inlinable
  static func decode<Value>(_ word: UInt64, as type: Value.Type) -> Value {
    unsafe withUnsafeBytes(of: word) { unsafe $0.load(as: Value.self) }
  }
}

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
