import SourceDiagnostics
import SourceDocuments

extension ResolverDocument {
  /// Reads an element of the resolution order: a reference, or a set or modifier itself.
  mutating func readOrder(_ element: SourceNode) {
    guard element.kind == .mapping else {
      return findings.report(.orderSyntax, at: element.excerpt)
    }
    if let reference = element["$ref"] {
      guard let (kind, name, node) = local(reference) else { return }
      if kind == "sets" {
        readSet(node, named: name, at: reference, under: [], overrides: element)
      } else {
        readModifier(node, named: name, at: reference, overrides: element)
      }
      return
    }
    guard let type = element["type"], let name = element["name"], name.kind == .scalar else {
      return findings.report(.orderWithoutName, at: element.excerpt)
    }
    if !usedNames.insert("inline/\(name.text)").inserted {
      findings.report(.repeatedName(name.text), at: name.excerpt)
    }
    switch type.text {
    case "set":
      checkKeys(of: element, "a set", among: Self.setKeys + Self.inlineKeys)
      readSet(element, named: name.text, at: name, under: [], overrides: nil)
    case "modifier":
      checkKeys(of: element, "a modifier", among: Self.modifierKeys + Self.inlineKeys)
      checkModifier(element, at: name)
      readModifier(element, named: name.text, at: name, overrides: nil)
    default: findings.report(.orderType(type.text), at: type.excerpt)
    }
  }

  /// Returns the set or modifier at a pointer into this document; reports any other pointer.
  mutating func local(_ reference: SourceNode) -> (kind: String, name: String, node: SourceNode)? {
    let text = reference.text
    let message: ImportMessage
    if reference.kind == .scalar, let path = TokenReference.pointer(text[...]) {
      if path.first == "resolutionOrder" {
        message = .orderReference
      } else if path.count == 2, ["sets", "modifiers"].contains(path[0]) {
        if let node = parts[path[0]]?[path[1]] {
          usedNames.insert("\(path[0])/\(path[1])")
          return (path[0], path[1], node)
        }
        let hint = partNames[path[0]]?.hint(for: path[1]) ?? ""
        message = .unknownPart(path[1], of: path[0], hint: hint)
      } else {
        message = .notAPart(text)
      }
    } else {
      message = .partSyntax
    }
    findings.report(message, at: reference.excerpt)
    return nil
  }

  /// Returns tokens of this document in `$defs`, as in bundled documents.
  func definitions(_ reference: SourceNode) -> SourceNode? {
    guard let path = TokenReference.pointer(reference.text[...]), path.count > 1,
      path.first == "$defs"
    else { return nil }
    return path.dropFirst(2).reduce(parts["$defs"]?[path[1]]) { $0?[$1] }
  }
}
