import ColorValues
import SourceDiagnostics
import SourceDocuments

/// The custom properties of style sheets as tokens.
struct StylesheetTokens {
  /// The colours.
  private(set) var set = TokenSet(dialect: .dtcg)

  /// What they vary by.
  private(set) var axes = StyleAxes()

  /// The names of properties that are no colours, in the order of the files.
  private(set) var leftOut: [String] = []

  /// The declarations of the cascade that are no colours.
  private(set) var kept = Set<Int>()

  /// The definitions of all properties, colours or not.
  private var raw = TokenSet(dialect: .dtcg)

  /// For each of these its value and the number of its declaration.
  private var sources: [(value: String, declaration: Int)] = []

  private let cascade: StyleCascade
  private let attributes: AttributeMeanings

  /// Words for the value that another rule or another element has.
  private static let inherited: Set<String> = ["inherit", "unset", "revert", "revert-layer"]

  /// Finds out which properties of a cascade are colours, and what they refer to.
  init(_ cascade: StyleCascade, _ findings: inout ImportFindings) {
    self.cascade = cascade
    attributes = AttributeMeanings(cascade.declarations.map { ($0.test, $0.declared.value) })
    for declaration in cascade.declarations {
      axes.add(attributes.settled(declaration.test))
      if StyleValue.lightDark(declaration.declared.value) != nil { axes.add(.style("dark")) }
      // Colours keep the order of the files, whichever of their rules wins.
      _ = raw.tree.node(declaration.name, in: TokenTree.root)
    }
    for number in cascade.order { add(number, &findings) }
    raw.hideUnreachable()
    guard !hasCycles(&findings) else { return }
    var resolver = StylesheetResolver(raw, axes, sources.map(\.value))
    resolver.resolve()
    for problem in resolver.problems {
      findings.add(
        .notImported,
        .warning,
        at: raw.definitions[problem.definition].key.excerpt,
        "\(problem.message)"
      )
    }
    take(resolver, &findings)
    reportMissing(&findings)
  }

  /// The themes that stand in the list of selectors of a rule beside one for every element.
  var themesBesideRoot: Set<String> {
    var open = Set<Int>()
    var named: [Int: [String]] = [:]
    for declaration in cascade.declarations {
      switch axes.combinations(attributes.settled(declaration.test)) {
      case [[]]: open.insert(declaration.rule)
      case let some? where some.count == 1 && some[0].count == 1:
        let axis = axes.axes[some[0][0].axis]
        guard axis.isThemes else { continue }
        named[declaration.rule, default: []].append(axis.contexts[some[0][0].value])
      default: continue
      }
    }
    return Set(open.flatMap { named[$0] ?? [] })
  }

  // MARK: Definitions

  /// Adds what a declaration says; what is added later wins.
  private mutating func add(_ number: Int, _ findings: inout ImportFindings) {
    let declaration = cascade.declarations[number]
    let value = declaration.declared.value
    guard let combinations = axes.combinations(attributes.settled(declaration.test)) else {
      findings.add(
        .notImported,
        .warning,
        at: declaration.place.excerpt,
        "'\(declaration.declared.name)' depends on too much; what is said here is left out"
      )
      return
    }
    if Self.inherited.contains(value.lowercased()) {
      findings.add(
        .notImported,
        .warning,
        at: declaration.place.excerpt,
        """
        a theme can't say '\(declaration.declared.name): \(value)'; what other rules say of it holds \
        here as well
        """
      )
      return
    }
    let sides = StyleValue.lightDark(value)
    for choices in combinations {
      guard let sides else {
        append(number, value, choices)
        continue
      }
      for (context, side) in [("light", sides.light), ("dark", sides.dark)] {
        for style in axes.combinations(.style(context)) ?? [] {
          guard let both = StyleAxes.joined(choices, style) else { continue }
          append(number, side, both)
        }
      }
    }
  }

  private mutating func append(_ number: Int, _ value: String, _ choices: [ContextChoice]) {
    guard let condition = raw.condition(choices) else { return }
    let declaration = cascade.declarations[number]
    let token = raw.tree.node(declaration.name, in: TokenTree.root)
    raw.append(Self.definition(of: token, condition, declaration.place, raw.definitions.count))
    sources.append((value, number))
  }

  private static func definition(
    of token: Int,
    _ condition: Int,
    _ place: SourcePlace,
    _ layer: Int
  ) -> TokenDefinition {
    TokenDefinition(
      token: token,
      layer: layer,
      condition: condition,
      key: place,
      node: nil,
      value: nil,
      reference: nil,
      ownType: TokenSet.none,
      groupType: TokenSet.none
    )
  }

  /// Reports properties that refer to themselves, colours or not.
  private func hasCycles(_ findings: inout ImportFindings) -> Bool {
    var raw = raw
    raw.values = Array(repeating: .unknown, count: raw.definitions.count)
    raw.valueTypes = Array(repeating: TokenSet.none, count: raw.definitions.count)
    var resolver = TokenResolver(raw, findings)
    for number in raw.definitions.indices where !raw.definitions[number].isHidden {
      let names = StyleValue.references(sources[number].value).map(StyleValue.name)
      guard !names.isEmpty else { continue }
      resolver.otherReferences[number] = names.compactMap {
        raw.tree.known($0, in: TokenTree.root)
      }
    }
    resolver.reportCycles()
    findings = resolver.findings
    return resolver.set.values.contains { if case .invalid = $0 { true } else { false } }
  }

  // MARK: Colours

  /// Takes over what turned out to be colours, and tells of what isn't where others are.
  private mutating func take(_ resolver: StylesheetResolver, _ findings: inout ImportFindings) {
    for node in raw.tree.nodes.dropFirst() { _ = set.tree.node(node.name, in: TokenTree.root) }
    for token in raw.tree[TokenTree.root].children where raw.isToken(token) {
      let live = raw.live(token)
      let hasColors = live.contains { resolver.alternatives[$0].contains(where: \.isColor) }
      // A switch has nothing but the places where it is on.
      if live.allSatisfy({ ["", "initial"].contains(sources[$0].value.lowercased()) }) { continue }
      if !hasColors { leftOut.append(raw.tree[token].name) }
      for number in live {
        let alternatives = resolver.alternatives[number]
        if let (other, place) = firstWithoutColor(of: alternatives) {
          let isNew = kept.insert(sources[number].declaration).inserted
          if hasColors, isNew { report(other, of: number, place, &findings) }
        }
        for alternative in alternatives {
          guard case .color(let value) = alternative.outcome,
            let condition = set.condition(alternative.choices)
          else { continue }
          let place = raw.definitions[number].key
          set.append(Self.definition(of: token, condition, place, set.definitions.count))
          set.values.append(value)
          set.valueTypes.append(TokenSet.color)
        }
      }
    }
    set.hideUnreachable()
  }

  /// The first alternative that comes to count and is no colour, with contexts where that is so.
  private func firstWithoutColor(
    of alternatives: [StylesheetResolver.Alternative]
  ) -> (StylesheetResolver.Alternative, [ContextChoice])? {
    for (place, alternative) in alternatives.enumerated() where !alternative.isColor {
      let later = alternatives[(place + 1)...].map(\.choices)
      if let gap = axes.gap(alternative.choices, by: later) { return (alternative, gap) }
    }
    return nil
  }

  /// Tells that a property that is a colour elsewhere is none here.
  private func report(
    _ alternative: StylesheetResolver.Alternative,
    of number: Int,
    _ choices: [ContextChoice],
    _ findings: inout ImportFindings
  ) {
    let definition = raw.definitions[number]
    let name = cascade.declarations[sources[number].declaration].declared.name
    let contexts = axes.text(choices)
    let place = contexts.isEmpty ? "" : " for \(contexts)"
    let what =
      if case .text = alternative.outcome {
        "'\(name): \(sources[number].value)' is no colour\(place)"
      } else {
        "'\(name): \(sources[number].value)' has no value\(place)"
      }
    findings.add(
      .notImported,
      .warning,
      at: definition.key.excerpt,
      "\(what); what else is said of it holds there, if anything is"
    )
  }

  /// The most names that are compared with all others.
  private static let hintLimit = 20

  /// Reports references to properties that there aren't.
  private func reportMissing(_ findings: inout ImportFindings) {
    var hints = 0
    var reported = Set<String>()
    let known = raw.tree[TokenTree.root].children.map { "--\(raw.tree[$0].name)" }
    for number in raw.definitions.indices where !raw.definitions[number].isHidden {
      for part in StyleValue.parts(sources[number].value) ?? [] {
        guard case .variable(let property, let fallback) = part, fallback == nil else { continue }
        let token = raw.tree.known(StyleValue.name(property), in: TokenTree.root)
        if let token, raw.isToken(token) { continue }
        // A declaration can have a definition for each way to meet what it asks for.
        let place = raw.definitions[number].key
        let key = "\(place.file.path):\(place.range.lowerBound):\(property)"
        guard reported.insert(key).inserted else { continue }
        hints += 1
        let hint = hints > Self.hintLimit ? "" : Spelling.hint(for: property, among: known)
        findings.add(
          .unknownReference,
          .warning,
          at: raw.definitions[number].key.excerpt,
          "no custom property is called '\(property)'\(hint)"
        )
      }
    }
  }
}
