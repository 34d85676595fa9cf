import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles
import TraitSystem

/// The states of a page: a theme, and a value of each trait that colors depend on.
struct PageSpace {
  /// A state along some axes; traits of others are unspecified.
  struct State {
    /// The traits, with that of the theme.
    let traits: TraitCollection
    /// The choices on all axes, that of the theme first; 0 on axes along which the state is not.
    let choices: [Int]

    /// The number of the theme.
    var theme: Int { choices[0] }
  }

  /// The themes, which are the values of the first axis.
  let themes: [ExportTheme]

  /// The traits, which are the other axes.
  let traits: [TraitAxis]

  /// The traits beyond the limit of combinations, which are unspecified in all states.
  let leftOut: [TraitAxis]

  /// The numbers of values of all axes.
  let counts: [Int]

  /// The trait of the first axis.
  let themeTrait: TraitKey

  private let defaultTheme: String
  private var known: [[Int]: [State]] = [:]

  init(_ source: ExportSource) {
    themes = source.themes
    themeTrait = source.library.themeTrait
    defaultTheme = source.defaultTheme
    let all = source.axes.reduce(0) { $0 | $1.bit }
    let limit = max(1, ConditionSpace.tableLimit / max(1, themes.count))
    let space = ExportSpace(source.axes, masks: [all], limit: limit)
    traits = space.axes
    leftOut = space.leftOut
    counts = [themes.count] + traits.map(\.values.count)
  }

  /// Returns the axes of themes and of some traits, and their states, the last axis of which
  /// changes fastest.
  mutating func states(along mask: UInt64) -> (axes: [Int], states: [State]) {
    let numbers = traits.indices.filter { traits[$0].bit & mask != 0 }
    let axes = [0] + numbers.map { $0 + 1 }
    if let states = known[axes] { return (axes, states) }
    let space = ConditionSpace(counts.map { 0..<$0 })
    let points = space.points(along: axes, limit: .max) ?? []
    let states = points.map { state(at: $0.values, along: numbers) }
    known[axes] = states
    return (axes, states)
  }

  /// Returns the state with choices on the axes of some traits.
  private func state(at choices: [Int], along numbers: some Sequence<Int>) -> State {
    let traits = themes[choices[0]].traits.modifyingTraits { traits in
      for number in numbers {
        let axis = self.traits[number]
        traits.set(axis.values[choices[number + 1]], for: axis.trait)
      }
    }
    return State(traits: traits, choices: choices)
  }

  /// Returns the state with choices on all axes; nil for choices that the axes don't have.
  func state(at choices: [Int]) -> State? {
    guard choices.count == counts.count, zip(choices, counts).allSatisfy({ 0..<$1 ~= $0 })
    else { return nil }
    return state(at: choices, along: traits.indices)
  }

  /// Returns the bits of the axes of some traits.
  func mask(of traits: [TraitKey]) -> UInt64 {
    self.traits.reduce(0) { traits.contains($1.trait) ? $0 | $1.bit : $0 }
  }

  /// Returns the choices on all axes that traits select.
  func state(of traits: TraitCollection) -> [Int] {
    let value = traits.value(of: themeTrait)
    let names = themes.map(\.name)
    let theme =
      themes.firstIndex { $0.traits.value(of: themeTrait) == value }
      ?? names.firstIndex(of: defaultTheme) ?? 0
    return [theme]
      + self.traits.map { axis in
        axis.values.firstIndex(of: traits.value(of: axis.trait)) ?? 0
      }
  }

  /// The axes for a page.
  var json: [JSONObject] {
    let theme: JSONObject = [
      "name": "theme", "values": themes.map(\.name), "default": state(of: TraitCollection())[0],
    ]
    return [theme]
      + traits.map { axis in
        [
          "name": axis.trait.outputName, "kind": "\(axis.kind)",
          "values": axis.values.indices.map(axis.valueName), "default": 0,
        ]
      }
  }
}
