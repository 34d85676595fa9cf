package import ColorValues
import DynamicColors
package import SourceDiagnostics
import ThemeFiles
package import TraitSystem

/// The nearest passing colors for both colors of a failed check.
package struct CheckRepair {
  /// A replacement for one of the two colors.
  package struct Proposal {
    /// The index of the color in the theme.
    package let index: Int

    /// The nearest passing color.
    package let color: Color

    /// Whether the color passes all checks of the replaced one.
    package let passesAll: Bool

    private let requirements: [ColorRequirement]

    fileprivate init(
      _ index: Int,
      _ color: Color,
      passesAll: Bool,
      _ requirements: [ColorRequirement]
    ) {
      self.index = index
      self.color = color
      self.passesAll = passesAll
      self.requirements = requirements
    }

    /// Returns whether another color passes as well, such as the rounded one.
    package func isMet(by color: Color) -> Bool { requirements.allSatisfy { $0.isMet(by: color) } }
  }

  /// The traits under which the check fails.
  package let traits: TraitCollection

  /// The replacements, at most one for each color.
  package let proposals: [Proposal]

  /// The maximum number of combinations of traits whose checks a replacement passes.
  private static let combinationLimit = 32

  /// Finds replacements for the colors of a finding of `contrast` or `distinct`.
  ///
  /// - Returns: nil for other findings, and for checks and themes that are not in the library.
  package init?(of finding: Diagnostic, in library: ValidatedLibrary) {
    guard let check = library.checks.first(where: { $0.excerpt == finding.excerpt }),
      let member = library.themes.first(where: { $0.name == finding.subject.traits.first })
    else { return nil }
    let words = finding.subject.traits.dropFirst()
    let traits = Self.traits(words, library.loader.names)
    self.traits = traits
    let colors = member.colors
    let indices = check.names.compactMap { colors.index(of: $0.name) }
    // The notes have the places of the two values that fail.
    let places = finding.notes.prefix(2).compactMap(\.excerpt)
    let pair = indices.filter { index in
      colors.excerpt(at: index, for: traits).map(places.contains) == true
    }
    guard Set(pair).count == 2 else { return nil }
    proposals = pair.compactMap { index in
      let others = pair.filter { $0 != index }.map { colors.definition(at: $0).name }
      return Self.proposal(index, apartFrom: others, check, library.checks, member, traits)
    }
  }

  private static func proposal(
    _ index: Int,
    apartFrom others: [String],
    _ check: ColorCheck,
    _ checks: [ColorCheck],
    _ member: CompiledTheme,
    _ traits: TraitCollection
  ) -> Proposal? {
    let colors = member.colors
    let name = colors.definition(at: index).name
    let color = colors.color(at: index, for: traits)
    let own = ColorRequirement.all(of: name, [check], member, traits)
      .filter { others.contains($0.other) }
    // A color that depends on the other one changes with it.
    guard !own.isEmpty else { return nil }
    let all = ColorRequirement.all(of: name, checks, member, traits)
    let everywhere = all + requirements(of: index, checks, member, besides: traits)
    for requirements in [everywhere, all, own] {
      guard let found = ContrastRepair.nearest(to: color, requirements) else { continue }
      let passesAll = everywhere.allSatisfy { $0.isMet(by: found) }
      return Proposal(index, found, passesAll: passesAll, requirements)
    }
    return nil
  }

  /// Returns the requirements under all other traits under which the same variant wins.
  private static func requirements(
    of index: Int,
    _ checks: [ColorCheck],
    _ member: CompiledTheme,
    besides traits: TraitCollection
  ) -> [ColorRequirement] {
    let colors = member.colors
    let name = colors.definition(at: index).name
    let variant = colors.winningVariant(at: index, for: traits)
    let own = checks.filter { check in check.names.contains { $0.name == name } }
    let indices = Set(own.flatMap(\.names).compactMap { colors.index(of: $0.name) })
    var requirements: [ColorRequirement] = []
    _ = colors.forEachCombination(
      ofAxes: colors.axes(of: [index] + indices),
      limit: combinationLimit
    ) { traits, _ in
      guard colors.winningVariant(at: index, for: traits) == variant else { return }
      requirements += ColorRequirement.all(of: name, own, member, traits)
    }
    return requirements
  }

  /// Returns the traits of conditions by their descriptions.
  private static func traits(_ words: some Sequence<String>, _ names: TraitNames) -> TraitCollection
  {
    TraitCollection { traits in
      for word in words {
        if let condition = ConditionWords.condition(word) {
          traits.set(condition.value, for: condition.trait)
        } else if let sign = word.firstIndex(of: "="),
          let trait = names.trait(named: String(word[..<sign])),
          let value = try? trait.value(String(word[word.index(after: sign)...]))
        {
          traits.set(value, for: trait)
        }
      }
    }
  }
}
