import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// A resolver document: the sources of tokens, in their order and with their contexts.
///
/// Source: Design Tokens Resolver Module 2025.10.
struct ResolverDocument {
  /// An object with tokens.
  enum Source {
    /// An object in this document.
    case node(SourceNode)
    /// Another file, or the part of it at the JSON pointer in a fragment that isn't empty.
    case file(path: String, fragment: Substring, reference: SourceNode)
  }

  /// The sources in order, with the contexts in which they apply.
  var sources: [(source: Source, choices: [AxisChoice])] = []
  /// The tokens of the sources that can be used.
  private(set) var layers: [TokenSources.Layer] = []
  var axes: [ImportAxis] = []
  private(set) var name: String?
  private(set) var summary: String?
  /// The name of the theme from which a set was exported.
  var themeName: String?

  let document: SourceDocument
  let folder: String
  let findings: ImportFindings
  var files: SourceFiles
  var openSets: [String] = []
  var usedNames = Set<String>()
  /// The sets, the modifiers and the shared definitions by their names.
  private(set) var parts: [String: [String: SourceNode]] = [:]
  /// The names of sets and of modifiers, for messages about similar names.
  private(set) var partNames: [String: SpellingIndex] = [:]
  /// The number of each axis by its name.
  var axisNumbers: [String: Int] = [:]
  /// The number of sources so far, those of a set once for each reference to it.
  var sourceCount = 0

  /// The maximum number of sources: sets that refer to others twice at every level grow
  /// exponentially.
  static let sourceLimit = 10_000

  /// Returns whether a document is a resolver document rather than a file of tokens.
  static func isResolver(_ root: SourceNode) -> Bool {
    guard root.kind == .mapping else { return false }
    if root["resolutionOrder"] != nil || root["version"]?.hasText(version) == true { return true }
    let hasParts = root["sets"] != nil || root["modifiers"] != nil
    return hasParts && root["version"]?.kind == .scalar
  }

  init(_ document: SourceDocument, reader: any FileReading, reporting findings: ImportFindings) {
    self.document = document
    self.findings = findings
    folder = document.file.folder
    files = SourceFiles(reader: reader, reporting: findings)
    read(document.root)
    files.read(
      sources.compactMap { item in
        guard case .file(let path, _, let reference) = item.source else { return nil }
        return (path, reference.excerpt)
      }
    )
    layers = sources.compactMap { item in root(of: item.source).map { ($0, item.choices) } }
  }

  private static let version = "2025.10"

  private static let rootKeys = [
    "version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs",
    "$extensions",
  ]
  static let setKeys = ["sources", "description", "$extensions"]
  static let modifierKeys = ["contexts", "default", "description", "$extensions"]
  /// The keys that sets and modifiers in the resolution order have besides their own.
  static let inlineKeys = ["type", "name"]

  /// Reports keys that an object of the document does not have.
  func checkKeys(of object: SourceNode, _ subject: String, among names: [String]) {
    for (key, _) in object.entries where !names.contains(key.text) {
      findings.report(.unknownKey(key.text, of: subject, among: names), at: key.excerpt)
    }
  }

  private mutating func read(_ root: SourceNode) {
    checkKeys(of: root, "a resolver document", among: Self.rootKeys)
    for kind in ["sets", "modifiers", "$defs"] {
      guard let list = root[kind], list.kind == .mapping else { continue }
      parts[kind] = Dictionary(list.entries.map { ($0.key.text, $0.value) }) { first, _ in first }
      partNames[kind] = SpellingIndex(of: list.entries.lazy.map(\.key.text))
    }
    name = root["name"]?.text
    summary = root["description"]?.text
    let start = root.range.lowerBound..<root.range.lowerBound + 1
    if let version = root["version"] {
      if !version.hasText(Self.version) {
        findings.report(.resolverVersion(version.text), at: version.excerpt)
      }
    } else {
      findings.report(.missingVersion, at: root.file.excerpt(start))
    }
    if let modifiers = root["modifiers"] {
      for (key, modifier) in modifiers.entries {
        checkKeys(of: modifier, "a modifier", among: Self.modifierKeys)
        checkModifier(modifier, at: key)
      }
    }
    if let sets = root["sets"] {
      for (_, set) in sets.entries { checkKeys(of: set, "a set", among: Self.setKeys) }
    }
    guard let order = root["resolutionOrder"], !order.elements.isEmpty else {
      return findings.report(.missingOrder, at: root.file.excerpt(start))
    }
    for element in order.elements { readOrder(element) }
    for kind in ["sets", "modifiers"] {
      guard let parts = root[kind] else { continue }
      for (key, _) in parts.entries where !usedNames.contains("\(kind)/\(key.text)") {
        findings.report(.unusedPart(key.text, of: kind), at: key.excerpt)
      }
    }
  }
}

extension ResolverDocument {
  /// Checks a modifier, whether or not the resolution order refers to it.
  func checkModifier(_ modifier: SourceNode, at key: SourceNode) {
    let name = key.text
    guard let contexts = modifier["contexts"], contexts.kind == .mapping, !contexts.entries.isEmpty
    else {
      return findings.report(.missingContexts(name), at: (modifier["contexts"] ?? key).excerpt)
    }
    if contexts.entries.count == 1 { findings.report(.singleContext(name), at: contexts.excerpt) }
    if let other = modifier["default"], contexts[other.text] == nil {
      let known = contexts.entries.map { $0.key.text }
      findings.report(.unknownContext(other.text, of: name, among: known), at: other.excerpt)
    }
  }

  mutating func readModifier(
    _ node: SourceNode,
    named name: String,
    at place: SourceNode,
    overrides: SourceNode?
  ) {
    guard let contexts = overrides?["contexts"] ?? node["contexts"], contexts.kind == .mapping,
      !contexts.entries.isEmpty
    else { return }
    if let known = axisNumbers[name] {
      let notes = axes[known].excerpt.map { [Diagnostic.Note.firstReference($0)] } ?? []
      return findings.report(.repeatedModifier(name), at: place.excerpt, notes: notes)
    }
    var axis = ImportAxis(
      name: name,
      contexts: contexts.entries.map { $0.key.text },
      excerpt: place.excerpt
    )
    if let chosen = (overrides?["default"] ?? node["default"])?.text {
      axis.defaultContext = axis.contexts.firstIndex(of: chosen) ?? 0
    }
    axis.identifier = node["$extensions"]?[TokenExtension.key]?["identifier"]?.text
    let number = axes.count
    axisNumbers[name] = number
    axes.append(axis)
    for (value, (key, list)) in contexts.entries.enumerated() {
      if list.kind == .sequence {
        readSources(list, under: [AxisChoice(axis: number, value: value)])
      } else {
        findings.report(.contextWithoutList(key.text), at: list.excerpt)
      }
    }
  }
}
