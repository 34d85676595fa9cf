import FileAccess
import SourceDiagnostics
import SourceDocuments

/// A project of Tokens Studio: sets of tokens, and themes that say which of them hold.
///
/// A folder has a file for each set beside `$themes.json` and `$metadata.json`; a single file has a key
/// for each. Groups of themes are axes, of which each gives one theme; a set holds where any of
/// those selects it. Source: Tokens Studio documentation, "Token sets" and "Themes".
struct StudioProject {
  /// Tokens, and the contexts in which they count.
  private(set) var layers: [(root: SourceNode, choices: [ContextChoice])] = []
  private(set) var axes: [ImportAxis] = []

  private static let themesKey = "$themes"
  private static let metadataKey = "$metadata"

  /// A theme: its name, and the sets that it selects.
  private struct Theme {
    let node: SourceNode
    let name: String
    let group: String
    let sets: [String]
  }

  private struct TokenGroup {
    let name: String
    let root: SourceNode
    let place: SourceExcerpt
  }

  /// The project that documents make up; nil where they are none.
  init?(_ documents: [SourceDocument], _ findings: inout ImportFindings) {
    let themesNode: SourceNode?
    let metadata: SourceNode?
    var sets: [TokenGroup] = []
    if let document = documents.first(where: { Self.isWhole($0.root) }) {
      if documents.count > 1 { Self.refuse(document, &findings) }
      let root = document.root
      themesNode = root[Self.themesKey]
      metadata = root[Self.metadataKey]
      for (key, value) in root.entries where value.kind == .mapping && !key.text.hasPrefix("$") {
        sets.append(TokenGroup(name: key.text, root: value, place: key.excerpt))
      }
    } else {
      guard let home = documents.first(where: Self.isDescription) else { return nil }
      let folder = FilePath.folder(of: home.file.path)
      let other = documents.first {
        Self.isDescription($0) && FilePath.folder(of: $0.file.path) != folder
      }
      if let other { Self.refuse(other, &findings) }
      func description(_ key: String) -> SourceNode? {
        let path = (folder.isEmpty ? "" : folder + "/") + key + ".json"
        return documents.first { $0.file.path == path }?.root
      }
      themesNode = description(Self.themesKey)
      metadata = description(Self.metadataKey)
      for document in documents where !Self.isDescription(document) {
        let name = Self.setName(document.file.path, in: folder)
        sets.append(
          TokenGroup(name: name, root: document.root, place: document.file.excerpt(0..<0))
        )
      }
    }
    let themes = Self.themes(themesNode, &findings)
    Self.order(&sets, metadata, themes)
    lay(sets, themes, &findings)
  }

  /// Whether a file holds all sets of a project with what is said of them.
  private static func isWhole(_ root: SourceNode) -> Bool {
    guard root.kind == .mapping else { return false }
    return root[themesKey]?.kind == .sequence
      || root[metadataKey]?["tokenSetOrder"]?.kind == .sequence
  }

  private static func refuse(_ document: SourceDocument, _ findings: inout ImportFindings) {
    findings.add(
      .invalidToken,
      at: document.file.excerpt(0..<1),
      "this is a project of Tokens Studio with sets of its own; import it alone"
    )
  }

  /// Whether a document is one of the two that tell of the sets.
  private static func isDescription(_ document: SourceDocument) -> Bool {
    let name = document.file.path.split(separator: "/").last
    return name == "\(themesKey).json" || name == "\(metadataKey).json"
  }

  /// The name of the set in a file: its path in the project, without ending.
  private static func setName(_ path: String, in folder: String) -> String {
    var name = path[...]
    if !folder.isEmpty, name.hasPrefix(folder + "/") { name = name.dropFirst(folder.count + 1) }
    guard let dot = name.lastIndex(of: ".") else { return String(name) }
    return String(name[..<dot])
  }

  // MARK: Themes

  private static func themes(
    _ list: SourceNode?,
    _ findings: inout ImportFindings
  ) -> [Theme] {
    guard let list else { return [] }
    guard list.kind == .sequence else {
      findings.add(.invalidToken, at: list.excerpt, "'$themes' is a list of themes")
      return []
    }
    return list.elements.compactMap { node in
      guard let name = node["name"], name.kind == .scalar, let sets = node["selectedTokenSets"],
        sets.kind == .mapping
      else {
        findings.add(
          .invalidToken,
          at: node.excerpt,
          "a theme has 'name' and 'selectedTokenSets', an object of sets"
        )
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

  /// Puts sets into the order in which the later win: as the project lists them, then as themes do.
  private static func order(_ sets: inout [TokenGroup], _ metadata: SourceNode?, _ themes: [Theme])
  {
    let listed = metadata?["tokenSetOrder"].map { $0.elements.map(\.text) } ?? []
    var places: [String: Int] = [:]
    for name in listed + themes.flatMap(\.sets) where places[name] == nil {
      places[name] = places.count
    }
    let last = places.count
    sets.sort { places[$0.name] ?? last < places[$1.name] ?? last }
  }

  // MARK: Layers

  private mutating func lay(
    _ sets: [TokenGroup],
    _ themes: [Theme],
    _ findings: inout ImportFindings
  ) {
    guard !themes.isEmpty else {
      layers = sets.map { ($0.root, []) }
      return
    }
    var groups: [(name: String, themes: [Theme])] = []
    for theme in themes {
      if let known = groups.firstIndex(where: { $0.name == theme.group }) {
        groups[known].themes.append(theme)
      } else {
        groups.append((theme.group, [theme]))
      }
    }
    axes = groups.map { group in
      ImportAxis(
        name: group.name,
        contexts: group.themes.map(\.name),
        excerpt: group.themes.first?.node.excerpt
      )
    }
    // Some group has to be the themes, unless all of them are light and dark or the like.
    if !axes.contains(where: { ContextWords.meansThemes($0.name) }),
      let free = axes.firstIndex(where: { !AxisMeanings.isAppearance($0) })
    {
      axes[free].isThemes = true
    }
    for set in sets {
      let selections = groups.map { group in
        group.themes.indices.filter { group.themes[$0].sets.contains(set.name) }
      }
      if selections.allSatisfy(\.isEmpty) {
        findings.add(
          .notImported,
          .warning,
          at: set.place,
          "no theme selects the set '\(set.name)', and it is left out"
        )
      } else if zip(selections, groups).contains(where: { $0.count == $1.themes.count }) {
        layers.append((set.root, []))
      } else {
        for (axis, selection) in selections.enumerated() {
          for value in selection {
            layers.append((set.root, [ContextChoice(axis: axis, value: value)]))
          }
        }
      }
    }
    let known = Set(sets.map(\.name))
    for theme in themes {
      for (key, value) in theme.node["selectedTokenSets"]?.entries.map(\.self) ?? []
      where !value.hasText("disabled") && !known.contains(key.text) {
        findings.add(
          .unknownReference,
          .warning,
          at: key.excerpt,
          "no set is called '\(key.text)'\(Spelling.hint(for: key.text, among: known.sorted()))"
        )
      }
    }
  }
}
