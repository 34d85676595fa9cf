import DynamicColors
import TextSupport
package import ThemeValidation

/// Contrast matrices as text: a table for each theme, with the background colors in columns.
package enum MatrixText {
  /// Returns the text of a matrix.
  package static func text(_ matrix: ContrastMatrix) -> String {
    var text = ""
    for table in matrix.tables {
      text += text.isEmpty ? "" : "\n"
      text += Self.text(of: table, matrix)
    }
    text += "\n*: required by a check; !: a check fails\n"
    return text
  }

  private static func text(of table: ContrastMatrix.Table, _ matrix: ContrastMatrix) -> String {
    var places: [String] = []
    var cells: [[String]] = []
    for row in table.rows {
      cells.append(row.map { $0.map { Self.text(of: $0, &places) } ?? "-" })
    }
    let width = (cells.joined().map(\.count).max() ?? 1) + 2
    let names = (matrix.foregrounds.map(\.count).max() ?? 0)
    var lines = ["\(table.theme)"]
    // Names of columns are long and values short, so columns are numbered, and named below.
    lines.append(
      TextWidth.padded("", to: names)
        + matrix.backgrounds.indices.map { leading("[\($0 + 1)]", width) }.joined()
    )
    for (front, row) in zip(matrix.foregrounds, cells) {
      lines.append(TextWidth.padded(front, to: names) + row.map { leading($0, width) }.joined())
    }
    for (number, background) in matrix.backgrounds.enumerated() {
      lines.append("[\(number + 1)] on \(background)")
    }
    for (number, place) in places.enumerated() { lines.append("(\(letter(number))) \(place)") }
    return lines.map { VisibleText.of(String($0.withoutTrailingSpaces)) + "\n" }.joined()
  }

  /// Returns a ratio with two decimals, cut, the mark of a check, and the letter of the worst conditions.
  private static func text(of cell: ContrastMatrix.Cell, _ places: inout [String]) -> String {
    // Checks of tone fail independently of the ratio, so they have a note.
    let tones = cell.requirements.filter { $0.method == .tone && $0.fails }
    let mark = cell.fails || !tones.isEmpty ? "!" : cell.requirements.isEmpty ? " " : "*"
    let notes = tones.map { tone in
      let place = tone.conditions.isEmpty ? "" : " with \(words(tone.conditions))"
      return "tone difference of \(text(tone.measured))\(place); required: \(text(tone.required))"
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

  /// Returns a number with two decimals, cut.
  private static func text(_ value: Double) -> String { NumberText.message(value, .fixedCut(2)) }

  /// Returns a letter from `a` to `z`, then `aa` and so on.
  private static func letter(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[number % letters.count])
    return number < letters.count ? last : letter(number / letters.count - 1) + last
  }

  private static func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
