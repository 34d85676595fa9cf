import ColorValues
import DynamicColors
package import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeValidation

extension Rule {
  package static let largeMatrix = Rule(
    "large-matrix",
    severity: .warning,
    summary: "The contrast matrix of a preview must have at most \(SheetMatrix.shownLimit) cells.",
    explanation: """
      The matrix has a cell for each foreground and each background of the library's checks. A larger \
      one is left out of the preview; 'themetool validate --matrix' supports larger ones.
      """,
    remedy: "Preview fewer colors."
  )
}

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

  /// Measures the foreground colors that are shown on all background colors.
  ///
  /// A matrix with more cells than ``SheetMatrix/shownLimit`` is left out, which is reported.
  mutating func matrix(showing names: Set<String>?) -> SheetMatrix {
    let known = Set(columns.flatMap { $0.entries.keys })
    let shown = pairs.filter {
      names?.contains($0.front) != false && known.contains($0.front) && known.contains($0.back)
    }
    let foregrounds = shown.map(\.front).uniqued()
    let backgrounds = shown.map(\.back).uniqued()
    guard foregrounds.count * backgrounds.count <= SheetMatrix.shownLimit else {
      report(
        .largeMatrix,
        "the contrast matrix with \(foregrounds.count * backgrounds.count) cells is left out; at most \(SheetMatrix.shownLimit) cells are supported"
      )
      return .empty
    }
    let textForegrounds = Set(shown.filter { $0.use != .graphics }.map(\.front))
    let checked = Dictionary(shown.map { ([$0.front, $0.back], $0) }) { first, _ in first }
    let isSparse = foregrounds.count * backgrounds.count > SheetMatrix.measuredLimit
    let cells = foregrounds.map { foreground in
      let use: ContrastUse = textForegrounds.contains(foreground) ? .bodyText : .graphics
      return backgrounds.map { background -> SheetMatrix.Cell? in
        let pair = checked[[foreground, background]]
        guard pair != nil || !isSparse, foreground != background else { return nil }
        let assumed = ContrastPair(front: foreground, back: background, use: pair?.use ?? use)
        return SheetMatrix.Cell(
          isChecked: pair != nil,
          badges: columns.map { column in
            guard let badge = badge(of: assumed, in: column),
              let color = column.entries[foreground]?.color
            else { return nil }
            return (badge, color)
          }
        )
      }
    }
    return SheetMatrix(foregrounds: foregrounds, backgrounds: backgrounds, cells: cells)
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
