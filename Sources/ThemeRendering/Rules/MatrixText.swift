import DynamicColors
import TextSupport
package import ThemeValidation

/// Contrast matrices as text: tables for each theme, with the background colors in columns.
///
/// Backgrounds that don't fit the width are in further tables. Pairs that fail a check are also
/// listed in words.
package struct MatrixText {
  private let matrix: ContrastMatrix
  private let depth: ColorDepth
  private let columns: Int

  /// Prepares the text of a matrix for a terminal.
  package init(_ matrix: ContrastMatrix, depth: ColorDepth, columns: Int) {
    self.matrix = matrix
    self.depth = depth
    self.columns = columns
  }

  /// The text, each line ended by a line break.
  package var text: String {
    matrix.tables.map(text).joined(separator: "\n")
      + "\n*: passes the check that requires it; !: fails a check; letters: the worst conditions\n"
  }

  private func text(of table: ContrastMatrix.Table) -> String {
    var places: [String] = []
    let cells = table.rows.map { row in
      row.map { $0.map { Self.text(of: $0, &places) } ?? "-" }
    }
    let width = (cells.joined().map(\.utf8.count).max() ?? 1) + 2
    let names = matrix.foregrounds.map { VisibleText.of($0) }
    let nameColumns = names.map { TextWidth.columns(of: $0) }.max() ?? 0
    var lines: [String] = []
    var title = StyledLine(hasStyles: depth != .none)
    title.append(table.theme, style: .bold)
    lines.append(title.text)
    // Names of columns are long and values short, so columns are numbered, and named below.
    let perTable = max(1, (columns - nameColumns) / width)
    for start in stride(from: 0, to: matrix.backgrounds.count, by: perTable) {
      let shown = start..<min(start + perTable, matrix.backgrounds.count)
      if start > 0 { lines.append("") }
      lines.append(
        TextWidth.padded("", to: nameColumns)
          + shown.map { Self.leading("[\($0 + 1)]", width) }.joined()
      )
      for (row, name) in names.enumerated() {
        var line = StyledLine(hasStyles: depth != .none)
        line.append(TextWidth.padded(name, to: nameColumns))
        for column in shown {
          let text = Self.leading(cells[row][column], width)
          line.append(text, style: style(of: table.rows[row][column]))
        }
        lines.append(line.text)
      }
    }
    for (number, background) in matrix.backgrounds.enumerated() {
      lines.append("[\(number + 1)] on \(VisibleText.of(background))")
    }
    for (number, place) in places.enumerated() {
      let words = WordWrap.lines(VisibleText.of(place), columns: columns - 4)
      lines += zip(["(\(Self.letter(number))) "] + words.dropFirst().map { _ in "    " }, words)
        .map(+)
    }
    lines += failures(in: table)
    return lines.map { $0.withoutTrailingSpaces + "\n" }.joined()
  }

  /// Returns a line for each requirement that fails.
  private func failures(in table: ContrastMatrix.Table) -> [String] {
    zip(matrix.foregrounds, table.rows).flatMap { foreground, row in
      zip(matrix.backgrounds, row).flatMap { background, cell in
        (cell?.requirements ?? []).filter(\.fails).flatMap { requirement in
          var words = StyledLine(hasStyles: depth != .none)
          words.append("fails: ", style: Self.failing)
          words.append("\(foreground) on \(background)")
          let unit = requirement.method == .tone ? " tone difference" : ":1"
          let numbers = StyledLine(
            "\(Self.text(requirement.measured))\(unit), required: \(Self.text(requirement.required))"
          )
          let place = StyledLine(Self.words(requirement.conditions))
          return CellFlow(columns: columns, indent: 0).lines([words, numbers, place])
        }
      }
    }
  }

  private static let failing = TextStyle(isBold: true, foreground: .ansi16(1))
  private static let passing = TextStyle(foreground: .ansi16(2))

  private func style(of cell: ContrastMatrix.Cell?) -> TextStyle {
    guard let cell, !cell.requirements.isEmpty else { return .faint }
    return cell.fails || cell.requirements.contains(where: \.fails) ? Self.failing : Self.passing
  }

  /// Returns a ratio with two decimals, cut, the mark of a check, and the letter of the worst
  /// conditions.
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
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
