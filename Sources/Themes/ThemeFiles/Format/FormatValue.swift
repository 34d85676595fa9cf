package import DynamicColors
package import SourceDocuments

/// The description of a value in a file: the JSON Schema, the documentation of keys, the findings
/// about keys and kinds of values, and what editors know about names and keys are derived from it.
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
  /// One of some words, and their noun in messages, such as `a flavor`.
  case words([String], noun: String? = nil)
  /// A text, for which some words are usual.
  case usualWords([String])
  /// Conditions, such as `dark high-contrast`.
  case conditions
  /// A list whose number of elements is in a range; it may have no value where it can be empty.
  case list(FormatValue, count: ClosedRange<Int> = 0...Int.max, isOptional: Bool = false)
  /// One value, or a list of such values.
  case oneOrMore(FormatValue)
  /// Entries with names as keys, or no value.
  case entries(NameRole?, FormatValue)
  /// Traits with their values, or no value.
  case traits
  /// A mapping with known keys.
  case mapping(FormatMapping)
  /// One of several mappings, which the key that is present decides.
  case choice(FormatMapping.Choice)
  /// Named values of one type, in groups; primitive ones can be referenced, and aren't part of the
  /// resolved palette.
  case definitions(ValueType, isPrimitive: Bool)
  /// The variants of a named value, with conditions as keys.
  case variants(ValueType)
  /// A value of a type.
  case value(ValueType)

  /// Returns the first of some mappings whose first key is present.
  package static func firstKey(
    named name: String,
    _ options: @autoclosure @escaping @Sendable () -> [FormatMapping],
    otherwise message: String
  ) -> FormatValue {
    .choice(FormatMapping.Choice(named: name, options, otherwise: message))
  }

  /// Whether all values are mappings or lists.
  package var isCollection: Bool {
    switch self {
    case .list, .entries, .traits, .mapping, .choice, .definitions, .variants: true
    default: false
    }
  }
}

// MARK: Parts

extension FormatValue {
  /// A value in another one, and its form.
  package struct Part: Sendable {
    /// The key in the file; nil for an element of a list.
    package let key: SourceNode?

    /// The key in the description; nil for a name and for an element of a list.
    package let known: FormatKey?

    /// The value.
    package let node: SourceNode

    /// The form of the value.
    package let value: FormatValue
  }
}

extension FormatValue {
  /// Calls `body` with the values in a value of this form, except those of unknown keys.
  package func forEachPart(of node: SourceNode, _ body: (Part) -> Void) {
    func forEachEntry(_ value: (SourceNode, SourceNode) -> FormatValue) {
      for (key, part) in node.entries {
        body(Part(key: key, known: nil, node: part, value: value(key, part)))
      }
    }
    switch self {
    case .list(let value, _, _):
      for part in node.elements {
        body(Part(key: nil, known: nil, node: part, value: value))
      }
    case .oneOrMore(let value):
      guard node.kind == .sequence else {
        body(Part(key: nil, known: nil, node: node, value: value))
        return
      }
      FormatValue.list(value).forEachPart(of: node, body)
    case .entries(_, let value): forEachEntry { _, _ in value }
    case .traits: forEachEntry { key, _ in .name(.valueOf(trait: key.text)) }
    case .mapping(let mapping):
      for (key, part) in node.entries {
        guard let known = mapping[key.text] else { continue }
        body(Part(key: key, known: known, node: part, value: known.value))
      }
    case .choice(let choice):
      if let mapping = choice.option(for: node) {
        FormatValue.mapping(mapping).forEachPart(of: node, body)
      }
    case .definitions(let type, _): forEachEntry { _, part in definition(part, of: type) }
    case .variants(let type):
      forEachEntry { _, part in part.kind == .mapping ? .variants(type) : .value(type) }
    default: break
    }
  }

  /// Returns the form of what stands under a name: a value, its variants, or a group, which has
  /// names as keys.
  private func definition(_ node: SourceNode, of type: ValueType) -> FormatValue {
    guard node.kind == .mapping else { return .value(type) }
    return ConditionReader.isGroup(node) ? self : .variants(type)
  }

  /// Returns the forms that the value of a key can have in a mapping that also has other keys.
  package func values(ofKey key: String, besides keys: [String] = []) -> [FormatValue] {
    switch self {
    case .entries(_, let value): [value]
    case .traits: [.name(.valueOf(trait: key))]
    case .mapping, .choice:
      mappings(with: keys + [key]).compactMap { $0[key]?.value }
    case .definitions(let type, _):
      ConditionReader.kind(of: key) == .name ? [self, .variants(type), .value(type)] : []
    case .variants(let type): [self, .value(type)]
    default: []
    }
  }

  /// Returns the mappings that the value can be if it has some keys.
  package func mappings(with keys: [String]) -> [FormatMapping] {
    switch self {
    case .mapping(let mapping): [mapping]
    case .choice(let choice): choice.options(with: keys)
    default: []
    }
  }

  /// Returns the key of a file at an offset; nil for names and unknown keys.
  package func key(at offset: Int, in node: SourceNode) -> Part? {
    guard !node.isAlias else { return nil }
    var found: Part?
    forEachPart(of: node) { part in
      if let key = part.key, key.range ~= offset || key.range.upperBound == offset {
        found = part
      } else if found == nil, part.node.range.contains(offset) {
        found = part.value.key(at: offset, in: part.node)
      }
    }
    return found
  }

  /// The forms that an element of a list can have.
  package var elements: [FormatValue] {
    switch self {
    case .list(let element, _, _), .oneOrMore(let element): [element]
    default: []
    }
  }
}

extension FormatValue {
  /// The meaning of a name in a file.
  package enum NameRole: Hashable, Sendable {
    /// The theme that the file is.
    case ownTheme
    /// A theme.
    case theme
    /// The theme that the theme of the file extends.
    case extendedTheme
    /// A color.
    case color
    /// The color of a slot of a terminal scheme.
    case slotColor
    /// The color that takes the place of a deprecated one.
    case replacement
    /// A trait, where it is defined.
    case traitDefinition
    /// A value of a trait, where the trait is defined.
    case valueDefinition
    /// A value of the trait that is defined around it.
    case value
    /// A value of a trait with a name.
    case valueOf(trait: String)
    /// A trait, or the word for the trait of themes.
    case traitOrTheme
    /// An asset catalog, by its path.
    case catalog
    /// A rule.
    case rule
    /// The hierarchy that the file is.
    case hierarchy
    /// A node of a hierarchy, or its scene.
    case node
    /// A color that a node draws with.
    case usedColor
  }
}
