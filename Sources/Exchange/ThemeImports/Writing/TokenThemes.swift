import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// The themes of a set of tokens: the colors of each, and their variants.
struct TokenThemes {
  /// A color of a theme.
  struct Entry {
    let node: Int
    /// The variants, in the order of the file; a color without variants has one without a key.
    let variants: [VariantPlan.Variant]
    /// The definitions that apply in the theme.
    let definitions: [Int]
    /// Whether the color has a value for all traits.
    let isTotal: Bool
  }

  /// The colors of a theme.
  struct Theme {
    let name: String
    /// The colors in the order of the tree.
    var entries: [Entry] = []
    /// The place of each node in the order of the tree.
    fileprivate let order: [Int]

    /// Returns the color of a node, if the theme has it.
    ///
    /// - Complexity: O(log *n*) in the number of colors.
    func entry(of node: Int) -> Entry? {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if order[entries[middle].node] < order[node] { low = middle + 1 } else { high = middle }
      }
      return low < entries.count && entries[low].node == node ? entries[low] : nil
    }

    /// Returns whether the theme defines a color in the same way as another theme.
    func hasEqual(_ entry: Entry) -> Bool {
      self.entry(of: entry.node)?.definitions == entry.definitions
    }
  }

  /// The maximum number of themes.
  private static let themeLimit = 10_000

  /// The maximum number of the colors of all themes together.
  private static let colorLimit = 500_000

  /// The maximum product of the number of themes and that of the names of colors in any of them, as
  /// every theme is checked for every name.
  private static let nameLimit = 20_000_000

  let set: TokenSet
  private let meanings: AxisMeanings
  let findings: ImportFindings
  private(set) var themes: [Theme] = []
  private var plans: [[Int]: VariantPlan] = [:]

  /// The context of the axis of themes that each condition requires, and its choices of traits with
  /// a number that equal choices share.
  private var requirements: [(context: Int?, choices: [AxisChoice], number: Int)] = []

  /// The values of the traits, and those of them with words.
  private let space: ConditionSpace
  private let words: ConditionSpace

  /// The context of the current theme.
  private var context = 0

  init(_ set: TokenSet, meanings: AxisMeanings, reporting findings: ImportFindings) {
    self.set = set
    self.meanings = meanings
    self.findings = findings
    space = ConditionSpace(meanings.conditionAxes.map(\.values))
    words = ConditionSpace(meanings.conditionAxes.map(\.words.indices))
    var numbers: [[AxisChoice]: Int] = [:]
    requirements = set.conditions.map { choices in
      var context: Int?
      var result: [AxisChoice] = []
      for choice in choices {
        switch meanings.meanings[choice.axis] {
        case .themes: context = choice.value
        case .traits(let contexts): result += contexts[choice.value]
        }
      }
      result.sort { ($0.axis, $0.value) < ($1.axis, $1.value) }
      let number = numbers[result] ?? numbers.count
      numbers[result] = number
      return (context, result, number)
    }
  }

  /// Adds a theme for each context of the axis of themes; a single theme if no axis is for themes.
  mutating func add(_ names: [String]) {
    var order = Array(repeating: 0, count: set.tree.nodes.count)
    var common: [Int] = []
    // The colors without definitions for single contexts, which are the same in all themes.
    var shared: [Int: Entry] = [:]
    // The nodes with definitions for single contexts.
    var own: [[Int]] = Array(repeating: [], count: names.count)
    var colorCount = 0
    for (place, node) in set.tree.preorder.enumerated() {
      order[node] = place
      let live = set.live(node)
      guard live.contains(where: { set.definitions[$0].result.isColor }) else { continue }
      colorCount += 1
      let contexts = Set(live.map { requirements[set.definitions[$0].condition].context })
      if contexts == [nil] {
        guard let entry = entry(of: node) else { continue }
        shared[node] = entry
      }
      if contexts.contains(nil) { common.append(node) }
      for case let context? in contexts where context < own.count { own[context].append(node) }
    }
    let total = own.reduce(common.count * names.count) { $0 + $1.count }
    guard names.count <= Self.themeLimit else {
      return findings.report(.tooManyThemes(names.count, limit: Self.themeLimit))
    }
    let isLarge = total > Self.colorLimit || colorCount * names.count > Self.nameLimit
    guard names.count == 1 || !isLarge else {
      return findings.report(.tooManyThemeColors(colorCount, in: names.count))
    }
    for (context, name) in names.enumerated() {
      self.context = context
      var theme = Theme(name: name, order: order)
      let nodes = Self.merged(common, own[context]) { order[$0] < order[$1] }
      theme.entries = nodes.compactMap { shared[$0] ?? entry(of: $0) }
      removeUnresolved(&theme)
      themes.append(theme)
    }
  }

  /// Returns the elements of two sorted lists, each once.
  private static func merged(
    _ list: [Int],
    _ other: [Int],
    by precedes: (Int, Int) -> Bool
  ) -> [Int] {
    if other.isEmpty { return list }
    var rest = other[...]
    var result: [Int] = []
    result.reserveCapacity(list.count + other.count)
    for element in list {
      while let next = rest.first, precedes(next, element) { result.append(rest.removeFirst()) }
      if rest.first == element { rest.removeFirst() }
      result.append(element)
    }
    return result + rest
  }

  /// Removes the themes without colors, unless all themes are, and reports their names.
  ///
  /// - Parameter first: The number of the default theme.
  /// - Returns: The number that the default theme has then.
  mutating func removeEmpty(first: Int) -> Int {
    guard themes.contains(where: { !$0.entries.isEmpty }) else { return first }
    for theme in themes where theme.entries.isEmpty { findings.report(.emptyTheme(theme.name)) }
    let earlier = themes[..<first].count { !$0.entries.isEmpty }
    let number = themes[first].entries.isEmpty ? 0 : earlier
    themes.removeAll(where: \.entries.isEmpty)
    return number
  }

  /// Removes the theme with a number.
  mutating func remove(_ number: Int) { themes.remove(at: number) }

  /// Returns whether a theme has the definitions of another theme and no others.
  func isUnused(_ some: Int, beside other: Int) -> Bool {
    let (own, base) = (themes[some], themes[other])
    return own.entries.count == base.entries.count && own.entries.allSatisfy(base.hasEqual)
  }

  /// Returns whether a theme has all colors of another, and no further ones if `isWhole`.
  func theme(_ number: Int, hasColorsOf other: Int, isWhole: Bool = false) -> Bool {
    let (theme, base) = (themes[number], themes[other])
    guard !isWhole || theme.entries.count == base.entries.count else { return false }
    return base.entries.allSatisfy { entry in
      guard let other = theme.entry(of: entry.node) else { return false }
      return entry.variants.elementsEqual(other.variants) {
        $0.key == $1.key
          && set.definitions[$0.definition].result == set.definitions[$1.definition].result
      }
    }
  }

  /// Returns the choices of traits for which a definition applies.
  private func choices(of number: Int) -> [AxisChoice] {
    requirements[set.definitions[number].condition].choices
  }

  /// Returns whether a definition can apply in the current theme.
  private func isInTheme(_ number: Int) -> Bool {
    let required = requirements[set.definitions[number].condition].context
    return required == nil || required == context
  }

  private mutating func entry(of node: Int) -> Entry? {
    guard let last = set.lastLive(node) else { return nil }
    // The other values of a color are of no use without one that has an error.
    if findings.keepsGoing,
      set.live(node).contains(where: { set.definitions[$0].result == .invalid && isInTheme($0) })
    {
      return nil
    }
    // Most colors have a single definition, which always applies.
    if isInTheme(last), choices(of: last).isEmpty {
      return set.definitions[last].result.isColor ? Self.entry(of: node, last) : nil
    }
    var definitions: [Int] = []
    for number in set.live(node) where isInTheme(number) && set.definitions[number].result.isColor {
      if choices(of: number).isEmpty { definitions.removeAll(keepingCapacity: true) }
      definitions.append(number)
    }
    definitions = reachable(definitions)
    guard let first = definitions.first else { return nil }
    let isTotal = choices(of: first).isEmpty
    if definitions.count == 1, isTotal { return Self.entry(of: node, first) }
    // Definitions of one value have the number of the first.
    var numbers: [TokenValue: Int] = [:]
    let values = definitions.enumerated().map { index, number in
      let result = set.definitions[number].result
      if numbers[result] == nil { numbers[result] = index }
      return numbers[result] ?? index
    }
    let plan = plan(of: definitions, values, node)
    if plan.isPartial, findings.keepsGoing { return nil }
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

  private static func entry(of node: Int, _ only: Int) -> Entry {
    let variant = VariantPlan.Variant(key: "", definition: only)
    return Entry(node: node, variants: [variant], definitions: [only], isTotal: true)
  }

  /// Returns the definitions that are used for some traits, as the later ones do not cover all.
  ///
  /// A modifier each of whose contexts sets a color leaves nothing of earlier definitions.
  private func reachable(_ definitions: [Int]) -> [Int] {
    guard definitions.count > 2 else { return definitions }
    var later: [[AxisChoice]] = []
    var result: [Int] = []
    var effort = ConditionSpace.coverEffort
    for number in definitions.reversed() {
      let choices = choices(of: number)
      guard space.gap(in: choices, leftBy: later, &effort) != nil else { continue }
      later.append(choices)
      result.append(number)
    }
    return result.reversed()
  }

  private mutating func plan(of definitions: [Int], _ values: [Int], _ node: Int) -> VariantPlan {
    let key = definitions.map { requirements[set.definitions[$0].condition].number } + values
    let known = plans[key]
    if let known, !known.isPartial || !findings.keepsGoing { return known }
    let conditions = definitions.map { choices(of: $0) }
    let plan =
      known ?? VariantPlan(conditions, values: values, axes: meanings.conditionAxes)
    plans[key] = plan
    if plan.isPartial, let first = set.live(node).first {
      findings.report(
        .tooManyVariants(set.tree.name(of: node)),
        at: set.definitions[first].key.excerpt
      )
    }
    return plan
  }

  // MARK: References

  /// Reports references to colors that have no value in the theme where the reference is used, and
  /// removes the colors that refer to tokens without any value.
  private mutating func removeUnresolved(_ theme: inout Theme) {
    var unresolved = Set<Int>()
    for entry in theme.entries {
      for variant in entry.variants {
        for token in set.definitions[variant.definition].result.colorTargets {
          let target = theme.entry(of: token)
          if target?.isTotal == true { continue }
          let missing: [AxisChoice]? =
            target.map { gap(of: variant.definition, in: entry, leftBy: $0) } ?? []
          guard let missing else { continue }
          if target == nil || findings.keepsGoing { unresolved.insert(entry.node) }
          reportReference(of: variant.definition, to: token, without: missing, in: theme.name)
        }
      }
    }
    guard !unresolved.isEmpty, !findings.isRefused else { return }
    removeDependents(of: &unresolved, in: theme)
    theme.entries.removeAll { unresolved.contains($0.node) }
  }

  /// Adds the colors that refer to removed ones, and reports these references.
  private mutating func removeDependents(of removed: inout Set<Int>, in theme: Theme) {
    var dependents: [Int: [(node: Int, definition: Int)]] = [:]
    for entry in theme.entries {
      for variant in entry.variants {
        for token in set.definitions[variant.definition].result.colorTargets {
          dependents[token, default: []].append((entry.node, variant.definition))
        }
      }
    }
    var open = removed.sorted()
    while let token = open.popLast() {
      for (node, definition) in dependents[token] ?? [] where removed.insert(node).inserted {
        reportReference(of: definition, to: token, without: [], in: theme.name)
        open.append(node)
      }
    }
  }

  private var reported = Set<Int>()

  /// Returns traits for which a definition of `entry` is used and `target` has no value.
  private func gap(of definition: Int, in entry: Entry, leftBy target: Entry) -> [AxisChoice]? {
    let axes = meanings.conditionAxes
    let own = choices(of: definition)
    // A value of no name is only used where the trait has none of the named ones.
    guard own.allSatisfy({ $0.value < axes[$0.axis].words.count }) else { return nil }
    let later = entry.definitions.drop { $0 != definition }.dropFirst()
    var effort = ConditionSpace.coverEffort
    return words.gap(in: own, leftBy: (target.definitions + later).map { choices(of: $0) }, &effort)
  }

  /// Reports a reference once, without the other themes in which it is used.
  private mutating func reportReference(
    of number: Int,
    to token: Int,
    without gap: [AxisChoice],
    in theme: String
  ) {
    guard reported.insert(number).inserted else { return }
    var place = gap.isEmpty ? "" : " for \(VariantPlan.key(gap, meanings.conditionAxes))"
    if meanings.themeAxis != nil { place += " in theme '\(theme)'" }
    let name = set.tree.name(of: token)
    findings.report(
      place.isEmpty
        ? .notImportable(name, usedBy: set.name(of: number))
        : .missingValue(name, for: place, usedBy: set.name(of: number)),
      at: set.definitions[number].valueExcerpt
    )
  }
}
