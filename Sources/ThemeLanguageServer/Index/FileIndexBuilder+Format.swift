import SourceDocuments
import ThemeFiles
import TraitSystem

/// The names of theme and library files, as the format describes them.
extension FileIndexBuilder {
  /// A trait whose definition is around a value.
  private struct DefinedTrait {
    let identifier: String
    let trait: TraitKey?
  }

  /// Adds the names of a file.
  mutating func add(_ root: SourceNode, _ format: FormatMapping) {
    add(root, .mapping(format), in: root, of: nil)
  }

  /// Adds the names in a value.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - value: What it can be.
  ///   - root: The root of the file.
  ///   - trait: The trait whose definition is around it.
  private mutating func add(
    _ node: SourceNode,
    _ value: FormatValue,
    in root: SourceNode,
    of trait: DefinedTrait?
  ) {
    guard !node.isAlias else { return }
    switch value {
    case .plainName(let role), .name(let role):
      addName(node, role, entry: root.range, of: trait)
    case .conditions: addConditions(node, .conditions)
    case .list(let element, _, _):
      for part in node.elements { add(part, element, in: root, of: trait) }
    case .oneOrMore(let element):
      for part in node.kind == .sequence ? Array(node.elements) : [node] {
        add(part, element, in: root, of: trait)
      }
    case .entries(let role, let element):
      for (key, part) in node.entries {
        let defined = role == .traitDefinition ? definedTrait(key, part) : trait
        if let role { addName(key, role, entry: Self.entry(key, part), of: defined) }
        add(part, element, in: root, of: defined)
      }
    case .mapping(let mapping):
      for (key, part) in node.entries {
        if let role = mapping.role { addName(key, role, entry: key.range, of: trait) }
        if let known = mapping[key.text] { add(part, known.value, in: root, of: trait) }
      }
    case .firstKey(_, let mappings, _):
      let mapping = mappings.first { node[$0.names[0]] != nil }
      if let mapping { add(node, .mapping(mapping), in: root, of: trait) }
    case .colors(let isPalette): addColors(node, prefix: "", isPalette ? .palette : .colors)
    case .text, .number, .boolean, .version, .words: break
    }
  }

  private func definedTrait(_ name: SourceNode, _ definition: SourceNode) -> DefinedTrait {
    DefinedTrait(
      identifier: definition["identifier"]?.text ?? name.text,
      trait: names.trait(named: name.text)
    )
  }

  private mutating func addName(
    _ node: SourceNode,
    _ role: NameRole,
    entry: Range<Int>,
    of trait: DefinedTrait?
  ) {
    let place = Occurrence.Place.role(role)
    switch role {
    case .ownTheme: define(.theme(node.text), node, entry: entry, place)
    case .theme, .extendedTheme: refer(.theme(node.text), node, place)
    case .color, .slotColor, .replacement: refer(.color(node.text), node, place)
    case .traitDefinition:
      if let trait { define(.trait(trait.identifier), node, entry: entry, place) }
    case .valueDefinition:
      guard let trait else { return }
      define(.traitValue(trait: trait.identifier, value: node.text), node, place)
    case .value:
      guard let trait else { return }
      let value = Self.canonical(node.text, of: trait.trait)
      refer(.traitValue(trait: trait.identifier, value: value), node, place)
    case .traitOrTheme:
      if node.text != "theme" { refer(.trait(identifier(ofTrait: node.text)), node, place) }
    case .catalog: refer(.catalog(node.text), node, place)
    case .rule: refer(.rule(node.text), node, place)
    }
  }
}
