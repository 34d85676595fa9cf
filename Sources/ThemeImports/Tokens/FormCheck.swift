import SourceDiagnostics
import SourceDocuments

/// Compares values with the forms of their types.
///
/// References are followed: one in braces must name a token of the expected type, and a JSON pointer
/// must lead to a value of the expected form. References to tokens that do not exist are reported
/// where tokens are resolved, not here.
struct FormCheck {
  let resolver: TokenResolver
  private(set) var problems: [ValueProblem] = []

  init(_ resolver: TokenResolver) {
    self.resolver = resolver
  }

  mutating func check(_ node: SourceNode, as form: ValueForm, titled title: String) {
    if node.kind == .mapping, let reference = node["$ref"] {
      return check(reference: reference, as: form, titled: title)
    }
    switch node.kind {
    case .scalar: checkScalar(node, as: form, titled: title)
    case .sequence: checkElements(of: node, as: form, titled: title)
    case .mapping where form.type == TokenSet.color: checkColor(node)
    case .mapping: checkProperties(of: node, as: form, titled: title)
    }
  }

  /// Adds the problem that a value does not have its form.
  private mutating func refuse(_ node: SourceNode, as form: ValueForm, titled title: String) {
    let found =
      switch node.kind {
      case .scalar: ", not \(node.isString ? "the string " : "")'\(node.text)'"
      case .sequence where form.elements.isEmpty: ", not a list"
      case .mapping where form.properties.isEmpty: ", not an object"
      default: ""
      }
    problems.append(ValueProblem(node, "\(title) must be \(form.description)\(found)"))
  }

  private mutating func checkScalar(_ node: SourceNode, as form: ValueForm, titled title: String) {
    if node.isString {
      switch TokenReference.curly(node.text, isLegacy: false) {
      case .path(let names):
        guard let type = form.type else { break }
        guard let (token, rest) = resolver.split(names), rest.isEmpty,
          let last = resolver.set.lastLive(token), let found = resolver.set.definitions[last].type,
          found != type
        else { return }
        let name = names.joined(separator: ".")
        return problems.append(
          ValueProblem(node, "\(title) must be \(form.title), but '\(name)' is of type '\(found)'")
        )
      case .malformed:
        return problems.append(
          ValueProblem(node, "'\(node.text)' is not a reference; expected \"{group.token}\"")
        )
      case .none: break
      }
    }
    if form.type == TokenSet.color, node.isString {
      return problems.append(
        ValueProblem(node, "\(title) must be an object with 'colorSpace' and 'components'")
      )
    }
    if !form.scalars.contains(where: { $0.accepts(node) }) { refuse(node, as: form, titled: title) }
  }

  private mutating func checkElements(
    of node: SourceNode,
    as form: ValueForm,
    titled title: String
  ) {
    let elements = Array(node.elements)
    let isRepeated = form.elements.count == 1
    guard !elements.isEmpty, isRepeated || elements.count == form.elements.count,
      let first = form.elements.first
    else { return refuse(node, as: form, titled: title) }
    for (index, element) in elements.enumerated() {
      let own = isRepeated ? first : form.elements[index]
      check(element, as: own, titled: "element \(index + 1) of \(title)")
    }
  }

  private mutating func checkProperties(
    of node: SourceNode,
    as form: ValueForm,
    titled title: String
  ) {
    if form.properties.isEmpty { return refuse(node, as: form, titled: title) }
    let names = form.properties.map(\.name)
    for (key, value) in node.entries {
      if let property = form.properties.first(where: { key.hasText($0.name) }) {
        check(value, as: property.form, titled: "'\(property.name)' of \(title)")
      } else {
        let hint = Spelling.hint(for: key.text, among: names)
        problems.append(ValueProblem(key, "\(form.title) has no property '\(key.text)'\(hint)"))
      }
    }
    let missing = form.properties.filter { $0.isRequired && node[$0.name] == nil }
    if missing.isEmpty { return }
    let list = missing.map { "'\($0.name)'" }.joined(separator: ", ")
    problems.append(ValueProblem(node, "\(title) must be \(form.description); add \(list)"))
  }

  // MARK: References

  mutating func check(
    reference: SourceNode,
    as form: ValueForm,
    titled title: String
  ) {
    guard leadsIntoToken(reference) else { return }
    guard let target = resolver.node(at: reference, under: nil) else {
      let message = "'\(reference.text)' does not lead to a value"
      return problems.append(ValueProblem(reference, message))
    }
    var inner = FormCheck(resolver)
    inner.check(target, as: form, titled: title)
    guard !inner.problems.isEmpty else { return }
    problems.append(
      ValueProblem(reference, "\(title) must be \(form.title), but '\(reference.text)' is not")
    )
  }

  /// Returns whether a pointer leads into a token; any other is reported already.
  private func leadsIntoToken(_ reference: SourceNode) -> Bool {
    guard let names = TokenReference.pointer(reference.text[...]) else { return false }
    return resolver.split(names).map { !$0.rest.isEmpty } ?? false
  }

  private mutating func checkColor(_ node: SourceNode) {
    var broken: [SourceNode] = []
    let references = self
    var object = ColorObject { part in
      guard let reference = part["$ref"] else { return nil }
      let target = references.resolver.node(at: reference, under: nil)
      if target == nil, references.leadsIntoToken(reference) { broken.append(reference) }
      return target
    }
    _ = object.text(of: node)
    problems += object.problems
    problems += broken.map { ValueProblem($0, "'\($0.text)' does not lead to a value") }
  }
}

extension ValueForm.Scalar {
  /// Returns whether a scalar has this form.
  fileprivate func accepts(_ node: SourceNode) -> Bool {
    switch self {
    case .number(let range):
      node.style == .plain && Double(node.text).map { $0.isFinite && range.contains($0) } == true
    case .text: node.isString
    case .words(let words): node.isString && words.contains(where: node.hasText)
    case .boolean: node.isBoolean
    }
  }
}

extension SourceNode {
  /// Whether this is a string; a plain scalar of YAML can be one.
  var isString: Bool {
    guard kind == .scalar else { return false }
    return style != .plain || !(isNull || isBoolean || Double(text) != nil)
  }

  var isBoolean: Bool {
    kind == .scalar && style == .plain && (hasText("true") || hasText("false"))
  }
}

extension TokenResolver {
  /// Reports values that do not have the form that 2025.10 requires for their types.
  func checkForms(of numbers: [Int]) {
    guard set.isStrict, set.dialect == .dtcg else { return }
    for number in numbers where targets[number] == .value {
      let definition = set.definitions[number]
      guard let form = definition.type.flatMap(ValueForm.of) else { continue }
      let title = "the value of '\(set.name(of: number))'"
      var check = FormCheck(self)
      if let value = definition.value {
        check.check(value, as: form, titled: title)
      } else if let reference = definition.reference {
        check.check(reference: reference, as: form, titled: title)
      }
      for problem in check.problems {
        findings.report(.invalidValue(problem.message), at: problem.node.excerpt)
      }
    }
  }
}
