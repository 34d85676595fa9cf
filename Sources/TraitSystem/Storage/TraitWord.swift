/// How plain values of up to eight bytes become words and words become values.
@frozen
@usableFromInline
enum TraitWord {
  /// Whether values of a type are stored as words; known at compile time where the type is.
  @inlinable
  static func holds<Value>(_ type: Value.Type) -> Bool {
    _isPOD(type) && MemoryLayout<Value>.size <= 8
  }

  /// The word of a value for whose type ``holds(_:)`` is true.
  @inlinable
  static func encode<Value>(_ value: Value) -> UInt64 {
    // Starts at zero, so that the bytes that the value doesn't fill are always the same.
    var word: UInt64 = 0
    withUnsafeMutableBytes(of: &word) { $0.storeBytes(of: value, as: Value.self) }
    return word
  }

  /// The value in a word that ``encode(_:)`` made of a value of the same type.
  @inlinable
  static func decode<Value>(_ word: UInt64, as type: Value.Type) -> Value {
    withUnsafeBytes(of: word) { $0.load(as: Value.self) }
  }
}

/// The stored form of a trait value.
@usableFromInline
enum TraitPayload: Sendable {
  case word(UInt64)
  case object(AnyTraitBox)

  @usableFromInline
  init<Value: Hashable & Sendable>(_ value: Value) {
    self = TraitWord.holds(Value.self) ? .word(TraitWord.encode(value)) : .object(TraitBox(value))
  }

  /// The value, if the payload was made of one of the same type.
  ///
  /// A word can't tell; the caller must know that it was.
  func value<Value: Hashable & Sendable>(as type: Value.Type) -> Value? {
    switch self {
    case .word(let word): TraitWord.holds(type) ? TraitWord.decode(word, as: type) : nil
    case .object(let box): (box as? TraitBox<Value>)?.value
    }
  }

  /// Whether two payloads are the same bits or the same object.
  func isIdentical(to other: TraitPayload) -> Bool {
    switch (self, other) {
    case (.word(let first), .word(let second)): first == second
    case (.object(let first), .object(let second)): first === second
    default: false
    }
  }
}
