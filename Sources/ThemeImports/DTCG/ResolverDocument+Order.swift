import SourceDiagnostics
import SourceDocuments

extension ResolverDocument {
  mutating func readOrder(_ element: SourceNode, _ findings: inout ImportFindings) {
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
  mutating func local(
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
  func definitions(_ reference: SourceNode) -> SourceNode? {
    guard let path = TokenReference.pointer(reference.text[...]), path.count > 1,
      path.first == "$defs"
    else { return nil }
    return path.reduce(document.root as SourceNode?) { $0?[$1] }
  }
}
