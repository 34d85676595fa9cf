import ColorValues
import DynamicColors
import ThemeFiles

/// The roles of the colors of a library, derived from its contrast checks and from names.
struct BackgroundRoles {
  /// The parts of a check of the contrast on displays that are needed in every state.
  typealias DisplayCheck = (
    contrast: ColorCheck.Contrast, minimum: Double, when: [TraitCondition]
  )

  private let checks: [String: [DisplayCheck]]
  private let backgrounds: Set<String>
  /// The memoized opacity of colors under all traits.
  private var opacity: [String: [ColorIndex: Bool]] = [:]

  /// Words in the names of colors that are not backgrounds.
  private static let marks: Set<Substring> = [
    "border", "divider", "icon", "label", "on", "outline", "separator", "shadow", "text",
  ]

  /// Creates the roles of the colors of those checks that are about the contrast on displays.
  init(_ all: [ColorCheck]) {
    let checks = all.compactMap { check -> DisplayCheck? in
      check.displayContrast.map { ($0, check.minimum, check.when) }
    }
    self.checks = Dictionary(grouping: checks) { $0.contrast.foreground }
    backgrounds = Set(checks.map { $0.contrast.background })
  }

  /// The checks that have a color as foreground.
  func checks(of front: String) -> [DisplayCheck] { checks[front] ?? [] }

  /// Whether a color paints a page, according to its name.
  static func isPage(_ name: String) -> Bool {
    let words = name.split { $0 == "-" || $0 == "." }
    return words.contains("background") || words.contains("surface")
  }

  /// Whether a color is that of texts, according to its name.
  static func isText(_ name: String) -> Bool {
    let words = name.split { $0 == "-" || $0 == "." }
    return !isPage(name) && ["text", "label", "link"].contains { words.contains($0) }
  }

  /// Returns the colors of a node that can be the background of `front`, and whether they are used
  /// only while they are translucent.
  ///
  /// They are the colors that one of its checks pairs with it; otherwise pages; otherwise the only
  /// color of a node with children, if checks use it as background and never as foreground, or if
  /// it is a translucent layer and its name has no word of a foreground.
  func backgrounds(
    of place: PlacedNode,
    behind front: String,
    _ checks: [DisplayCheck]
  ) -> (names: [String], areTranslucent: Bool) {
    let node = place.node
    let names = node.uses.lazy.map(\.color).filter { $0 != front }
    let paired = Array(names.filter { name in checks.contains { $0.contrast.background == name } })
    if !paired.isEmpty { return (paired, false) }
    let pages = place.pages.filter { $0 != front }
    if !pages.isEmpty { return (pages, false) }
    guard node.uses.count == 1, !node.children.isEmpty, let name = names.first,
      self.checks[name] == nil
    else { return ([], false) }
    if backgrounds.contains(name) { return ([name], false) }
    let words = name.split { $0 == "-" || $0 == "." }
    return Self.marks.isDisjoint(with: words) ? ([name], true) : ([], false)
  }

  /// Whether a color of a theme is opaque under all traits.
  mutating func isAlwaysOpaque(_ index: ColorIndex, in member: CompiledTheme) -> Bool {
    if let known = opacity[member.name]?[index] { return known }
    var isOpaque = true
    let isComplete = member.definitions.forEachCombination(of: [index]) { traits, _ in
      if member.definitions.color(at: index, for: traits).alpha < 1 { isOpaque = false }
    }
    opacity[member.name, default: [:]][index] = isOpaque && isComplete
    return isOpaque && isComplete
  }
}
