import ColorValues
import TextSupport

/// A chart of colors for a terminal, a row for each; no line is wider than the terminal.
struct PaletteChart {
  /// The columns before a line.
  static let margin = 1
  /// The columns between two parts of a line.
  static let gap = 2

  /// The lines so far, each ended by a line break.
  private(set) var text = ""
  let columns: Int
  let alphabet: TerminalAlphabet
  var quantizer: ColorQuantizer
  let layout: ChartLayout
  private let panels: [(panel: ChartPanel, text: TextStyle, faint: TextStyle)]

  init(
    _ layout: ChartLayout,
    panels: [ChartPanel],
    depth: ColorDepth,
    columns: Int,
    alphabet: TerminalAlphabet
  ) {
    self.layout = layout
    self.columns = columns
    self.alphabet = alphabet
    var quantizer = ColorQuantizer(depth: depth)
    self.panels = panels.map { panel in
      (
        panel, quantizer.style(panel.text, on: panel.color),
        quantizer.style(panel.faint, on: panel.color)
      )
    }
    self.quantizer = quantizer
  }

  // MARK: Lines

  /// The columns between the margin and the end of a line.
  var room: Int { max(0, columns - Self.margin) }

  /// Returns a line that has only its margin.
  func indentedLine() -> StyledLine {
    var line = StyledLine(hasStyles: quantizer.depth != .none)
    line.advance(to: min(Self.margin, columns - 1))
    return line
  }

  /// Adds a line; without styles, trailing spaces are removed.
  mutating func add(_ line: StyledLine) {
    let isPlain = quantizer.depth == .none
    text += isPlain ? String(line.text.withoutTrailingSpaces) : line.text
    text += "\n"
  }

  /// Adds an empty line.
  mutating func addEmptyLine() {
    text += "\n"
  }

  /// Adds a text, broken into lines.
  mutating func add(_ text: String, style: TextStyle = .plain) {
    for words in text.wrapped(columns: room, mark: alphabet.ellipsis) {
      var line = indentedLine()
      line.append(words, style: style)
      add(line)
    }
  }

  /// Adds a title, and a faint note at the end of its line, or below it where they don't fit.
  mutating func add(title: String?, note: String?) {
    var line = indentedLine()
    if let title { line.append(fitted(title, to: room), style: .bold) }
    if let note {
      let start = columns - Self.margin - TextWidth.columns(of: note)
      if title != nil {
        guard start >= line.columns + Self.gap else {
          add(line)
          return add(note, style: .faint)
        }
        line.advance(to: start)
      }
      line.append(fitted(note, to: room), style: .faint)
    }
    if title != nil || note != nil { add(line) }
  }

  /// Returns the text, cut to a number of columns.
  func fitted(_ text: String, to columns: Int) -> String {
    TextWidth.cut(text, to: max(0, columns), mark: alphabet.ellipsis)
  }

  // MARK: Rows

  /// Adds a heading with the panels beside it, and with labels above the columns that have them.
  mutating func addHeading(_ heading: String = "", hasLabels: Bool = true) {
    var line = indentedLine()
    line.append(fitted(heading, to: layout.hasPanels ? layout.name : room), style: .bold)
    for (column, start) in layout.columns where column.hasLabel {
      let (panel, _, faint) = panels[column.side]
      if column.isPanel {
        let label = hasLabels ? panel.label(columns: column.width) : ""
        line.advance(to: start)
        line.append(
          TextWidth.padded(label, to: column.width),
          style: label.isEmpty ? TextStyle(background: faint.background) : faint
        )
      } else if hasLabels {
        line.advance(to: start)
        line.append(fitted(panel.label, to: column.parts[0].columns), style: .faint)
      }
    }
    add(line)
  }

  /// Adds the row of a color; its name starts with the part that is faint.
  mutating func add(_ color: SheetColor, name: (faint: String, plain: String)) {
    var line = indentedLine()
    line.append(name.faint, style: .faint)
    line.append(name.plain)
    for (column, start) in layout.columns {
      if case .about = column.parts[0].part {
        guard let about = color.about else { continue }
        line.advance(to: start)
        line.append(fitted(alphabet.text(about), to: columns - start), style: .faint)
        continue
      }
      // One value is on all panels.
      let value = color.values.count == 1 ? color.values[0] : color.values[column.side]
      line.advance(to: start)
      if column.isPanel {
        appendPanel(column, value, to: &line)
      } else {
        appendTexts(column, value, at: start, to: &line)
      }
    }
    add(line)
  }

  /// Appends the parts of a value on its panel, with an edge around each.
  private mutating func appendPanel(
    _ column: ChartLayout.Column,
    _ value: SheetValue?,
    to line: inout StyledLine
  ) {
    let (panel, text, faint) = panels[column.side]
    let edge = value == nil && panel.text == nil ? faint : text
    for (part, columns) in column.parts {
      line.append(" ", style: edge)
      let cell = cell(part, columns: columns, of: value, on: panel, text: text, faint: faint)
      line.append(TextWidth.padded(fitted(cell.text, to: columns), to: columns), style: cell.style)
    }
    line.append(" ", style: edge)
  }

  /// Appends the parts of a value without a panel.
  private mutating func appendTexts(
    _ column: ChartLayout.Column,
    _ value: SheetValue?,
    at start: Int,
    to line: inout StyledLine
  ) {
    let panel = panels[column.side].panel
    var start = start
    for (part, columns) in column.parts {
      let cell = cell(part, columns: columns, of: value, on: panel, text: .plain, faint: .faint)
      if !cell.text.isEmpty {
        line.advance(to: start)
        // A missing value is not faint beside a block that shows that it is missing.
        line.append(fitted(cell.text, to: columns), style: value == nil ? .plain : cell.style)
      }
      start += columns + Self.gap
    }
  }

  /// Returns a part of a value, in the styles of text and of faint text around it.
  private mutating func cell(
    _ part: ChartLayout.Part,
    columns: Int,
    of value: SheetValue?,
    on panel: ChartPanel,
    text: TextStyle,
    faint: TextStyle
  ) -> (text: String, style: TextStyle) {
    guard let value else {
      return switch part {
      case .block: (String(repeating: alphabet.hatch, count: columns), faint)
      case .hex: (alphabet.absence, faint)
      case .note, .sample, .badge, .about: ("", text)
      }
    }
    switch part {
    case .block:
      let paint = quantizer.paint(for: value.color.composited(over: panel.color))
      // Among texts, marks of blocks of any size are below each other.
      let indent = panel.text == nil ? (columns - 2) / 2 : 2
      return TextStyle.block(paint, on: faint, indent: indent)
    case .hex: return (value.hex, text)
    case .note(let note): return (note(value), faint)
    case .sample:
      guard let background = value.badge?.background else { return ("", text) }
      return (" Aa", quantizer.style(value.color.composited(over: background), on: background))
    case .badge:
      guard let badge = value.badge else { return ("", text) }
      let padding = String(repeating: " ", count: 4 - badge.ratioText.utf8.count)
      return ("\(padding)\(badge.ratioText) \(badge.level.label)", text)
    case .about: return ("", text)
    }
  }
}

/// The background of blocks and values in a chart, with its label.
struct ChartPanel {
  /// The label: `on light` for a background of the chart, `light` for that of a theme in light
  /// style.
  let label: String
  let color: Color
  /// The color of values; nil where only blocks are on the panel.
  let text: Color?
  /// The color of labels, notes and hatching.
  let faint: Color

  init(_ background: ChartBackground) {
    label = "on \(background.name)"
    color = background.color
    text = nil
    faint = background.label
  }

  init(_ side: SheetSide, hasText: Bool) {
    label = side.name
    color = side.background
    func faded(_ opacity: Double) -> Color {
      side.foreground(fadedTo: opacity).composited(over: side.background)
    }
    text = hasText ? faded(0.9) : nil
    faint = faded(0.7)
  }

  /// Returns the label, with a space before it where there is room for one; empty if it doesn't
  /// fit.
  func label(columns: Int) -> String {
    let text = label.utf8.count < columns ? " \(label)" : label
    return text.utf8.count <= columns ? text : ""
  }
}
