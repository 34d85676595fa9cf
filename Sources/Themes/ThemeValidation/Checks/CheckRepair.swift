package import ColorValues
package import DynamicColors
package import SourceDiagnostics
import TextSupport
package import ThemeFiles
package import TraitSystem

/// The nearest passing colors for both colors of a failed check.
package struct CheckRepair {
  /// A replacement for one of the two colors, or for a color that its references lead to.
  package struct Proposal {
    /// The index of the color of the check in the theme.
    package let index: ColorIndex

    /// The index of the color whose value is replaced.
    package let replaced: ColorIndex

    /// The index of the color whose value decides now: where the references end.
    package let source: ColorIndex

    /// The nearest passing color.
    package let color: Color

    /// Whether the replaced color is the background of the failed check.
    package let isBackground: Bool

    /// Whether the color passes all checks of the replaced one, and keeps the contrast of pairs
    /// that appear together.
    package let passesAll: Bool

    fileprivate let requirements: [ColorRequirement]

    /// Returns whether another color passes as well, such as the rounded one.
    package func isMet(by color: Color) -> Bool { requirements.areMet(by: color) }
  }

  /// The traits under which the check fails.
  package let traits: TraitCollection

  /// The replacements for both colors, each before those for what its references lead to.
  package var proposals: [Proposal] { pair.flatMap(proposals) }

  /// The replacements for the first color of the check.
  package var foreground: [Proposal] { pair.prefix(1).flatMap(proposals) }

  private let pair: [ColorIndex]
  private let failing: ColorCheck
  private let member: CompiledTheme
  private let project: ThemeProject

  /// The maximum number of references that are followed.
  private static let referenceLimit = 16

  /// The maximum number of combinations of traits whose checks a replacement passes.
  private static let combinationLimit = 32

  /// Finds replacements for the colors of a finding of `contrast` or `distinct`.
  ///
  /// - Returns: nil for other findings, and for checks and themes that are not in the project.
  package init?(of finding: Diagnostic, in project: ThemeProject) {
    let excerpt = finding.identifyingExcerpt
    guard let name = finding.subject.names.first,
      let check = project.checks(of: name).first(where: { check in
        // Of an entry with lists of colors, the check of the same pair.
        check.excerpt == excerpt
          && Set(check.names.map(\.name)).isSuperset(of: finding.subject.names)
      }),
      let member = project.compilation().members.first(where: {
        $0.name == finding.subject.traits.first
      })
    else { return nil }
    let words = finding.subject.traits.dropFirst()
    let traits = Self.traits(of: words, names: project.names)
    let colors = member.definitions
    let indices = check.names.compactMap { colors.index(of: $0.name) }
    // The finding or its notes have the places of the two values that fail.
    let places = ([finding.excerpt] + finding.notes.prefix(2).map(\.excerpt)).compactMap(\.self)
    let pair = indices.filter { index in
      colors.excerpt(at: index, for: traits).map(places.contains) == true
    }
    guard Set(pair).count == 2 else { return nil }
    self.traits = traits
    self.pair = pair
    failing = check
    self.member = member
    self.project = project
  }

  /// Finds replacements for a foreground color and its background, whose contrast fails in a theme
  /// under some traits; nil if no check of the colors fails.
  ///
  /// - Parameters:
  ///   - names: The names of both colors, in the order of the check.
  ///   - member: The theme.
  ///   - project: The library, of whose checks the strictest one that fails counts.
  ///   - traits: The traits.
  package init?(
    ofContrast names: [String],
    in member: CompiledTheme,
    of project: ThemeProject,
    for traits: TraitCollection
  ) {
    let colors = member.definitions
    let pair = names.compactMap { colors.index(of: $0) }
    guard pair.count == 2 else { return nil }
    let color = colors.color(at: pair[0], for: traits)
    let failing = project.checks(of: names[0]).filter { check in
      guard let contrast = check.contrast, [contrast.foreground, contrast.background] == names
      else { return false }
      return ColorRequirement.all(of: names[0], by: [check], in: member, for: traits)
        .contains { !$0.isMet(by: color) }
    }
    guard let check = failing.max(by: { $0.minimum < $1.minimum }) else { return nil }
    self.traits = traits
    self.pair = pair
    self.failing = check
    self.member = member
    self.project = project
  }

  private func proposals(at index: ColorIndex) -> [Proposal] {
    let colors = member.definitions
    let name = colors.definition(at: index).name
    let color = colors.color(at: index, for: traits)
    let others = pair.map { colors.definition(at: $0).name }
    let own = ColorRequirement.all(of: name, by: [failing], in: member, for: traits)
      .filter { others.contains($0.other) }
    // A color that depends on the other one changes with it.
    guard !own.isEmpty else { return [] }
    let checks = project.checks(of: name)
    let all = ColorRequirement.all(of: name, by: checks, in: member, for: traits)
    var everywhere = all + furtherRequirements(of: index, by: checks)
    let path = references(from: index)
    return path.compactMap { replaced in
      everywhere += requirementsInUse(of: replaced, besides: index)
      for requirements in [everywhere, all, own] {
        guard let nearest = requirements.nearest(to: color) else { continue }
        return Proposal(
          index: index,
          replaced: replaced,
          source: path.last ?? index,
          color: nearest,
          isBackground: failing.contrast != nil && index != pair.first,
          passesAll: everywhere.areMet(by: nearest),
          requirements: requirements
        )
      }
      return nil
    }
  }

  /// Returns the requirements of the pairs with a color, and, if it is what the references of
  /// another one lead to, of the pairs with all colors that lead to it.
  private func requirementsInUse(
    of replaced: ColorIndex,
    besides index: ColorIndex
  ) -> [ColorRequirement] {
    let colors = member.definitions
    let users =
      replaced == index
      ? [index] : colors.indices.filter { references(from: $0).contains(replaced) }
    return users.flatMap { user in
      project.requirementsInUse(of: colors.definition(at: user).name, in: member, for: traits)
    }
  }

  /// Returns a color and the colors that its references lead to, in order.
  private func references(from index: ColorIndex) -> [ColorIndex] {
    var path = [index]
    while path.count <= Self.referenceLimit, let last = path.last,
      let target = member.definitions.alias(at: last, for: traits)
    {
      path.append(target)
    }
    return path
  }

  /// Returns the requirements under all other traits under which the same variant wins.
  private func furtherRequirements(
    of index: ColorIndex,
    by checks: [ColorCheck]
  ) -> [ColorRequirement] {
    let colors = member.definitions
    let name = colors.definition(at: index).name
    let variant = colors.winningVariant(at: index, for: traits)
    let indices = Set(checks.flatMap(\.names).compactMap { colors.index(of: $0.name) })
    var requirements: [ColorRequirement] = []
    _ = colors.forEachCombination(
      ofAxes: colors.axes(of: [index] + indices),
      limit: Self.combinationLimit
    ) { traits, _ in
      guard colors.winningVariant(at: index, for: traits) == variant else { return }
      requirements += ColorRequirement.all(of: name, by: checks, in: member, for: traits)
      requirements += project.requirementsInUse(of: name, in: member, for: traits)
    }
    return requirements
  }

  /// Returns the traits of conditions by their descriptions.
  private static func traits(of words: some Sequence<String>, names: TraitNames) -> TraitCollection
  {
    TraitCollection { traits in
      for word in words {
        if let condition = ConditionWords.condition(word) {
          traits.set(condition.value, for: condition.trait)
        } else if let equalSign = word.firstIndex(of: "="),
          let trait = names.trait(named: String(word[..<equalSign])),
          let value = try? trait.value(String(word[word.index(after: equalSign)...]))
        {
          traits.set(value, for: trait)
        }
      }
    }
  }
}
