package import SourceDiagnostics
package import SourceDocuments
package import ThemeFiles
import TraitSystem

/// Reads the nodes of a hierarchy file into a ``HierarchyFile``.
package struct HierarchyReader {
  /// The keys of a hierarchy file.
  static let keys = ["hierarchy", "description", "traits", "scene", "overrides", "children"]

  /// The keys of a controller's own view.
  package static let ownViewKeys = ["overrides", "uses", "children"]

  /// The kinds that children can have, in the order of the search.
  package static let childKinds: [HierarchyFile.Kind] = [
    .window, .presentation, .controller, .view,
  ]

  /// Returns the keys of a kind of node, with the one for its name first.
  package static func keys(of kind: HierarchyFile.Kind) -> [String] {
    switch kind {
    case .scene: keys
    case .controller: [kind.rawValue, "overrides", "view"]
    case .presentation: [kind.rawValue, "overrides", "children"]
    case .window, .view: [kind.rawValue, "overrides", "children", "uses"]
    }
  }

  /// Returns the kinds that children of a kind can have.
  package static func allowed(below kind: HierarchyFile.Kind) -> [HierarchyFile.Kind] {
    switch kind {
    case .scene: [.window]
    case .window: [.controller, .view, .presentation]
    case .presentation: [.controller]
    case .controller, .view: [.view, .controller]
    }
  }

  /// The most nodes, overrides and uses of a hierarchy, counted at each use of an alias: a few nested
  /// aliases can expand to more nodes than fit in memory.
  static let partLimit = 100_000

  private let names: TraitNames
  private var findings: Findings
  private var partCount = 0

  /// Reads `document` with the names of traits.
  package static func read(
    _ document: SourceDocument,
    names: TraitNames,
    _ findings: inout Findings
  ) -> HierarchyFile? {
    var reader = HierarchyReader(names: names, findings: findings)
    let file = reader.readFile(document)
    findings = reader.findings
    return file
  }

  private init(names: TraitNames, findings: Findings) {
    self.names = names
    self.findings = findings
  }

  private mutating func readFile(_ document: SourceDocument) -> HierarchyFile? {
    let root = document.root
    guard let mapping = MappingReader(root, "a hierarchy file", &findings) else { return nil }
    mapping.reportUnknownKeys(known: Self.keys, &findings)
    let device = overrides(root["traits"])
    guard let name = mapping.string("hierarchy", &findings) else { return nil }
    let sceneNode = root["scene"]
    let scene = sceneNode == nil ? name : mapping.string("scene", &findings) ?? name
    checkName(scene, sceneNode ?? root)
    return HierarchyFile(
      name: name,
      deviceTraits: device,
      root: HierarchyFile.Node(
        kind: .scene,
        name: scene,
        path: scene,
        overrides: overrides(root["overrides"]),
        uses: [],
        children: children(root["children"], of: .scene, path: scene),
        excerpt: (sceneNode ?? root).excerpt
      )
    )
  }

  // MARK: Nodes

  private mutating func children(
    _ node: SourceNode?,
    of parent: HierarchyFile.Kind,
    path: String
  ) -> [HierarchyFile.Node] {
    guard let node, !node.isNull else { return [] }
    guard node.kind == .sequence else {
      findings.add(.invalidValue, "'children' must be a list", at: node.excerpt)
      return []
    }
    var nodes: [HierarchyFile.Node] = []
    var positions: [String: Int] = [:]
    for element in node.elements {
      guard takePart(at: element) else { break }
      guard let child = child(element, of: parent, path: path) else { continue }
      if let first = positions[child.name].map({ nodes[$0] }) {
        findings.add(
          .ambiguousPath,
          "two nodes have the path '\(child.path)'",
          at: child.excerpt,
          notes: [Diagnostic.Note(message: "the first is here", excerpt: first.excerpt)]
        )
        continue
      }
      positions[child.name] = nodes.count
      nodes.append(child)
    }
    reportSurplusControllers(nodes, of: parent)
    return nodes
  }

  private mutating func reportSurplusControllers(
    _ nodes: [HierarchyFile.Node],
    of parent: HierarchyFile.Kind
  ) {
    guard parent == .window || parent == .presentation else { return }
    for surplus in nodes.filter({ $0.kind == .controller }).dropFirst() {
      findings.add(
        .invalidValue,
        "a \(parent.rawValue) has only one controller; move '\(surplus.name)' to one of its views",
        at: surplus.excerpt
      )
    }
  }

  private mutating func child(
    _ node: SourceNode,
    of parent: HierarchyFile.Kind,
    path: String
  ) -> HierarchyFile.Node? {
    guard let mapping = MappingReader(node, "a node", &findings) else { return nil }
    let allowed = Self.allowed(below: parent)
    guard let kind = Self.childKinds.first(where: { node[$0.rawValue] != nil }) else {
      let list = allowed.map { "'\($0.rawValue):'" }.joined(separator: " or ")
      findings.add(.unknownKey, "a node below a \(parent.rawValue) needs \(list)", at: node.excerpt)
      return nil
    }
    guard allowed.contains(kind) else {
      let list = allowed.map { "a \($0.rawValue)" }.joined(separator: " or ")
      findings.add(
        .invalidValue,
        "a \(kind.rawValue) can't be a child of a \(parent.rawValue); expected \(list)",
        at: node[kind.rawValue]?.excerpt
      )
      return nil
    }
    guard let name = mapping.string(kind.rawValue, &findings), let place = node[kind.rawValue]
    else { return nil }
    checkName(name, place)
    let childPath = "\(path)/\(name)"
    var nodes: [HierarchyFile.Node]
    mapping.reportUnknownKeys(known: Self.keys(of: kind), &findings)
    if kind == .controller {
      nodes = ownView(node["view"], of: childPath).map { [$0] } ?? []
    } else {
      nodes = children(node["children"], of: kind, path: childPath)
      if kind == .presentation, nodes.isEmpty {
        findings.add(.invalidValue, "presentation '\(name)' has no controller", at: place.excerpt)
      }
    }
    return HierarchyFile.Node(
      kind: kind,
      name: name,
      path: childPath,
      overrides: overrides(node["overrides"]),
      uses: uses(node["uses"]),
      children: nodes,
      excerpt: place.excerpt
    )
  }

  /// A controller's own view, whose children follow the controller's path.
  private mutating func ownView(_ node: SourceNode?, of path: String) -> HierarchyFile.Node? {
    guard let node, !node.isNull,
      let mapping = MappingReader(node, "a controller's view", &findings)
    else { return nil }
    mapping.reportUnknownKeys(known: Self.ownViewKeys, &findings)
    return HierarchyFile.Node(
      kind: .view,
      name: "view",
      path: "\(path).view",
      overrides: overrides(node["overrides"]),
      uses: uses(node["uses"]),
      children: children(node["children"], of: .view, path: path),
      excerpt: node.excerpt
    )
  }

  /// Counts a node, an override or a use, and returns false beyond the limit, which is reported once.
  private mutating func takePart(at node: SourceNode) -> Bool {
    partCount += 1
    if partCount == Self.partLimit + 1 {
      findings.add(
        .invalidValue,
        """
        a hierarchy can have \(Self.partLimit) nodes, overrides and uses at most, those of aliases \
        counted wherever they are used
        """,
        at: node.excerpt
      )
    }
    return partCount <= Self.partLimit
  }

  private mutating func checkName(_ name: String, _ node: SourceNode) {
    guard let character = ColorName.firstForbidden(in: name) else { return }
    findings.add(
      .naming,
      "node name '\(name)' contains '\(character)'; expected letters, digits and '-'",
      at: node.excerpt
    )
  }

  // MARK: Traits and colors

  private mutating func overrides(_ node: SourceNode?) -> [HierarchyFile.Override] {
    guard let node, !node.isNull,
      let mapping = MappingReader(node, "a set of traits", &findings)
    else { return [] }
    var overrides: [HierarchyFile.Override] = []
    for (key, value) in mapping.node.entries {
      guard takePart(at: key) else { break }
      guard let text = value.requiredText("'\(key.text)'", &findings) else { continue }
      if let trait = names.trait(named: key.text) {
        guard names.value(text, of: trait, at: value.excerpt, &findings) != nil else { continue }
      } else {
        reportUnknownTrait(key)
      }
      overrides.append(
        HierarchyFile.Override(trait: key.text, value: text, excerpt: key.excerpt)
      )
    }
    return overrides
  }

  /// Reports an unknown trait; an identifier can belong to a trait that a program defines later.
  private mutating func reportUnknownTrait(_ key: SourceNode) {
    let hint = names.hint(for: key.text)
    guard key.text.contains("."), hint.isEmpty else {
      findings.add(.unknownTrait, "no trait is called '\(key.text)'\(hint)", at: key.excerpt)
      return
    }
    findings.add(
      .undefinedTrait,
      "trait '\(key.text)' is not defined here; the value applies when a program defines it",
      at: key.excerpt
    )
  }

  private mutating func uses(_ node: SourceNode?) -> [HierarchyFile.Use] {
    guard let node, !node.isNull else { return [] }
    guard node.kind == .sequence else {
      findings.add(
        .invalidValue,
        "'uses' must be a list of color names, such as [text, background]",
        at: node.excerpt
      )
      return []
    }
    var uses: [HierarchyFile.Use] = []
    for element in node.elements {
      guard takePart(at: element) else { break }
      guard let name = element.requiredText("an element of 'uses'", &findings) else { continue }
      uses.append(HierarchyFile.Use(color: name, excerpt: element.excerpt))
    }
    return uses
  }
}
