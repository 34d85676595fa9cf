import SourceDocuments

/// A value that messages contain as JSON.
protocol JSONConvertible: SendableMetatype {
  /// The value as JSON.
  var json: JSONValue { get }
}

/// A structure that messages contain as an object.
protocol JSONObjectConvertible: JSONConvertible {
  typealias Members = KeyValuePairs<String, (any JSONConvertible)?>

  /// The members in their order; members that are nil are omitted.
  var members: Members { get }
}

extension JSONObjectConvertible {
  var json: JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMember(key, $0.json) } })
  }
}

extension JSONConvertible where Self: RawRepresentable, RawValue: JSONConvertible {
  var json: JSONValue { rawValue.json }
}

extension JSONValue: JSONConvertible {
  var json: JSONValue { self }
}

extension String: JSONConvertible {
  var json: JSONValue { .string(self) }
}

extension Int: JSONConvertible {
  var json: JSONValue { .integer(self) }
}

extension Bool: JSONConvertible {
  var json: JSONValue { .bool(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  var json: JSONValue { .array(map(\.json)) }
}

/// A value of one of two types, which the protocol writes `A | B`.
enum OneOf<First: JSONConvertible, Second: JSONConvertible>: JSONConvertible {
  case first(First)
  case second(Second)

  var json: JSONValue {
    switch self {
    case .first(let value): value.json
    case .second(let value): value.json
    }
  }
}
