/// A JSON value without a position in a file, for editing and writing.
///
/// Numbers keep the exact text of their file, and members keep their order; equal objects have the
/// same order.
public enum JSONValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number as it is written, such as `1` or `2.50`.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object, with unique keys.
  case object([JSONMember])

  /// Creates the JSON value of a node: quoted scalars become strings, plain scalars become null,
  /// Booleans or numbers.
  ///
  /// - Complexity: O(*n*) in the number of nodes below.
  public init(_ node: SourceNode) {
    switch node.kind {
    case .mapping:
      self = .object(node.entries.map { JSONMember($0.key.text, JSONValue($0.value)) })
    case .sequence: self = .array(node.elements.map(JSONValue.init))
    case .scalar:
      guard node.style == .plain else {
        self = .string(node.text)
        return
      }
      switch node.text {
      case "null": self = .null
      case "true": self = .bool(true)
      case "false": self = .bool(false)
      case let text: self = .number(text)
      }
    }
  }
}

/// A key of a JSON object and its value.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public var key: String

  /// The value.
  public var value: JSONValue

  /// Creates a member.
  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  /// The members of an object; empty for all other values.
  public var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of a list; empty for all other values.
  public var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The value of a key of an object; nil if there is none, and for all other values.
  ///
  /// Setting a new key appends it, setting nil removes the key, and setting a key of a value that
  /// is not an object replaces the value with an object.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      var members = members
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(JSONMember(key, value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  /// The value with the members of all objects sorted by key, so that values that differ only in
  /// that order become equal.
  public var sorted: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { JSONMember($0.key, $0.value.sorted) }
          .sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      )
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }
}
