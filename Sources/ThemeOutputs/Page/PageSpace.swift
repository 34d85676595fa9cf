import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles
import TraitSystem

/// The states of a page: a theme, and a value of each trait that colors depend on.
struct PageSpace {
  /// A state along some axes; traits of others are unspecified.
  struct State {
    /// The number of the theme.
    let theme: Int
    /// The traits, with that of the theme.
    let traits: TraitCollection
    /// The choices on all axes; 0 on axes along which the state is not.
    let choices: [Int]
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
  private var known: [UInt64: (axes: [Int], states: [State])] = [:]

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
    let key = numbers.reduce(0) { $0 | traits[$1].bit }
    if let known = known[key] { return known }
    let base = counts.map { _ in 0 }
    var states = themes.enumerated().map { theme, content in
      State(theme: theme, traits: content.traits, choices: [theme] + base.dropFirst())
    }
    for number in numbers {
      let axis = traits[number]
      states = states.flatMap { state in
        axis.values.enumerated().map { choice, value in
          var choices = state.choices
          choices[number + 1] = choice
          let traits = state.traits.modifyingTraits { $0.set(value, for: axis.trait) }
          return State(theme: state.theme, traits: traits, choices: choices)
        }
      }
    }
    let result = (axes: [0] + numbers.map { $0 + 1 }, states: states)
    known[key] = result
    return result
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
