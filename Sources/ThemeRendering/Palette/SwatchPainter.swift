import ColorValues
import DynamicColors
import TextSupport

/// Writes the lines of a chart of swatches.
struct SwatchPainter {
  private(set) var writer: ChartWriter
  private let layout: SwatchLayout
  private let backgrounds: [(background: ChartBackground, color: Color, paint: TerminalPaint?)]

  init(_ writer: ChartWriter, layout: SwatchLayout) {
    self.layout = layout
    var writer = writer
    backgrounds = ChartBackground.allCases.map {
      ($0, $0.color, writer.quantizer.paint(for: $0.color))
    }
    self.writer = writer
  }

  /// Adds theme and node, then the traits.
  mutating func addHeader(of palette: Palette) {
    let alphabet = writer.alphabet
    writer.add(title: palette.theme.map(alphabet.text), note: palette.node.map(alphabet.text))
    for words in TraitWords.lines(of: palette, columns: writer.room, alphabet: alphabet) {
      var line = writer.indentedLine()
      line.append(words)
      writer.add(line)
    }
  }

  /// Adds the line before a group; before the first, it has the names of the backgrounds.
  mutating func addSeparator(isFirst: Bool) {
    if isFirst, !writer.text.isEmpty { writer.addEmptyLine() }
    guard layout.block > 0 else {
      if !isFirst { writer.addEmptyLine() }
      return
    }
    var line = writer.indentedLine()
    line.advance(to: layout.start)
    for (background, _, paint) in backgrounds {
      let hasLabel = isFirst && background.name.utf8.count + 2 <= layout.block
      let foreground = hasLabel ? writer.quantizer.paint(for: background.label) : nil
      line.append(
        TextWidth.padded(hasLabel ? " " + background.name : "", to: layout.block),
        style: TextStyle(foreground: foreground, background: paint)
      )
    }
    writer.add(line)
  }

  /// Adds one color.
  mutating func add(_ color: SheetColor) {
    guard let value = color.values.first ?? nil else { return }
    var line = writer.indentedLine()
    appendName(of: color, to: &line)
    if layout.block > 0 {
      line.advance(to: layout.start)
      for (_, background, paint) in backgrounds {
        let seen = writer.quantizer.paint(for: value.color.composited(over: background))
        line.append(block: TextStyle(background: seen), columns: layout.block - 2, on: paint)
      }
    }
    if layout.hex > 0 {
      line.advance(to: max(line.columns + ChartWriter.gap, layout.start))
      let start = line.columns
      line.append(value.hex)
      let note = layout.note(for: value)
      if !note.isEmpty {
        line.advance(to: start + layout.hex + ChartWriter.gap)
        line.append(note, style: .faint)
      }
    }
    writer.add(line)
  }

  /// Adds the lower edge of the backgrounds.
  mutating func addFooter(isEmpty: Bool) {
    if isEmpty {
      writer.add("no colors")
    } else if layout.block > 0 {
      addSeparator(isFirst: false)
    }
  }

  private func appendName(of color: SheetColor, to line: inout StyledLine) {
    let name = writer.fitted(writer.alphabet.text(color.name), to: layout.name)
    let prefix = writer.alphabet.text(color.prefix)
    guard name.hasPrefix(prefix) else { return line.append(name) }
    line.append(prefix, style: .faint)
    line.append(name.dropFirst(prefix.count))
  }
}
