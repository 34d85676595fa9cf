import ColorValues

/// Every colour that checks put in front, against every one that they put behind.
struct SheetMatrix: Sendable {
  /// One colour on another.
  struct Cell: Sendable {
    /// Whether a check names the two together.
    let isChecked: Bool
    /// The badge for each side with the colour in front, as it is seen; nil where one is missing.
    let badges: [(badge: ContrastBadge, front: Color)?]
  }

  /// The names of the colours in front, a row each.
  let fronts: [String]
  /// The names of the colours behind, a column each.
  let backs: [String]
  /// The cells by row and column; nil is one that isn't measured.
  let cells: [[Cell?]]

  /// A matrix of nothing.
  static let empty = SheetMatrix(fronts: [], backs: [], cells: [])

  /// Beyond so many cells only those that a check names are measured.
  static let measuredLimit = 2_500

  /// Beyond so many cells there is no matrix.
  static let shownLimit = 40_000
}
