import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import TraitSystem

/// Reads the nodes of a hierarchy file into a ``HierarchyFile``.
struct HierarchyReader {
  /// The most nodes, overrides and uses of a hierarchy, counted at each use of an alias: a few
  /// nested aliases can expand to more nodes than fit in memory.
  static let partLimit = 100_000

  private let names: TraitNames
  private var findings: Findings
  private var partCount = 0

  /// Reads `document` with the names of traits.
  static func read(
    _ document: SourceDocument,
    names: TraitNames,
    reporting findings: inout Findings
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
    findings.check(root, as: .mapping(.hierarchy))
    let device = overrides(of: root, as: .deviceTraits)
    guard let name = root.text(.hierarchy) else { return nil }
    let scene = root.text(.scene) ?? name
    let sceneNode = root[.scene] ?? root
    checkName(scene, of: sceneNode)
    return HierarchyFile(
      name: name,
      deviceTraits: device,
      root: HierarchyFile.Node(
        kind: .scene,
        name: scene,
        path: scene,
        overrides: overrides(of: root),
        uses: [],
        children: children(root, of: .scene, in: .hierarchy, path: scene),
        excerpt: sceneNode.excerpt
      )
    )
  }

  // MARK: Nodes

  /// Reads the children of a node, whose form is `format`.
  private mutating func children(
    _ parent: SourceNode,
    of kind: HierarchyFile.Kind,
    in format: FormatMapping,
    path: String
  ) -> [HierarchyFile.Node] {
    guard let list = parent[.children],
      case .choice(let choice)? = format[FormatKey.children.name]?.value.elements.first
    else { return [] }
    var nodes: [HierarchyFile.Node] = []
    var positions: [String: Int] = [:]
    for element in list.elements {
      guard takePart(at: element) else { break }
      guard let format = choice.option(for: element),
        let child = child(element, in: format, path: path)
      else { continue }
      if let first = positions[child.name].map({ nodes[$0] }) {
        findings.add(
          .ambiguousPath,
          "two nodes have the path \(name: child.path)",
          at: child.excerpt,
          notes: [Diagnostic.Note(message: "the first is here", excerpt: first.excerpt)]
        )
        continue
      }
      positions[child.name] = nodes.count
      nodes.append(child)
    }
    if kind == .window { reportSurplusControllers(nodes) }
    return nodes
  }

  private mutating func reportSurplusControllers(_ nodes: [HierarchyFile.Node]) {
    for surplus in nodes.filter({ $0.kind == .controller }).dropFirst() {
      findings.add(
        .invalidValue,
        "a window has only one controller; move \(name: surplus.name) to one of its views",
        at: surplus.excerpt
      )
    }
  }

  private mutating func child(
    _ node: SourceNode,
    in format: FormatMapping,
    path: String
  ) -> HierarchyFile.Node? {
    let key = format.keys[0]
    guard let kind = HierarchyFile.Kind(rawValue: key.name), let name = node.text(key),
      let place = node[key]
    else { return nil }
    checkName(name, of: place)
    let childPath = "\(path)/\(name)"
    return HierarchyFile.Node(
      kind: kind,
      name: name,
      path: childPath,
      overrides: overrides(of: node),
      uses: uses(node),
      children: kind == .controller
        ? ownView(node, of: childPath) : children(node, of: kind, in: format, path: childPath),
      excerpt: place.excerpt
    )
  }

  /// A controller's own view, whose children follow the controller's path.
  private mutating func ownView(_ controller: SourceNode, of path: String) -> [HierarchyFile.Node] {
    guard let node = controller.value(.ownView), case .mapping(let format) = FormatKey.ownView.value
    else { return [] }
    return [
      HierarchyFile.Node(
        kind: .view,
        name: HierarchyFile.Kind.view.rawValue,
        path: "\(path).view",
        overrides: overrides(of: node),
        uses: uses(node),
        children: children(node, of: .view, in: format, path: path),
        excerpt: node.excerpt
      )
    ]
  }

  /// Counts a node, an override or a use, and returns false beyond the limit, which is reported
  /// once.
  private mutating func takePart(at node: SourceNode) -> Bool {
    partCount += 1
    if partCount == Self.partLimit + 1 {
      findings.add(
        .invalidValue,
        """
        a hierarchy can have at most \(Self.partLimit) nodes, overrides and uses, those of aliases \
        counted wherever they are used
        """,
        at: node.excerpt
      )
    }
    return partCount <= Self.partLimit
  }

  private mutating func checkName(_ name: String, of node: SourceNode) {
    guard let character = DefinitionName.firstForbidden(in: name) else { return }
    findings.add(
      .naming,
      "node name \(name: name) contains \(name: character); expected letters, digits and '-'",
      at: node.excerpt
    )
  }

  // MARK: Traits and colors

  private mutating func overrides(
    of node: SourceNode,
    as key: FormatKey = .overrides
  ) -> [HierarchyFile.Override] {
    var overrides: [HierarchyFile.Override] = []
    for (key, value) in node.entries(key) {
      guard takePart(at: key) else { break }
      guard let text = value.ownText else { continue }
      if let trait = names.trait(named: key.text) {
        guard names.value(text, of: trait, at: value.excerpt, reporting: &findings) != nil else {
          continue
        }
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
      findings.add(.unknownTrait, "\(name: key.text) is not a trait\(hint)", at: key.excerpt)
      return
    }
    findings.add(
      .undefinedTrait,
      "trait \(name: key.text) is not defined here; the value applies when a program defines it",
      at: key.excerpt
    )
  }

  private mutating func uses(_ node: SourceNode) -> [HierarchyFile.Use] {
    var uses: [HierarchyFile.Use] = []
    for element in node.texts(.uses) {
      guard takePart(at: element) else { break }
      uses.append(HierarchyFile.Use(color: element.text, excerpt: element.excerpt))
    }
    return uses
  }
}
