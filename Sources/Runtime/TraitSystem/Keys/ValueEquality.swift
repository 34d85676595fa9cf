/// The comparison of values of a type that doesn't have to be `Equatable`.
///
/// An instance looks up the type's conformances once, when it is created.
struct ValueEquality<Value>: @unchecked Sendable {
  // Unchecked because the closures capture nothing but conformances of the type.
  private let isEqual: ((Value, Value) -> Bool)?
  private let combine: ((Value, inout Hasher) -> Void)?

  /// Creates the comparison for the type.
  init() {
    isEqual = (Value.self as? any Equatable.Type).map { Self.equality($0) }
    combine = (Value.self as? any Hashable.Type).map { Self.hashing($0) }
  }

  /// Returns whether two values have the same bits or are equal according to their type.
  ///
  /// The same bits are the same numbers and references to the same objects, and therefore the same
  /// value. Values that don't equal themselves, such as NaN, count as unchanged.
  func areEqual(_ first: Value, _ second: Value) -> Bool {
    Self.areSame(first, second) || isEqual?(first, second) ?? false
  }

  /// Hashes a value if its type is `Hashable`.
  func hash(_ value: Value, into hasher: inout Hasher) { combine?(value, &hasher) }

  // MARK: Single comparisons

  /// Returns the same as ``areEqual(_:_:)`` of an instance.
  static func areEqual(_ first: Value, _ second: Value) -> Bool {
    areSame(first, second) || areEquatable(first, second)
  }

  fileprivate static func areEquatable(_ first: Value, _ second: Value) -> Bool {
    (Value.self as? any Equatable.Type).map { areEqual(first, second, as: $0) } ?? false
  }

  /// Returns whether no two values of a `Hashable` type are equal; false for other types.
  static func areDistinct(_ values: [Value]) -> Bool {
    (Value.self as? any Hashable.Type).map { areDistinct(values, as: $0) } ?? false
  }

  private static func areSame(_ first: Value, _ second: Value) -> Bool {
    unsafe withUnsafeBytes(of: first) { first in
      unsafe withUnsafeBytes(of: second) { unsafe first.elementsEqual($0) }
    }
  }

  // The type parameters of these functions are `Value` with a conformance, so the casts are valid.

  private static func equality<E: Equatable>(_ type: E.Type) -> (Value, Value) -> Bool {
    { areEqual($0, $1, as: type) }
  }

  private static func areEqual<E: Equatable>(
    _ first: Value,
    _ second: Value,
    as type: E.Type
  ) -> Bool {
    unsafe unsafeBitCast(first, to: type) == unsafeBitCast(second, to: type)
  }

  private static func hashing<H: Hashable>(_ type: H.Type) -> (Value, inout Hasher) -> Void {
    { value, hasher in hasher.combine(unsafe unsafeBitCast(value, to: type)) }
  }

  private static func areDistinct<H: Hashable>(_ values: [Value], as type: H.Type) -> Bool {
    Set(values.map { unsafe unsafeBitCast($0, to: type) }).count == values.count
  }
}

/// Returns whether two values are equal; false if their type isn't `Equatable`.
package func areEquatableAndEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  ValueEquality.areEquatable(first, second)
}
