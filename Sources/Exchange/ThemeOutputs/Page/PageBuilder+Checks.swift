import DynamicColors
import TextSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

extension PageBuilder {
  /// The most microseconds that the differences of colors may take in all states.
  private static let distinctLimit = 20_000

  /// Returns the pairs of colors that contrast checks name, with their ratios.
  mutating func pairs(where isShown: (String) -> Bool = { _ in true }) -> [JSONFragment] {
    let checks = Dictionary(grouping: input.project.checks, by: \.contrastNames)
    return contrastPairs.filter { $0.contains(where: isShown) }.map { names in
      if let known = texts.pairs[names] { return known }
      let text = JSONFragment(pair(of: names, checks[names] ?? []).json)
      texts.pairs[names] = text
      return text
    }
  }

  /// The pairs of names that contrast checks have.
  var contrastPairs: [[String]] {
    input.project.checks.compactMap(\.contrastNames).uniqued()
      .filter { $0.allSatisfy { number(ofColor: $0) != nil } }
  }

  private mutating func pair(of names: [String], _ checks: [ColorCheck]) -> JSONObject {
    let colors = names.compactMap(number)
    let ratio = ColorCheck.Measure.contrast(
      ColorCheck.Contrast(foreground: names[0], background: names[1])
    )
    return [
      "text": names[0], "background": names[1], "checks": checks.map(Self.object),
      "ratios": lowest(ratio, of: colors, along: mask(ofColors: colors)),
    ] + results(of: checks, for: colors)
  }

  private static func object(_ check: ColorCheck) -> JSONObject {
    guard let contrast = check.contrast else { return [:] }
    return [
      "minimum": check.minimum, "method": contrast.method.rawValue,
      "when": check.when.map(\.description), "on": contrast.screen.rawValue,
    ]
  }

  /// The lists of colors that must differ, unless measuring them takes too long.
  mutating func distinct() -> [JSONObject] {
    var rest = Self.distinctLimit
    return input.project.checks.compactMap { check in
      guard case .distinct(let difference) = check.measure else { return nil }
      let names = difference.colors
      let colors = names.compactMap(number)
      let mask = mask(ofColors: colors) | mask(of: [check])
      rest -= check.cost * space.states(along: mask).states.count
      guard colors.count == names.count, rest >= 0 else { return nil }
      return [
        "names": names, "minimum": check.minimum, "when": check.when.map(\.description),
        "lowest": lowest(check.measure, of: colors, along: mask),
      ] + results(of: [check], for: colors)
    }
  }

  /// Returns which checks apply to some colors and which of them fail, with a bit for each check.
  private mutating func results(of checks: [ColorCheck], for colors: [Int]) -> JSONObject {
    let mask = mask(of: checks)
    return [
      "applies": table(along: mask) { builder, state in
        Self.set(of: checks) { builder.state(of: $0, in: state) != nil }
      },
      "fails": table(along: mask | self.mask(ofColors: colors)) { builder, state in
        Self.set(of: checks) { check in
          guard let state = builder.state(of: check, in: state),
            let lowest = builder.lowest(check.measure, of: colors, in: state)
          else { return false }
          return lowest < check.minimum
        }
      },
    ]
  }

  /// Returns the bits of the axes that the conditions of checks are about.
  private func mask(of checks: [ColorCheck]) -> UInt64 {
    space.mask(of: checks.flatMap { $0.when.map(\.trait) })
  }

  /// Returns a set of checks, of at most 31, as bit sets in JavaScript have.
  private static func set(of checks: [ColorCheck], where isMember: (ColorCheck) -> Bool) -> Int {
    checks.prefix(31).enumerated().reduce(0) { $0 | (isMember($1.element) ? 1 << $1.offset : 0) }
  }

  /// Returns the state in which a check measures colors; nil if it doesn't apply in a state.
  private func state(of check: ColorCheck, in state: PageSpace.State) -> PageSpace.State? {
    var traits = state.traits
    for condition in check.when where !condition.holds(in: traits) {
      // A check for a trait without an axis applies in all states.
      guard space.mask(of: [condition.trait]) == 0, condition.trait != input.library.themeTrait
      else { return nil }
      traits = traits.modifyingTraits { $0.set(condition.value, for: condition.trait) }
    }
    return PageSpace.State(traits: traits, choices: state.choices)
  }

  /// Returns the lowest values of a measure, truncated to two decimals.
  private mutating func lowest(
    _ measure: ColorCheck.Measure,
    of colors: [Int],
    along mask: UInt64
  ) -> StateTable<JSONFragment> {
    table(along: mask) { builder, state in
      let value = builder.lowest(measure, of: colors, in: state)
      return value.map { JSONFragment(NumberText.json($0, .cut(2))) } ?? .null
    }
  }

  /// Returns the lowest value of a measure; nil if a color has no value.
  private mutating func lowest(
    _ measure: ColorCheck.Measure,
    of colors: [Int],
    in state: PageSpace.State
  ) -> Double? {
    let numbers = colors.map { value(of: $0, in: state) }
    guard numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    return values.lowest(measure, of: numbers, for: state.traits)
  }
}

extension ColorCheck {
  /// The names of the foreground and the background of a contrast check; nil for other checks.
  fileprivate var contrastNames: [String]? {
    contrast.map { [$0.foreground, $0.background] }
  }
}
