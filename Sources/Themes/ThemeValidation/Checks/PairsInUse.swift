import ColorValues
import DynamicColors
import TextSupport
import ThemeFiles
import TraitSystem

/// The pairs of colors that appear together though no check requires their contrast, which a repair
/// must not make worse.
extension ThemeProject {
  /// Returns the requirements that a color of a theme meets now under some traits: those of texts
  /// and graphics in front of pages, in the nodes of hierarchies and by the words of names.
  func requirementsInUse(
    of name: String,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> [ColorRequirement] {
    let colors = member.definitions
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
    let (texts, pages) = answer(to: "names in use", [member.name]) { Self.namesInUse(in: member) }
    var others = names(usedWith: name).filter { BackgroundRoles.isPage($0) != isBack }
    if isBack { others += texts.prefix(Self.partnerLimit(ofEach: pages.count)) }
    if !isBack, BackgroundRoles.isText(name) {
      others += pages.prefix(Self.partnerLimit(ofEach: texts.count))
    }
    return others.uniqued().map { isBack ? ($0, name) : (name, $0) }
  }

  /// Returns the colors of a theme that are those of texts and of pages, according to their names.
  private static func namesInUse(in member: CompiledTheme) -> (texts: [String], pages: [String]) {
    let names = member.definitions.indices.lazy.map { member.definitions.definition(at: $0) }
      .filter { !$0.isPrimitive }.map(\.name)
    return (names.filter(BackgroundRoles.isText), names.filter(BackgroundRoles.isPage))
  }

  /// Returns how many partners of each of some colors are looked at: all except in theme files that
  /// are too long to be read by people.
  private static func partnerLimit(ofEach count: Int) -> Int { max(8, 65_536 / max(1, count)) }

  /// Returns the colors that nodes of hierarchies use together with one, those of the first nodes
  /// of very many.
  private func names(usedWith name: String) -> [String] {
    let (nodes, numbers) = answer(to: "nodes in use") { nodesInUse }
    return (numbers[name] ?? []).prefix(Self.nodeLimit).flatMap { nodes[$0] }.uniqued()
  }

  private static let nodeLimit = 256

  /// The colors of each node that uses several, and the numbers of these nodes by color.
  private var nodesInUse: (colors: [[String]], numbers: [String: [Int]]) {
    var colors: [[String]] = []
    var numbers: [String: [Int]] = [:]
    for hierarchy in hierarchies {
      hierarchy.root.forEach { node in
        if node.uses.count < 2 { return }
        for use in node.uses { numbers[use.color, default: []].append(colors.count) }
        colors.append(node.uses.map(\.color))
      }
    }
    return (colors, numbers)
  }
}
