import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  mutating func target(of number: Int) -> Int {
    let definition = set.definitions[number]
    if let reference = definition.reference { return target(ofPointer: reference, number) }
    guard let value = definition.value else { return Self.notAlias }
    switch value.kind {
    case .scalar:
      guard value.style != .plain || isLegacy else { return Self.notAlias }
      var isReference = false
      value.readUTF8 { isReference = $0.first == 0x7B }
      guard isReference else { return Self.notAlias }
      switch TokenReference.curly(value.text, isLegacy: isLegacy) {
      case .none: return Self.notAlias
      case .malformed:
        findings.add(
          .invalidReference,
          at: value.excerpt,
          "'\(value.text)' is no reference; one is \"{group.token}\" and nothing else"
        )
        return Self.broken
      case .path(let names): return token(names, value, number) ?? Self.broken
      }
    case .mapping:
      guard set.dialect == .dtcg, value.entries.count == 1, let pointer = value["$ref"] else {
        return Self.notAlias
      }
      return target(ofPointer: pointer, number)
    case .sequence: return Self.notAlias
    }
  }

  /// The token that a JSON pointer leads to; what leads into the value of one is no alias.
  mutating func target(ofPointer node: SourceNode, _ number: Int) -> Int {
    guard let names = pointer(node) else { return Self.broken }
    let (token, rest) = split(names)
    if token == nil || rest.isEmpty || rest == ["$value"] {
      return self.token(token == nil ? names : set.tree.path(of: token ?? 0), node, number)
        ?? Self.broken
    }
    return Self.notAlias
  }

  mutating func pointer(_ node: SourceNode) -> [String]? {
    let text = node.text
    if node.kind == .scalar, let names = TokenReference.pointer(text[...]) { return names }
    let isFile = node.kind == .scalar && !text.isEmpty && text.utf8.first != 0x23
    findings.add(
      .invalidReference,
      at: node.excerpt,
      isFile
        ? "'$ref' leads into this document only, as \"#/group/token\"; import the other file with it"
        : "'$ref' is a JSON pointer, as \"#/group/token\""
    )
    return nil
  }

  /// The token at the beginning of a path, and what follows it.
  func split(_ names: [String]) -> (token: Int?, rest: [String]) {
    var node = TokenTree.root
    for (index, name) in names.enumerated() {
      guard let next = set.tree.known(name, in: node) else { return (nil, []) }
      node = next
      if set.isToken(node) { return (node, Array(names[(index + 1)...])) }
    }
    return (nil, [])
  }

  /// The token that a reference means; one that there isn't is reported.
  mutating func token(_ names: [String], _ node: SourceNode, _ number: Int) -> Int? {
    var names = names
    if let known = set.tree.known(names), set.isToken(known) { return known }
    if isLegacy, names.count > 1, ["value", "$value"].contains(names.last) {
      names.removeLast()
      if let known = set.tree.known(names), set.isToken(known) { return known }
    }
    let name = names.joined(separator: ".")
    let definition = set.definitions[number]
    let type = definition.ownType == TokenSet.none ? definition.groupType : definition.ownType
    let isColor = type == TokenSet.color || type == TokenSet.none
    let severity: Severity = set.isStrict || isColor ? .error : .warning
    if let group = set.tree.known(names) {
      let root = set.tree.known("$root", in: group)
      let advice = root == nil ? "a token in it" : "its token as '{\(name).$root}'"
      findings.add(
        .invalidReference,
        severity,
        at: node.excerpt,
        "'\(name)' is a group, and only tokens can be referred to; name \(advice)"
      )
      return nil
    }
    let hint = hint(for: name)
    findings.add(
      .unknownReference,
      severity,
      at: node.excerpt,
      "no token is called '\(name)'\(hint)"
    )
    return nil
  }

  /// The most misspelt references that are compared with all names.
  private static let hintLimit = 20

  private mutating func hint(for name: String) -> String {
    guard hints < Self.hintLimit else { return "" }
    hints += 1
    let all =
      names
      ?? set.tree.nodes.indices.filter { set.isToken($0) }.map { set.tree.text(of: $0) }
    names = all
    return Spelling.hint(for: name, among: all)
  }
}
