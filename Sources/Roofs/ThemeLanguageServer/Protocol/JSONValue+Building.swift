package import SourceDocuments

/// Short forms of the values of messages.
extension JSONValue {
  /// Creates an object from its members in order; members without a value are omitted.
  init(members: KeyValuePairs<String, (any JSONConvertible)?>) {
    self = .object(members.compactMap { key, value in value.map { JSONMember(key, $0.json) } })
  }

  /// Creates a number.
  static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  /// Creates a list of texts.
  static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// The text of a string; nil for all other values.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of `true` or `false`; nil for all other values.
  var flag: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The value of a number without a fraction; nil for all other values.
  package var integer: Int? {
    if case .number(let text) = self { Int(text) } else { nil }
  }
}
