/// Comparison of values whose types don't have to be `Equatable`.
package enum ValueEquality {
  /// Returns whether two values have the same bits or are equal according to their type.
  ///
  /// The same bits are the same numbers and references to the same objects, and therefore the same
  /// value. Values that don't equal themselves, such as NaN, count as unchanged.
  static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    let areSame = unsafe withUnsafeBytes(of: first) { first in
      unsafe withUnsafeBytes(of: second) { unsafe first.elementsEqual($0) }
    }
    return areSame || areEquatable(first, second)
  }

  /// Returns whether two values are equal; false if their type isn't `Equatable`.
  package static func areEquatable<Value>(_ first: Value, _ second: Value) -> Bool {
    guard let type = Value.self as? any Equatable.Type else { return false }
    return areEqual(first, second, as: type)
  }

  /// Hashes a value if its type is `Hashable`.
  static func hash<Value>(_ value: Value, into hasher: inout Hasher) {
    if let type = Value.self as? any Hashable.Type { hash(value, into: &hasher, as: type) }
  }

  private static func areEqual<E: Equatable>(_ first: Any, _ second: Any, as type: E.Type) -> Bool {
    guard let first = first as? E, let second = second as? E else { return false }
    return first == second
  }

  private static func hash<H: Hashable>(_ value: Any, into hasher: inout Hasher, as type: H.Type) {
    if let value = value as? H { hasher.combine(value) }
  }
}
