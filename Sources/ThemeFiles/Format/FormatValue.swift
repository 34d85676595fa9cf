/// The description of a value in a file: the JSON Schema, the documentation of keys, and what editors know about
/// names are derived from it.
package indirect enum FormatValue: Sendable {
  /// A text.
  case text
  /// A text of letters, digits and `-`.
  case plainName(NameRole)
  /// A text that names something.
  case name(NameRole)
  /// A number.
  case number
  /// `true` or `false`.
  case boolean
  /// The version of the format.
  case version(String)
  /// One of some words.
  case words([String])
  /// Conditions, such as `dark high-contrast`.
  case conditions
  /// A list whose number of elements is in a range; it may have no value where it can be empty.
  case list(FormatValue, count: ClosedRange<Int> = 0...Int.max, isOptional: Bool = false)
  /// One value, or a list of such values.
  case oneOrMore(FormatValue)
  /// Entries with names as keys, or no value.
  case entries(NameRole?, FormatValue)
  /// A mapping with known keys.
  case mapping(FormatMapping)
  /// The first of some mappings whose first key is present, and the message for any other mapping; the name is
  /// that of the part of the format.
  case firstKey(named: String, [FormatMapping], otherwise: String)
  /// Named colors, in groups.
  case colors(isPalette: Bool)

  /// Returns the values that a key of a mapping can have.
  package func values(ofKey key: String) -> [FormatValue] {
    switch self {
    case .entries(_, let value): [value]
    case .mapping(let mapping): mapping[key].map { [$0.value] } ?? []
    case .firstKey(_, let mappings, _):
      mappings.flatMap { FormatValue.mapping($0).values(ofKey: key) }
    case .colors: [self]
    default: []
    }
  }

  /// The values that an element of a list can be.
  package var elements: [FormatValue] {
    switch self {
    case .list(let element, _, _), .oneOrMore(let element): [element]
    default: []
    }
  }
}

/// The keys that a mapping can have.
package struct FormatMapping: Sendable {
  /// The name of the part of the format, where more than one place has it, or documentation names it.
  package let name: String?

  /// The keys, in the order of the documentation.
  package let keys: [FormatKey]

  /// The meaning of the keys; nil for words of the format.
  package let role: NameRole?

  /// Whether the mapping may have no value.
  package let isOptional: Bool

  /// Creates a description.
  package init(
    named name: String? = nil,
    role: NameRole? = nil,
    isOptional: Bool = false,
    _ keys: [FormatKey]
  ) {
    self.name = name
    self.keys = keys
    self.role = role
    self.isOptional = isOptional
  }

  /// The names of the keys.
  package var names: [String] { keys.map(\.name) }

  /// Returns the key of a name.
  package subscript(name: String) -> FormatKey? { keys.first { $0.name == name } }
}

/// A key of a mapping.
package struct FormatKey: Sendable {
  /// The name.
  package let name: String

  /// The value.
  package let value: FormatValue

  /// Whether the mapping must have the key.
  package let isRequired: Bool

  /// One sentence about the value; nil for names of which something else knows more.
  package let documentation: String?

  /// Creates a description.
  package init(
    _ name: String,
    _ value: FormatValue,
    isRequired: Bool = false,
    _ documentation: String?
  ) {
    self.name = name
    self.value = value
    self.isRequired = isRequired
    self.documentation = documentation
  }
}
