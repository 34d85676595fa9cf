import DynamicColors
import TextSupport
package import ThemeValidation

/// Contrast matrices as text: for each theme, a line for each required contrast, the worst first.
///
/// A theme has at most ``lineLimit`` lines, unless all pairs are requested.
package struct MatrixText {
  private let matrix: ContrastMatrix
  private let showsAllPairs: Bool
  private let depth: ColorDepth
  private let columns: Int

  /// The most lines for the pairs of a theme.
  private static let lineLimit = 50

  /// A contrast and what a check requires of it.
  private struct Pair {
    let foreground: String
    let background: String
    let method: ColorCheck.ContrastMethod
    let measured: Double
    let required: Double?
    let conditions: [TraitCondition]

    /// The measured contrast in proportion to the required one; without, pairs follow all others.
    var margin: (Int, Double) { required.map { (0, measured / $0) } ?? (1, measured) }
    var fails: Bool { required.map { measured < $0 } ?? false }
    var title: String { VisibleText.of("\(foreground) on \(background)") }
    var measuredText: String { text(of: measured) }
    var requiredText: String { required.map { "required: \(text(of: $0))" } ?? "" }

    private func text(of value: Double) -> String {
      let number = NumberText.message(value, .cut(2))
      return method == .tone ? "tone \(number)" : "\(number):1"
    }
  }

  /// Prepares the text of a matrix for a terminal.
  ///
  /// - Parameters:
  ///   - matrix: The contrasts.
  ///   - showsAllPairs: Whether pairs that no check requires are shown, and any number of lines.
  ///   - depth: The colors of the terminal.
  ///   - columns: The width of the terminal.
  package init(_ matrix: ContrastMatrix, showsAllPairs: Bool, depth: ColorDepth, columns: Int) {
    self.matrix = matrix
    self.showsAllPairs = showsAllPairs
    self.depth = depth
    self.columns = columns
  }

  /// The text, each line ended by a line break.
  package var text: String {
    matrix.tables.map(text).joined(separator: "\n")
  }

  private func text(of table: ContrastMatrix.Table) -> String {
    let all = pairs(in: table).sorted { $0.margin < $1.margin }
    let required = all.filter { $0.required != nil }
    let pairs = showsAllPairs || required.isEmpty ? all : required
    var title = StyledLine(hasStyles: depth != .none)
    title.append(table.theme, style: .bold)
    let failures = pairs.count(where: \.fails)
    if !required.isEmpty {
      title.append("  \(failures) of \(required.count) required contrasts fail", style: .faint)
    }
    var lines = [title.text]
    var shown = 0
    for rows in rows(of: pairs) {
      guard showsAllPairs || lines.count + rows.count <= Self.lineLimit + 1 else { break }
      lines += rows
      shown += 1
    }
    if shown < all.count {
      let rest = all.count - shown == 1 ? "1 other pair" : "\(all.count - shown) other pairs"
      let words = "\(rest); to show them, name a color or use --format json"
      lines += TextWidth.lines(of: words, columns: columns - 2, after: 0, indent: 0)
        .map { "  " + $0 }
    }
    return lines.map { $0.withoutTrailingSpaces + "\n" }.joined()
  }

  /// Returns a pair for each requirement, or for the lowest ratio without one.
  private func pairs(in table: ContrastMatrix.Table) -> [Pair] {
    zip(matrix.foregrounds, table.rows).flatMap { foreground, row in
      zip(matrix.backgrounds, row).flatMap { background, cell -> [Pair] in
        func pair(
          by method: ColorCheck.ContrastMethod,
          _ measured: Double,
          required: Double?,
          _ conditions: [TraitCondition]
        ) -> Pair {
          Pair(
            foreground: foreground,
            background: background,
            method: method,
            measured: measured,
            required: required,
            conditions: conditions
          )
        }
        guard let cell else { return [] }
        if cell.requirements.isEmpty {
          return [pair(by: .wcag, cell.ratio, required: nil, cell.conditions)]
        }
        return cell.requirements.map {
          pair(by: $0.method, $0.measured, required: $0.required, $0.conditions)
        }
      }
    }
  }

  private static let failing = TextStyle(isBold: true, foreground: .ansi16(1))
  private static let passing = TextStyle(foreground: .ansi16(2))

  /// Returns the lines of each pair, with aligned columns.
  private func rows(of pairs: [Pair]) -> [[String]] {
    func width(_ text: (Pair) -> String) -> Int {
      pairs.map { TextWidth.columns(of: text($0)) }.max() ?? 0
    }
    let widths = (width(\.title), width(\.measuredText), width(\.requiredText))
    return pairs.map { pair in
      var mark = StyledLine(hasStyles: depth != .none)
      switch pair.required {
      case nil: mark.append("      ")
      case _ where pair.fails: mark.append("fails ", style: Self.failing)
      case _: mark.append("passes", style: Self.passing)
      }
      let conditions = pair.conditions.map(\.description)
      let cells = [
        mark, StyledLine(TextWidth.padded(pair.title, to: widths.0)),
        StyledLine(TextWidth.padded(pair.measuredText, to: widths.1)),
        StyledLine(TextWidth.padded(pair.requiredText, to: widths.2)),
        StyledLine(conditions.isEmpty ? "always" : conditions.joined(separator: " ")),
      ]
      return CellFlow(columns: columns, indent: 2, hanging: 10).lines(cells)
    }
  }
}
