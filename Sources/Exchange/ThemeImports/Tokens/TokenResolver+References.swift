import SourceDiagnostics
import SourceDocuments
import TextSupport

extension TokenResolver {
  /// Returns the target of a definition; reports one that does not exist.
  mutating func target(of number: Int) -> Target {
    let declaration = set.definitions[number].declaration
    if let known = set.definitions[number].known {
      if case .alias(let token) = known { return .token(token) }
      return .value
    }
    if let token = aliasedToken(of: set.definitions[number]) { return .token(token) }
    if let reference = declaration.reference { return target(ofPointer: reference, number) }
    guard let value = declaration.value else { return .value }
    switch value.kind {
    case .scalar:
      guard value.style != .plain || isLegacy else { return .value }
      switch TokenReference.curly(value.text, isLegacy: isLegacy) {
      case .none: return .value
      case .malformed:
        findings.report(.referenceSyntax(value.text), at: value.excerpt)
        return .broken
      case .path(let names): return token(names, at: value, of: number).map(Target.token) ?? .broken
      }
    case .mapping:
      guard set.dialect == .dtcg, value.entries.count == 1, let pointer = value["$ref"] else {
        return .value
      }
      return target(ofPointer: pointer, number)
    case .sequence: return .value
    }
  }

  /// Returns the color of another collection that Figma exported the value of, if it is imported.
  private func aliasedToken(of definition: TokenDefinition) -> Int? {
    guard definition.value?["colorSpace"] != nil,
      let alias = definition.annotatedNode?["$extensions"]?[FigmaModes.aliasKey],
      let names = alias["targetVariableName"]?.text.split(separator: "/").map(String.init),
      let token = groups(named: alias["targetVariableSetName"]?.text).lazy
        .compactMap({ set.tree.known(names, from: $0) })
        .first(where: { set.isToken($0) && $0 != definition.token }),
      let last = set.lastLive(token).map({ set.definitions[$0] }),
      (last.ownType ?? last.groupType) == TokenSet.color
    else { return nil }
    // Figma writes the values of aliases as well, in each mode.
    let values = set.live(token).compactMap { set.definitions[$0].value }
    guard let own = definition.value, !values.contains(where: { ColorObject.areEqual(own, $0) })
    else { return token }
    findings.report(
      .otherThanAlias(
        set.tree.name(of: definition.token),
        ColorObject.unresolved(own).text,
        set.tree.name(of: token),
        values.first.flatMap { ColorObject.unresolved($0).text }
      ),
      at: own.excerpt
    )
    return nil
  }

  /// Returns the collections with a name; if there are none, the root and all collections.
  private func groups(named name: String?) -> [Int] {
    let named = set.collections.filter { set.tree[$0].part == name }
    return named.isEmpty ? [TokenTree.root] + set.collections : named
  }

  /// Returns the token at a JSON pointer; one that leads into a value is part of a value itself.
  private mutating func target(ofPointer node: SourceNode, _ number: Int) -> Target {
    guard let names = pointer(node) else { return .broken }
    guard let (token, rest) = split(names) else {
      return token(names, at: node, of: number).map(Target.token) ?? .broken
    }
    if rest.isEmpty, !leadsToValue(node) { return .broken }
    return rest.isEmpty || rest == ["$value"] ? .token(token) : .value
  }

  /// Returns the names of a JSON pointer; reports anything else.
  private func pointer(_ node: SourceNode) -> [String]? {
    let text = node.kind == .scalar ? node.text : ""
    if set.isStrict, text.hasPrefix("#"), let bad = text.first(where: { " {}".contains($0) }) {
      findings.report(.pointerCharacter(bad, in: text), at: node.excerpt)
      return nil
    }
    if let names = TokenReference.pointer(text[...]) { return names }
    let isFile = !text.isEmpty && text.utf8.first != 0x23
    findings.report(isFile ? .pointerToFile : .pointerSyntax, at: node.excerpt)
    return nil
  }

  /// Returns the token at the beginning of a path, and the names that follow it.
  func split(_ names: [String]) -> (token: Int, rest: ArraySlice<String>)? {
    var node = TokenTree.root
    for (index, name) in names.enumerated() {
      guard let next = set.tree.known(name, in: node) else { return nil }
      node = next
      if set.isToken(node) { return (node, names[(index + 1)...]) }
    }
    return nil
  }

  /// Returns the token whose value a pointer leads into; reports one that does not exist.
  mutating func containingToken(_ node: SourceNode, _ number: Int) -> Int? {
    guard let names = pointer(node) else { return nil }
    guard let (token, rest) = split(names) else { return token(names, at: node, of: number) }
    return rest.isEmpty && !leadsToValue(node) ? nil : token
  }

  /// Returns whether a pointer to a token is accepted in place of one to its value; reports it in
  /// files of 2025.10.
  private func leadsToValue(_ pointer: SourceNode) -> Bool {
    if set.isStrict { findings.report(.pointerToToken(pointer.text), at: pointer.excerpt) }
    return !set.isStrict
  }

  /// Returns the token of a reference; reports one that does not exist.
  mutating func token(_ names: [String], at node: SourceNode, of number: Int) -> Int? {
    var names = names
    if !set.collections.isEmpty,
      let group = set.tree.lineage(of: set.definitions[number].token).first,
      set.collections.contains(group), let known = set.tree.known(names, from: group),
      set.isToken(known)
    {
      return known
    }
    if let known = set.tree.known(names), set.isToken(known) { return known }
    if isLegacy, names.count > 1, ["value", "$value"].contains(names.last) {
      names.removeLast()
      if let known = set.tree.known(names), set.isToken(known) { return known }
    }
    let name = names.joined(separator: ".")
    let type = set.definitions[number].ownType ?? set.definitions[number].groupType
    let isColor = type == nil || type == TokenSet.color
    let isError = set.isStrict || isColor
    if let group = set.tree.known(names) {
      let hasRoot = set.tree.known("$root", in: group) != nil
      findings.report(.groupReference(name, hasRoot: hasRoot, isError: isError), at: node.excerpt)
    } else {
      findings.report(
        .unknownToken(name, hint: hint(for: name), isError: isError),
        at: node.excerpt
      )
    }
    return nil
  }

  /// The maximum number of unknown names that are compared with all names.
  private static let hintLimit = 20

  private mutating func hint(for name: String) -> String {
    hintCount += 1
    return hintCount > Self.hintLimit ? "" : Spelling.hint(for: name, among: tokenNames)
  }

  /// Returns the values of all `$ref` in a value.
  func pointers(in node: SourceNode) -> [SourceNode] {
    switch node.kind {
    case .scalar: []
    case .sequence: node.elements.flatMap(pointers)
    case .mapping:
      node.entries.flatMap { key, value in
        key.hasText("$ref") ? [value] : pointers(in: value)
      }
    }
  }

  /// Adds the references in a value of another type; reports unknown ones.
  mutating func addReferences(in value: SourceNode, of number: Int) {
    var open = [value]
    while let node = open.popLast() {
      var token: Int?
      switch node.kind {
      case .sequence: open += node.elements
      case .mapping:
        for (key, inner) in node.entries {
          if key.hasText("$ref"), set.dialect == .dtcg {
            token = containingToken(inner, number)
          } else {
            open.append(inner)
          }
        }
      case .scalar:
        guard node.style != .plain, node.text.utf8.last == 0x7D,
          case .path(let names) = TokenReference.curly(node.text, isLegacy: isLegacy)
        else { continue }
        token = self.token(names, at: node, of: number)
      }
      if let token { otherReferences[number, default: []].append(token) }
    }
  }
}
