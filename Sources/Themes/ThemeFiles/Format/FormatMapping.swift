package import SourceDiagnostics
package import SourceDocuments

/// The keys that a mapping can have.
package struct FormatMapping: Sendable {
  /// The name of the part of the format, where more than one place has it, or documentation names
  /// it.
  package let name: String?

  /// The noun in messages, such as `a check`; nil for the key of the mapping.
  package let noun: String?

  /// The keys, in the order of the documentation.
  package let keys: [FormatKey]

  /// Whether the mapping may have no value.
  package let isOptional: Bool

  /// The advice for each key of earlier versions.
  let replacements: [String: String]

  /// Texts that editors offer for the whole mapping.
  package let snippets: [Snippet]

  /// Creates a description.
  package init(
    named name: String? = nil,
    noun: String? = nil,
    isOptional: Bool = false,
    replacements: [String: String] = [:],
    snippets: [Snippet] = [],
    _ keys: [FormatKey]
  ) {
    self.replacements = replacements
    self.name = name
    self.noun = noun
    self.keys = keys
    self.isOptional = isOptional
    self.snippets = snippets
  }

  /// The names of the keys.
  package var names: [String] { keys.map(\.name) }

  /// Returns the key of a name.
  package subscript(name: String) -> FormatKey? { keys.first { $0.name == name } }

  /// Returns the mapping with another value for one of its keys, which a module above describes.
  package func describing(_ key: FormatKey, as value: FormatValue) -> FormatMapping {
    FormatMapping(
      named: name,
      noun: noun,
      isOptional: isOptional,
      replacements: replacements,
      snippets: snippets,
      keys.map { known in
        guard known.name == key.name else { return known }
        return FormatKey(
          known.name,
          value,
          isRequired: known.isRequired,
          isCheckedLater: known.isCheckedLater,
          snippets: known.snippets,
          documentation: known.documentation
        )
      }
    )
  }
}

/// A key of a mapping.
package struct FormatKey: Sendable {
  /// The name.
  package let name: String

  /// The form of the value.
  package let value: FormatValue

  /// Whether the mapping must have the key.
  package let isRequired: Bool

  /// Whether the elements of the value are checked when they are read, not with the rest of the
  /// file.
  let isCheckedLater: Bool

  /// One sentence about the value; nil for names of which something else knows more.
  package let documentation: String?

  /// Texts that editors offer for the value.
  package let snippets: [FormatMapping.Snippet]

  /// Creates a description.
  package init(
    _ name: String,
    _ value: FormatValue,
    isRequired: Bool = false,
    isCheckedLater: Bool = false,
    snippets: [FormatMapping.Snippet] = [],
    documentation: String?
  ) {
    self.name = name
    self.value = value
    self.isRequired = isRequired
    self.isCheckedLater = isCheckedLater
    self.documentation = documentation
    self.snippets = snippets
  }
}

extension FormatMapping {
  /// Several mappings, of which the first one applies whose first key is present.
  package struct Choice: Sendable {
    /// The name of the part of the format.
    package let name: String

    /// The mappings; a closure, as parts of the format can contain themselves.
    package let options: @Sendable () -> [FormatMapping]

    /// The message for any other mapping.
    package let message: String

    /// The rule of the message.
    let rule: Rule

    /// The messages for mappings with a key of another place, by the key.
    let refusals: [String: String]

    /// Texts that editors offer for the whole mapping.
    package let snippets: [Snippet]

    /// Creates a description.
    package init(
      named name: String,
      _ options: @escaping @Sendable () -> [FormatMapping],
      otherwise message: String,
      _ rule: Rule = .invalidValue,
      refusals: [String: String] = [:],
      snippets: [Snippet] = []
    ) {
      self.name = name
      self.options = options
      self.message = message
      self.rule = rule
      self.refusals = refusals
      self.snippets = snippets
    }

    /// Returns the mapping that applies to a node.
    package func option(for node: SourceNode) -> FormatMapping? {
      options().first { node[$0.keys[0]] != nil }
    }

    /// Returns the mappings that can apply to some keys: the one whose first key is among them, or
    /// else all mappings that have the keys.
    package func options(with keys: [String]) -> [FormatMapping] {
      let options = options()
      if let option = options.first(where: { keys.contains($0.keys[0].name) }) { return [option] }
      let fitting = options.filter { option in
        keys.allSatisfy { key in options.allSatisfy { $0[key] == nil } || option[key] != nil }
      }
      return fitting.isEmpty ? options : fitting
    }
  }
}

extension FormatMapping {
  /// A text that editors offer, with places for the cursor in the notation of the Language Server
  /// Protocol.
  package struct Snippet: Sendable {
    /// The name in a list of proposals.
    package let label: String

    /// The text.
    package let text: String

    /// A short description.
    package let detail: String

    /// Creates a text.
    package init(_ label: String, text: String, detail: String) {
      self.label = label
      self.text = text
      self.detail = detail
    }
  }
}

extension FormatMapping {
  /// Returns whether a node lacks a key and has an unknown one that is probably meant to be it.
  func hasMisspelling(of key: FormatKey, in node: SourceNode) -> Bool {
    guard node[key] == nil else { return false }
    let names = names
    return node.entries.contains { other, _ in
      !names.contains(other.text) && Spelling.nearest(to: other.text, among: names) == [key.name]
    }
  }
}
