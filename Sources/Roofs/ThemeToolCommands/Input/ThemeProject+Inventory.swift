import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

extension Inventory {
  /// The rules of all commands, each with its severity.
  static var rules: Inventory {
    Inventory(
      kind: "rules",
      items: Rule.reported.map { rule in
        Inventory.Item(
          name: rule.id,
          facts: [.word(key: "severity", rule.severity?.rawValue ?? "off")],
          summary: rule.summary
        )
      }
    )
  }
}

extension ThemeProject {
  /// Returns the names of one kind, for `list`.
  ///
  /// - Parameters:
  ///   - subject: The kind.
  ///   - library: The themes to list.
  ///   - theme: The theme whose colors and descriptions are shown; nil for the default theme.
  ///   - pairs: The pairs of checks, which samples of colors show.
  /// - Returns: The names.
  /// - Throws: `ThemeLibraryError` for a hierarchy with errors.
  func inventory(
    of subject: ThemeTool.List.Subject,
    in library: ThemeLibrary,
    theme: String? = nil,
    pairs: [ContrastPair] = []
  ) throws -> Inventory {
    switch subject {
    case .themes: Inventory(kind: "themes", items: themes(of: library))
    case .colors:
      Inventory(kind: "colors", items: colors(of: library, theme ?? defaultTheme, pairs))
    case .groups: Inventory(kind: "groups", items: groups(of: library))
    case .hierarchies: Inventory(kind: "hierarchies", items: try hierarchyItems())
    case .nodes: Inventory(kind: "nodes", items: try nodeItems())
    case .traits: Inventory(kind: "traits", items: traits(of: library))
    case .rules: .rules
    }
  }

  private func themes(of library: ThemeLibrary) -> [Inventory.Item] {
    library.themeNames.map { name in
      let chain = library.member(for: library.traits(ofTheme: name)).chain
      return Inventory.Item(
        name: name,
        facts: [.flag(key: "default", name == library.defaultTheme)],
        summary: chain.last?.summary
      )
    }
  }

  private func colors(
    of library: ThemeLibrary,
    _ theme: String,
    _ pairs: [ContrastPair]
  ) -> [Inventory.Item] {
    let traits = library.traits(ofTheme: theme)
    let (chain, colors) = library.member(for: traits)
    let descriptions = chain.reduce(into: [:]) { $0.merge($1.about) { $1 } }
    let invalid = Set(library.invalidNames(for: traits))
    let pairs = pairs.filter { !invalid.contains($0.front) && !invalid.contains($0.back) }
    return library.colorNames.map { name in
      Inventory.Item(
        name: name,
        summary: descriptions[name],
        sample: invalid.contains(name)
          ? nil : ColorSample(of: name, in: colors, for: traits, pairs: pairs)
      )
    }
  }

  private func groups(of library: ThemeLibrary) -> [Inventory.Item] {
    var counts: [(name: String, count: Int)] = []
    for name in library.colorNames {
      guard let group = name.split(separator: ".").first, group != name else { continue }
      if let index = counts.firstIndex(where: { $0.name == group }) {
        counts[index].count += 1
      } else {
        counts.append((String(group), 1))
      }
    }
    return counts.map { Inventory.Item(name: $0.name, facts: [.count(key: "colors", $0.count)]) }
  }

  private func hierarchyItems() throws -> [Inventory.Item] {
    try folder.hierarchyNames.map { name in
      let hierarchy = try hierarchyWithObjects(name).hierarchy
      return Inventory.Item(name: name, facts: [.count(key: "nodes", hierarchy.nodes.count)])
    }
  }

  private func nodeItems() throws -> [Inventory.Item] {
    try folder.hierarchyNames.flatMap { name in
      try hierarchyWithObjects(name).hierarchy.nodes.map { node in
        Inventory.Item(
          name: node.definition.path,
          facts: [.word(key: "kind", node.definition.kind.rawValue), .word(key: "hierarchy", name)]
        )
      }
    }
  }

  /// The traits that the files can name, the library's own ones first.
  var knownTraits: [TraitKey] {
    let own = [themeTrait].compactMap(\.self) + names.own
    return (own + TraitKey.system).uniqued()
  }

  private func traits(of library: ThemeLibrary) -> [Inventory.Item] {
    knownTraits.map { trait in
      let values = trait == themeTrait ? library.themeNames : trait.valueNames
      return Inventory.Item(
        name: trait.outputName,
        facts: [
          .value(
            key: "default",
            trait == themeTrait ? library.defaultTheme : trait.defaultValue.description
          )
        ],
        summary: values.isEmpty ? nil : values.joined(separator: ", ")
      )
    }
  }
}
