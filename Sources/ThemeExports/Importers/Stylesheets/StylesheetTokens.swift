import ColorValues
import SourceDiagnostics
import SourceDocuments

/// The custom properties of style sheets as tokens.
struct StylesheetTokens {
  private(set) var set = TokenSet(dialect: .dtcg)
  private(set) var axes: [ImportAxis] = []

  /// The names of properties that are no colours, in the order of the files.
  private(set) var leftOut: [String] = []

  private var values: [(value: String, place: SourcePlace)] = []
  private var layers = 0

  /// The contexts that the axes have from the start.
  private static let known: [String: [String]] = [
    StyleConditions.style: ["light", "dark"],
    StyleConditions.contrast: ["normal-contrast", "high-contrast"],
    StyleConditions.gamut: ["srgb", "p3"],
  ]

  /// Adds a declaration; those added later win.
  mutating func add(
    _ name: String,
    _ value: String,
    _ choices: [StyleConditions.Choice],
    _ place: SourcePlace
  ) {
    if let (light, dark) = StyleValue.lightDark(value),
      !choices.contains(where: { $0.axis == StyleConditions.style })
    {
      for (context, part) in [("light", light), ("dark", dark)] {
        let choice = StyleConditions.Choice(axis: StyleConditions.style, context: context)
        add(name, part, choices + [choice], place)
      }
      return
    }
    let contexts = choices.map { choice($0) }
    guard let condition = set.condition(contexts) else { return }
    set.append(
      TokenDefinition(
        token: set.tree.node(name, in: TokenTree.root),
        layer: layers,
        condition: condition,
        key: place,
        node: nil,
        value: nil,
        reference: nil,
        ownType: TokenSet.none,
        groupType: TokenSet.none
      )
    )
    layers += 1
    values.append((value, place))
  }

  private mutating func choice(_ choice: StyleConditions.Choice) -> ContextChoice {
    let axis: Int
    if let known = axes.firstIndex(where: { $0.name == choice.axis }) {
      axis = known
    } else {
      // The first context is that of elements without the attribute.
      let isThemes = choice.axis == StyleConditions.theme
      let contexts = Self.known[choice.axis] ?? (isThemes ? [""] : ["default"])
      axes.append(ImportAxis(name: choice.axis, contexts: contexts, isThemes: isThemes))
      axis = axes.count - 1
    }
    if let value = axes[axis].contexts.firstIndex(of: choice.context) {
      return ContextChoice(axis: axis, value: value)
    }
    let info = axes[axis]
    axes[axis] = ImportAxis(
      name: info.name,
      contexts: info.contexts + [choice.context],
      isThemes: info.isThemes
    )
    return ContextChoice(axis: axis, value: info.contexts.count)
  }

  /// Finds out which properties are colours, and what they refer to.
  mutating func finish(_ findings: inout ImportFindings) {
    set.hideUnreachable()
    set.values = Array(repeating: .other, count: set.definitions.count)
    set.valueTypes = Array(repeating: TokenSet.none, count: set.definitions.count)
    var waiting: [(definition: Int, parts: [StyleValue.Part])] = []
    var colors = Set<Int>()
    for number in set.definitions.indices where !set.definitions[number].isHidden {
      guard let parts = StyleValue.parts(values[number].value) else {
        findings.add(
          .invalidColor,
          .warning,
          at: values[number].place.excerpt,
          "a 'var()' is written wrongly; the property is left out"
        )
        continue
      }
      if parts.count == 1, case .text(let text) = parts[0] {
        guard ColorString.isColor(text) || isLightDark(text) else { continue }
        set.values[number] = .color(YAMLText.scalar(text))
        colors.insert(set.definitions[number].token)
      } else {
        waiting.append((number, parts))
      }
    }
    // Properties that refer to colours are colours as well, and so on.
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      waiting.removeAll { item in
        guard let value = value(of: item.parts, colors) else { return false }
        set.values[item.definition] = value
        hasChanged = colors.insert(set.definitions[item.definition].token).inserted || hasChanged
        return true
      }
    }
    for item in waiting { reportMissing(item.parts, item.definition, &findings) }
    for token in set.tree.nodes.indices where set.isToken(token) && !colors.contains(token) {
      leftOut.append(set.tree[token].name)
    }
    var cycles = TokenResolver(set, findings)
    cycles.reportCycles()
    (set, findings) = (cycles.set, cycles.findings)
  }

  private func isLightDark(_ text: String) -> Bool {
    (try? ColorExpression.parse(text, allowing: .appearance)) != nil
  }

  /// The value that parts make where what they refer to is known to be colours.
  private func value(of parts: [StyleValue.Part], _ colors: Set<Int>) -> TokenValue? {
    var result: [ExpressionPart] = []
    for part in parts {
      switch part {
      case .text(let text): result.append(.text(text))
      case .variable(let property, let fallback):
        if let token = set.tree.known(StyleValue.name(property), in: TokenTree.root) {
          guard colors.contains(token) else { return nil }
          result.append(.token(token))
        } else {
          guard let fallback, let inner = StyleValue.parts(fallback),
            let value = value(of: inner, colors)
          else { return nil }
          switch value {
          case .color: result.append(.text(fallback))
          case .alias(let token): result.append(.token(token))
          case .expression(let parts): result += parts
          default: return nil
          }
        }
      }
    }
    if result.count == 1, case .token(let token) = result[0] { return .alias(token) }
    let sample = result.map { part in
      switch part {
      case .text(let text): text
      case .token: "{a}"
      }
    }.joined()
    guard (try? ColorExpression.parse(sample, allowing: .theme)) != nil else { return nil }
    let hasTokens = result.contains { part in if case .token = part { true } else { false } }
    return hasTokens ? .expression(result) : .color(YAMLText.scalar(sample))
  }

  private func reportMissing(
    _ parts: [StyleValue.Part],
    _ number: Int,
    _ findings: inout ImportFindings
  ) {
    for part in parts {
      guard case .variable(let property, let fallback) = part, fallback == nil,
        set.tree.known(StyleValue.name(property), in: TokenTree.root) == nil
      else { continue }
      let known = set.tree[TokenTree.root].children.map { "--\(set.tree[$0].name)" }
      findings.add(
        .unknownReference,
        .warning,
        at: values[number].place.excerpt,
        "no custom property is called '\(property)'\(Spelling.hint(for: property, among: known))"
      )
    }
  }
}
