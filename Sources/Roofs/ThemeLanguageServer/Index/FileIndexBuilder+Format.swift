import SourceDocuments
import ThemeFiles
import TraitSystem

/// The names of a file, as the format describes them.
extension FileIndexBuilder {
  /// The names and nodes that contain a value.
  private struct Surroundings {
    /// The bytes that a name defines something for, if it is not the key of an entry.
    var entry: Range<Int>
    /// The identifier of a trait that is defined, and the trait.
    var trait: (identifier: String, key: TraitKey?)?
    /// The name of the hierarchy.
    var hierarchy = ""
    /// The path of the node.
    var path = ""
  }

  /// Adds the names of a file.
  mutating func add(_ root: SourceNode, _ format: FormatMapping) {
    let hierarchy = root.text(.hierarchy) ?? ""
    let surroundings = Surroundings(
      entry: root.range,
      hierarchy: hierarchy,
      path: root[.scene]?.text ?? hierarchy
    )
    add(root, .mapping(format), in: surroundings)
  }

  /// Adds the names in a value.
  private mutating func add(
    _ node: SourceNode,
    _ value: FormatValue,
    in outer: Surroundings
  ) {
    guard !node.isAlias else { return }
    var surroundings = outer
    switch value {
    case .plainName(let role), .name(let role): addName(node, role, in: outer)
    case .conditions: addConditions(node, .conditions)
    case .traits: return addOverrides(node)
    case .definitions(_, let isPrimitive):
      return addDefinitions(node, prefix: "", isPrimitive: isPrimitive)
    case .entries(let role?, let value):
      for (key, part) in node.entries {
        surroundings.entry = Self.entry(from: key, to: part)
        if role == .traitDefinition {
          let identifier = part[.traitIdentifier]?.text ?? key.text
          surroundings.trait = (identifier, names.trait(named: key.text))
        }
        addName(key, role, in: surroundings)
        add(part, value, in: surroundings)
      }
      return
    case .choice(let choice):
      guard let key = choice.option(for: node)?.keys.first, case .plainName(.node) = key.value,
        let name = node[key], name.kind == .scalar
      else { break }
      surroundings.entry = node.range
      surroundings.path += "/\(name.text)"
    default: break
    }
    value.forEachPart(of: node) { add($0.node, $0.value, in: surroundings) }
  }

  private mutating func addName(
    _ node: SourceNode,
    _ role: FormatValue.NameRole,
    in outer: Surroundings
  ) {
    let place = Occurrence.Place.role(role)
    switch role {
    case .ownTheme: define(.theme(node.text), by: node, entry: outer.entry, in: place)
    case .theme, .extendedTheme: refer(.theme(node.text), by: node, in: place)
    case .color, .slotColor, .replacement, .usedColor:
      refer(.definition(node.text), by: node, in: place)
    case .traitDefinition:
      if let trait = outer.trait {
        define(.trait(trait.identifier), by: node, entry: outer.entry, in: place)
      }
    case .valueDefinition:
      guard let trait = outer.trait else { return }
      define(.traitValue(trait: trait.identifier, value: node.text), by: node, in: place)
    case .value:
      guard let trait = outer.trait else { return }
      let value = Self.canonical(node.text, of: trait.key)
      refer(.traitValue(trait: trait.identifier, value: value), by: node, in: place)
    case .traitOrTheme:
      guard node.text != TraitNames.themeTrait else { return }
      refer(.trait(identifier(ofTrait: node.text)), by: node, in: place)
    case .catalog: refer(.catalog(node.text), by: node, in: place)
    case .rule: refer(.rule(node.text), by: node, in: place)
    case .hierarchy: define(.hierarchy(outer.hierarchy), by: node, entry: outer.entry, in: place)
    case .node:
      define(
        .node(hierarchy: outer.hierarchy, path: outer.path),
        by: node,
        entry: outer.entry,
        in: place
      )
    case .valueOf: break
    }
  }
}
