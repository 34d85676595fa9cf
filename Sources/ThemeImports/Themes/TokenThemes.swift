import SourceDiagnostics
import SourceDocuments

/// Makes themes of tokens: which colours each has, in which variants.
struct TokenThemes {
  /// A colour of a theme: its variants, in the order of the file.
  struct Entry {
    let node: Int
    /// The variants; a colour that never changes has one without key.
    let variants: [VariantPlan.Variant]
    /// The definitions that hold in the theme, which say whether two entries are the same.
    let definitions: [Int]
    /// Whether there is a value whatever traits are.
    let isTotal: Bool
  }

  /// A theme before it is written.
  struct Theme {
    let name: String
    /// The colours in the order of the tree.
    var entries: [Entry] = []
    /// The place of each node's entry; -1 where there is none.
    var places: [Int]
  }

  let set: TokenSet
  let meanings: AxisMeanings
  private(set) var themes: [Theme] = []
  private var plans: [[Int]: VariantPlan] = [:]

  /// For the theme at hand: what each condition asks of traits; -1 for what never holds.
  private var projected: [Int] = []
  private var projections: [[TraitChoice]] = [[]]
  private var projectionNumbers: [[TraitChoice]: Int] = [[]: 0]

  init(_ set: TokenSet, _ meanings: AxisMeanings) {
    self.set = set
    self.meanings = meanings
  }

  /// Adds a theme for a context of the axis that stands for themes, or for all there is.
  mutating func add(_ name: String, context: Int?, _ findings: inout ImportFindings) {
    projected = set.conditions.map { projection(of: $0, context) }
    var theme = Theme(name: name, places: Array(repeating: -1, count: set.tree.nodes.count))
    theme.entries.reserveCapacity(set.tree.nodes.count)
    var open = set.tree[TokenTree.root].children.reversed().map(\.self)
    while let node = open.popLast() {
      if set.isToken(node), let entry = entry(of: node, &findings) {
        theme.places[node] = theme.entries.count
        theme.entries.append(entry)
      }
      open += set.tree[node].children.reversed()
    }
    removeLoose(&theme, &findings)
    themes.append(theme)
  }

  /// Takes away the theme at a place.
  mutating func remove(_ place: Int) { themes.remove(at: place) }

  /// Whether a theme has all that another has, and nothing else if `isWhole`.
  func agree(_ some: Int, _ other: Int, isWhole: Bool = false) -> Bool {
    let (left, right) = (themes[some], themes[other])
    guard !isWhole || left.entries.count == right.entries.count else { return false }
    return left.entries.allSatisfy { entry in
      let place = right.places[entry.node]
      guard place >= 0, entry.variants.count == right.entries[place].variants.count else {
        return false
      }
      return zip(entry.variants, right.entries[place].variants).allSatisfy {
        $0.key == $1.key && haveEqualValues($0.definition, $1.definition)
      }
    }
  }

  /// What a condition asks of traits in a theme.
  private mutating func projection(of choices: [ContextChoice], _ context: Int?) -> Int {
    var result: [TraitChoice] = []
    for choice in choices {
      switch meanings.meanings[choice.axis] {
      case .themes: if choice.value != context { return -1 }
      case .traits(let contexts): result += contexts[choice.value]
      }
    }
    result.sort { ($0.axis, $0.value) < ($1.axis, $1.value) }
    if let known = projectionNumbers[result] { return known }
    projections.append(result)
    projectionNumbers[result] = projections.count - 1
    return projections.count - 1
  }

  private mutating func entry(of node: Int, _ findings: inout ImportFindings) -> Entry? {
    let last = set.tree[node].lastDefinition
    // Most colours have one definition that counts, and it always holds.
    if !set.definitions[last].isHidden, projected[set.definitions[last].condition] == 0 {
      guard isColor(last) else { return nil }
      return Entry(
        node: node,
        variants: [VariantPlan.Variant(key: "", definition: last)],
        definitions: [last],
        isTotal: true
      )
    }
    var definitions: [Int] = []
    for number in set.live(node) where isColor(number) {
      let condition = projected[set.definitions[number].condition]
      if condition < 0 { continue }
      if condition == 0 { definitions.removeAll(keepingCapacity: true) }
      definitions.append(number)
    }
    definitions = reachable(definitions)
    guard let first = definitions.first else { return nil }
    let conditions = definitions.map { projected[set.definitions[$0].condition] }
    let isTotal = conditions[0] == 0
    if definitions.count == 1, isTotal {
      return Entry(
        node: node,
        variants: [VariantPlan.Variant(key: "", definition: first)],
        definitions: definitions,
        isTotal: true
      )
    }
    // Definitions of one value have the number of the first.
    let values = definitions.map { number in
      definitions.firstIndex { haveEqualValues($0, number) } ?? 0
    }
    let plan = plan(of: conditions, values, node, &findings)
    let variants = plan.variants.map { variant in
      VariantPlan.Variant(key: variant.key, definition: definitions[variant.definition])
    }
    return Entry(
      node: node,
      variants: variants,
      definitions: definitions,
      isTotal: isTotal || plan.isComplete
    )
  }

  /// The definitions that come to count somewhere, as later ones together don't hold everywhere.
  ///
  /// A modifier each of whose contexts sets a colour leaves nothing of what others said before.
  private func reachable(_ definitions: [Int]) -> [Int] {
    guard definitions.count > 2 else { return definitions }
    var later: [[TraitChoice]] = []
    var result: [Int] = []
    var budget = Self.coverLimit
    for number in definitions.reversed() {
      let choices = projections[projected[set.definitions[number].condition]]
      if isCovered(choices, by: later, &budget) { continue }
      later.append(choices)
      result.append(number)
    }
    return result.reversed()
  }

  /// The most comparisons of a color's definitions to find those that never count; where there are more, the
  /// rest is kept.
  private static let coverLimit = 4_000_000

  private func isCovered(
    _ choices: [TraitChoice],
    by others: [[TraitChoice]],
    _ budget: inout Int
  ) -> Bool {
    budget -= others.count + 1
    guard budget > 0 else { return false }
    let possible = others.filter { other in
      other.allSatisfy { choice in
        choices.allSatisfy { $0.axis != choice.axis || $0.value == choice.value }
      }
    }
    if possible.contains(where: { $0.allSatisfy(choices.contains) }) { return true }
    let free = possible.joined().first { choice in !choices.contains { $0.axis == choice.axis } }
    guard let axis = free?.axis else { return false }
    let info = meanings.conditionAxes[axis]
    return (0..<info.words.count + (info.isClosed ? 0 : 1)).allSatisfy { value in
      isCovered(choices + [TraitChoice(axis: axis, value: value)], by: possible, &budget)
    }
  }

  private mutating func plan(
    of conditions: [Int],
    _ values: [Int],
    _ node: Int,
    _ findings: inout ImportFindings
  ) -> VariantPlan {
    let key = conditions + values
    if let known = plans[key] { return known }
    let plan = VariantPlan(
      conditions.map { projections[$0] },
      values: values,
      axes: meanings.conditionAxes
    )
    plans[key] = plan
    if plan.isPartial, let first = set.live(node).first {
      findings.add(
        .notImported,
        at: set.definitions[first].key.excerpt,
        """
        '\(set.tree.text(of: node))' varies by too much at once for a theme file; let it depend on \
        fewer modifiers
        """
      )
    }
    return plan
  }

  private func haveEqualValues(_ number: Int, _ other: Int) -> Bool {
    switch (set.values[number], set.values[other]) {
    case (.color(let left), .color(let right)): left == right
    case (.alias(let left), .alias(let right)): left == right
    case (.expression(let left), .expression(let right)): left == right
    default: number == other
    }
  }

  private func isColor(_ number: Int) -> Bool {
    switch set.values[number] {
    case .color, .alias, .expression: true
    case .unknown, .computed, .other, .invalid: false
    }
  }

  // MARK: References

  /// Reports references to colours that the theme doesn't have where the reference counts.
  private mutating func removeLoose(_ theme: inout Theme, _ findings: inout ImportFindings) {
    var loose = Set<Int>()
    for entry in theme.entries {
      for variant in entry.variants {
        for token in set.colorTargets(of: variant.definition) {
          let place = theme.places[token]
          if place >= 0, theme.entries[place].isTotal { continue }
          let gap = place < 0 ? [] : gap(entry, variant.definition, theme.entries[place])
          guard let gap, reported.insert(variant.definition).inserted else { continue }
          if place < 0 { loose.insert(entry.node) }
          report(variant.definition, token, gap, theme, &findings)
        }
      }
    }
    guard !loose.isEmpty else { return }
    theme.entries.removeAll { loose.contains($0.node) }
    theme.places = theme.places.map { _ in -1 }
    for (place, entry) in theme.entries.enumerated() { theme.places[entry.node] = place }
  }

  private var reported = Set<Int>()

  /// Traits at which a definition of `entry` counts and `target` has no value; nil where there are none.
  private func gap(_ entry: Entry, _ definition: Int, _ target: Entry) -> [TraitChoice]? {
    func choices(_ number: Int) -> [TraitChoice] {
      projections[projected[set.definitions[number].condition]]
    }
    // A value that asks nothing beyond what the definition asks holds wherever that counts.
    let own = choices(definition)
    if target.definitions.contains(where: { choices($0).allSatisfy(own.contains) }) { return nil }
    var axes: [Int] = []
    for number in entry.definitions + target.definitions {
      for choice in choices(number) where !axes.contains(choice.axis) { axes.append(choice.axis) }
    }
    var combinations: [[TraitChoice]] = [[]]
    for axis in axes where combinations.count < 4_096 {
      combinations = combinations.flatMap { base in
        meanings.conditionAxes[axis].words.indices.map {
          base + [TraitChoice(axis: axis, value: $0)]
        }
      }
    }
    return combinations.first { combination in
      let winner = entry.definitions.last { choices($0).allSatisfy(combination.contains) }
      return winner == definition
        && !target.definitions.contains { choices($0).allSatisfy(combination.contains) }
    }
  }

  private func report(
    _ number: Int,
    _ token: Int,
    _ gap: [TraitChoice],
    _ theme: Theme,
    _ findings: inout ImportFindings
  ) {
    let definition = set.definitions[number]
    let name = set.tree.text(of: token)
    var place = gap.isEmpty ? "" : " for \(VariantPlan.key(gap, meanings.conditionAxes))"
    if meanings.themeAxis != nil { place += " in the theme '\(theme.name)'" }
    findings.add(
      .unknownReference,
      set.isStrict ? .error : .warning,
      at: definition.valueExcerpt,
      place.isEmpty
        ? "'\(name)' is no colour that could be taken over"
        : "'\(name)' has no value\(place)"
    )
  }
}
