import DynamicColors
import ColorValues
import SourceDiagnostics
import SourceDocuments

/// The custom properties of style sheets as tokens.
struct StylesheetTokens {
  /// The colors.
  private(set) var set = TokenSet(dialect: .dtcg)

  /// The axes on which they depend.
  private(set) var axes = StyleAxes()

  /// The names of properties that are not colors, in the order of the files.
  private(set) var others: [String] = []

  /// The declarations of the cascade that are not colors.
  private(set) var otherDeclarations = Set<Int>()

  /// The definitions of all properties.
  private var raw = TokenSet(dialect: .dtcg)

  /// The value of each of these definitions, and the number of its declaration.
  private var sources: [(value: StyleValue, declaration: Int)] = []

  private let cascade: StyleCascade
  private let attributes: AttributeMeanings
  private let findings: ImportFindings

  /// Keywords for the value of another rule or another element.
  private static let inherited: Set<String> = ["inherit", "unset", "revert", "revert-layer"]

  /// Resolves the properties of a cascade.
  init(_ cascade: StyleCascade, _ findings: ImportFindings) {
    self.cascade = cascade
    self.findings = findings
    attributes = AttributeMeanings(cascade.declarations)
    for declaration in cascade.declarations {
      axes.add(attributes.settled(declaration.test))
      if declaration.value.lightDark != nil { axes.add(.style("dark")) }
      // Colors keep the order of the files, even if other rules win.
      _ = raw.tree.node(declaration.name, in: TokenTree.root)
    }
    for number in cascade.order { add(number) }
    raw.hideUnreachable()
    let cycles = raw.reportCycles(findings) { number, body in
      for variable in sources[number].value.variables {
        raw.tree.known(variable.name, in: TokenTree.root).map(body)
      }
    }
    guard cycles.isEmpty || findings.keepsGoing else { return }
    for number in cycles { raw.definitions[number].isHidden = true }
    var resolver = StylesheetResolver(raw, axes, sources.map(\.value))
    resolver.resolve()
    for (definition, message) in resolver.problems {
      findings.report(message, at: raw.definitions[definition].key.excerpt)
    }
    addColors(resolver)
    reportMissing()
  }

  /// The themes whose selectors are in a list with a selector for every element.
  var themesBesideRoot: Set<String> {
    var open = Set<Int>()
    var named: [Int: [String]] = [:]
    for declaration in cascade.declarations {
      guard let choices = axes.combinations(attributes.settled(declaration.test)),
        choices.count == 1, choices[0].count <= 1
      else { continue }
      if let choice = choices[0].first {
        let axis = axes.axes[choice.axis]
        if axis.isThemes {
          named[declaration.rule, default: []].append(axis.contexts[choice.value])
        }
      } else {
        open.insert(declaration.rule)
      }
    }
    return Set(open.flatMap { named[$0] ?? [] })
  }

  // MARK: Definitions

  /// Adds the definitions of a declaration, which override earlier ones.
  private mutating func add(_ number: Int) {
    let declaration = cascade.declarations[number]
    let (property, value) = (declaration.declared.name, declaration.value)
    guard let combinations = axes.combinations(attributes.settled(declaration.test)) else {
      return findings.report(.tooManyConditions(property), at: declaration.place.excerpt)
    }
    if Self.inherited.contains(value.text.lowercased()) {
      return findings.report(.inheritedValue(property, value.text), at: declaration.place.excerpt)
    }
    guard let sides = value.lightDark else {
      for choices in combinations { append(number, value, choices) }
      return
    }
    for choices in combinations {
      for (context, side) in [("light", sides.light), ("dark", sides.dark)] {
        for style in axes.combinations(.style(context)) ?? [] {
          if let both = choices.combined(with: style) { append(number, side, both) }
        }
      }
    }
  }

  private mutating func append(_ number: Int, _ value: StyleValue, _ choices: [AxisChoice]) {
    guard let condition = raw.condition(choices) else { return }
    let declaration = cascade.declarations[number]
    raw.append(
      TokenDefinition(
        raw.tree.node(declaration.name, in: TokenTree.root),
        layer: raw.definitions.count,
        condition: condition,
        TokenDeclaration(key: declaration.place)
      )
    )
    sources.append((value, number))
  }

  // MARK: Colors

  /// Adds the properties that are colors, and reports their values that are not.
  private mutating func addColors(_ resolver: StylesheetResolver) {
    let names = TailwindNames(raw, cascade.themeColorNames, resolver.alternatives)
    set.tree = raw.tree.renamed(names.name)
    for token in raw.tree[TokenTree.root].children where raw.isToken(token) {
      let live = raw.live(token)
      let hasColors = live.contains { resolver.alternatives[$0].contains(where: \.isColor) }
      // A switch of exported style sheets has only empty values.
      if live.allSatisfy({ ["", "initial"].contains(sources[$0].value.text.lowercased()) }) {
        continue
      }
      if !hasColors { others.append(raw.tree[token].name) }
      for number in live {
        let alternatives = resolver.alternatives[number]
        if let (other, choices) = firstOther(of: alternatives),
          otherDeclarations.insert(sources[number].declaration).inserted, hasColors
        {
          report(other, of: number, choices)
        }
        for alternative in alternatives where names.targets[token] == nil {
          guard case .color(let value) = alternative.outcome,
            let condition = set.condition(alternative.choices)
          else { continue }
          var definition = raw.definitions[number]
          definition.condition = condition
          definition.result = names.value(value)
          definition.type = TokenSet.color
          set.append(definition)
        }
      }
    }
    set.hideUnreachable()
  }

  /// Returns the first used alternative that is not a color, with contexts in which it is used.
  private func firstOther(
    of alternatives: [StylesheetResolver.Alternative]
  ) -> (StylesheetResolver.Alternative, [AxisChoice])? {
    for (place, alternative) in alternatives.enumerated() where !alternative.isColor {
      let later = alternatives[(place + 1)...].map(\.choices)
      if let gap = axes.gap(alternative.choices, by: later) { return (alternative, gap) }
    }
    return nil
  }

  private func report(
    _ alternative: StylesheetResolver.Alternative,
    of number: Int,
    _ choices: [AxisChoice]
  ) {
    let (value, declaration) = sources[number]
    let name = cascade.declarations[declaration].declared.name
    let hasValue = if case .text = alternative.outcome { true } else { false }
    findings.report(
      .otherValue("\(name): \(value.text)", for: axes.text(choices), hasValue: hasValue),
      at: raw.definitions[number].key.excerpt
    )
  }

  /// The maximum number of names that are compared with all others.
  private static let hintLimit = 20

  /// Reports references to properties that do not exist.
  private func reportMissing() {
    var hints = 0
    var reported = Set<String>()
    let known = raw.tree[TokenTree.root].children.map { "--\(raw.tree[$0].name)" }
    for number in raw.liveDefinitions {
      for case .variable(let variable) in sources[number].value.parts ?? []
      where variable.fallback == nil {
        let token = raw.tree.known(variable.name, in: TokenTree.root)
        if let token, raw.lastLive(token) != nil { continue }
        // A declaration can have several definitions.
        let place = raw.definitions[number].key
        let key = "\(place.file.path):\(place.range.lowerBound):\(variable.property)"
        guard reported.insert(key).inserted else { continue }
        if let token, raw.isToken(token) {
          findings.report(.notImportable(variable.property, isStrict: true), at: place.excerpt)
          continue
        }
        hints += 1
        let hint =
          hints > Self.hintLimit ? "" : Spelling.hint(for: variable.property, among: known)
        findings.report(.unknownProperty(variable.property, hint), at: place.excerpt)
      }
    }
  }
}
