/// The axes of style sheets, and the combinations of contexts that tests require.
struct StyleAxes {
  private(set) var axes: [ImportAxis] = []
  private var numbers: [String: Int] = [:]
  private var contexts: [[String: Int]] = []

  /// The maximum number of combinations for a test.
  private static let limit = 1_024

  /// The contexts of known axes; the first context of other axes is that of elements without the
  /// attribute.
  private static let known: [String: [String]] = [
    StyleTest.style: ["light", "dark"],
    StyleTest.contrast: ["normal-contrast", "high-contrast"],
    StyleTest.gamut: ["srgb", "p3"],
    StyleTest.level: ["base", "elevated"],
    StyleTest.theme: [""],
  ]

  /// Adds the contexts in a test.
  mutating func add(_ test: StyleTest) {
    for case (let axis, let context?) in test.contexts { add(context, of: axis) }
  }

  private mutating func add(_ context: String, of name: String) {
    let axis: Int
    if let known = numbers[name] {
      axis = known
    } else {
      let first = Self.known[name] ?? ["default"]
      axis = axes.count
      numbers[name] = axis
      axes.append(ImportAxis(name: name, contexts: first, isThemes: name == StyleTest.theme))
      contexts.append(Dictionary(uniqueKeysWithValues: first.enumerated().map { ($1, $0) }))
    }
    guard contexts[axis][context] == nil else { return }
    contexts[axis][context] = axes[axis].contexts.count
    axes[axis].contexts.append(context)
  }

  /// Returns the combinations of contexts that meet a test; nil if there are too many.
  func combinations(_ test: StyleTest, isNegated: Bool = false) -> [[AxisChoice]]? {
    switch test {
    case .not(let inner): return combinations(inner, isNegated: !isNegated)
    case .context(let name, let context):
      // An axis without rules has a single context.
      guard let axis = numbers[name] else { return isNegated ? [] : [[]] }
      let value = context.flatMap { contexts[axis][$0] } ?? 0
      guard isNegated else { return [[AxisChoice(axis: axis, value: value)]] }
      return axes[axis].contexts.indices.filter { $0 != value }
        .map { [AxisChoice(axis: axis, value: $0)] }
    case .all(let tests): return isNegated ? union(tests, true) : product(tests, false)
    case .any(let tests): return isNegated ? product(tests, true) : union(tests, false)
    }
  }

  private func union(_ tests: [StyleTest], _ isNegated: Bool) -> [[AxisChoice]]? {
    var result: [[AxisChoice]] = []
    for test in tests {
      guard let some = combinations(test, isNegated: isNegated) else { return nil }
      result += some.filter { !result.contains($0) }
      if result.count > Self.limit { return nil }
    }
    return result.contains([]) ? [[]] : result
  }

  private func product(_ tests: [StyleTest], _ isNegated: Bool) -> [[AxisChoice]]? {
    var result: [[AxisChoice]] = [[]]
    for test in tests {
      guard let some = combinations(test, isNegated: isNegated),
        result.count * some.count <= Self.limit
      else { return nil }
      result = result.flatMap { base in some.compactMap { Self.joined(base, $0) } }
    }
    return result
  }

  /// Returns both combinations together; nil if they exclude each other.
  static func joined(_ some: [AxisChoice], _ others: [AxisChoice]) -> [AxisChoice]? {
    var result = some
    for choice in others {
      guard let known = some.first(where: { $0.axis == choice.axis }) else {
        result.append(choice)
        continue
      }
      if known.value != choice.value { return nil }
    }
    return result
  }

  /// Returns choices that include the given ones and that no alternative covers, if there are any.
  func gap(_ choices: [AxisChoice], by alternatives: [[AxisChoice]]) -> [AxisChoice]? {
    var budget = [AxisChoice].gapBudget
    return choices.gap(between: alternatives, &budget) { axes[$0].contexts.count }
  }

  /// Returns the contexts as words for messages.
  func text(_ choices: [AxisChoice]) -> String {
    choices.map { choice in
      let axis = axes[choice.axis]
      let context = axis.contexts[choice.value]
      if Self.known[axis.name] != nil, !axis.isThemes { return context }
      if axis.isThemes { return choice.value == 0 ? "no theme" : "theme '\(context)'" }
      return choice.value == 0 ? "no '\(axis.name)'" : "\(axis.name) '\(context)'"
    }.joined(separator: ", ")
  }
}
