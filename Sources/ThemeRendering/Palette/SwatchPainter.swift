import ColorValues
import DynamicColors
import TextSupport

/// Writes the lines of a paint chart.
struct SwatchPainter {
  /// The lines so far, each ended by a line break.
  private(set) var text = ""
  private let layout: SwatchLayout
  private let columns: Int
  private let alphabet: TerminalAlphabet
  private var quantizer: ColorQuantizer
  private let grounds: [(ground: ChartBackground, color: Color, paint: TerminalPaint?)]

  init(layout: SwatchLayout, depth: ColorDepth, columns: Int, alphabet: TerminalAlphabet) {
    self.layout = layout
    self.columns = columns
    self.alphabet = alphabet
    var quantizer = ColorQuantizer(depth: depth)
    grounds = ChartBackground.allCases.map { ($0, $0.color, quantizer.paint(for: $0.color)) }
    self.quantizer = quantizer
  }

  /// Theme and node, then the traits.
  mutating func addHeader(of palette: Palette) {
    let theme = palette.theme.map(alphabet.text)
    let node = palette.node.map(alphabet.text)
    let room = columns - SwatchLayout.margin
    var line = indentedLine()
    if let theme { line.append(fitted(theme, to: room), style: .bold) }
    if let node {
      let start = columns - SwatchLayout.margin - TextWidth.columns(of: node)
      if line.columns > SwatchLayout.margin {
        if start >= line.columns + SwatchLayout.gap {
          line.advance(to: start)
        } else {
          end(line)
          line = indentedLine()
        }
      }
      line.append(fitted(node, to: room - line.columns + SwatchLayout.margin), style: .faint)
    }
    if theme != nil || node != nil { end(line) }
    for words in TraitWords.lines(of: palette, columns: room, alphabet: alphabet) {
      var line = indentedLine()
      line.append(words)
      end(line)
    }
  }

  /// What stands between two groups; before the first, the names of the grounds.
  mutating func addGap(isFirst: Bool) {
    if isFirst, !text.isEmpty { text += "\n" }
    guard layout.block > 0 else {
      if !isFirst { text += "\n" }
      return
    }
    var line = indentedLine()
    line.advance(to: layout.start)
    for (ground, _, paint) in grounds {
      let hasLabel = isFirst && ground.name.utf8.count + 2 <= layout.block
      let ink = hasLabel ? quantizer.paint(for: ground.ink) : nil
      line.append(
        TextWidth.padded(hasLabel ? " " + ground.name : "", to: layout.block),
        style: TextStyle(foreground: ink, background: paint)
      )
    }
    end(line)
  }

  /// One colour.
  mutating func add(_ row: SwatchRow) {
    var line = indentedLine()
    appendName(of: row, to: &line)
    if layout.block > 0 {
      line.advance(to: layout.start)
      for (_, ground, paint) in grounds {
        let block = TextStyle(background: quantizer.paint(for: row.color.composited(over: ground)))
        let around = TextStyle(background: paint)
        line.append(" ", style: around)
        line.append(String(repeating: " ", count: layout.block - 2), style: block)
        line.append(" ", style: around)
      }
    }
    if layout.hex > 0 {
      line.advance(to: max(line.columns + SwatchLayout.gap, layout.start))
      let start = line.columns
      line.append(row.hex)
      let note = layout.text(for: row)
      if !note.isEmpty {
        line.advance(to: start + layout.hex + SwatchLayout.gap)
        line.append(note, style: .faint)
      }
    }
    end(line)
  }

  /// The lower edge of the grounds.
  mutating func addFooter(isEmpty: Bool) {
    if isEmpty {
      var line = indentedLine()
      line.append(fitted("no colours", to: columns - SwatchLayout.margin))
      end(line)
    } else if layout.block > 0 {
      addGap(isFirst: false)
    }
  }

  private func appendName(of row: SwatchRow, to line: inout StyledLine) {
    let name = fitted(row.name, to: layout.name)
    guard name.hasPrefix(row.prefix) else { return line.append(name) }
    line.append(row.prefix, style: .faint)
    line.append(name.dropFirst(row.prefix.count))
  }

  private func indentedLine() -> StyledLine {
    var line = StyledLine(hasStyles: quantizer.depth != .none)
    line.advance(to: min(SwatchLayout.margin, columns - 1))
    return line
  }

  private mutating func end(_ line: StyledLine) {
    text += line.text + "\n"
  }

  private func fitted(_ text: String, to columns: Int) -> String {
    TextWidth.cut(text, to: columns, mark: alphabet.ellipsis)
  }
}
