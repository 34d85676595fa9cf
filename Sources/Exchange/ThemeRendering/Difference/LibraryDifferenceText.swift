import ColorValues
import DynamicColors
import TextSupport
import ThemeFiles
package import ThemeValidation

/// The differences between two themes or theme libraries as text.
///
/// Checks that passed and fail now are first. Each theme has its colors, with a mark: `-` removed,
/// `>` renamed, `!` deprecated, `+` added, `~` changed and `x` without a valid value. Below a color are its values for each
/// combination of traits in which they differ.
package struct LibraryDifferenceText {
  private let difference: LibraryDifference
  private let depth: ColorDepth
  private let columns: Int

  /// Prepares the text for a terminal with the colors of `depth` and a number of columns.
  package init(_ difference: LibraryDifference, depth: ColorDepth, columns: Int = 80) {
    self.difference = difference
    self.depth = depth
    self.columns = columns
  }

  /// The text; empty where nothing differs.
  package var text: String {
    var blocks: [[String]] = []
    let requirements = difference.requirements
    if !requirements.isEmpty {
      let weaker = requirements.count(where: \.isWeaker)
      blocks.append(
        [heading("checks", weaker == 0 ? nil : "\(weaker) weaker than before")]
          + requirements.flatMap(lines)
      )
    }
    let failures = difference.failures
    if !failures.isEmpty {
      let title = failures.count == 1 ? "1 check fails now" : "\(failures.count) checks fail now"
      blocks.append(
        [heading(title)] + checkLines(failures.map { ($0.check, $0.theme.new) })
      )
    }
    if let theme = difference.defaultTheme {
      blocks.append([heading("the default theme"), "  ~ \(theme.old) → \(theme.new)"])
    }
    blocks += difference.themes.map(block)
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func heading(_ text: String, _ note: String? = nil) -> String {
    var line = StyledLine(hasStyles: depth != .none)
    line.append(VisibleText.of(text), style: .bold)
    if let note { line.append("  \(note)", style: .faint) }
    return line.text
  }

  private func block(_ theme: ThemeDifference) -> [String] {
    guard theme.old != nil, theme.new != nil else {
      return [heading(theme.title, theme.word)]
    }
    var lines = [heading(theme.title, theme.isRenamed ? theme.word : nil)]
    for color in theme.colors { lines += block(color) }
    if let words = theme.inheritedText { lines.append("  \(VisibleText.of(words))") }
    let checks = theme.checks.filter { $0.effect != .fails }
    if !checks.isEmpty {
      lines.append("  checks")
      lines += checkLines(checks.map { ($0, nil) }).map { "  " + $0 }
    }
    if !theme.isComplete {
      lines.append("  incomplete: too many combinations of traits to compare")
    }
    return lines
  }

  // MARK: Colors

  private func block(_ color: ColorChange) -> [String] {
    var title = StyledLine(hasStyles: depth != .none)
    title.append("  \(color.mark) ")
    title.append(VisibleText.of(color.title), style: .bold)
    if let note = color.note, !note.isEmpty {
      title.append("  \(VisibleText.of(note))", style: .faint)
    }
    let conditions = color.values.map { VisibleText.of($0.conditionText ?? "always") }
    let width = conditions.map { TextWidth.columns(of: $0) }.max() ?? 0
    let rows = color.values.map(cells)
    // Values are aligned if all fit beside their conditions.
    let isAligned = rows.allSatisfy { row in
      row.reduce(Self.indent + width) { $0 + Self.gap + $1.columns } <= columns
    }
    return [title.text]
      + zip(conditions, rows).flatMap { conditions, row in
        let first = isAligned ? TextWidth.padded(conditions, to: width) : conditions
        return CellFlow(columns: columns, indent: Self.indent, hanging: Self.indent + Self.gap)
          .lines([StyledLine(first)] + row)
      }
  }

  /// The columns before conditions.
  private static let indent = 6
  /// The columns between cells.
  private static let gap = 2

  /// Returns the old value, the new value, and the difference.
  private func cells(of value: ValueChange) -> [StyledLine] {
    var cells = StyledLine.cells(from: value.old, to: value.new, depth: depth)
    if let words = value.differenceText {
      var cell = StyledLine(hasStyles: depth != .none)
      cell.append(words, style: .faint)
      cells.append(cell)
    }
    return cells
  }

  // MARK: Checks

  private func lines(of requirement: RequirementChange) -> [String] {
    var words = StyledLine(hasStyles: depth != .none)
    words.append("\(requirement.kind.rawValue): ", style: requirement.isWeaker ? .bold : .plain)
    words.append(VisibleText.of(requirement.subject))
    let values = [requirement.old, requirement.new].filter { !$0.isEmpty }
    let numbers = StyledLine(VisibleText.of(values.joined(separator: " → ")))
    return CellFlow(columns: columns - 2, indent: 2, hanging: 6)
      .lines([words] + (values.isEmpty ? [] : [numbers]))
  }

  private func checkLines(_ checks: [(check: ColorCheck.Change, theme: String?)]) -> [String] {
    checks.flatMap { check, theme in
      let conditions = check.conditions.map(\.description)
      let place = ([theme].compactMap(\.self) + conditions).joined(separator: " ")
      let old = check.old.map { check.text(of: $0) } ?? "new"
      var words = StyledLine(hasStyles: depth != .none)
      words.append("\(check.effect.words): ", style: check.effect == .fails ? .bold : .plain)
      words.append(VisibleText.of(check.subject))
      let numbers = StyledLine(
        "\(old) → \(check.text(of: check.new)), required: \(check.text(of: check.minimum))"
      )
      var note = StyledLine(hasStyles: depth != .none)
      note.append(VisibleText.of(place), style: .faint)
      return CellFlow(columns: columns - 2, indent: 2, hanging: 6).lines([words, numbers, note])
    }
  }
}

extension ColorChange {
  fileprivate var mark: String {
    switch kind {
    case .removed: "-"
    case .renamed: ">"
    case .deprecated: "!"
    case .added: "+"
    case .changed: "~"
    case .invalid: "x"
    }
  }
}
