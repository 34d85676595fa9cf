import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Resolves the types, the references and the values of definitions.
///
/// Resolving takes four steps, each over all definitions that can apply:
///
/// 1. The *target*: a definition is a value, an alias of another token, or a broken reference.
/// 2. The *type*: the token's own type, else that of the alias's target, else that of the nearest
///    group, else one that the value itself suggests in older files.
/// 3. The *value*: only colors get one; an alias stays an alias, so that themes keep references.
///    Values of other types are searched for references, which must lead somewhere as well.
/// 4. The *parts*: `$ref` can lead into the value of another token. Such a color is computed once
///    for each combination of contexts that changes it.
///
/// Then definitions that refer to themselves are reported. References are followed per definition
/// rather than per token, because two tokens may refer to each other in contexts that exclude each
/// other.
///
/// For example, a file has these tokens, of which the second `text` is in a layer for `dark`:
///
/// ```
/// ink    { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
/// text   { "$value": "{ink}" }
/// text   { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] }, "$type": "color" }
/// border { "$type": "border", "$value": { "color": "{text}", … } }
/// line   { "$type": "color", "$ref": "#/border/$value/color" }
/// ```
///
/// | definition | target | type | value |
/// |---|---|---|---|
/// | `ink` | value | `color`, its own | `"#000000"` |
/// | `text` | token `ink` | `color`, of its target | alias of `ink` |
/// | `text` in `dark` | value | `color`, its own | `"#FFFFFF"` |
/// | `border` | value | `border`, its own | other, refers to `text` |
/// | `line` | value, as the pointer leads into a value | `color` | computed: alias of `text` |
struct TokenResolver {
  /// The reference that is the whole value of a definition.
  enum Target: Hashable {
    /// The definition has a value of its own.
    case value
    /// The reference does not lead to a token, which was reported.
    case broken
    case token(Int)
  }

  var set: TokenSet
  let findings: ImportFindings

  /// The target of each definition.
  var targets: [Target]

  /// Whether the type of each definition is known, or being resolved.
  var hasType: [Bool]

  /// The color objects of definitions, once they are read.
  var objects: [ColorObject.Unresolved?] = []

  /// The tokens that definitions refer to besides their targets.
  var otherReferences: [Int: [Int]] = [:]

  /// The number of unknown names that were compared with all names, and these names.
  var hintCount = 0
  lazy var tokenNames = set.tree.nodes.indices.filter(set.isToken).map(set.tree.name)

  /// The number of colors that are strings, as in older drafts, and the first of them.
  var textColors: (count: Int, first: SourceNode?) = (0, nil)

  init(_ set: TokenSet, reporting findings: ImportFindings) {
    self.set = set
    self.findings = findings
    targets = Array(repeating: .value, count: set.definitions.count)
    hasType = Array(repeating: false, count: set.definitions.count)
  }

  /// Whether the spellings of older drafts are accepted.
  var isLegacy: Bool { !set.isStrict || set.dialect == .styleDictionary }

  /// Resolves all definitions that can apply.
  mutating func resolve() {
    let live = set.liveDefinitions
    for number in live { targets[number] = target(of: number) }
    for number in live { resolveType(of: number) }
    addColorsOfContexts(live)
    readObjects(live)
    for number in live {
      let errorCount = findings.errorCount
      let value = value(of: number)
      let hasErrors = set.definitions[number].hasErrors || findings.errorCount > errorCount
      let isLeftOut = hasErrors && findings.keepsGoing && value.isColor
      set.definitions[number].result = isLeftOut ? .invalid : value
    }
    if set.isStrict || set.dialect == .dtcg, let first = textColors.first {
      findings.report(.textColors(textColors.count), at: first.excerpt)
    }
    applyModifiers()
    settleParts()
    checkForms(of: live)
    for number in set.reportCycles(to: findings, forEachReference) {
      set.definitions[number].result = .invalid
    }
  }

  /// Calls a closure with each token that a definition refers to.
  func forEachReference(of number: Int, _ body: (Int) -> Void) {
    otherReferences[number]?.forEach(body)
    if case .alias(let token) = set.definitions[number].result { body(token) }
  }
}

extension TokenResolver {
  /// Resolves the type of a definition: its own, else that of its target, else that of its group.
  mutating func resolveType(of number: Int) {
    var chain: [Int] = []
    var current = number
    var type: String?
    while !hasType[current] {
      // Definitions that refer to themselves end here; they have no type so far.
      hasType[current] = true
      chain.append(current)
      if let own = set.definitions[current].ownType {
        type = own
        break
      }
      guard case .token(let target) = targets[current], let next = set.lastLive(target) else {
        if targets[current] == .value, set.definitions[current].groupType == nil {
          type = literalType(of: set.definitions[current])
        }
        break
      }
      current = next
      type = set.definitions[next].type
    }
    for member in chain.reversed() {
      type = type ?? set.definitions[member].groupType
      set.definitions[member].type = type
    }
  }

  /// Makes an alias a color if its target is a color in one of its contexts, although the target's
  /// last definition has another type; in the other contexts, neither has a color.
  mutating func addColorsOfContexts(_ live: [Int]) {
    var open = live.filter { number in
      set.definitions[number].type == TokenSet.color
        && set.lastLive(set.definitions[number].token).map { set.definitions[$0].type }
          != TokenSet.color
    }
    guard !open.isEmpty else { return }
    let aliases = Dictionary(grouping: live) { targets[$0] }
    while let number = open.popLast() {
      for alias in aliases[.token(set.definitions[number].token)] ?? []
      where set.definitions[alias].type != TokenSet.color
        && set.definitions[alias].ownType == nil
        && (set.choices(of: alias) + set.choices(of: number)).normalized != nil
      {
        set.definitions[alias].type = TokenSet.color
        open.append(alias)
      }
    }
  }

  /// Returns the type that the value of a definition without types looks like, as in older files.
  private func literalType(of definition: TokenDefinition) -> String? {
    guard let value = definition.value else { return nil }
    let isColor: Bool
    switch value.kind {
    case .scalar:
      let text = value.text
      isColor =
        ColorExpression.looksLikeColor(text)
        || (isBelowColors(definition.token) && ColorExpression.isColor(text))
        || (isLegacy && ColorExpression.parts(text).flatMap(ColorExpression.expression) != nil)
    case .mapping:
      isColor =
        value["colorSpace"] != nil
        ? !set.isStrict
        : isLegacy && isBelowColors(definition.token) && ColorExpression.legacy(value) != nil
    case .sequence: isColor = false
    }
    return isColor ? TokenSet.color : nil
  }

  /// Returns whether the outermost group is named after colors, like a category of Style
  /// Dictionary.
  private func isBelowColors(_ token: Int) -> Bool {
    guard let group = set.tree.lineage(of: token).first else { return false }
    let category = set.tree[group].part.lowercased()
    return category.hasPrefix("color") || category.hasPrefix("colour")
  }
}
