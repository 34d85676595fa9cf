package import SourceDiagnostics
package import SourceDocuments

extension Findings {
  /// Reports the keys and the kinds of values in a tree that the format does not have.
  ///
  /// - Parameters:
  ///   - node: The tree.
  ///   - value: Its form.
  ///   - place: The place of the tree in the file.
  ///   - allowsUnknownKeys: Whether unknown keys are not reported.
  /// - Returns: Whether the tree has the form.
  @discardableResult
  package mutating func check(
    _ node: SourceNode,
    as value: FormatValue,
    at place: FormatValue.Place = .root,
    allowsUnknownKeys: Bool = false
  ) -> Bool {
    var check = FormatCheck(allowsUnknownKeys: allowsUnknownKeys)
    check.check(node, as: value, at: place, isRepeated: false)
    append(contentsOf: check.findings.diagnostics)
    return check.findings.diagnostics.isEmpty
  }
}

extension FormatValue {
  /// The place of a value in a file, for messages.
  package enum Place {
    /// The root of a file.
    case root
    /// The value of a key.
    case key(String, isRequired: Bool = false)
    /// The value of a name.
    case entry(SourceNode)
    /// An element of the list of a key.
    case element(of: String)
  }
}

/// A walk of a tree by the description of the format.
private struct FormatCheck {
  let allowsUnknownKeys: Bool
  private(set) var findings = Findings()

  /// The number of nodes that aliases can repeat: a few nested aliases expand to more than fits in
  /// memory.
  private var repetitions = 100_000

  init(allowsUnknownKeys: Bool) { self.allowsUnknownKeys = allowsUnknownKeys }

  mutating func check(
    _ node: SourceNode,
    as value: FormatValue,
    at place: FormatValue.Place,
    isRepeated: Bool
  ) {
    let isRepeated = isRepeated || node.isAlias
    if isRepeated {
      guard repetitions > 0 else { return }
      repetitions -= 1
    }
    guard hasKind(node, of: value, at: place) else { return }
    value.forEachPart(of: node) { part in
      let inner: FormatValue.Place =
        switch (part.known, part.key) {
        case (let known?, _): .key(known.name, isRequired: known.isRequired)
        case (nil, let key?): .entry(key)
        case (nil, nil): node.kind == .sequence ? .element(of: place.name) : place
        }
      if part.known?.isCheckedLater == true {
        _ = hasKind(part.node, of: part.value, at: inner)
      } else {
        check(part.node, as: part.value, at: inner, isRepeated: isRepeated)
      }
    }
  }

  /// Returns whether a node has the kind that a form requires, and reports it otherwise.
  private mutating func hasKind(
    _ node: SourceNode,
    of value: FormatValue,
    at place: FormatValue.Place
  ) -> Bool {
    switch value {
    case .text, .plainName, .name, .usualWords, .conditions, .version: _ = text(node, at: place)
    case .number:
      guard let text = text(node, at: place), Double(text)?.isFinite != true else { break }
      report("\(place.subject) must be a number, not \(name: text)", at: node)
    case .boolean:
      guard let text = text(node, at: place), text != "true", text != "false" else { break }
      report("\(place.subject) must be true or false, not \(name: text)", at: node)
    case .words(let words, let noun):
      guard let text = text(node, at: place), !words.contains(text) else { break }
      guard let noun else {
        let list = words.joined(separator: " or ")
        report("\(place.subject) must be \(list), not \(name: text)", .unknownValue, at: node)
        break
      }
      let hint = Spelling.proposal(for: text, among: words)
      let list = hint.isEmpty ? "; available: \(Spelling.list(words))" : hint
      report("\(name: text) is not \(noun)\(list)", .unknownValue, at: node)
    case .list(let element, let count, let isOptional):
      return hasCount(node, of: element, in: count, isOptional: isOptional, at: place)
    case .mapping(let mapping):
      guard isMapping(node, named: mapping.noun, isOptional: mapping.isOptional, at: place) else {
        return false
      }
      checkKeys(of: node, against: mapping, at: place)
    case .choice(let choice): return hasOption(node, of: choice, at: place)
    case .entries: return isMapping(node, named: nil, isOptional: true, at: place)
    case .traits: return isMapping(node, named: "a set of traits", isOptional: true, at: place)
    case .oneOrMore: break
    case .definitions, .variants, .value: return false
    }
    return true
  }

  private mutating func text(_ node: SourceNode, at place: FormatValue.Place) -> String? {
    guard node.kind == .scalar else {
      report("\(place.subject) must be a single value", at: node)
      return nil
    }
    if node.isNull { report("\(place.subject) has no value", at: node) }
    return node.ownText
  }

  private mutating func isMapping(
    _ node: SourceNode,
    named noun: @autoclosure () -> String?,
    isOptional: Bool,
    at place: FormatValue.Place
  ) -> Bool {
    guard node.kind != .mapping else { return true }
    guard !isOptional || !node.isNull else { return false }
    let subject = place.subject(noun())
    report("\(subject) must be a mapping of keys to values\(node.missingSpaceAdvice)", at: node)
    return false
  }

  private mutating func hasCount(
    _ node: SourceNode,
    of element: FormatValue,
    in count: ClosedRange<Int>,
    isOptional: Bool,
    at place: FormatValue.Place
  ) -> Bool {
    guard node.kind == .sequence else {
      if isOptional, node.isNull { return false }
      let example = element.isCollection ? "" : ", as in [a, b]"
      report("\(place.subject) must be a list\(example)", at: node)
      return false
    }
    let actual = node.elements.count
    // An empty list of a required key is reported as a missing key.
    if case .key(_, isRequired: true) = place, actual == 0 { return true }
    guard !count.contains(actual) else { return true }
    let isTooFew = actual < count.lowerBound
    let limit = isTooFew ? count.lowerBound : count.upperBound
    let word = count.lowerBound == count.upperBound ? "" : isTooFew ? "at least " : "at most "
    let number = ["no", "one", "two"].dropFirst(limit).first ?? "\(limit)"
    let verb = limit == 1 && !element.isCollection ? "name" : "have"
    let noun = limit == 1 ? element.noun : "\(element.noun)s"
    report("\(place.subject) must \(verb) \(word)\(number) \(noun)", at: node)
    return isTooFew
  }

  private mutating func checkKeys(
    of node: SourceNode,
    against mapping: FormatMapping,
    at place: FormatValue.Place
  ) {
    let subject = place.subject(mapping.noun)
    let names = mapping.names
    for (key, _) in node.entries where !allowsUnknownKeys && !names.contains(key.text) {
      let replacement = mapping.replacements[key.text].map { "; \($0)" as Diagnostic.Message }
      let hint = replacement ?? Spelling.proposal(for: key.text, among: names)
      let list = hint.isEmpty ? "; available keys: \(Spelling.list(names))" : hint
      findings.add(
        .unknownKey,
        "\(name: key.text) is not a key of \(subject)\(list)",
        at: key.excerpt,
        fix: Spelling.caseFix(for: key.text, among: names, at: key.excerpt)
      )
    }
    for key in mapping.keys where key.isRequired {
      if let value = node[key], value.kind != .sequence || !value.elements.isEmpty { continue }
      if !allowsUnknownKeys, mapping.hasMisspelling(of: key, in: node) { continue }
      let value = key.documentation.map {
        ", \($0.prefix(1).lowercased())\($0.dropFirst().dropLast())"
      }
      report("\(subject) needs \(name: key.name, suffix: ":")\(value ?? "")", at: node)
    }
  }

  private mutating func hasOption(
    _ node: SourceNode,
    of choice: FormatMapping.Choice,
    at place: FormatValue.Place
  ) -> Bool {
    guard isMapping(node, named: choice.options().first?.noun, isOptional: false, at: place) else {
      return false
    }
    if let mapping = choice.option(for: node) {
      checkKeys(of: node, against: mapping, at: place)
      return true
    }
    for (key, value) in node.entries {
      guard let refusal = choice.refusals[key.text] else { continue }
      report("\(refusal)", at: value)
      return false
    }
    report("\(choice.message)", choice.rule, at: node)
    return false
  }

  private mutating func report(
    _ message: Diagnostic.Message,
    _ rule: Rule = .invalidValue,
    at node: SourceNode
  ) {
    findings.add(rule, message, at: node.excerpt)
  }
}

extension FormatValue.Place {
  /// The name of the key.
  fileprivate var name: String {
    switch self {
    case .root: ""
    case .key(let name, _), .element(let name): name
    case .entry(let key): key.text
    }
  }

  /// The value in a message.
  fileprivate var subject: Diagnostic.Message {
    if case .element(let name) = self { "an element of \(name: name)" } else { "\(name: name)" }
  }

  /// Returns the value in a message, with the noun for values of its kind.
  fileprivate func subject(_ noun: String?) -> Diagnostic.Message {
    guard let noun else { return subject }
    if case .entry(let key) = self { return "\(noun) \(name: key.text)" }
    return "\(noun)"
  }
}

extension FormatValue {
  /// The noun for an element of a list.
  fileprivate var noun: String {
    switch self {
    case .words(_, let noun?): noun.split(separator: " ").dropFirst().joined(separator: " ")
    case .name(.theme): "theme"
    case .name: "name"
    case .oneOrMore(let element): element.noun
    case .choice(let choice) where choice.options().count == 1: choice.options()[0].names[0]
    default: "value"
    }
  }
}
