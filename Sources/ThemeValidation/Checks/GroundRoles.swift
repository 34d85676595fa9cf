import ColorValues
import DynamicColors
import ThemeFiles
import ThemeHierarchies

/// What the colours of a library are for, as its contrast checks and their names tell.
struct GroundRoles {
  let checks: [StackedCheck]
  private let fronts: Set<String>
  private let grounds: Set<String>
  /// Whether a colour of a theme is opaque whatever the traits are, where it was asked before.
  private var opacity: [String: [Int: Bool]] = [:]

  /// Words in the names of colours that cover no area behind others.
  private static let marks: Set<Substring> = [
    "border", "divider", "icon", "label", "on", "outline", "separator", "shadow", "text",
  ]

  init(_ checks: [StackedCheck]) {
    self.checks = checks
    fronts = Set(checks.map(\.front))
    grounds = Set(checks.map(\.behind))
  }

  /// Whether a colour paints a page, by its name.
  static func isPage(_ name: String) -> Bool {
    let words = name.split { $0 == "-" || $0 == "." }
    return words.contains("background") || words.contains("surface")
  }

  /// The colours of a node that can lie behind `front`, and whether they count only while they are
  /// translucent.
  ///
  /// They are those that a check pairs with it; else pages; else the only colour of a node with
  /// children, if checks have it behind and never in front, or if it is a veil and none of marks.
  func grounds(
    of node: HierarchyFile.Node,
    behind front: String
  ) -> (names: [String], areVeils: Bool) {
    let names = node.uses.map(\.color).filter { $0 != front }
    let paired = names.filter { isPaired(front, $0) }
    if !paired.isEmpty { return (paired, false) }
    let pages = names.filter(Self.isPage)
    if !pages.isEmpty { return (pages, false) }
    guard node.uses.count == 1, !node.children.isEmpty, let name = names.first,
      !fronts.contains(name)
    else { return ([], false) }
    if grounds.contains(name) { return ([name], false) }
    let words = name.split { $0 == "-" || $0 == "." }
    return Self.marks.isDisjoint(with: words) ? ([name], true) : ([], false)
  }

  /// Whether a check names the pair.
  func isPaired(_ front: String, _ ground: String) -> Bool {
    checks.contains { $0.front == front && $0.behind == ground }
  }

  /// Whether a colour of a theme is opaque whatever the traits are.
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
