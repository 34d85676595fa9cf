/// Returns whether two values, whose types are known only at run time, have the same `Equatable`
/// type and are equal.
func areSurelyEqual(_ first: Any, _ second: Any) -> Bool {
  guard let first = first as? any Equatable else { return false }
  return first.isEqual(to: second)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
