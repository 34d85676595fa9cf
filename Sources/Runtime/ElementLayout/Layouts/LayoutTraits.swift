/// The values that a child provides for its container's layout.
///
/// ```swift
/// let traits = LayoutTraits.empty.setting(MyPriorityKey.self, to: 3)
/// traits[MyPriorityKey.self]  // 3
/// ```
///
/// It isn't `Sendable`, because values can have any type; it belongs to the isolation of the
/// elements.
public struct LayoutTraits {
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
  }

  // Almost all children with values have only one, which needs no array.
  private var first: Entry?
  private var rest: [Entry] = []

  /// An empty set: every key has its default value.
  public static var empty: LayoutTraits { LayoutTraits() }

  /// Creates an empty set.
  public init() {}

  /// Creates a set with one value.
  public init<Key: LayoutTraitsKey>(_ key: Key.Type, _ value: Key.Value) {
    first = Entry(key: ObjectIdentifier(key), value: value)
  }

  /// The value of a key; its default if it isn't set.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public subscript<Key: LayoutTraitsKey>(_ key: Key.Type) -> Key.Value {
    get {
      guard let first else { return Key.defaultValue }
      let id = ObjectIdentifier(key)
      // Nil can be a value, so a missing entry is detected before the cast.
      guard let entry = first.key == id ? first : rest.first(where: { $0.key == id }),
        let value = entry.value as? Key.Value
      else { return Key.defaultValue }
      return value
    }
    set {
      let entry = Entry(key: ObjectIdentifier(key), value: newValue)
      if first == nil || first?.key == entry.key {
        first = entry
      } else if let place = rest.firstIndex(where: { $0.key == entry.key }) {
        rest[place] = entry
      } else {
        rest.append(entry)
      }
    }
  }

  /// Returns a copy in which a key has a value.
  public func setting<Key: LayoutTraitsKey>(_ key: Key.Type, to value: Key.Value) -> LayoutTraits {
    var traits = self
    traits[key] = value
    return traits
  }

  /// Returns whether the same keys have values that are known to be equal.
  func isSurelyEqual(to other: LayoutTraits) -> Bool {
    guard let first, let otherFirst = other.first else {
      return first == nil && other.first == nil
    }
    if rest.isEmpty, other.rest.isEmpty { return Self.areEqual(first, otherFirst) }
    guard rest.count == other.rest.count else { return false }
    let others = [otherFirst] + other.rest
    return ([first] + rest).allSatisfy { entry in
      others.contains { Self.areEqual(entry, $0) }
    }
  }

  private static func areEqual(_ entry: Entry, _ other: Entry) -> Bool {
    entry.key == other.key && areSurelyEqual(entry.value, other.value)
  }
}
