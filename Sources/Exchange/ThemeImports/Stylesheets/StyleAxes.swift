import DynamicColors

/// The axes of style sheets, and the combinations of contexts that tests require.
struct StyleAxes {
  private(set) var axes: [ImportAxis] = []
  private var space = ConditionSpace()
  private var numbers: [String: Int] = [:]
  private var contexts: [[String: Int]] = []

  /// The contexts of known axes; the first context of other axes is that of elements without the
  /// attribute.
  private static let known: [String: [String]] = [
    StyleContext.style: ["light", "dark"],
    StyleContext.contrast: ["normal-contrast", "high-contrast"],
    StyleContext.gamut: ["srgb", "p3"],
    StyleContext.level: ["base", "elevated"],
    StyleContext.theme: [""],
  ]

  /// Adds the contexts in a test.
  mutating func add(_ test: StyleTest) {
    for context in test.atoms {
      if let value = context.value { add(value, of: context.axis) }
    }
  }

  private mutating func add(_ context: String, of name: String) {
    let axis: Int
    if let known = numbers[name] {
      axis = known
    } else {
      let first = Self.known[name.hasPrefix("@") ? String(name.dropFirst()) : name] ?? ["default"]
      axis = axes.count
      numbers[name] = axis
      axes.append(ImportAxis(name: name, contexts: first, isThemes: name == StyleContext.theme))
      contexts.append(Dictionary(uniqueKeysWithValues: first.enumerated().map { ($1, $0) }))
      space.axes.append(first.indices)
    }
    guard contexts[axis][context] == nil else { return }
    contexts[axis][context] = axes[axis].contexts.count
    axes[axis].contexts.append(context)
    space.axes[axis] = axes[axis].contexts.indices
  }

  /// Returns the combinations of contexts that meet a test; nil if there are too many.
  func combinations(_ test: StyleTest) -> [[AxisChoice]]? {
    space.conditions(of: test) { context in
      // An axis without rules has a single context.
      numbers[context.axis].map { axis in
        AxisChoice(axis: axis, value: context.value.flatMap { contexts[axis][$0] } ?? 0)
      }
    }
  }

  /// Returns choices that include the given ones and that no alternative covers, if there are any.
  func gap(_ choices: [AxisChoice], by alternatives: [[AxisChoice]]) -> [AxisChoice]? {
    var effort = ConditionSpace.coverEffort
    return space.gap(in: choices, leftBy: alternatives, &effort)
  }

  /// Returns whether a test holds in some contexts, if there are not too many.
  static func isPossible(_ test: StyleTest) -> Bool {
    var axes = Self()
    axes.add(test)
    return axes.combinations(test)?.isEmpty == false
  }

  /// Returns whether a test holds wherever another one does, unless there are too many contexts.
  static func holds(_ test: StyleTest, wherever other: StyleTest) -> Bool {
    var axes = Self()
    for test in [test, other] { axes.add(test) }
    guard let all = axes.combinations(test), let parts = axes.combinations(other) else {
      return true
    }
    return parts.allSatisfy { axes.gap($0, by: all) == nil }
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
