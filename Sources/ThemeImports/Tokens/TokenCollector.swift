import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// Gathers the tokens of files, layer by layer.
struct TokenCollector {
  var set: TokenSet

  private var layer = 0
  private var condition = TokenSet.always

  /// The types that a 2025.10 file can name.
  static let knownTypes: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// Types that the specification lacks and many files have.
  private static let widespreadTypes: Set<String> = [
    "string", "boolean", "link", "opacity", "percentage", "asset", "other",
  ]

  init(_ dialect: TokenSet.Dialect) {
    set = TokenSet(dialect: dialect)
  }

  /// Adds what is below a node as the next layer, which holds where `choices` do.
  mutating func add(
    _ root: SourceNode,
    where choices: [ContextChoice] = [],
    _ findings: inout ImportFindings
  ) {
    guard let condition = set.condition(choices) else { return }
    guard root.kind == .mapping else {
      findings.add(.invalidToken, at: root.excerpt, "a file of tokens holds an object of groups")
      return
    }
    self.condition = condition
    let context = Context(type: TokenSet.none, deprecated: nil)
    walkGroup(root, TokenTree.root, context, &findings)
    layer += 1
  }

  /// What groups say of the tokens below them.
  private struct Context {
    var type: Int
    var deprecated: SourceNode?
  }

  /// The properties of a token or a group.
  private struct Properties {
    var value: SourceNode?
    var reference: SourceNode?
    var type: SourceNode?
    var deprecated: SourceNode?
    var extends: SourceNode?
    var children = 0
    /// The first child that is a token or a group.
    var firstGroup: SourceNode?
    /// The first child that is neither.
    var firstOther: SourceNode?
    var unknown: [(key: SourceNode, value: SourceNode)] = []
  }

  private enum Word {
    case value, type, deprecated, extends, reference, description, root, otherProperty, child
  }

  /// What a key means.
  @inline(__always)
  private func word(_ key: SourceNode) -> Word {
    var word = Word.child
    let isLegacy = set.dialect == .styleDictionary
    key.readUTF8 { bytes in
      guard let first = bytes.first else { return }
      if first == UInt8(ascii: "$") {
        word = Self.dollarWord(UnsafeBufferPointer(rebasing: bytes.dropFirst()))
      } else if isLegacy {
        switch bytes.count {
        case 5 where bytes.elementsEqual("value".utf8): word = .value
        case 4 where bytes.elementsEqual("type".utf8): word = .type
        case 7 where bytes.elementsEqual("comment".utf8): word = .description
        default: break
        }
      }
    }
    return word
  }

  private static func dollarWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Word {
    switch bytes.count {
    case 5 where bytes.elementsEqual("value".utf8): .value
    case 4 where bytes.elementsEqual("type".utf8): .type
    case 4 where bytes.elementsEqual("root".utf8): .root
    case 3 where bytes.elementsEqual("ref".utf8): .reference
    case 7 where bytes.elementsEqual("extends".utf8): .extends
    case 10 where bytes.elementsEqual("deprecated".utf8): .deprecated
    case 11 where bytes.elementsEqual("description".utf8): .description
    default: .otherProperty
    }
  }

  private func properties(of node: SourceNode) -> Properties {
    var properties = Properties()
    for (key, value) in node.entries {
      switch word(key) {
      case .value: properties.value = value
      case .type: if value.kind == .scalar { properties.type = value }
      case .deprecated: properties.deprecated = value
      case .extends: properties.extends = value
      case .reference: properties.reference = value
      case .description: break
      case .otherProperty: properties.unknown.append((key, value))
      case .root, .child:
        properties.children += 1
        if value.kind == .mapping {
          if properties.firstGroup == nil { properties.firstGroup = key }
        } else if properties.firstOther == nil {
          properties.firstOther = key
        }
      }
    }
    return properties
  }

  // MARK: Groups

  private mutating func walkGroup(
    _ node: SourceNode,
    _ place: Int,
    _ outer: Context,
    _ findings: inout ImportFindings,
    _ known: Properties? = nil
  ) {
    let own = known ?? properties(of: node)
    var context = outer
    if let type = own.type { context.type = readType(type, &findings) }
    if let deprecated = own.deprecated { context.deprecated = deprecated }
    if own.type != nil || own.deprecated != nil {
      set.groups[place, default: []].append(
        GroupDefinition(
          layer: layer,
          condition: condition,
          type: own.type == nil ? TokenSet.none : context.type,
          deprecated: own.deprecated
        )
      )
    }
    if let extends = own.extends, set.dialect == .dtcg {
      set.extensions.append(
        GroupExtension(group: place, layer: layer, condition: condition, node: extends)
      )
    }
    if own.unknown.contains(where: { Self.hasMark("variants", $0.key, $0.value) }),
      !set.variantGroups.contains(place)
    {
      set.variantGroups.append(place)
    }
    checkKeys(own.unknown, isToken: false, isRoot: place == TokenTree.root, &findings)
    for (key, value) in node.entries {
      switch word(key) {
      case .child: walkChild(key, value, in: place, context, &findings)
      case .root:
        guard set.dialect == .dtcg else { continue }
        walkChild(key, value, in: place, context, &findings)
      // A group of Style Dictionary can be called like a property.
      case .value, .type, .description:
        guard set.dialect == .styleDictionary, value.kind == .mapping else { continue }
        walkChild(key, value, in: place, context, &findings)
      default: continue
      }
    }
  }

  private mutating func walkChild(
    _ key: SourceNode,
    _ value: SourceNode,
    in parent: Int,
    _ context: Context,
    _ findings: inout ImportFindings
  ) {
    guard value.kind == .mapping else {
      // Style Dictionary lets groups hold whatever else.
      guard set.isStrict else { return }
      findings.add(
        .invalidToken,
        at: value.excerpt,
        "'\(key.text)' is neither a token nor a group; a token is an object with '$value'"
      )
      return
    }
    let name = key.text
    if set.dialect == .dtcg { checkName(name, key, &findings) }
    let own = properties(of: value)
    let isToken = own.value != nil || (own.reference != nil && set.dialect == .dtcg)
    let isStyleDictionaryGroup =
      set.dialect == .styleDictionary && own.children > 0 && own.value?.kind == .mapping
    guard isToken, !isStyleDictionaryGroup else {
      if name == "$root" {
        findings.add(
          .invalidToken,
          at: key.excerpt,
          "'$root' is a token, and this one has no '$value'"
        )
        return
      }
      let place = set.tree.node(name, in: parent)
      if own.children == 0, own.type != nil, set.dialect == .dtcg {
        findings.add(
          .invalidToken,
          .warning,
          at: key.excerpt,
          "the group '\(set.tree.text(of: place))' holds nothing; a token needs '$value'"
        )
      }
      walkGroup(value, place, context, &findings, own)
      return
    }
    addToken(key, value, own, set.tree.node(name, in: parent), context, &findings)
  }

  // MARK: Tokens

  private mutating func addToken(
    _ key: SourceNode,
    _ node: SourceNode,
    _ own: Properties,
    _ place: Int,
    _ context: Context,
    _ findings: inout ImportFindings
  ) {
    if set.dialect == .dtcg {
      if let child = own.firstOther {
        findings.add(
          .unknownKey,
          .warning,
          at: child.excerpt,
          """
          the token '\(set.tree.text(of: place))' has no property '\(child.text)'; expected \
          '$value' and other properties that start with '$'; it is not imported
          """
        )
      }
      if let child = own.firstGroup {
        findings.add(
          .invalidToken,
          set.isStrict ? .error : .warning,
          at: child.excerpt,
          """
          the token '\(set.tree.text(of: place))' has '$value', so that it can't hold \
          '\(child.text)'; a group's own token is called '$root'
          """
        )
      }
      if let value = own.value, own.reference != nil {
        findings.add(
          .invalidToken,
          at: value.excerpt,
          "a token has either '$value' or '$ref', and '\(set.tree.text(of: place))' has both"
        )
      }
      if let extends = own.extends {
        findings.add(.invalidExtends, at: extends.excerpt, "only groups can have '$extends'")
      }
      checkKeys(own.unknown, isToken: true, isRoot: false, &findings)
    }
    // A token that stands for none: other tools need one, as some other theme has it.
    if own.unknown.contains(where: { Self.hasMark("missing", $0.key, $0.value) }) { return }
    set.append(
      TokenDefinition(
        token: place,
        layer: layer,
        condition: condition,
        key: SourcePlace(key),
        node: node,
        value: own.value,
        reference: own.value == nil ? own.reference : nil,
        ownType: own.type.map { readType($0, &findings) } ?? TokenSet.none,
        groupType: context.type,
        deprecated: own.deprecated ?? context.deprecated,
        isPalette: own.unknown.contains { Self.hasMark("palette", $0.key, $0.value) }
      )
    )
  }

  /// Whether extensions say what a token or a group was before it was exported: a colour of a palette,
  /// nothing at all, or the group of variants.
  private static func hasMark(_ mark: String, _ key: SourceNode, _ value: SourceNode) -> Bool {
    key.hasText("$extensions") && value[TokenExtension.key]?[mark]?.hasText("true") == true
  }

  // MARK: Checks

  private mutating func readType(_ node: SourceNode, _ findings: inout ImportFindings) -> Int {
    let name = node.text
    if set.isStrict, set.dialect == .dtcg, !Self.knownTypes.contains(name) {
      findings.add(
        .unknownType,
        Self.widespreadTypes.contains(name) ? .warning : .error,
        at: node.excerpt,
        "no type is called '\(name)'\(Spelling.hint(for: name, among: Self.knownTypes.sorted()))"
      )
    }
    return set.type(name)
  }

  private func checkName(_ name: String, _ key: SourceNode, _ findings: inout ImportFindings) {
    guard name != "$root",
      let bad = name.utf8.first(where: { $0 == 0x7B || $0 == 0x7D || $0 == 0x2E })
    else {
      if name.isEmpty { findings.add(.invalidName, at: key.excerpt, "a name can't be empty") }
      return
    }
    let character = String(decoding: [bad], as: UTF8.self)
    findings.add(
      .invalidName,
      set.isStrict ? .error : .warning,
      at: key.excerpt,
      "the name '\(name)' has '\(character)', which only references have"
    )
  }

  private static let tokenKeys = ["$value", "$type", "$description", "$deprecated", "$extensions"]
  private static let groupKeys = ["$root", "$extends"] + tokenKeys.dropFirst()

  private func checkKeys(
    _ keys: [(key: SourceNode, value: SourceNode)],
    isToken: Bool,
    isRoot: Bool,
    _ findings: inout ImportFindings
  ) {
    guard set.dialect == .dtcg else { return }
    for (key, value) in keys where !key.hasText("$extensions") {
      let name = key.text
      if isRoot, ["$schema", "$defs", "$id", "$comment", "$metadata", "$themes"].contains(name) {
        continue
      }
      let known = isToken ? Self.tokenKeys + ["$ref"] : Self.groupKeys
      findings.add(
        .unknownKey,
        // A token or a group that is called so is lost, a property is only passed over.
        value.kind == .mapping ? .error : .warning,
        at: key.excerpt,
        """
        \(isToken ? "a token" : "a group") has no property '\(name)', and names don't start \
        with '$'\(Spelling.hint(for: name, among: known))
        """
      )
    }
  }
}
