import ColorValues
import DynamicColors
import ThemeFiles
import TraitSystem

/// Looks for a colour near one of two that look too much alike, which can be told from the other.
struct DistinctRepair {
  let checks: [ColorCheck]

  /// What would help.
  enum Advice {
    /// Another value for the colour at this position of the pair.
    case change(Int, Color, passesAll: Bool)
    /// No value for one of the two alone was found.
    case none
  }

  /// What would help two colours of a theme that fail `check` under some traits.
  ///
  /// The least change of one of the two is looked for that passes all checks of that colour there;
  /// where there is none, one that fails none of those that hold now.
  func advice(
    _ check: ColorCheck,
    _ pair: [Int],
    _ member: CompiledTheme,
    _ traits: TraitCollection
  ) -> Advice {
    let names = pair.map { member.colors.definition(at: $0).name }
    let values = pair.map { member.colors.color(at: $0, for: traits) }
    let demands = names.map { ColorDemand.all(of: $0, checks, member, traits) }
    for passesAll in [true, false] {
      var best: (position: Int, color: Color, change: Double)?
      for position in pair.indices {
        let own = ColorDemand.all(of: names[position], [check], member, traits)
          .filter { $0.other == names[1 - position] }
        // What depends on the colour changes with it, so nothing is known of the two.
        guard !own.isEmpty else { continue }
        let asked =
          own + demands[position].filter { passesAll || $0.isMet(by: values[position]) }
        let found = values[position].nearest { color in asked.allSatisfy { $0.isMet(by: color) } }
        guard let found else { continue }
        let change = values[position].difference(to: found)
        if change < best?.change ?? .infinity { best = (position, found, change) }
      }
      if let best { return .change(best.position, best.color, passesAll: passesAll) }
    }
    return .none
  }
}
