import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments

/// A project of Tokens Studio: sets of tokens, and themes that select sets.
///
/// A folder has a file for each set beside `$themes.json` and `$metadata.json`; a single file has a
/// key for each. Groups of themes are axes with a context for each theme; a set applies where any
/// selected theme selects it. Source: Tokens Studio documentation, "Token sets" and "Themes".
struct StudioProject {
  private(set) var layers: [TokenSources.Layer] = []
  private(set) var axes: [ImportAxis] = []
  private let findings: ImportFindings

  private static let themesKey = "$themes"
  private static let metadataKey = "$metadata"

  /// A theme with the sets that it selects.
  private struct Theme {
    let node: SourceNode
    let name: String
    let group: String
    let sets: [String]
  }

  private typealias TokenGroup = (name: String, root: SourceNode, place: SourceExcerpt)

  /// Reads the project of documents; returns nil for documents that are not a project.
  init?(_ documents: [SourceDocument], reporting findings: ImportFindings) {
    self.findings = findings
    let themesNode: SourceNode?
    let metadata: SourceNode?
    var sets: [TokenGroup] = []
    if let document = documents.first(where: { Self.isWhole($0.root) }) {
      if documents.count > 1 { refuse(document) }
      let root = document.root
      themesNode = root[Self.themesKey]
      metadata = root[Self.metadataKey]
      for (key, value) in root.entries where value.kind == .mapping && !key.text.hasPrefix("$") {
        sets.append((key.text, value, key.excerpt))
      }
    } else {
      guard let home = documents.first(where: Self.isDescription) else { return nil }
      let folder = home.file.folder
      let other = documents.first {
        Self.isDescription($0) && $0.file.folder != folder
      }
      if let other { refuse(other) }
      func description(_ key: String) -> SourceNode? {
        let path = (folder.isEmpty ? "" : folder + "/") + key + ".json"
        return documents.first { $0.file.path == path }?.root
      }
      themesNode = description(Self.themesKey)
      metadata = description(Self.metadataKey)
      for document in documents where !Self.isDescription(document) {
        let name = Self.setName(document.file.path, in: folder)
        sets.append((name, document.root, document.file.excerpt(0..<0)))
      }
    }
    let themes = themes(themesNode)
    Self.sort(&sets, by: metadata, themes: themes)
    addLayers(sets, themes)
  }

  /// Returns whether a file contains a whole project.
  private static func isWhole(_ root: SourceNode) -> Bool {
    guard root.kind == .mapping else { return false }
    return root[themesKey]?.kind == .sequence
      || root[metadataKey]?["tokenSetOrder"]?.kind == .sequence
  }

  private func refuse(_ document: SourceDocument) {
    findings.report(.studioProjectWithOthers, at: document.file.excerpt(0..<1))
  }

  /// Returns whether a document is one of the two that describe a project.
  private static func isDescription(_ document: SourceDocument) -> Bool {
    let name = document.file.path.split(separator: "/").last
    return name == "\(themesKey).json" || name == "\(metadataKey).json"
  }

  /// Returns the name of the set in a file: its path in the project, without extension.
  private static func setName(_ path: String, in folder: String) -> String {
    var name = path[...]
    if !folder.isEmpty, name.hasPrefix(folder + "/") { name = name.dropFirst(folder.count + 1) }
    guard let dot = name.lastIndex(of: ".") else { return String(name) }
    return String(name[..<dot])
  }

  // MARK: Themes

  private func themes(_ list: SourceNode?) -> [Theme] {
    guard let list else { return [] }
    guard list.kind == .sequence else {
      findings.report(.studioThemesSyntax, at: list.excerpt)
      return []
    }
    return list.elements.compactMap { node in
      guard let name = node["name"], name.kind == .scalar, let sets = node["selectedTokenSets"],
        sets.kind == .mapping
      else {
        findings.report(.studioThemeSyntax, at: node.excerpt)
        return nil
      }
      return Theme(
        node: node,
        name: name.text,
        group: node["group"]?.text ?? "theme",
        sets: sets.entries.filter { !$0.value.hasText("disabled") }.map { $0.key.text }
      )
    }
  }

  /// Sorts sets so that later ones override earlier ones: by the list of the project, then by the
  /// themes.
  private static func sort(
    _ sets: inout [TokenGroup],
    by metadata: SourceNode?,
    themes: [Theme]
  ) {
    let listed = metadata?["tokenSetOrder"].map { $0.elements.map(\.text) } ?? []
    var places: [String: Int] = [:]
    for name in listed + themes.flatMap(\.sets) where places[name] == nil {
      places[name] = places.count
    }
    let last = places.count
    sets.sort { places[$0.name] ?? last < places[$1.name] ?? last }
  }

  // MARK: Layers

  private mutating func addLayers(_ sets: [TokenGroup], _ themes: [Theme]) {
    guard !themes.isEmpty else {
      layers = sets.map { ($0.root, []) }
      return
    }
    var groups: [(name: String, themes: [Theme])] = []
    var numbers: [String: Int] = [:]
    // The themes that select each set.
    var selections: [String: [AxisChoice]] = [:]
    for theme in themes {
      let group = numbers[theme.group] ?? groups.count
      if group == groups.count {
        numbers[theme.group] = group
        groups.append((theme.group, []))
      }
      let choice = AxisChoice(axis: group, value: groups[group].themes.count)
      for name in Set(theme.sets) { selections[name, default: []].append(choice) }
      groups[group].themes.append(theme)
    }
    axes = groups.map { group in
      ImportAxis(
        name: group.name,
        contexts: group.themes.map(\.name),
        excerpt: group.themes.first?.node.excerpt
      )
    }
    // One of the groups becomes the themes, unless all of them are for styles or contrasts.
    if !axes.contains(where: { ContextWords.meansThemes($0.name) }),
      let free = axes.firstIndex(where: { !AxisMeanings.isAppearance($0) })
    {
      axes[free].isThemes = true
    }
    for set in sets {
      guard let choices = selections[set.name] else {
        findings.report(.unselectedSet(set.name), at: set.place)
        continue
      }
      let counts = Dictionary(grouping: choices, by: \.axis).mapValues(\.count)
      if counts.contains(where: { axis, count in count == groups[axis].themes.count }) {
        layers.append((set.root, []))
      } else {
        let ordered = choices.sorted { ($0.axis, $0.value) < ($1.axis, $1.value) }
        layers += ordered.map { (set.root, [$0]) }
      }
    }
    let known = Set(sets.map(\.name))
    let names = SpellingIndex(of: known.sorted())
    for theme in themes {
      for (key, value) in theme.node["selectedTokenSets"]?.entries.map(\.self) ?? []
      where !value.hasText("disabled") && !known.contains(key.text) {
        findings.report(.unknownSet(key.text, hint: names.hint(for: key.text)), at: key.excerpt)
      }
    }
  }
}
