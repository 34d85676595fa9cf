/// Comparison of values whose types are known only at run time.
enum DynamicEquality {
  /// Returns whether two values have the same `Equatable` type and are equal.
  static func areSurelyEqual(_ first: Any, _ second: Any) -> Bool {
    guard let first = first as? any Equatable else { return false }
    return isEqual(first, to: second)
  }

  private static func isEqual<E: Equatable>(_ first: E, to second: Any) -> Bool {
    guard let second = second as? E else { return false }
    return first == second
  }
}
