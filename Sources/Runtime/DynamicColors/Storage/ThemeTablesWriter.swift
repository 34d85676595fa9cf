import ColorValues
package import TextSupport
package import TraitSystem

/// A writer of the text of ``ThemeTables``; ``ThemeTablesReader`` describes its lines.
package struct ThemeTablesWriter {
  private let members: [MemberTable.Member]
  private let defaultTheme: String
  /// The traits of the library, the one that selects the theme first.
  private let traits: [TraitKey]
  private var text = UTF8Buffer()

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - members: The themes of one library; at least one.
  ///   - themeTrait: The trait that selects the theme.
  ///   - customTraits: The other traits of the library, in the order of their precedence.
  ///   - defaultTheme: The theme that applies if no trait selects one.
  package init(
    _ members: [MemberTable.Member],
    themeTrait: TraitKey,
    customTraits: [TraitKey],
    defaultTheme: String
  ) {
    self.members = members
    self.defaultTheme = defaultTheme
    traits = [themeTrait] + customTraits.filter { !$0.isSystem }
  }

  /// Returns the text, without a line break at its end.
  ///
  /// - Complexity: O(*n*) in the number of variants.
  package mutating func write() -> UTF8Buffer {
    text = UTF8Buffer()
    text.appendField("library")
    text.appendField(defaultTheme)
    for member in members { text.appendField(member.name) }
    text.endLine()
    for trait in traits { write(trait) }
    if let table = members.first?.colors.conditions {
      for id in 1..<max(1, table.count) { write(table.conditions(of: ConditionTable.ID(id))) }
    }
    writeThemes()
    text.appendField("end")
    return Self.withHeader(text)
  }

  /// Returns lines after the line with their hash.
  static func withHeader(_ lines: UTF8Buffer) -> UTF8Buffer {
    var text = UTF8Buffer()
    text.appendField("themes")
    text.appendField(ThemeTablesReader.version)
    text.appendField(ThemeTablesReader.digits(of: lines.bytes[...]))
    text.endLine()
    text.append(lines.bytes)
    return text
  }

  private mutating func write(_ trait: TraitKey) {
    text.appendField("trait")
    text.appendField(trait.identifier)
    text.appendField(trait.name)
    text.appendField(trait.affectsColorAppearance ? 1 : 0)
    text.appendField("\(trait.defaultValue)")
    for value in trait.valueNames { text.appendField(value) }
    text.endLine()
  }

  // MARK: Conditions

  private mutating func write(_ conditions: [TraitCondition]) {
    text.appendField("when")
    for condition in conditions {
      if let word = ConditionWords.word(for: condition) {
        text.appendField(word)
        continue
      }
      text.appendField("trait")
      text.appendField(condition.trait.identifier)
      text.appendField("\(condition.value)")
    }
    text.endLine()
  }

  // MARK: Colors

  private mutating func writeThemes() {
    let first = members.firstIndex { $0.name == defaultTheme } ?? 0
    var positions: [ObjectIdentifier: Int] = [:]
    for index in [first] + members.indices.filter({ $0 != first }) {
      let layers = members[index].colors.stack.layers
      for layer in layers where positions[ObjectIdentifier(layer)] == nil {
        positions[ObjectIdentifier(layer)] = positions.count
        write(layer)
      }
      text.appendField("theme")
      text.appendField(members[index].name)
      for layer in layers { text.appendField(positions[ObjectIdentifier(layer)] ?? 0) }
      text.endLine()
    }
  }

  private mutating func write(_ layer: DefinitionLayer) {
    text.appendField("layer")
    text.endLine()
    for definition in layer.definitions {
      text.appendField(definition.isPrimitive ? "primitive" : "color")
      text.appendField(definition.name)
      for variant in layer.variants[definition.variants] {
        text.appendField(Int(variant.conditions))
        variant.value.write(to: &text)
      }
      text.endLine()
    }
  }
}
