import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  /// Tells what is wrong with a value that is no colour, and that is kept as it is.
  mutating func checkValue(_ definition: TokenDefinition, _ type: Int) {
    guard set.isStrict, set.dialect == .dtcg, type >= 0, let value = definition.value else {
      return
    }
    for fault in TokenValueCheck(value, type: set.types[type]).faults {
      findings.add(.invalidToken, .warning, at: fault.node.excerpt, "\(fault.message)")
    }
  }

  /// Looks for references in a value that is no colour, so that those that lead nowhere are told.
  mutating func scanReferences(_ definition: TokenDefinition, _ number: Int) {
    guard let value = definition.value else { return }
    var open = [value]
    while let node = open.popLast() {
      switch node.kind {
      case .sequence: open += node.elements
      case .mapping:
        for (key, inner) in node.entries {
          guard key.hasText("$ref"), set.dialect == .dtcg else {
            open.append(inner)
            continue
          }
          if let token = partToken(inner, number) {
            otherReferences[number, default: []].append(token)
          }
        }
      case .scalar:
        var isReference = false
        node.readUTF8 { isReference = $0.first == 0x7B && $0.last == 0x7D }
        guard isReference, node.style != .plain,
          case .path(let names) = TokenReference.curly(node.text, isLegacy: isLegacy),
          let token = token(names, node, number)
        else { continue }
        otherReferences[number, default: []].append(token)
      }
    }
  }
}
