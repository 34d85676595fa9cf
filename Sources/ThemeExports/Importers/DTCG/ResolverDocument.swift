import SourceDiagnostics
import SourceDocuments

/// A resolver document: which sources make up the tokens, in which order and in which contexts.
///
/// Source: Design Tokens Resolver Module 2025.10.
struct ResolverDocument {
  /// Tokens, and the contexts in which they count.
  struct Source {
    let root: SourceNode
    let choices: [ContextChoice]
  }

  private(set) var sources: [Source] = []
  private(set) var axes: [ImportAxis] = []
  private(set) var name: String?
  private(set) var summary: String?
  /// The theme that a set was before it was exported.
  private(set) var themeName: String?

  private let document: SourceDocument
  private let folder: String
  private var files: SourceFiles
  private var openSets: [String] = []
  private var usedNames = Set<String>()

  /// Whether a document is one of these rather than a file of tokens.
  static func isResolver(_ root: SourceNode) -> Bool {
    guard root.kind == .mapping else { return false }
    if root["resolutionOrder"] != nil { return true }
    let hasParts = root["sets"] != nil || root["modifiers"] != nil
    return hasParts && root["version"]?.kind == .scalar
  }

  init(
    _ document: SourceDocument,
    reader: any FileReading,
    _ findings: inout ImportFindings
  ) {
    self.document = document
    folder = FilePath.folder(of: document.file.path)
    files = SourceFiles(reader: reader)
    read(document.root, &findings)
  }

  private static let rootKeys = [
    "version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs",
    "$extensions",
  ]

  private mutating func read(_ root: SourceNode, _ findings: inout ImportFindings) {
    for (key, _) in root.entries where !Self.rootKeys.contains(key.text) {
      let hint = Spelling.hint(for: key.text, among: Self.rootKeys)
      findings.add(
        .invalidResolver,
        at: key.excerpt,
        "a resolver document has no key '\(key.text)'\(hint)"
      )
    }
    name = root["name"]?.text
    summary = root["description"]?.text
    if let version = root["version"] {
      if !version.hasText("2025.10") {
        findings.add(
          .invalidResolver,
          at: version.excerpt,
          "the version is '2025.10', not '\(version.text)'"
        )
      }
    } else {
      findings.add(
        .invalidResolver,
        at: root.file.excerpt(root.range.lowerBound..<root.range.lowerBound + 1),
        "a resolver document needs 'version', which is '2025.10'"
      )
    }
    checkModifiers(root["modifiers"], &findings)
    guard let order = root["resolutionOrder"], order.kind == .sequence else {
      findings.add(
        .invalidResolver,
        at: (root["resolutionOrder"] ?? root).file.excerpt(
          root.range.lowerBound..<root.range.lowerBound + 1
        ),
        "a resolver document needs 'resolutionOrder', a list of sets and modifiers"
      )
      return
    }
    for element in order.elements { readOrder(element, &findings) }
    for kind in ["sets", "modifiers"] {
      guard let parts = root[kind] else { continue }
      for (key, _) in parts.entries {
        guard !usedNames.contains("\(kind)/\(key.text)") else { continue }
        findings.add(
          .notImported,
          .warning,
          at: key.excerpt,
          "'\(key.text)' is in '\(kind)', but 'resolutionOrder' never leads to it"
        )
      }
    }
  }

  // MARK: Order

  private mutating func readOrder(_ element: SourceNode, _ findings: inout ImportFindings) {
    guard element.kind == .mapping else {
      findings.add(
        .invalidResolver,
        at: element.excerpt,
        "an element of 'resolutionOrder' is a '$ref', or a set or a modifier with 'type' and 'name'"
      )
      return
    }
    if let reference = element["$ref"] {
      guard let (kind, name, node) = local(reference, &findings) else { return }
      if kind == "sets" {
        readSet(node, name, at: reference, [], overrides: element, &findings)
      } else {
        readModifier(node, name, at: reference, overrides: element, &findings)
      }
      return
    }
    guard let type = element["type"], let name = element["name"], name.kind == .scalar else {
      findings.add(
        .invalidResolver,
        at: element.excerpt,
        "a set or modifier in 'resolutionOrder' needs 'type' and 'name'"
      )
      return
    }
    if !usedNames.insert("inline/\(name.text)").inserted {
      findings.add(
        .invalidResolver,
        at: name.excerpt,
        "'\(name.text)' is in 'resolutionOrder' already"
      )
    }
    switch type.text {
    case "set": readSet(element, name.text, at: name, [], overrides: nil, &findings)
    case "modifier":
      checkModifier(name, element, &findings)
      readModifier(element, name.text, at: name, overrides: nil, &findings)
    default:
      findings.add(
        .invalidResolver,
        at: type.excerpt,
        "'type' is 'set' or 'modifier', not '\(type.text)'"
      )
    }
  }

  /// The set or modifier that a pointer into this document leads to.
  private mutating func local(
    _ reference: SourceNode,
    _ findings: inout ImportFindings
  ) -> (kind: String, name: String, node: SourceNode)? {
    let text = reference.text
    guard reference.kind == .scalar, let path = TokenReference.pointer(text[...]) else {
      findings.add(
        .invalidReference,
        at: reference.excerpt,
        "'$ref' is a JSON pointer, as \"#/sets/name\" or \"#/modifiers/name\""
      )
      return nil
    }
    if path.first == "resolutionOrder" {
      findings.add(
        .invalidReference,
        at: reference.excerpt,
        "nothing can refer to 'resolutionOrder'"
      )
      return nil
    }
    guard path.count == 2, ["sets", "modifiers"].contains(path[0]) else {
      findings.add(
        .invalidReference,
        at: reference.excerpt,
        "'\(text)' is neither a set nor a modifier of this document"
      )
      return nil
    }
    guard let node = document.root[path[0]]?[path[1]] else {
      let known = document.root[path[0]].map { $0.entries.map { $0.key.text } } ?? []
      let hint = Spelling.hint(for: path[1], among: known)
      findings.add(
        .unknownReference,
        at: reference.excerpt,
        "'\(path[0])' has no '\(path[1])'\(hint)"
      )
      return nil
    }
    usedNames.insert("\(path[0])/\(path[1])")
    return (path[0], path[1], node)
  }

  /// Tokens that stand in this document below `$defs`, as bundles have them.
  private func definitions(_ reference: SourceNode) -> SourceNode? {
    guard let path = TokenReference.pointer(reference.text[...]), path.count > 1,
      path.first == "$defs"
    else { return nil }
    return path.reduce(document.root as SourceNode?) { $0?[$1] }
  }

  // MARK: Sets

  private mutating func readSet(
    _ node: SourceNode,
    _ name: String,
    at place: SourceNode,
    _ choices: [ContextChoice],
    overrides: SourceNode?,
    _ findings: inout ImportFindings
  ) {
    guard !openSets.contains(name) else {
      findings.add(
        .cyclicReference,
        at: place.excerpt,
        "the set '\(name)' refers to itself: \((openSets + [name]).joined(separator: " → "))"
      )
      return
    }
    let mark = node["$extensions"]?[DTCGExport.extensionKey]?["theme"]
    if mark?.hasText("true") == true { themeName = name }
    openSets.append(name)
    defer { openSets.removeLast() }
    guard let list = overrides?["sources"] ?? node["sources"], list.kind == .sequence else {
      findings.add(
        .invalidResolver,
        at: node.excerpt,
        "the set '\(name)' needs 'sources', a list"
      )
      return
    }
    readSources(list, choices, &findings)
  }

  private mutating func readSources(
    _ list: SourceNode,
    _ choices: [ContextChoice],
    _ findings: inout ImportFindings
  ) {
    for source in list.elements {
      guard source.kind == .mapping else {
        findings.add(
          .invalidResolver,
          at: source.excerpt,
          "a source is {\"$ref\": \"file.json\"}, a '$ref' to a set, or tokens"
        )
        continue
      }
      guard let reference = source["$ref"] else {
        sources.append(Source(root: source, choices: choices))
        continue
      }
      if reference.text.hasPrefix("#") {
        if let place = definitions(reference) {
          sources.append(Source(root: place, choices: choices))
          continue
        }
        guard let (kind, name, node) = local(reference, &findings) else { continue }
        guard kind == "sets" else {
          findings.add(
            .invalidReference,
            at: reference.excerpt,
            "a source can't be a modifier; only 'resolutionOrder' refers to those"
          )
          continue
        }
        readSet(node, name, at: reference, choices, overrides: source, &findings)
        continue
      }
      guard let root = file(reference, &findings) else { continue }
      sources.append(Source(root: root, choices: choices))
    }
  }

  /// The tokens of another file, or of a part of it.
  private mutating func file(
    _ reference: SourceNode,
    _ findings: inout ImportFindings
  ) -> SourceNode? {
    let text = reference.text
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard reference.kind == .scalar, let first = parts.first, !first.isEmpty else {
      findings.add(.invalidReference, at: reference.excerpt, "'$ref' names a file or a set")
      return nil
    }
    guard let path = FilePath.joined(folder, String(first)) else {
      findings.add(
        .outsideFolder,
        at: reference.excerpt,
        first.contains("://")
          ? "'\(first)' isn't on this disk; download it and name the file"
          : "'\(first)' leads out of the folder of the resolver document"
      )
      return nil
    }
    // A link could lead out as well.
    if let real = try? files.reader.canonicalPath(of: path),
      let home = try? files.reader.canonicalPath(of: folder.isEmpty ? "." : folder),
      !home.isEmpty, home != "/", real != home, !real.hasPrefix(home + "/")
    {
      findings.add(
        .outsideFolder,
        at: reference.excerpt,
        "'\(first)' is a link that leads out of the folder of the resolver document"
      )
      return nil
    }
    guard let document = files.document(at: path, from: reference.excerpt, &findings) else {
      return nil
    }
    guard parts.count == 2, parts[1] != "" else { return document.root }
    // One of the specification's own examples forgets the slash.
    let fragment = parts[1].hasPrefix("/") ? parts[1] : "/" + parts[1]
    guard let names = TokenReference.pointer("#\(fragment)") else {
      findings.add(.invalidReference, at: reference.excerpt, "'#\(parts[1])' is no JSON pointer")
      return nil
    }
    var node = document.root
    for name in names {
      guard let next = node[name] else {
        findings.add(
          .unknownReference,
          at: reference.excerpt,
          "'\(first)' has nothing at '\(parts[1])'"
        )
        return nil
      }
      node = next
    }
    return node
  }

  // MARK: Modifiers

  private func checkModifiers(_ node: SourceNode?, _ findings: inout ImportFindings) {
    guard let node else { return }
    for (key, modifier) in node.entries { checkModifier(key, modifier, &findings) }
  }

  private func checkModifier(
    _ key: SourceNode,
    _ modifier: SourceNode,
    _ findings: inout ImportFindings
  ) {
    let name = key.text
    guard let contexts = modifier["contexts"], contexts.kind == .mapping, !contexts.entries.isEmpty
    else {
      findings.add(
        .invalidResolver,
        at: (modifier["contexts"] ?? key).excerpt,
        "the modifier '\(name)' needs 'contexts', and there are none"
      )
      return
    }
    if contexts.entries.count == 1 {
      findings.add(
        .invalidResolver,
        .warning,
        at: contexts.excerpt,
        "the modifier '\(name)' has one context, so that there is nothing to choose; make it a set"
      )
    }
    if let other = modifier["default"], contexts[other.text] == nil {
      let hint = Spelling.hint(for: other.text, among: contexts.entries.map { $0.key.text })
      findings.add(
        .invalidResolver,
        at: other.excerpt,
        "'\(other.text)' is no context of '\(name)'\(hint)"
      )
    }
  }

  private mutating func readModifier(
    _ node: SourceNode,
    _ name: String,
    at place: SourceNode,
    overrides: SourceNode?,
    _ findings: inout ImportFindings
  ) {
    guard let contexts = overrides?["contexts"] ?? node["contexts"], contexts.kind == .mapping,
      !contexts.entries.isEmpty
    else { return }
    if let known = axes.first(where: { $0.name == name }) {
      findings.add(
        .invalidResolver,
        at: place.excerpt,
        notes: [Diagnostic.Note(message: "the first time", excerpt: known.excerpt)],
        "the modifier '\(name)' is in 'resolutionOrder' twice"
      )
      return
    }
    var axis = ImportAxis(
      name: name,
      contexts: contexts.entries.map { $0.key.text },
      excerpt: place.excerpt
    )
    if let chosen = (overrides?["default"] ?? node["default"])?.text {
      axis.defaultContext = axis.contexts.firstIndex(of: chosen) ?? 0
    }
    axis.identifier = node["$extensions"]?[DTCGExport.extensionKey]?["identifier"]?.text
    let number = axes.count
    axes.append(axis)
    for (value, (key, list)) in contexts.entries.enumerated() {
      guard list.kind == .sequence else {
        findings.add(
          .invalidResolver,
          at: list.excerpt,
          "the context '\(key.text)' is a list of sources"
        )
        continue
      }
      readSources(list, [ContextChoice(axis: number, value: value)], &findings)
    }
  }
}
