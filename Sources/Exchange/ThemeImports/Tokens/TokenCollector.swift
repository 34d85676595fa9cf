import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles

/// Collects the tokens of files, layer by layer.
struct TokenCollector {
  var set: TokenSet

  /// Whether types that many files have are only counted, as Figma writes them for each text.
  var allowsWidespreadTypes = false

  private let findings: ImportFindings
  private var layer = 0
  private var condition = TokenSet.always

  /// The types of 2025.10.
  static let knownTypes: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// Types that many files have although the specification does not.
  private static let widespreadTypes: Set<String> = [
    "string", "boolean", "link", "opacity", "percentage", "asset", "other",
  ]

  /// The groups with a description or extensions, which theme files have for colors alone, each with
  /// a place.
  private var describedGroups: [(group: Int, place: SourceNode)] = []

  /// Reports the groups whose descriptions or extensions are not imported.
  func reportDescribedGroups() {
    let names = describedGroups.map { set.tree.name(of: $0.group) }.uniqued()
    guard let first = describedGroups.first else { return }
    findings.report(.groupMetadata(names), at: first.place.excerpt)
  }

  init(_ dialect: ImportFormat, reporting findings: ImportFindings) {
    set = TokenSet(dialect: dialect)
    self.findings = findings
  }

  /// Adds the tokens below a node as the next layer, which applies in certain contexts.
  ///
  /// - Parameters:
  ///   - root: The outermost group of a file.
  ///   - collection: The group that the tokens become part of; nil for none.
  ///   - choices: The contexts.
  mutating func add(
    _ root: SourceNode,
    as collection: String? = nil,
    where choices: [AxisChoice] = []
  ) {
    guard let condition = set.condition(choices) else { return }
    guard root.kind == .mapping else { return findings.report(.noGroups, at: root.excerpt) }
    self.condition = condition
    let group = collection.map { set.tree.node($0, in: TokenTree.root) }
    if let group, !set.collections.contains(group) { set.collections.append(group) }
    collect(properties(of: root), in: group ?? TokenTree.root, type: nil, deprecated: nil)
    layer += 1
  }

  // MARK: Properties

  /// The properties of a token or a group.
  private struct Properties {
    var value: SourceNode?
    var reference: SourceNode?
    var type: SourceNode?
    var deprecated: SourceNode?
    var extends: SourceNode?
    var extensions: SourceNode?
    var children: [Child] = []
    var unknown: [(key: SourceNode, value: SourceNode)] = []
    /// The descriptions, deprecations and extensions, and types that are not text.
    var metadata: [(name: String, value: SourceNode)] = []
    /// Whether the value is `$value` rather than the `value` of Style Dictionary.
    var hasDollarValue = false
    /// Whether there are properties besides the value and the type.
    var isAnnotated = false

    /// Whether these are the properties of a token in Style Dictionary, rather than a group with a
    /// token called "value".
    var isStyleDictionaryToken: Bool {
      guard let value else { return false }
      if value.kind != .mapping { return true }
      return children.allSatisfy { $0.isProperty || (hasDollarValue && $0.value.kind != .mapping) }
    }

    /// Whether an export set a mark: for a palette color, a missing color or a group of variants.
    func hasMark(_ mark: String) -> Bool {
      extensions?[TokenExtension.key]?[mark]?.hasText("true") == true
    }
  }

  /// A member of a group that can be a token or a group.
  private struct Child {
    let name: String
    let key: SourceNode
    let value: SourceNode
    /// Whether the name is also that of a property of Style Dictionary.
    var isProperty = false
  }

  /// The properties of Style Dictionary, by the names of the DTCG format.
  private static let legacyNames = ["value": "$value", "type": "$type", "comment": "$description"]

  private func properties(of node: SourceNode) -> Properties {
    var own = Properties()
    let isLegacy = set.dialect == .styleDictionary
    for (key, value) in node.entries {
      let name = key.text
      let legacyName = isLegacy ? Self.legacyNames[name] : nil
      let property = legacyName ?? name
      if property != "$value", property != "$type" { own.isAnnotated = true }
      switch property {
      case "$value":
        own.value = value
        own.hasDollarValue = legacyName == nil
      case "$type" where value.kind == .scalar: own.type = value
      case "$type", "$description": own.metadata.append((property, value))
      case "$ref": own.reference = value
      case "$extends": own.extends = value
      case "$deprecated":
        own.deprecated = value
        own.metadata.append((property, value))
      case "$extensions":
        own.extensions = value
        own.metadata.append((property, value))
      case _ where name.utf8.first == 0x24 && (isLegacy || name != "$root"):
        own.unknown.append((key, value))
      default: own.children.append(Child(name: name, key: key, value: value))
      }
      if legacyName != nil, value.kind == .mapping {
        own.children.append(Child(name: name, key: key, value: value, isProperty: true))
      }
    }
    return own
  }

  // MARK: Groups

  /// Collects the tokens of a group, given the type and the deprecation of the groups around it.
  private mutating func collect(
    _ own: Properties,
    in group: Int,
    type outerType: String?,
    deprecated outerDeprecated: SourceNode?
  ) {
    let type = own.type.map { readType($0) } ?? outerType
    let deprecated = own.deprecated ?? outerDeprecated
    if own.type != nil, let type {
      set.groupTypes[group] = type
      set.layerTypes[group, default: []].append((condition, type))
    }
    if let extends = own.extends, set.dialect == .dtcg {
      set.extensions.append(TokenSet.Extension(group: group, condition: condition, node: extends))
    }
    if own.hasMark("variants") { set.variantGroups.insert(group) }
    checkMetadata(own)
    let isRoot = group == TokenTree.root || set.collections.contains(group)
    let isDescribed = own.metadata.contains { name, value in
      switch name {
      case "$description": true
      case "$extensions": value.entries.contains { !$0.key.hasText(TokenExtension.key) }
      default: false
      }
    }
    if isDescribed, !isRoot { describedGroups.append((group, own.metadata[0].value)) }
    checkKeys(own.unknown, isToken: false, isRoot: isRoot)
    for child in own.children { collect(child, in: group, type: type, deprecated: deprecated) }
  }

  private mutating func collect(
    _ child: Child,
    in parent: Int,
    type: String?,
    deprecated: SourceNode?
  ) {
    let (name, key) = (child.name, child.key)
    guard child.value.kind == .mapping else {
      // Groups of Style Dictionary can hold anything else.
      if set.isStrict { findings.report(.notATokenOrGroup(name), at: child.value.excerpt) }
      return
    }
    let isDTCG = set.dialect == .dtcg
    let errorCount = findings.errorCount
    if isDTCG { checkName(name, key) }
    if findings.keepsGoing, findings.errorCount > errorCount { return }
    let own = properties(of: child.value)
    let isToken =
      isDTCG ? own.value != nil || own.reference != nil : own.isStyleDictionaryToken
    if isToken {
      addToken(child, own, at: set.tree.node(name, in: parent), type: type, deprecated: deprecated)
    } else if name == "$root" {
      findings.report(.rootWithoutValue, at: key.excerpt)
    } else {
      let group = set.tree.node(name, in: parent)
      if own.children.isEmpty, own.type != nil, isDTCG {
        findings.report(.emptyGroup(set.tree.name(of: group)), at: key.excerpt)
      }
      collect(own, in: group, type: type, deprecated: deprecated)
    }
  }

  // MARK: Tokens

  private mutating func addToken(
    _ token: Child,
    _ own: Properties,
    at node: Int,
    type groupType: String?,
    deprecated groupDeprecated: SourceNode?
  ) {
    let errorCount = findings.errorCount
    if set.dialect == .dtcg {
      checkToken(own, node)
    } else if own.hasDollarValue {
      checkProperties(own, node)
    }
    // Exports mark tokens that only other themes have.
    if own.hasMark("missing") { return }
    let declaration = TokenDeclaration(
      key: SourcePlace(token.key),
      annotatedNode: own.isAnnotated ? token.value : nil,
      value: own.value,
      reference: own.value == nil ? own.reference : nil,
      deprecated: own.deprecated ?? groupDeprecated
    )
    var definition = TokenDefinition(node, layer: layer, condition: condition, declaration)
    if let type = own.type { definition.ownType = readType(type) }
    definition.groupType = groupType
    definition.isPalette = own.hasMark("palette")
    definition.hasErrors = findings.errorCount > errorCount
    set.append(definition)
  }

  // MARK: Checks

  /// Reports a value beside `$value` that is not a property of the DTCG format.
  ///
  /// Beside the `value` of Style Dictionary, any property is allowed.
  private func checkProperties(_ own: Properties, _ token: Int) {
    if let child = own.children.first(where: { $0.value.kind != .mapping }) {
      findings.report(
        .unknownProperty(
          child.name,
          of: set.tree.name(of: token),
          isStrict: set.isStrict && set.dialect == .dtcg
        ),
        at: child.key.excerpt
      )
    }
  }

  /// Reports values of `$description`, `$deprecated`, `$extensions` and `$type` of wrong kinds.
  private func checkMetadata(_ own: Properties) {
    guard set.dialect == .dtcg else { return }
    for (name, value) in own.metadata {
      let isValid =
        switch name {
        case "$extensions": value.kind == .mapping
        case "$deprecated": value.isString || value.isBoolean
        default: value.isString
        }
      if !isValid { findings.report(.metadata(name, isStrict: set.isStrict), at: value.excerpt) }
    }
  }

  private func checkToken(_ own: Properties, _ token: Int) {
    checkProperties(own, token)
    checkMetadata(own)
    if let child = own.children.first(where: { $0.value.kind == .mapping }) {
      findings.report(
        .tokenWithChild(child.name, in: set.tree.name(of: token), isStrict: set.isStrict),
        at: child.key.excerpt
      )
    }
    if let value = own.value, own.reference != nil {
      findings.report(.valueAndReference(set.tree.name(of: token)), at: value.excerpt)
    }
    if let extends = own.extends { findings.report(.tokenExtends, at: extends.excerpt) }
    checkKeys(own.unknown, isToken: true, isRoot: false)
  }

  private func readType(_ node: SourceNode) -> String {
    let name = node.text
    if set.isStrict, set.dialect == .dtcg, !Self.knownTypes.contains(name) {
      let isWidespread = Self.widespreadTypes.contains(name)
      if isWidespread, allowsWidespreadTypes { return name }
      findings.report(.unknownType(name, isWidespread: isWidespread), at: node.excerpt)
    }
    return name
  }

  private func checkName(_ name: String, _ key: SourceNode) {
    if name.isEmpty { return findings.report(.emptyName, at: key.excerpt) }
    func isReserved(_ byte: UInt8) -> Bool { byte == 0x7B || byte == 0x7D || byte == 0x2E }
    guard name.containsByte(where: isReserved), let bad = name.utf8.first(where: isReserved) else {
      return
    }
    let character = Character(UnicodeScalar(bad))
    findings.report(.reservedCharacter(character, name, isStrict: set.isStrict), at: key.excerpt)
  }

  /// The keys that tools add to the outermost group.
  private static let rootKeys: Set<String> = [
    "$schema", "$defs", "$id", "$comment", "$metadata", "$themes",
  ]

  private func checkKeys(
    _ keys: [(key: SourceNode, value: SourceNode)],
    isToken: Bool,
    isRoot: Bool
  ) {
    guard set.dialect == .dtcg else { return }
    for (key, value) in keys where !(isRoot && Self.rootKeys.contains(key.text)) {
      findings.report(
        .unknownDollarKey(key.text, isToken: isToken, isObject: value.kind == .mapping),
        at: key.excerpt
      )
    }
  }
}
