import DynamicColors
import TextSupport
package import ThemeValidation

/// Contrast matrices as text: a table for each theme, with the colours behind in columns.
package enum MatrixText {
  /// The text of a matrix.
  package static func text(_ matrix: ContrastMatrix) -> String {
    var text = ""
    for table in matrix.tables {
      text += text.isEmpty ? "" : "\n"
      text += Self.text(of: table, matrix)
    }
    text += "\nA star marks what a check asks for, an exclamation mark what fails one.\n"
    return text
  }

  private static func text(of table: ContrastMatrix.Table, _ matrix: ContrastMatrix) -> String {
    var places: [String] = []
    var cells: [[String]] = []
    for row in table.rows {
      cells.append(row.map { $0.map { Self.text(of: $0, &places) } ?? "-" })
    }
    let width = (cells.joined().map(\.count).max() ?? 1) + 2
    let names = (matrix.fronts.map(\.count).max() ?? 0)
    var lines = ["\(table.theme)"]
    // Names of columns are long and values short: columns are numbered, and named below.
    lines.append(
      padded("", names) + matrix.grounds.indices.map { leading("[\($0 + 1)]", width) }.joined()
    )
    for (front, row) in zip(matrix.fronts, cells) {
      lines.append(padded(front, names) + row.map { leading($0, width) }.joined())
    }
    for (number, ground) in matrix.grounds.enumerated() {
      lines.append("[\(number + 1)] on \(ground)")
    }
    for (number, place) in places.enumerated() { lines.append("(\(letter(number))) \(place)") }
    return lines.map { line in
      // Cells without a letter end in a blank.
      VisibleText.of(line.hasSuffix(" ") ? String(line.dropLast()) : line)
    }.joined(separator: "\n") + "\n"
  }

  /// A ratio with two places, cut, the mark of what is asked, and the letter of where it is worst.
  private static func text(of cell: ContrastMatrix.Cell, _ places: inout [String]) -> String {
    // What fails without showing in the ratio is told beside its place.
    let tones = cell.demands.filter { $0.method == .tone && $0.fails }
    let mark = cell.fails || !tones.isEmpty ? "!" : cell.demands.isEmpty ? " " : "*"
    let notes = tones.map { tone in
      let place = tone.conditions.isEmpty ? "" : " with \(words(tone.conditions))"
      return "a difference of tone of \(text(tone.measured))\(place), \(text(tone.asked)) is asked"
    }
    let place = ([words(cell.conditions)] + notes).filter { !$0.isEmpty }.joined(separator: "; ")
    guard !place.isEmpty else { return "\(text(cell.ratio))\(mark) " }
    let number = places.firstIndex(of: place) ?? places.count
    if number == places.count { places.append(place) }
    return "\(text(cell.ratio))\(mark)\(letter(number))"
  }

  private static func words(_ conditions: [ColorCondition]) -> String {
    conditions.map(\.description).joined(separator: " ")
  }

  /// A number with two places, cut.
  private static func text(_ value: Double) -> String { NumberText.message(value, .fixedCut(2)) }

  /// `a` to `z`, then `aa`.
  private static func letter(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[number % letters.count])
    return number < letters.count ? last : letter(number / letters.count - 1) + last
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
