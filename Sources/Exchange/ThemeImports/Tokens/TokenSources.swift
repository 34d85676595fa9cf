import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments

/// The tokens of all files, combined in layers and along axes.
struct TokenSources {
  /// Tokens, and the contexts in which they apply.
  typealias Layer = (root: SourceNode, choices: [AxisChoice])

  private(set) var set: TokenSet
  private(set) var axes: [ImportAxis] = []
  /// The name and the description in the files.
  private(set) var name: String?
  private(set) var summary: String?
  /// The name of the theme before it was exported.
  private(set) var themeName: String?

  /// The tool that wrote the files, where that is more specific than their format.
  private(set) var title: String?

  /// The layers in order.
  private var layers: [Layer] = []

  private let options: ImportOptions
  private let findings: ImportFindings

  init(
    _ documents: [SourceDocument],
    shared: [SourceDocument],
    dialect: ImportFormat,
    options: ImportOptions,
    reader: any FileReading,
    reporting findings: ImportFindings
  ) {
    self.options = options
    self.findings = findings
    set = TokenSet(dialect: dialect)
    var collector = TokenCollector(dialect, reporting: findings)
    var groups: [String: String] = [:]
    layers = shared.map { ($0.root, []) }
    if dialect == .dtcg,
      let resolver = documents.first(where: { ResolverDocument.isResolver($0.root) })
    {
      if documents.count + shared.count > 1 {
        findings.report(.resolverWithOthers, at: resolver.root.file.excerpt(0..<1))
      }
      findings.reportUnused(options, for: "a resolver document", hasShared: true)
      let document = ResolverDocument(resolver, reader: reader, reporting: findings)
      axes = document.axes
      name = document.name
      themeName = document.themeName
      summary = document.summary
      layers = document.layers
    } else if options.division == nil, options.themes.count < 2,
      let project = StudioProject(documents, reporting: findings)
    {
      axes = project.axes
      layers += project.layers
      title = "Tokens Studio"
      collector.set.isStrict = false
    } else if documents.count == 1,
      let scheme = MaterialScheme(documents[0].root, reporting: findings)
    {
      axes = scheme.axes
      findings.reportUnused(options, for: "themes of Material Theme Builder")
      title = "Material Theme Builder"
      collector.set.isStrict = false
      scheme.fill(&collector.set)
    } else if let variables = FigmaVariables(documents.map(\.root), reporting: findings) {
      findings.reportUnused(options, for: "variables of Figma")
      axes = variables.axes.list
      title = "Figma"
      collector.set.isStrict = false
      variables.fill(&collector.set)
    } else if options.division == nil, options.themes.count < 2,
      let modes = FigmaModes(documents)
    {
      axes = modes.axes.list
      layers += modes.layers
      groups = modes.groups
      title = "Figma"
      name = options.fallbackName ?? "imported"
      collector.set.isStrict = TokenDraft(shared + documents).isNewest
    } else {
      divide(documents)
      if documents.count == 1 { summary = documents[0].root["$description"]?.text }
      collector.set.isStrict = dialect == .dtcg && TokenDraft(shared + documents).isNewest
    }
    collector.allowsWidespreadTypes = (shared + documents).contains(where: FigmaModes.hasMode)
    for layer in layers {
      collector.add(layer.root, as: groups[layer.root.file.path], where: layer.choices)
    }
    collector.reportDescribedGroups()
    set = collector.set
  }

  /// Puts each part that becomes a theme in a context of its own.
  private mutating func divide(_ documents: [SourceDocument]) {
    let paths = documents.map(\.file.path)
    switch options.division ?? (options.themes.count > 1 ? .files : nil) {
    case nil: layers += documents.map { ($0.root, []) }
    case .files:
      let isNamed = options.themes.count > 1
      let names = isNamed ? options.themes : documents.map(\.file.stem)
      guard names.count == documents.count else {
        return findings.report(.themeNames(names.count, for: documents.count, "files"))
      }
      if !options.themes.isEmpty || areDistinct(names, of: paths) {
        append(zip(names, documents.map(\.root)).map { ($0, $1) })
      }
    case .folders:
      append(documents.map { ($0.file.folderName ?? "theme", $0.root) })
    case .groups:
      let entries = documents.flatMap(\.root.entries).filter { key, value in
        value.kind == .mapping && key.text.utf8.first != 0x24
      }
      append(entries.map { ($0.key.text, $0.value) })
    }
  }

  /// Returns whether files that become themes have different names; reports equal ones.
  private func areDistinct(_ names: [String], of paths: [String]) -> Bool {
    var first: [String: String] = [:]
    for (name, path) in zip(names, paths) {
      guard let known = first.updateValue(path, forKey: name) else { continue }
      findings.report(.sameThemeName(name, of: known, and: path))
    }
    return first.count == names.count
  }

  private mutating func append(_ sources: [(name: String, root: SourceNode)]) {
    var numbers: [String: Int] = [:]
    var contexts: [String] = []
    for source in sources {
      let value = numbers[source.name] ?? contexts.count
      if value == contexts.count {
        numbers[source.name] = value
        contexts.append(source.name)
      }
      layers.append((source.root, [AxisChoice(axis: 0, value: value)]))
    }
    if sources.isEmpty { return }
    axes = [ImportAxis(name: "theme", contexts: contexts, isThemes: true)]
  }
}
