import SourceDiagnostics
import SourceDocuments

extension TokenSet {
  /// Lets groups take over what the groups that they extend hold, with all that is wrong with it.
  mutating func applyExtensions(_ findings: inout ImportFindings) {
    var applier = ExtensionApplier(set: self)
    for number in extensions.indices { applier.apply(number, &findings) }
    self = applier.set
  }
}

/// Applies each extension after those that it builds upon.
private struct ExtensionApplier {
  var set: TokenSet
  private var states: [State]
  private let targets: [Int: [Int]]
  private var copied = 0
  private var visited = 0
  private let groupNames: SpellingIndex

  /// The most definitions that are taken over in all: groups that extend each other twice at every
  /// level would else make a huge set of a tiny file.
  private static let limit = 100_000

  /// The most groups and tokens that are looked at to find what extensions build upon.
  private static let visitLimit = 4_000_000

  private enum State { case waiting, open, done }

  init(set: TokenSet) {
    self.set = set
    let tree = set.tree
    groupNames = SpellingIndex(
      of: tree.nodes.indices.lazy.filter { !tree[$0].children.isEmpty && $0 > 0 }
        .map(tree.text)
    )
    states = Array(repeating: .waiting, count: set.extensions.count)
    targets = Dictionary(grouping: set.extensions.indices) { set.extensions[$0].group }
  }

  /// Applies an extension and all that it builds upon; chains can be as long as there are groups.
  mutating func apply(_ number: Int, _ findings: inout ImportFindings) {
    var way: [(number: Int, names: [String], prerequisites: ArraySlice<Int>)] = []
    func open(_ number: Int, _ applier: inout Self, _ findings: inout ImportFindings) {
      guard applier.states[number] == .waiting else { return }
      applier.states[number] = .done
      guard applier.isWithinLimits,
        let names = applier.path(applier.set.extensions[number].node, &findings)
      else { return }
      let prerequisites = applier.prerequisites(of: names)
      guard applier.isWithinLimits else {
        return applier.reportLimit(applier.set.extensions[number], &findings)
      }
      applier.states[number] = .open
      way.append((number, names, prerequisites[...]))
    }
    open(number, &self, &findings)
    while let (number, names, _) = way.last {
      if let other = way[way.count - 1].prerequisites.popFirst() {
        if other != number, states[other] == .open {
          reportCircle(number, other, names, &findings)
          close(&way)
        } else {
          open(other, &self, &findings)
        }
        continue
      }
      extend(set.extensions[number], names, &findings)
      close(&way)
    }
  }

  private mutating func close(
    _ way: inout [(number: Int, names: [String], prerequisites: ArraySlice<Int>)]
  ) {
    if let number = way.popLast()?.number { states[number] = .done }
  }

  private func reportCircle(
    _ number: Int,
    _ other: Int,
    _ names: [String],
    _ findings: inout ImportFindings
  ) {
    let item = set.extensions[number]
    findings.add(
      .invalidExtends,
      at: item.node.excerpt,
      notes: [
        Diagnostic.Note(
          message: "which extends this group in turn",
          excerpt: set.extensions[other].node.excerpt
        )
      ],
      "'\(set.tree.text(of: item.group))' extends itself by way of '\(names.joined(separator: "."))'"
    )
  }

  /// Copies what a group extends, once that is whole.
  private mutating func extend(
    _ item: GroupExtension,
    _ names: [String],
    _ findings: inout ImportFindings
  ) {
    guard isWithinLimits, let target = target(names, item, &findings) else { return }
    copy(from: target, to: item.group, item)
    guard isWithinLimits else { return reportLimit(item, &findings) }
    settleTypes(in: item.group)
  }

  private func reportLimit(_ item: GroupExtension, _ findings: inout ImportFindings) {
    findings.add(
      .invalidExtends,
      at: item.node.excerpt,
      "the groups that extend others come to more than \(Self.limit) groups and tokens"
    )
  }

  private func path(_ node: SourceNode, _ findings: inout ImportFindings) -> [String]? {
    let text = node.text
    if node.kind == .scalar {
      if case .path(let names) = TokenReference.curly(text, isLegacy: false) { return names }
      if let names = TokenReference.pointer(text[...]) { return names }
    }
    findings.add(
      .invalidExtends,
      at: node.excerpt,
      "'$extends' names a group as \"{group.name}\" or \"#/group/name\""
    )
    return nil
  }

  private var isWithinLimits: Bool { copied <= Self.limit && visited <= Self.visitLimit }

  private mutating func prerequisites(of names: [String]) -> [Int] {
    var result: [Int] = []
    var node = TokenTree.root
    for name in names {
      guard let next = set.tree.known(name, in: node) else { return result }
      node = next
      result += targets[node] ?? []
    }
    var open = set.tree[node].children
    while let below = open.popLast() {
      visited += 1
      result += targets[below] ?? []
      open += set.tree[below].children
    }
    return result
  }

  private func target(
    _ names: [String],
    _ item: GroupExtension,
    _ findings: inout ImportFindings
  ) -> Int? {
    let name = names.joined(separator: ".")
    guard let target = set.tree.known(names) else {
      let hint = groupNames.hint(for: name)
      findings.add(
        .invalidExtends,
        at: item.node.excerpt,
        "no group is called '\(name)'\(hint)"
      )
      return nil
    }
    guard !set.isToken(target) else {
      findings.add(
        .invalidExtends,
        at: item.node.excerpt,
        "'\(name)' is a token, and only groups can be extended"
      )
      return nil
    }
    var above = item.group
    while above > TokenTree.root, above != target { above = set.tree[above].parent }
    guard above != target else {
      findings.add(
        .invalidExtends,
        at: item.node.excerpt,
        target == item.group
          ? "'\(name)' extends itself"
          : "'\(set.tree.text(of: item.group))' extends '\(name)', which holds it"
      )
      return nil
    }
    return target
  }

  /// Copies what is below `source` to where nothing of the same name stands.
  private mutating func copy(from source: Int, to group: Int, _ item: GroupExtension) {
    var open = [(source: source, place: group)]
    while copied <= Self.limit, let (source, place) = open.popLast() {
      copied += 1
      if let definitions = set.groups[source], set.groups[place] == nil {
        set.groups[place] = definitions
      }
      if set.isToken(source) { copyToken(source, to: place, item) }
      for child in set.tree[source].children where child != item.group {
        let name = set.tree[child].name
        let isOwn = set.tree.known(name, in: place)
        // A group can't take the place of a token, nor a token that of a group.
        if let isOwn, set.isToken(isOwn) != set.isToken(child), !set.tree[child].children.isEmpty {
          continue
        }
        open.append((child, set.tree.node(name, in: place)))
      }
    }
  }

  private mutating func copyToken(_ source: Int, to place: Int, _ item: GroupExtension) {
    let own = set.live(place)
    let inherited = set.live(source).compactMap { number -> TokenDefinition? in
      var definition = set.definitions[number]
      let choices = set.conditions[definition.condition] + set.conditions[item.condition]
      guard let condition = set.condition(choices) else { return nil }
      definition.condition = condition
      return definition
    }
    guard !inherited.isEmpty else { return }
    copied += inherited.count
    set.tree[place].firstDefinition = -1
    set.tree[place].lastDefinition = -1
    for definition in inherited {
      set.append(
        TokenDefinition(
          token: place,
          layer: definition.layer,
          condition: definition.condition,
          key: definition.key,
          node: definition.node,
          value: definition.value,
          reference: definition.reference,
          ownType: definition.ownType,
          groupType: definition.groupType,
          deprecated: definition.deprecated,
          isPalette: definition.isPalette
        )
      )
    }
    // Those of the group itself come behind, so that they win.
    for number in own {
      set.definitions[number].next = -1
      let last = set.tree[place].lastDefinition
      set.definitions[last].next = number
      set.tree[place].lastDefinition = number
    }
  }

  /// Lets tokens have the types that their groups have now.
  private mutating func settleTypes(in group: Int) {
    var open = [(node: group, type: type(of: group))]
    while let (node, type) = open.popLast() {
      for number in set.live(node) where type != TokenSet.none {
        if set.definitions[number].ownType == TokenSet.none {
          set.definitions[number].groupType = type
        }
      }
      open += set.tree[node].children.map { child in
        let own = self.type(of: child)
        return (child, own == TokenSet.none ? type : own)
      }
    }
  }

  private func type(of group: Int) -> Int {
    set.groups[group]?.last { $0.type != TokenSet.none }?.type ?? TokenSet.none
  }
}
