/// Compares values of types that promise nothing of the kind.
package enum ValueEquality {
  /// Whether two values are the same bits, or equal as far as their type can tell.
  ///
  /// The same bits are the same numbers and references to the same objects, and so the same value; this
  /// also makes unchanged what doesn't equal itself, as NaN.
  static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    let areSame = withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { first.elementsEqual($0) }
    }
    return areSame || areEquatable(first, second)
  }

  /// Whether two values are equal, if their type is `Equatable`.
  package static func areEquatable<Value>(_ first: Value, _ second: Value) -> Bool {
    guard let type = Value.self as? any Equatable.Type else { return false }
    return areEqual(first, second, as: type)
  }

  /// Hashes a value, with nothing where its type can't.
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
