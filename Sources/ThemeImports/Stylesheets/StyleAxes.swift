/// The axes that style sheets vary by, and what tests mean in their contexts.
struct StyleAxes {
  private(set) var axes: [ImportAxis] = []
  private var numbers: [String: Int] = [:]
  private var contexts: [[String: Int]] = []

  /// The most ways to meet a test that are told apart.
  private static let limit = 1_024

  /// The contexts that axes have from the start; of others, the first is that of elements without the
  /// attribute.
  private static let known: [String: [String]] = [
    StyleTest.style: ["light", "dark"],
    StyleTest.contrast: ["normal-contrast", "high-contrast"],
    StyleTest.gamut: ["srgb", "p3"],
    StyleTest.level: ["base", "elevated"],
    StyleTest.theme: [""],
  ]

  /// Notes the contexts that a test names.
  mutating func add(_ test: StyleTest) {
    var found: [(axis: String, context: String)] = []
    test.forEachContext { axis, context in
      if let context { found.append((axis, context)) }
    }
    for (axis, context) in found { add(context, of: axis) }
  }

  private mutating func add(_ context: String, of name: String) {
    let axis: Int
    if let known = numbers[name] {
      axis = known
    } else {
      let isThemes = name == StyleTest.theme
      let first = Self.known[name] ?? ["default"]
      axis = axes.count
      numbers[name] = axis
      axes.append(ImportAxis(name: name, contexts: first, isThemes: isThemes))
      contexts.append(Dictionary(uniqueKeysWithValues: first.enumerated().map { ($1, $0) }))
    }
    guard contexts[axis][context] == nil else { return }
    contexts[axis][context] = axes[axis].contexts.count
    let (info, all) = (axes[axis], axes[axis].contexts + [context])
    axes[axis] = ImportAxis(name: info.name, contexts: all, isThemes: info.isThemes)
  }

  /// The combinations of contexts that meet a test; nil where there are too many.
  func combinations(_ test: StyleTest, isNegated: Bool = false) -> [[ContextChoice]]? {
    switch test {
    case .not(let inner): return combinations(inner, isNegated: !isNegated)
    case .context(let name, let context):
      // An axis that no other rule names has but one context.
      guard let axis = numbers[name] else { return isNegated ? [] : [[]] }
      let value = context.flatMap { contexts[axis][$0] } ?? 0
      guard isNegated else { return [[ContextChoice(axis: axis, value: value)]] }
      return axes[axis].contexts.indices.filter { $0 != value }
        .map { [ContextChoice(axis: axis, value: $0)] }
    case .all(let tests): return isNegated ? union(tests, true) : product(tests, false)
    case .any(let tests): return isNegated ? product(tests, true) : union(tests, false)
    }
  }

  private func union(_ tests: [StyleTest], _ isNegated: Bool) -> [[ContextChoice]]? {
    var result: [[ContextChoice]] = []
    for test in tests {
      guard let some = combinations(test, isNegated: isNegated) else { return nil }
      result += some.filter { !result.contains($0) }
      if result.count > Self.limit { return nil }
    }
    return result.contains([]) ? [[]] : result
  }

  private func product(_ tests: [StyleTest], _ isNegated: Bool) -> [[ContextChoice]]? {
    var result: [[ContextChoice]] = [[]]
    for test in tests {
      guard let some = combinations(test, isNegated: isNegated),
        result.count * some.count <= Self.limit
      else { return nil }
      result = result.flatMap { base in some.compactMap { Self.joined(base, $0) } }
    }
    return result
  }

  /// Both; nil where they contradict each other.
  static func joined(_ some: [ContextChoice], _ others: [ContextChoice]) -> [ContextChoice]? {
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

  /// Whether some of the given choices hold whatever contexts do, as long as `choices` hold.
  ///
  /// Splits by one axis after the other; what would take too long is no.
  func isCovered(_ choices: [ContextChoice], by others: [[ContextChoice]]) -> Bool {
    var budget = Self.limit
    return gap(choices, others, &budget) == nil
  }

  /// A combination that the given choices leave out; nil where there is none.
  func gap(_ choices: [ContextChoice], by others: [[ContextChoice]]) -> [ContextChoice]? {
    var budget = Self.limit
    return gap(choices, others, &budget)
  }

  private func gap(
    _ choices: [ContextChoice],
    _ others: [[ContextChoice]],
    _ budget: inout Int
  ) -> [ContextChoice]? {
    budget -= 1
    let possible = others.filter { Self.joined(choices, $0) != nil }
    if possible.contains(where: { $0.allSatisfy(choices.contains) }) { return nil }
    guard budget > 0,
      let axis = possible.joined().first(where: { choice in
        !choices.contains { $0.axis == choice.axis }
      })?.axis
    else { return choices }
    for value in axes[axis].contexts.indices {
      let more = choices + [ContextChoice(axis: axis, value: value)]
      if let found = gap(more, possible, &budget) { return found }
    }
    return nil
  }

  /// The contexts in words, for messages.
  func text(_ choices: [ContextChoice]) -> String {
    choices.map { choice in
      let axis = axes[choice.axis]
      let context = axis.contexts[choice.value]
      if Self.known[axis.name] != nil, !axis.isThemes { return context }
      if axis.isThemes { return choice.value == 0 ? "no theme" : "the theme '\(context)'" }
      return choice.value == 0 ? "no '\(axis.name)'" : "\(axis.name) '\(context)'"
    }.joined(separator: ", ")
  }
}
