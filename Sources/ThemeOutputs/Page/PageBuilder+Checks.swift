import DynamicColors
import TextSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

/// A number with at most two decimals, truncated; nil where nothing was measured.
private struct Measured: Equatable, JSONEncodable {
  let json: String

  init(_ value: Double?) { json = value.map { NumberText.json($0, .cut(2)) } ?? "null" }
}

extension PageBuilder {
  /// The most microseconds that the differences of colors may take in all states.
  private static let distinctLimit = 20_000

  /// Returns the pairs of colors that contrast checks name, with their ratios.
  mutating func pairs(where isShown: (String) -> Bool = { _ in true }) -> [JSONObject] {
    let checks = Dictionary(grouping: input.checks, by: \.contrastNames)
    return input.checks.compactMap(\.contrastNames).uniqued().compactMap { names in
      let numbers = names.compactMap(number)
      guard numbers.count == 2, names.contains(where: isShown) else { return nil }
      return pair(of: numbers, checks[names] ?? [])
    }
  }

  private mutating func pair(of colors: [Int], _ checks: [ColorCheck]) -> JSONObject {
    let names = colors.map { self.names[$0] }
    let ratio = ColorCheck.Measure.contrast(
      foreground: names[0],
      background: names[1],
      method: .wcag,
      on: .display
    )
    let mask = mask(ofColors: colors)
    return [
      "text": names[0], "background": names[1], "checks": checks.map(Self.object),
      "ratios": table(along: mask) { Measured($0.lowest(ratio, of: colors, in: $1)) },
      "applies": applying(checks), "fails": fails(checks, of: colors),
    ]
  }

  private static func object(_ check: ColorCheck) -> JSONObject {
    guard case .contrast(_, _, let method, let screen) = check.measure else { return [:] }
    return [
      "minimum": check.minimum, "method": method.rawValue,
      "when": check.when.map(\.description), "on": screen.rawValue,
    ]
  }

  /// The lists of colors that must differ, unless measuring them takes too long.
  mutating func distinct() -> [JSONObject] {
    var rest = Self.distinctLimit
    return input.checks.compactMap { check in
      guard case .distinct(let names, _) = check.measure else { return nil }
      let colors = names.compactMap(number)
      let mask = mask(ofColors: colors) | mask(of: [check])
      rest -= check.cost * space.states(along: mask).states.count
      guard colors.count == names.count, rest >= 0 else { return nil }
      return [
        "names": names, "minimum": check.minimum, "when": check.when.map(\.description),
        "lowest": table(along: mask) { Measured($0.lowest(check.measure, of: colors, in: $1)) },
        "applies": applying([check]), "fails": fails([check], of: colors),
      ]
    }
  }

  /// Returns the sets of checks that apply, a bit each.
  private mutating func applying(_ checks: [ColorCheck]) -> StateTable<Int> {
    table(along: mask(of: checks)) { builder, state in
      Self.set(of: checks) { builder.state(of: $0, in: state) != nil }
    }
  }

  /// Returns the sets of checks of some colors that fail, a bit each.
  private mutating func fails(_ checks: [ColorCheck], of colors: [Int]) -> StateTable<Int> {
    table(along: mask(ofColors: colors) | mask(of: checks)) { builder, state in
      Self.set(of: checks) { check in
        guard let state = builder.state(of: check, in: state) else { return false }
        return builder.lowest(check.measure, of: colors, in: state).map { $0 < check.minimum }
          ?? false
      }
    }
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
      // A check for a trait that is no axis applies in all states.
      guard space.mask(of: [condition.trait]) == 0, condition.trait != input.library.themeTrait
      else { return nil }
      traits = traits.modifyingTraits { $0.set(condition.value, for: condition.trait) }
    }
    return PageSpace.State(theme: state.theme, traits: traits, choices: state.choices)
  }

  /// Returns the lowest value of a measure; nil if a color has no value.
  private mutating func lowest(
    _ measure: ColorCheck.Measure,
    of colors: [Int],
    in state: PageSpace.State
  ) -> Double? {
    let numbers = colors.map { value(of: $0, in: state) }
    guard numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    return contrasts.lowest(measure, of: numbers, in: values, for: state.traits)
  }
}
