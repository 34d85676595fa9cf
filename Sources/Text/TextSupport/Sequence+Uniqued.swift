extension Sequence {
  /// Returns the elements in order, without elements whose key an earlier element has.
  @inlinable
  package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
    var seen = Set<Key>()
    return filter { seen.insert(key($0)).inserted }
  }

  /// Returns the elements in order, without elements that equal an earlier element.
  @inlinable
  package func uniqued() -> [Element] where Element: Hashable { uniqued { $0 } }
}
