import ColorValues
import DynamicColors
import TextSupport
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// The pairs of colors that appear together though no check requires their contrast, which a repair
/// must not make worse.
extension ValidatedLibrary {
  /// Returns the requirements that a color of a theme meets now under some traits: those of texts and
  /// graphics in front of pages, in the nodes of hierarchies and by the words of names.
  func requirementsInUse(
    of name: String,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> [ColorRequirement] {
    let colors = member.colors
    guard let index = colors.index(of: name) else { return [] }
    let color = colors.color(at: index, for: traits)
    return pairsInUse(with: name, in: member).compactMap { front, back in
      // A pair for texts must remain one for texts.
      [ContrastUse.bodyText, .graphics].lazy.map(\.minimumRatio).compactMap { minimum in
        ColorRequirement(of: name, front: front, back: back, minimum, in: member, for: traits)
      }.first { $0.isMet(by: color) }
    }
  }

  /// Returns the fronts and backs with a color, in the order of the hierarchies and the theme.
  private func pairsInUse(
    with name: String,
    in member: CompiledTheme
  ) -> [(front: String, back: String)] {
    let isBack = BackgroundRoles.isPage(name)
    var others: [String] = []
    for hierarchy in hierarchies {
      hierarchy.root.forEach { node in
        let names = node.uses.map(\.color)
        if names.contains(name) { others += names.filter { BackgroundRoles.isPage($0) != isBack } }
      }
    }
    if isBack || BackgroundRoles.isText(name) {
      others += member.colors.indices.lazy.map { member.colors.definition(at: $0) }
        .filter { !$0.isPaletteColor }.map(\.name)
        .filter { isBack ? BackgroundRoles.isText($0) : BackgroundRoles.isPage($0) }
    }
    return others.uniqued().map { isBack ? ($0, name) : (name, $0) }
  }
}
