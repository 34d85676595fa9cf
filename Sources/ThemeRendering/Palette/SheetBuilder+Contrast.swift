import ColorValues
import DynamicColors
import ThemeFiles
import ThemeValidation

extension SheetBuilder {
  /// Measures the pairs that apply on at least one side.
  mutating func contrasts() -> [SheetContrast] {
    let known = columns.reduce(into: Set()) { $0.formUnion($1.names) }
    var reported = Set<String>()
    return pairs.compactMap { pair in
      for name in [pair.front, pair.back] where !known.contains(name) {
        if reported.insert(name).inserted { report(missing: name, place: ", but a check names it") }
      }
      let badges = columns.map { badge(of: pair, in: $0) }
      guard badges.contains(where: { $0 != nil }) else { return nil }
      return SheetContrast(
        foreground: pair.front,
        background: pair.back,
        isText: pair.use != .graphics,
        badges: badges
      )
    }
  }

  /// Returns the badge of a pair, where both colors exist and its conditions apply.
  func badge(of pair: ContrastPair, in column: Column) -> ContrastBadge? {
    guard pair.conditions.allSatisfy({ $0.holds(in: column.palette.traits) }),
      let foreground = column.entries[pair.front]?.color,
      let background = column.entries[pair.back]?.color
    else { return nil }
    let ratio = ContrastPair.seenRatio(of: foreground, on: background, for: column.palette.traits)
    return ContrastBadge(
      backgroundName: pair.back,
      background: background.composited(over: column.side.background),
      ratio: ratio,
      level: ContrastLevel(ratio: ratio, use: pair.use)
    )
  }
}
