import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport

extension TokenSet {
  /// Copies the tokens of extended groups into the groups that extend them, and reports invalid
  /// values of `$extends`.
  mutating func applyExtensions(reporting findings: ImportFindings) {
    guard !extensions.isEmpty else { return }
    var applier = ExtensionApplier(set: self, reporting: findings)
    applier.apply()
    self = applier.set
  }
}

/// Applies each extension after the extensions of the group that it extends.
private struct ExtensionApplier {
  var set: TokenSet
  private let findings: ImportFindings
  /// The path that each extension names; nil for one with a syntax error.
  private let paths: [[String]?]
  /// The extensions of each group.
  private let groups: [Int: [Int]]
  private let groupNames: SpellingIndex
  private var copied = 0

  /// The maximum number of copied groups and tokens: groups that extend others twice at every level
  /// grow exponentially.
  private static let limit = 100_000

  /// The maximum number of groups and tokens that are searched for other extensions.
  private static let visitLimit = 4_000_000

  init(set: TokenSet, reporting findings: ImportFindings) {
    self.set = set
    self.findings = findings
    let tree = set.tree
    groupNames = SpellingIndex(
      of: tree.nodes.indices.lazy.filter { !tree[$0].children.isEmpty && $0 > 0 }.map(tree.name)
    )
    groups = Dictionary(grouping: set.extensions.indices) { set.extensions[$0].group }
    paths = set.extensions.map { item in
      if let path = Self.path(item.node) { return path }
      findings.report(.extensionSyntax, at: item.node.excerpt)
      return nil
    }
  }

  private static func path(_ node: SourceNode) -> [String]? {
    guard node.kind == .scalar else { return nil }
    if case .path(let names) = TokenReference.curly(node.text, isLegacy: false) { return names }
    return TokenReference.pointer(node.text[...])
  }

  mutating func apply() {
    var visited = 0
    var isReported = false
    let all = Array(set.extensions.indices)
    let graph = ReferenceGraph(all, below: all.count) { number, targets in
      guard let path = paths[number], visited <= Self.visitLimit else { return }
      // Extensions in contexts that exclude each other form no cycle.
      let choices = set.conditions[set.extensions[number].condition]
      targets += prerequisites(of: path, &visited).filter {
        $0 != number && choices.isCompatible(with: set.conditions[set.extensions[$0].condition])
      }
      guard visited > Self.visitLimit, !isReported else { return }
      isReported = true
      reportLimit(set.extensions[number])
    }
    guard !isReported else { return }
    for group in graph.groups {
      let members = graph[group]
      guard group.isCyclic, let first = members.first, let last = members.last,
        let path = paths[last]
      else {
        for number in members { extend(number) }
        continue
      }
      let (item, other) = (set.extensions[last], set.extensions[first])
      findings.report(
        .extensionCycle(set.tree.name(of: item.group), through: path.joined(separator: ".")),
        at: item.node.excerpt,
        notes: [.nextExtension(other.node.excerpt)]
      )
      for number in members.dropLast().reversed() { extend(number) }
    }
  }

  /// Returns the extensions of the groups at a path and of all groups in its last one.
  private func prerequisites(of path: [String], _ visited: inout Int) -> [Int] {
    var result: [Int] = []
    var node = TokenTree.root
    for name in path {
      guard let next = set.tree.known(name, in: node) else { return result }
      node = next
      result += groups[node] ?? []
    }
    var open = set.tree[node].children
    while let below = open.popLast() {
      visited += 1
      result += groups[below] ?? []
      open += set.tree[below].children
    }
    return result
  }

  private func reportLimit(_ item: TokenSet.Extension) {
    findings.report(.extensionLimit(Self.limit), at: item.node.excerpt)
  }

  // MARK: Copies

  private mutating func extend(_ number: Int) {
    let item = set.extensions[number]
    guard copied <= Self.limit, let path = paths[number], let target = target(path, item) else {
      return
    }
    copy(from: target, to: item.group, item)
    guard copied <= Self.limit else { return reportLimit(item) }
    inheritTypes(in: item.group)
  }

  /// Returns the group at a path; reports one that cannot be extended.
  private func target(_ path: [String], _ item: TokenSet.Extension) -> Int? {
    let name = path.joined(separator: ".")
    let target = set.tree.known(path)
    let message: ImportMessage
    if let target {
      let lineage = [TokenTree.root] + set.tree.lineage(of: item.group)
      if set.isToken(target) {
        message = .extendedToken(name)
      } else if lineage.contains(target) {
        message = .extendedAncestor(name, by: set.tree.name(of: item.group))
      } else {
        return target
      }
    } else {
      message = .unknownGroup(name, hint: groupNames.hint(for: name))
    }
    findings.report(message, at: item.node.excerpt)
    return nil
  }

  /// Copies the members of `source` that `group` does not define itself.
  private mutating func copy(from source: Int, to group: Int, _ item: TokenSet.Extension) {
    var open = [(source: source, place: group)]
    while copied <= Self.limit, let (source, place) = open.popLast() {
      copied += 1
      if set.groupTypes[place] == nil { set.groupTypes[place] = set.groupTypes[source] }
      if set.isToken(source) { copyToken(source, to: place, item) }
      for child in set.tree[source].children where child != item.group {
        let name = set.tree[child].part
        // A group does not replace a token, nor a token a group.
        if let own = set.tree.known(name, in: place), set.isToken(own) != set.isToken(child),
          !set.tree[child].children.isEmpty
        {
          continue
        }
        open.append((child, set.tree.node(name, in: place)))
      }
    }
  }

  private mutating func copyToken(_ source: Int, to place: Int, _ item: TokenSet.Extension) {
    let own = set.live(place)
    var inherited: [TokenDefinition] = []
    for number in set.live(source) {
      var definition = set.definitions[number]
      let choices = set.choices(of: number) + set.conditions[item.condition]
      guard let condition = set.condition(choices) else { continue }
      definition.condition = condition
      definition.token = place
      inherited.append(definition)
    }
    guard !inherited.isEmpty else { return }
    copied += inherited.count
    // The group's own definitions follow, so that they win.
    set.tree[place].definitions = []
    for definition in inherited { set.append(definition) }
    set.tree[place].definitions += own
  }

  /// Gives tokens the types that their groups have now.
  private mutating func inheritTypes(in group: Int) {
    var open = [(node: group, type: set.groupTypes[group])]
    while let (node, type) = open.popLast() {
      if let type {
        for number in set.live(node) { set.definitions[number].groupType = type }
      }
      open += set.tree[node].children.map { ($0, set.groupTypes[$0] ?? type) }
    }
  }
}
