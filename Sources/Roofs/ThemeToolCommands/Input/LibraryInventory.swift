import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// The names in a theme library, for `list`.
struct LibraryInventory {
  private let project: ThemeProject
  let library: ThemeLibrary
  private let pairs: [ContrastPair]

  /// The theme whose colors and descriptions are shown.
  private let theme: String

  /// Reads the library with all its themes.
  init(_ options: LibraryOptions) throws {
    project = try options.project()
    pairs = project.contrastPairs
    library = try project.themeLibrary(allowsErrors: true, with: project.checkReading.diagnostics)
    theme = library.defaultTheme
  }

  /// Reads the library with one theme, or the default theme, and the themes that it extends; the
  /// pairs of checks only if samples of colors are shown.
  init(_ options: LibraryOptions, theme: String?, showsSamples: Bool = false) throws {
    project = try options.project()
    pairs = showsSamples ? project.contrastPairs : []
    self.theme = theme ?? project.defaultTheme
    library = try project.themeLibrary(
      of: [self.theme],
      allowsErrors: true,
      with: showsSamples ? project.checkReading.diagnostics : []
    )
  }

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

  /// Returns the names of one kind.
  func list(_ subject: ThemeTool.List.Subject) throws -> Inventory {
    switch subject {
    case .themes: Inventory(kind: "themes", items: themes)
    case .colors: Inventory(kind: "colors", items: colors)
    case .groups: Inventory(kind: "groups", items: groups)
    case .hierarchies: Inventory(kind: "hierarchies", items: try hierarchies())
    case .nodes: Inventory(kind: "nodes", items: try nodes())
    case .traits: Inventory(kind: "traits", items: traits)
    case .rules: Self.rules
    }
  }

  private var themes: [Inventory.Item] {
    library.themeNames.map { name in
      let chain = library.member(for: library.traits(ofTheme: name)).chain
      return Inventory.Item(
        name: name,
        facts: [.flag(key: "default", name == library.defaultTheme)],
        summary: chain.last?.summary
      )
    }
  }

  private var colors: [Inventory.Item] {
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

  private var groups: [Inventory.Item] {
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

  private func hierarchies() throws -> [Inventory.Item] {
    try project.folder.hierarchyNames.map { name in
      let hierarchy = try project.hierarchyWithObjects(name).hierarchy
      return Inventory.Item(name: name, facts: [.count(key: "nodes", hierarchy.nodes.count)])
    }
  }

  private func nodes() throws -> [Inventory.Item] {
    try project.folder.hierarchyNames.flatMap { name in
      try project.hierarchyWithObjects(name).hierarchy.nodes.map { node in
        Inventory.Item(
          name: node.definition.path,
          facts: [.word(key: "kind", node.definition.kind.rawValue), .word(key: "hierarchy", name)]
        )
      }
    }
  }

  /// The traits of a library, its own ones first.
  static func traits(of project: ThemeProject) -> [TraitKey] {
    let own = [project.themeTrait].compactMap(\.self) + project.names.own
    return (own + TraitKey.system).uniqued()
  }

  private var traits: [Inventory.Item] {
    Self.traits(of: project).map { trait in
      let values = trait == project.themeTrait ? library.themeNames : trait.valueNames
      return Inventory.Item(
        name: trait.outputName,
        facts: [
          .value(
            key: "default",
            trait == project.themeTrait ? library.defaultTheme : trait.defaultValue.description
          )
        ],
        summary: values.isEmpty ? nil : values.joined(separator: ", ")
      )
    }
  }
}
