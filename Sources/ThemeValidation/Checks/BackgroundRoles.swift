import ColorValues
import DynamicColors
import ThemeFiles
import ThemeHierarchies

/// The roles of the colors of a library, derived from its contrast checks and from names.
struct BackgroundRoles {
  let checks: [StackedCheck]
  private let foregrounds: Set<String>
  private let backgrounds: Set<String>
  /// The memoized opacity of colors under all traits.
  private var opacity: [String: [Int: Bool]] = [:]

  /// Words in the names of colors that are not backgrounds.
  private static let marks: Set<Substring> = [
    "border", "divider", "icon", "label", "on", "outline", "separator", "shadow", "text",
  ]

  init(_ checks: [StackedCheck]) {
    self.checks = checks
    foregrounds = Set(checks.map(\.front))
    backgrounds = Set(checks.map(\.behind))
  }

  /// Whether a color paints a page, according to its name.
  static func isPage(_ name: String) -> Bool {
    let words = name.split { $0 == "-" || $0 == "." }
    return words.contains("background") || words.contains("surface")
  }

  /// Returns the colors of a node that can be the background of `front`, and whether they are used
  /// only while they are translucent.
  ///
  /// They are the colors that a check pairs with it; otherwise pages; otherwise the only color of a
  /// node with children, if checks use it as background and never as foreground, or if it is a
  /// translucent layer and its name has no word of a foreground.
  func backgrounds(
    of node: HierarchyFile.Node,
    behind front: String
  ) -> (names: [String], areTranslucent: Bool) {
    let names = node.uses.map(\.color).filter { $0 != front }
    let paired = names.filter { isPaired(front, $0) }
    if !paired.isEmpty { return (paired, false) }
    let pages = names.filter(Self.isPage)
    if !pages.isEmpty { return (pages, false) }
    guard node.uses.count == 1, !node.children.isEmpty, let name = names.first,
      !foregrounds.contains(name)
    else { return ([], false) }
    if backgrounds.contains(name) { return ([name], false) }
    let words = name.split { $0 == "-" || $0 == "." }
    return Self.marks.isDisjoint(with: words) ? ([name], true) : ([], false)
  }

  /// Whether a check pairs the colors.
  func isPaired(_ front: String, _ background: String) -> Bool {
    checks.contains { $0.front == front && $0.behind == background }
  }

  /// Whether a color of a theme is opaque under all traits.
  mutating func isAlwaysOpaque(_ index: Int, _ member: CompiledTheme) -> Bool {
    if let known = opacity[member.name]?[index] { return known }
    var isOpaque = true
    let isComplete = member.colors.forEachCombination(of: [index]) { traits, _ in
      if member.colors.color(at: index, for: traits).alpha < 1 { isOpaque = false }
    }
    opacity[member.name, default: [:]][index] = isOpaque && isComplete
    return isOpaque && isComplete
  }
}
