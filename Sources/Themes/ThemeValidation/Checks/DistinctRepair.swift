import ColorValues
import DynamicColors
import ThemeFiles
import TraitSystem

/// A search for a replacement of one of two similar colors that is distinguishable from the other.
struct DistinctRepair {
  let checks: [ColorCheck]

  /// The result of the search.
  enum Advice {
    /// A replacement for the color at this position of the pair.
    case change(Int, Color, passesAll: Bool)
    /// No replacement of one of the two colors was found.
    case none
  }

  /// Returns a suggestion for two colors of a theme that fail `check` under some traits.
  ///
  /// The smallest change of one color that passes all checks of that color is preferred; if there
  /// is none, the smallest that fails no check that passes now.
  func advice(
    about check: ColorCheck,
    of pair: [ColorIndex],
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> Advice {
    let names = pair.map { member.colors.definition(at: $0).name }
    let values = pair.map { member.colors.color(at: $0, for: traits) }
    let requirements = names.map {
      ColorRequirement.all(of: $0, by: checks, in: member, for: traits)
    }
    for passesAll in [true, false] {
      var best: (position: Int, color: Color, change: Double)?
      for position in pair.indices {
        let own = ColorRequirement.all(of: names[position], by: [check], in: member, for: traits)
          .filter { $0.other == names[1 - position] }
        // A color that depends on the other changes with it, so the result is unknown.
        guard !own.isEmpty else { continue }
        let required =
          own + requirements[position].filter { passesAll || $0.isMet(by: values[position]) }
        let found = values[position].nearest { color in required.allSatisfy { $0.isMet(by: color) }
        }
        guard let found else { continue }
        let change = values[position].difference(to: found)
        if change < best?.change ?? .infinity { best = (position, found, change) }
      }
      if let best { return .change(best.position, best.color, passesAll: passesAll) }
    }
    return .none
  }
}
