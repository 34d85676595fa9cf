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

  /// Whether the targets of pointers have the forms that were expected of them.
  ///
  /// Many pointers can lead to one long list, which is compared once.
  private var results: [Expectation: Bool] = [:]

  private struct Expectation: Hashable {
    let path: String
    let start: Int
    let form: ValueForm
  }

  init(_ resolver: TokenResolver) {
    self.resolver = resolver
  }

  mutating func check(
    _ node: SourceNode,
    as form: ValueForm,
    titled title: @autoclosure () -> String
  ) {
    if node.kind == .mapping, let reference = node["$ref"] {
      return check(reference: reference, as: form, titled: title())
    }
    switch node.kind {
    case .scalar: checkScalar(node, as: form, titled: title())
    case .sequence: checkElements(of: node, as: form, titled: title())
    case .mapping where form.type == TokenSet.color: checkColor(node)
    case .mapping: checkProperties(of: node, as: form, titled: title())
    }
  }

  private mutating func add(_ node: SourceNode, _ message: String) {
    problems.append(ValueProblem(node, message))
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
    add(node, "\(title) must be \(form.description)\(found)")
  }

  private mutating func checkScalar(
    _ node: SourceNode,
    as form: ValueForm,
    titled title: @autoclosure () -> String
  ) {
    if node.isString {
      switch TokenReference.curly(node.text, isLegacy: false) {
      case .path(let names):
        guard let type = form.type else { break }
        guard let (token, rest) = resolver.split(names), rest.isEmpty,
          let last = resolver.set.lastLive(token), let found = resolver.set.definitions[last].type,
          found != type
        else { return }
        let name = names.joined(separator: ".")
        return add(node, "\(title()) must be \(form.title), but '\(name)' is of type '\(found)'")
      case .malformed:
        return add(node, "'\(node.text)' is not a reference; expected \"{group.token}\"")
      case .none: break
      }
      if form.type == TokenSet.color {
        return add(node, "\(title()) must be an object with 'colorSpace' and 'components'")
      }
    }
    if !form.scalars.contains(where: { $0.accepts(node) }) {
      refuse(node, as: form, titled: title())
    }
  }

  private mutating func checkElements(
    of node: SourceNode,
    as form: ValueForm,
    titled title: @autoclosure () -> String
  ) {
    let elements = node.elements
    let isRepeated = form.elements.count == 1
    guard !elements.isEmpty, isRepeated || elements.count == form.elements.count,
      let first = form.elements.first
    else { return refuse(node, as: form, titled: title()) }
    for (index, element) in elements.enumerated() {
      let own = isRepeated ? first : form.elements[index]
      check(element, as: own, titled: "element \(index + 1) of \(title())")
    }
  }

  private mutating func checkProperties(
    of node: SourceNode,
    as form: ValueForm,
    titled title: @autoclosure () -> String
  ) {
    if form.properties.isEmpty { return refuse(node, as: form, titled: title()) }
    for (key, value) in node.entries {
      if let property = form.properties.first(where: { key.hasText($0.name) }) {
        check(value, as: property.form, titled: "'\(property.name)' of \(title())")
      } else {
        let hint = Spelling.hint(for: key.text, among: form.properties.map(\.name))
        add(key, "\(form.title) has no property '\(key.text)'\(hint)")
      }
    }
    let missing = form.properties.filter { $0.isRequired && node[$0.name] == nil }
    if missing.isEmpty { return }
    let list = missing.map { "'\($0.name)'" }.joined(separator: ", ")
    add(node, "\(title()) must be \(form.description); add \(list)")
  }

  // MARK: References

  mutating func check(
    reference: SourceNode,
    as form: ValueForm,
    titled title: @autoclosure () -> String
  ) {
    guard resolver.leadsIntoToken(reference) else { return }
    guard let target = resolver.node(at: reference, under: nil) else {
      return add(reference, "'\(reference.text)' does not lead to a value")
    }
    if !isValid(target, as: form) {
      add(reference, "\(title()) must be \(form.title), but '\(reference.text)' is not")
    }
  }

  private mutating func isValid(_ target: SourceNode, as form: ValueForm) -> Bool {
    let expectation = Expectation(
      path: target.file.path,
      start: target.range.lowerBound,
      form: form
    )
    if let known = results[expectation] { return known }
    var check = FormCheck(resolver)
    check.check(target, as: form, titled: "")
    results[expectation] = check.problems.isEmpty
    return check.problems.isEmpty
  }

  private mutating func checkColor(_ node: SourceNode) {
    var broken: [SourceNode] = []
    var object = ColorObject { [resolver] part in
      guard let reference = part["$ref"] else { return nil }
      let target = resolver.node(at: reference, under: nil)
      if target == nil, resolver.leadsIntoToken(reference) { broken.append(reference) }
      return target
    }
    _ = object.text(of: node)
    problems += object.problems
    for reference in broken { add(reference, "'\(reference.text)' does not lead to a value") }
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
  /// Returns whether a pointer leads into a token; any other is reported already.
  fileprivate func leadsIntoToken(_ reference: SourceNode) -> Bool {
    guard let names = TokenReference.pointer(reference.text[...]) else { return false }
    return split(names).map { !$0.rest.isEmpty } ?? false
  }

  /// Reports values that do not have the form that 2025.10 requires for their types.
  func checkForms(of numbers: [Int]) {
    guard set.isStrict, set.dialect == .dtcg else { return }
    var check = FormCheck(self)
    for number in numbers where targets[number] == .value {
      let definition = set.definitions[number]
      guard let form = definition.type.flatMap(ValueForm.of) else { continue }
      func title() -> String { "the value of '\(set.name(of: number))'" }
      if let value = definition.value {
        check.check(value, as: form, titled: title())
      } else if let reference = definition.reference {
        check.check(reference: reference, as: form, titled: title())
      }
    }
    for problem in check.problems {
      findings.report(.invalidValue(problem.message), at: problem.node.excerpt)
    }
  }
}
