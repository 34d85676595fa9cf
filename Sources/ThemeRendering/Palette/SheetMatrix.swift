import ColorValues

/// The contrasts of the foreground colors of checks with all their background colors.
struct SheetMatrix: Sendable {
  /// The contrast of one color on another.
  struct Cell: Sendable {
    /// Whether a check names the pair.
    let isChecked: Bool
    /// The badge for each side with the foreground; nil where a color is missing.
    let badges: [(badge: ContrastBadge, foreground: Color)?]
  }

  /// The names of the foreground colors, a row each.
  let foregrounds: [String]
  /// The names of the background colors, a column each.
  let backgrounds: [String]
  /// The cells by row and column; nil for one that isn't measured.
  let cells: [[Cell?]]

  /// A matrix without cells.
  static let empty = SheetMatrix(foregrounds: [], backgrounds: [], cells: [])

  /// The maximum number of cells that are all measured; in a larger matrix, only the pairs of
  /// checks are.
  static let measuredLimit = 2_500

  /// The most cells of a matrix that is shown.
  static let shownLimit = 40_000
}
