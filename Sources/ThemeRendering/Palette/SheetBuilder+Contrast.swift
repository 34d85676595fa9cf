import ColorValues
import DynamicColors
import TextSupport
import ThemeFiles
import ThemeValidation

extension SheetBuilder {
  /// The pairs that apply on some side, measured.
  mutating func contrasts() -> [SheetContrast] {
    let known = Set(columns.flatMap { $0.entries.keys })
    var reported = Set<String>()
    return pairs.compactMap { pair in
      for name in [pair.front, pair.back] where !known.contains(name) {
        if reported.insert(name).inserted { report(missing: name, place: ", which a check names") }
      }
      let badges = columns.map { badge(of: pair, in: $0) }
      guard badges.contains(where: { $0 != nil }) else { return nil }
      return SheetContrast(
        front: pair.front,
        back: pair.back,
        isText: pair.use != .graphics,
        badges: badges
      )
    }
  }

  /// Fronts against backs, for the fronts that are shown.
  ///
  /// A matrix that nobody could read is left out, which is reported.
  mutating func matrix(showing names: Set<String>?) -> SheetMatrix {
    let known = Set(columns.flatMap { $0.entries.keys })
    let shown = pairs.filter {
      names?.contains($0.front) != false && known.contains($0.front) && known.contains($0.back)
    }
    let fronts = shown.map(\.front).uniqued()
    let backs = shown.map(\.back).uniqued()
    guard fronts.count * backs.count <= SheetMatrix.shownLimit else {
      report(
        "large-matrix",
        "the matrix of contrasts is left out: it has \(fronts.count * backs.count) cells, and can have \(SheetMatrix.shownLimit) at most"
      )
      return .empty
    }
    let readFronts = Set(shown.filter { $0.use != .graphics }.map(\.front))
    let checked = Dictionary(shown.map { ([$0.front, $0.back], $0) }) { first, _ in first }
    let isSparse = fronts.count * backs.count > SheetMatrix.measuredLimit
    let cells = fronts.map { front in
      let use: ContrastUse = readFronts.contains(front) ? .bodyText : .graphics
      return backs.map { back -> SheetMatrix.Cell? in
        let pair = checked[[front, back]]
        guard pair != nil || !isSparse, front != back else { return nil }
        let assumed = ContrastPair(front: front, back: back, use: pair?.use ?? use)
        return SheetMatrix.Cell(
          isChecked: pair != nil,
          badges: columns.map { column in
            guard let badge = badge(of: assumed, in: column),
              let color = column.entries[front]?.color
            else { return nil }
            return (badge, color)
          }
        )
      }
    }
    return SheetMatrix(fronts: fronts, backs: backs, cells: cells)
  }

  /// The badge of a pair, where both colours are there and its conditions hold.
  func badge(of pair: ContrastPair, in column: Column) -> ContrastBadge? {
    guard pair.conditions.allSatisfy({ $0.holds(in: column.palette.traits) }),
      let front = column.entries[pair.front]?.color, let back = column.entries[pair.back]?.color
    else { return nil }
    let ratio = ContrastPair.seenRatio(of: front, on: back)
    return ContrastBadge(
      back: pair.back,
      ground: back.composited(over: column.side.ground),
      ratio: ratio,
      level: ContrastLevel(ratio: ratio, use: pair.use)
    )
  }
}
