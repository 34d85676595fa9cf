import FileAccess
import SourceDiagnostics
import SourceDocuments

/// Puts the tokens of files together, in layers and along axes.
struct TokenSources {
  private(set) var collector: TokenCollector
  private(set) var axes: [ImportAxis] = []
  /// What the files call themselves, if they do.
  private(set) var name: String?
  private(set) var summary: String?
  /// The name of the theme before it was exported.
  private(set) var themeName: String?

  /// What the files are, where that is more than their format.
  private(set) var title: String?

  /// The layers, in order: for those who keep what isn't taken over.
  private(set) var layers: [(root: SourceNode, choices: [ContextChoice])] = []

  private let options: ImportOptions

  init(
    _ documents: [SourceDocument],
    shared: [SourceDocument],
    dialect: TokenSet.Dialect,
    options: ImportOptions,
    reader: any FileReading,
    _ findings: inout ImportFindings
  ) {
    self.options = options
    collector = TokenCollector(dialect)
    if let resolver = documents.first(where: { ResolverDocument.isResolver($0.root) }),
      dialect == .dtcg
    {
      if documents.count + shared.count > 1 {
        findings.add(
          .invalidResolver,
          at: resolver.root.file.excerpt(0..<1),
          "a resolver document names its files by itself; import it alone"
        )
      }
      let document = ResolverDocument(resolver, reader: reader, &findings)
      axes = document.axes
      name = document.name
      themeName = document.themeName
      summary = document.summary
      layers = document.sources.map { ($0.root, $0.choices) }
    } else if options.division == nil, options.themes.count < 2,
      let project = StudioProject(documents, &findings)
    {
      axes = project.axes
      layers = shared.map { ($0.root, []) } + project.layers
      title = "Tokens Studio"
      collector.set.isStrict = false
    } else if documents.count == 1, shared.isEmpty,
      let scheme = MaterialScheme(documents[0].root, &findings)
    {
      axes = scheme.axes
      title = "Material Theme Builder"
      collector.set.isStrict = false
      scheme.fill(&collector.set)
    } else {
      layers = shared.map { ($0.root, []) }
      divide(documents, &findings)
      if documents.count == 1 { summary = documents[0].root["$description"]?.text }
      collector.set.isStrict =
        dialect == .dtcg && Self.areStrict(shared + documents)
    }
    for layer in layers { collector.add(layer.root, where: layer.choices, &findings) }
  }

  /// Lays each part that is to become a theme along an axis of its own.
  private mutating func divide(_ documents: [SourceDocument], _ findings: inout ImportFindings) {
    let paths = documents.map(\.file.path)
    var division = options.division
    if division == nil, options.themes.count > 1 { division = .files }
    switch division {
    case nil: layers += documents.map { ($0.root, []) }
    case .files:
      let names = options.themes.count > 1 ? options.themes : paths.map(FilePath.stem)
      guard names.count == documents.count else {
        findings.add(
          .notImported,
          at: nil,
          "there are \(names.count) names of themes for \(documents.count) files"
        )
        return
      }
      if options.themes.isEmpty, !areDistinct(names, paths, &findings) { return }
      append(zip(names, documents.map(\.root)).map { ($0, $1) })
    case .folders:
      append(
        documents.map { document in
          let folder = FilePath.folder(of: document.file.path).split(separator: "/").last
          return (String(folder ?? "theme"), document.root)
        }
      )
    case .groups:
      append(
        documents.flatMap { document in
          document.root.entries.filter { key, value in
            value.kind == .mapping && !key.text.hasPrefix("$")
          }.map { ($0.key.text, $0.value) }
        }
      )
    }
  }

  /// Whether files that are to be themes have names of their own; reports those that don't.
  private func areDistinct(
    _ names: [String],
    _ paths: [String],
    _ findings: inout ImportFindings
  ) -> Bool {
    var first: [String: Int] = [:]
    var areDistinct = true
    for (number, name) in names.enumerated() {
      guard let known = first.updateValue(number, forKey: name) else { continue }
      areDistinct = false
      findings.add(
        .notImported,
        at: nil,
        """
        '\(paths[known])' and '\(paths[number])' would both be the theme '\(name)'; name each with \
        --theme, or divide them by --themes folders
        """
      )
    }
    return areDistinct
  }

  private mutating func append(_ parts: [(name: String, root: SourceNode)]) {
    var contexts: [String] = []
    for part in parts where !contexts.contains(part.name) { contexts.append(part.name) }
    guard !contexts.isEmpty else { return }
    axes = [ImportAxis(name: "theme", contexts: contexts, isThemes: true)]
    for part in parts {
      guard let value = contexts.firstIndex(of: part.name) else { continue }
      layers.append((part.root, [ContextChoice(axis: 0, value: value)]))
    }
  }

  /// Whether files follow 2025.10, by which every breach is an error.
  ///
  /// Older drafts have colours as texts and none as objects.
  private static func areStrict(_ documents: [SourceDocument]) -> Bool {
    var hasTexts = false
    for document in documents {
      if document.root.kind == .mapping,
        document.root["$schema"]?.text.contains("designtokens.org") == true
      {
        return true
      }
      let bytes = document.file.bytes
      if contains(bytes, "colorSpace") { return true }
      hasTexts =
        hasTexts
        || ["\"#", "'#", "rgb(", "rgba(", "hsl(", "hsla("].contains { contains(bytes, $0) }
    }
    return !hasTexts
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: first), found + wanted.count <= bytes.count {
      if bytes[found..<found + wanted.count].elementsEqual(wanted) { return true }
      start = found + 1
    }
    return false
  }
}
