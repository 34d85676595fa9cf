import ColorValues
import SourceDiagnostics
import SourceDocuments

/// Finds out what the values of definitions are: their types, and what they refer to.
struct TokenResolver {
  var set: TokenSet
  var findings: ImportFindings

  /// What each definition refers to as a whole: a token, or one of the two below.
  private var targets: [Int]
  private static let notAlias = -1
  private static let broken = -2

  /// The tokens that definitions refer to besides, for the search for cycles.
  var otherReferences: [Int: [Int]] = [:]

  /// The most misspelt references that are compared with all names.
  private static let hintLimit = 20
  private var hints = 0
  private var names: [String]?

  private static let unsettled = -3
  private static let open = -4

  /// Colours that are texts, as only older drafts have them, and the first of them.
  private var textColors: (count: Int, first: SourceNode?) = (0, nil)

  init(_ set: TokenSet, _ findings: ImportFindings) {
    self.set = set
    self.findings = findings
    targets = Array(repeating: Self.notAlias, count: set.definitions.count)
  }

  private var isLegacy: Bool { !set.isStrict || set.dialect == .styleDictionary }

  /// Settles all definitions that can come to hold.
  mutating func resolve() {
    let count = set.definitions.count
    set.values = Array(repeating: .unknown, count: count)
    set.valueTypes = Array(repeating: Self.unsettled, count: count)
    for number in 0..<count where !set.definitions[number].isHidden {
      targets[number] = target(of: number)
    }
    for number in 0..<count where !set.definitions[number].isHidden { settleType(of: number) }
    for number in 0..<count where !set.definitions[number].isHidden { settleValue(of: number) }
    if set.isStrict || set.dialect == .dtcg, textColors.count > 0, let first = textColors.first {
      let count = textColors.count
      findings.add(
        .olderDraft,
        .warning,
        at: first.excerpt,
        """
        \(count == 1 ? "a colour is a text" : "\(count) colours are texts"), as older drafts had \
        it; 2025.10 asks for an object with 'colorSpace' and 'components'
        """
      )
    }
  }

  // MARK: References

  private mutating func target(of number: Int) -> Int {
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
  private mutating func target(ofPointer node: SourceNode, _ number: Int) -> Int {
    guard let names = pointer(node) else { return Self.broken }
    let (token, rest) = split(names)
    if token == nil || rest.isEmpty || rest == ["$value"] {
      return self.token(token == nil ? names : set.tree.path(of: token ?? 0), node, number)
        ?? Self.broken
    }
    return Self.notAlias
  }

  private mutating func pointer(_ node: SourceNode) -> [String]? {
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
  private mutating func token(_ names: [String], _ node: SourceNode, _ number: Int) -> Int? {
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

  private mutating func hint(for name: String) -> String {
    guard hints < Self.hintLimit else { return "" }
    hints += 1
    let all =
      names
      ?? set.tree.nodes.indices.filter { set.isToken($0) }.map { set.tree.text(of: $0) }
    names = all
    return Spelling.hint(for: name, among: all)
  }

  // MARK: Types

  /// Own type, else that of the token referred to, else that of the nearest group.
  private mutating func settleType(of number: Int) {
    var chain: [Int] = []
    var current = number
    var type = TokenSet.none
    while true {
      let known = set.valueTypes[current]
      if known != Self.unsettled {
        type = known == Self.open ? TokenSet.none : known
        break
      }
      let definition = set.definitions[current]
      if definition.ownType != TokenSet.none {
        type = definition.ownType
        set.valueTypes[current] = type
        break
      }
      let target = targets[current]
      guard target >= 0, let next = set.lastLive(target) else {
        type = target == Self.notAlias ? literalType(of: definition) : definition.groupType
        set.valueTypes[current] = type
        break
      }
      set.valueTypes[current] = Self.open
      chain.append(current)
      current = next
    }
    for member in chain.reversed() {
      if type == TokenSet.none { type = set.definitions[member].groupType }
      set.valueTypes[member] = type
    }
  }

  /// The type of a value that is no reference; older files let it be seen from the value.
  private func literalType(of definition: TokenDefinition) -> Int {
    if definition.groupType != TokenSet.none { return definition.groupType }
    guard let value = definition.value else { return TokenSet.none }
    switch value.kind {
    case .scalar:
      let text = value.text
      let isColor =
        ColorString.looksLikeColor(text)
        || (isBelowColors(definition.token) && ColorString.isColor(text))
        || (isLegacy && ColorString.parts(text).flatMap(ColorString.expression) != nil)
      return isColor ? TokenSet.color : TokenSet.none
    case .mapping:
      if value["colorSpace"] != nil { return set.isStrict ? TokenSet.none : TokenSet.color }
      let isColor = isLegacy && isBelowColors(definition.token)
      return isColor && Self.legacyColor(value) != nil ? TokenSet.color : TokenSet.none
    case .sequence: return TokenSet.none
    }
  }

  /// Whether the outermost group is called after colours, as Style Dictionary's categories are.
  private func isBelowColors(_ token: Int) -> Bool {
    guard let category = set.tree.path(of: token).first?.lowercased() else { return false }
    return category.hasPrefix("color") || category.hasPrefix("colour")
  }

  // MARK: Values

  private mutating func settleValue(of number: Int) {
    let definition = set.definitions[number]
    let type = set.valueTypes[number]
    let target = targets[number]
    if target == Self.broken {
      set.values[number] = type == TokenSet.color ? .invalid : .other
      return
    }
    if target >= 0 {
      let targetType = set.lastLive(target).map { set.valueTypes[$0] } ?? TokenSet.none
      if type != targetType, type != TokenSet.none, targetType != TokenSet.none {
        reportMismatch(definition, type, target, targetType)
        set.values[number] = .invalid
        return
      }
      otherReferences[number] = type == TokenSet.color ? nil : [target]
      set.values[number] = type == TokenSet.color ? .alias(target) : .other
      return
    }
    guard type == TokenSet.color else {
      set.values[number] = .other
      if type == TokenSet.none, set.isStrict {
        findings.add(
          .missingType,
          at: definition.key.excerpt,
          """
          '\(set.tree.text(of: definition.token))' has no type; give it '$type', or a group that \
          holds it
          """
        )
      }
      checkValue(definition, type)
      scanReferences(definition, number)
      return
    }
    set.values[number] = colorValue(definition, number)
  }

  private mutating func reportMismatch(
    _ definition: TokenDefinition,
    _ type: Int,
    _ target: Int,
    _ targetType: Int
  ) {
    let isColor = type == TokenSet.color || targetType == TokenSet.color
    findings.add(
      .typeMismatch,
      set.isStrict || isColor ? .error : .warning,
      at: definition.valueExcerpt,
      notes: set.lastLive(target).map { last in
        [Diagnostic.Note(message: "the token", excerpt: set.definitions[last].key.excerpt)]
      } ?? [],
      """
      '\(set.tree.text(of: definition.token))' is of type '\(set.types[type])', and \
      '\(set.tree.text(of: target))' of type '\(set.types[targetType])'
      """
    )
  }

  private mutating func colorValue(_ definition: TokenDefinition, _ number: Int) -> TokenValue {
    guard let value = definition.value else {
      guard let reference = definition.reference else { return .invalid }
      return partReference(reference, number)
    }
    switch value.kind {
    case .scalar: return textValue(value, definition, number)
    case .sequence:
      report(value, "a colour is one value, not a list", definition)
      return .invalid
    case .mapping:
      if isLegacy, value["colorSpace"] == nil, let text = Self.legacyColor(value) {
        return .color(text)
      }
      if let reference = value["$ref"], value.entries.count == 1 {
        return partReference(reference, number)
      }
      var isWhole = true
      var object = ColorObject { _ in
        isWhole = false
        return nil
      }
      let text = object.text(of: value)
      if !isWhole {
        let all = allPointers(in: value)
        otherReferences[number] = all.compactMap { partToken($0, number) }
        return otherReferences[number]?.count == all.count ? .computed : .invalid
      }
      for fault in object.faults {
        report(fault.node, fault.message, definition, fault.severity)
      }
      return text.map(TokenValue.color) ?? .invalid
    }
  }

  /// A value that is a part of another's, such as the colour of a border.
  private mutating func partReference(_ reference: SourceNode, _ number: Int) -> TokenValue {
    guard let token = partToken(reference, number) else { return .invalid }
    otherReferences[number] = [token]
    return .computed
  }

  /// The token into whose value a pointer leads; one that leads nowhere is reported.
  private mutating func partToken(_ node: SourceNode, _ number: Int) -> Int? {
    guard let names = pointer(node) else { return nil }
    guard let token = split(names).token else {
      return self.token(names, node, number)
    }
    return token
  }

  private func allPointers(in node: SourceNode) -> [SourceNode] {
    switch node.kind {
    case .scalar: return []
    case .sequence: return node.elements.flatMap(allPointers)
    case .mapping:
      return node.entries.flatMap { key, value in
        key.hasText("$ref") ? [value] : allPointers(in: value)
      }
    }
  }

  private mutating func report(
    _ node: SourceNode,
    _ message: String,
    _ definition: TokenDefinition,
    _ severity: Severity = .error
  ) {
    findings.add(
      .invalidColor,
      severity == .error && !set.isStrict ? .warning : severity,
      at: node.excerpt,
      set.isStrict || severity != .error
        ? message : "\(message); '\(set.tree.text(of: definition.token))' is left out"
    )
  }

  // MARK: Texts

  private mutating func textValue(
    _ value: SourceNode,
    _ definition: TokenDefinition,
    _ number: Int
  ) -> TokenValue {
    let text = value.text
    if value.style == .plain, value.file.path.hasSuffix(".json") {
      report(value, "'\(text)' is no colour", definition)
      return .invalid
    }
    if ColorString.isColor(text) {
      textColors.count += 1
      if textColors.first == nil { textColors.first = value }
      return .color(YAMLText.scalar(text))
    }
    if isLegacy, let parts = ColorString.parts(text),
      let expression = ColorString.expression(parts)
    {
      var result: [ExpressionPart] = []
      for part in expression {
        guard part.isName else {
          result.append(.text(part.text))
          continue
        }
        guard let names = TokenReference.names(part.text[...], isLegacy: true),
          let token = token(names, value, number)
        else { return .invalid }
        otherReferences[number, default: []].append(token)
        result.append(.token(token))
      }
      return .expression(result)
    }
    report(value, "'\(text)' is no colour", definition)
    return .invalid
  }

  /// Colours as objects of red, green and blue, or hue, saturation and lightness.
  private static func legacyColor(_ node: SourceNode) -> String? {
    func number(_ key: String) -> Double? { node[key].flatMap { Double($0.text) } }
    let alpha = number("a").map { $0 == 1 ? "" : " / \(ThemeText.number($0))" } ?? ""
    if let red = number("r"), let green = number("g"), let blue = number("b") {
      let list = [red, green, blue].map(ThemeText.number).joined(separator: " ")
      return "rgb(\(list)\(alpha))"
    }
    guard let hue = number("h"), let saturation = number("s"), let lightness = number("l") else {
      return nil
    }
    let parts = [saturation, lightness].map { value in
      ThemeText.number(value <= 1 ? value * 100 : value) + "%"
    }
    return "hsl(\(ThemeText.number(hue)) \(parts.joined(separator: " "))\(alpha))"
  }

  // MARK: Others

  /// Tells what is wrong with a value that is no colour, and that is kept as it is.
  private mutating func checkValue(_ definition: TokenDefinition, _ type: Int) {
    guard set.isStrict, set.dialect == .dtcg, type >= 0, let value = definition.value else {
      return
    }
    for fault in TokenValueCheck(value, type: set.types[type]).faults {
      findings.add(.invalidToken, .warning, at: fault.node.excerpt, fault.message)
    }
  }

  /// Looks for references in a value that is no colour, so that those that lead nowhere are told.
  private mutating func scanReferences(_ definition: TokenDefinition, _ number: Int) {
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
