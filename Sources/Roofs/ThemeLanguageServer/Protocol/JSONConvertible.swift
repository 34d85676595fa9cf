import SourceDocuments

/// A value that messages contain as JSON.
protocol JSONConvertible: SendableMetatype {
  /// The value as JSON.
  var json: JSONValue { get }
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
