import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// The custom properties of style sheets as tokens.
struct StylesheetTokens {
  /// The colors.
  private(set) var set = TokenSet(dialect: .dtcg)

  /// The axes on which they depend.
  private(set) var axes = StyleAxes()

  /// The names of properties that are not colors, in the order of the files.
  private(set) var others: [String] = []

  /// The definitions of all properties.
  private var raw = TokenSet(dialect: .dtcg)

  /// The value of each of these definitions, and the number of its declaration.
  private var sources: [(value: StyleValue, declaration: Int)] = []

  private let cascade: StyleCascade
  private let attributes: AttributeMeanings
  private let findings: ImportFindings

  /// Resolves the properties of a cascade.
  init(_ cascade: StyleCascade, reporting findings: ImportFindings) {
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
    reportReplaced()
    reportOuterReferences()
    let cycles = raw.reportCycles(to: findings) { number, body in
      for variable in sources[number].value.variables {
        raw.tree.known(variable.name, in: TokenTree.root).map(body)
      }
    }
    guard cycles.isEmpty || findings.keepsGoing else { return }
    for number in cycles { raw.definitions[number].isHidden = true }
    var resolver = StylesheetResolver(raw, axes: axes, values: sources.map(\.value), to: findings)
    resolver.resolve()
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
    if combinations.isEmpty, StyleAxes.isPossible(declaration.test) {
      return findings.report(.contradictoryRule(property), at: declaration.place.excerpt)
    }
    if value.isInherited {
      return findings.report(
        .inheritedValue(value.text, of: property),
        at: declaration.place.excerpt
      )
    }
    guard let sides = value.lightDark else {
      for choices in combinations { append(value, of: number, under: choices) }
      return
    }
    for choices in combinations {
      for (context, side) in [("light", sides.light), ("dark", sides.dark)] {
        for style in axes.combinations(.style(context)) ?? [] {
          if let both = choices.combined(with: style) { append(side, of: number, under: both) }
        }
      }
    }
  }

  private mutating func append(_ value: StyleValue, of number: Int, under choices: [AxisChoice]) {
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

  // MARK: Replaced declarations

  /// The maximum number of declarations that are compared with their replacements.
  private static let comparisonLimit = 1_000

  /// Reports the declarations that elements never use, as an inner element has another value, and
  /// the declarations that only themes never use, as media queries and attributes with one meaning
  /// have several values.
  private func reportReplaced() {
    var rest = Self.comparisonLimit
    var reported = Set<Int>()
    // The properties of a file for which a later one has other values.
    var overridden: [String: (later: Int, names: Set<String>)] = [:]
    defer {
      for (file, (later, names)) in overridden.sorted(by: { $0.key < $1.key }) {
        let place = cascade.declarations[later].place
        findings.report(.overriddenFile(file, by: place.file.path, names.count), at: place.excerpt)
      }
    }
    for token in raw.tree.nodes.indices where raw.tree[token].definitions.count > 1 {
      var winners: [Int: Int] = [:]
      for number in raw.tree[token].definitions.reversed() {
        let condition = raw.definitions[number].condition
        guard raw.definitions[number].isHidden else {
          if winners[condition] == nil { winners[condition] = number }
          continue
        }
        guard let other = winners[condition] ?? winners[TokenSet.always],
          sources[number].value.differs(from: sources[other].value),
          reported.insert(sources[number].declaration).inserted
        else { continue }
        rest -= 1
        guard rest > 0 else { return }
        let (old, new) = (sources[number].declaration, sources[other].declaration)
        let file = cascade.declarations[old].place.file.path
        if cascade.declarations[new].place.file.path != file,
          raw.definitions[other].condition == condition, !cascade.sharedPaths.contains(file)
        {
          overridden[file, default: (new, [])].names.insert(cascade.declarations[old].name)
        }
        report(sources[number].declaration, replacedBy: sources[other].declaration)
      }
    }
  }

  private func report(_ number: Int, replacedBy other: Int) {
    let (old, new) = (cascade.declarations[number], cascade.declarations[other])
    let isInherited = cascade.depths[number] < cascade.depths[other]
    guard isInherited || !StyleAxes.holds(new.test, wherever: old.test) else { return }
    let text = "\(old.declared.name): \(old.declared.value)"
    findings.report(
      isInherited ? .notInherited(text) : .secondValue(text),
      at: old.place.excerpt,
      notes: [.replacement(new.place.excerpt)]
    )
  }

  /// Reports references in outer elements to properties for which inner elements have other values:
  /// a browser replaces them in the outer element, and a theme has a single value.
  private func reportOuterReferences() {
    var reported = Set<Int>()
    let depths = sources.map { cascade.depths[$0.declaration] }
    guard let deepest = depths.max(), deepest > 0 else { return }
    for number in raw.liveDefinitions where depths[number] < deepest {
      for variable in sources[number].value.variables {
        guard let token = raw.tree.known(variable.name, in: TokenTree.root),
          let used = raw.lastLive(token), depths[used] > depths[number]
        else { continue }
        let own = raw.tree[token].definitions.last { depths[$0] <= depths[number] }
        if let own, !sources[own].value.differs(from: sources[used].value) { continue }
        guard reported.insert(sources[number].declaration).inserted else { break }
        findings.report(
          .outerReference(variable.property),
          at: raw.definitions[number].key.excerpt,
          notes: [.replacement(raw.definitions[used].key.excerpt)]
        )
      }
    }
  }

  // MARK: Colors

  /// Adds the properties that are colors, and reports their values that are not.
  private mutating func addColors(_ resolver: StylesheetResolver) {
    let names = TailwindNames(
      raw,
      prefixed: cascade.themeColorNames,
      alternatives: resolver.alternatives
    )
    set.tree = raw.tree.renamed(names.name)
    var reported = Set<Int>()
    for token in raw.tree[TokenTree.root].children where raw.isToken(token) {
      let live = raw.live(token)
      let hasColors = live.contains { resolver.alternatives[$0].contains(where: \.isColor) }
      // A switch of exported style sheets has only empty values.
      if live.allSatisfy({ ["", "initial"].contains(sources[$0].value.text.lowercased()) }) {
        continue
      }
      if !hasColors { others.append(raw.tree[token].part) }
      for number in live {
        let alternatives = resolver.alternatives[number]
        if hasColors, let (other, choices) = firstOther(of: alternatives),
          reported.insert(sources[number].declaration).inserted
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
    let known = raw.tree[TokenTree.root].children.map { "--\(raw.tree[$0].part)" }
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
          findings.report(.notImportable(variable.property, usedBy: place.text), at: place.excerpt)
          continue
        }
        hints += 1
        let hint =
          hints > Self.hintLimit ? "" : Spelling.hint(for: variable.property, among: known)
        findings.report(.unknownProperty(variable.property, hint: hint), at: place.excerpt)
      }
    }
  }
}
