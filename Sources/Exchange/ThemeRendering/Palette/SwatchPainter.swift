import ColorValues
import DynamicColors
import TextSupport

/// Writes the lines of a chart of swatches.
struct SwatchPainter {
  private(set) var writer: ChartWriter
  private let layout: SwatchLayout
  private let backgrounds: [(background: SwatchBackground, paint: TerminalPaint?)]

  init(_ writer: ChartWriter, backgrounds: [SwatchBackground], layout: SwatchLayout) {
    self.layout = layout
    var writer = writer
    self.backgrounds = backgrounds.map { ($0, writer.quantizer.paint(for: $0.color)) }
    self.writer = writer
  }

  /// Adds theme and node, then the traits.
  mutating func addHeader(of palette: Palette, traits: [String]) {
    let alphabet = writer.alphabet
    writer.add(title: palette.theme.map(alphabet.text), note: palette.node.map(alphabet.text))
    for words in TraitWords.lines(of: traits, columns: writer.room, alphabet: alphabet) {
      var line = writer.indentedLine()
      line.append(words)
      writer.add(line)
    }
  }

  /// Adds the line before a group; before the first, it has the names of backgrounds and styles.
  mutating func addSeparator(isFirst: Bool) {
    if isFirst, !writer.text.isEmpty { writer.addEmptyLine() }
    guard layout.block > 0 || isFirst && layout.hasValueLabels else {
      if !isFirst { writer.addEmptyLine() }
      return
    }
    var line = writer.indentedLine()
    line.advance(to: layout.start)
    for (background, paint) in backgrounds where layout.block > 0 {
      let label = isFirst ? background.label(columns: layout.block) : ""
      let foreground = label.isEmpty ? nil : writer.quantizer.paint(for: background.foreground)
      line.append(
        TextWidth.padded(label, to: layout.block),
        style: TextStyle(foreground: foreground, background: paint)
      )
    }
    if isFirst, layout.hasValueLabels {
      for (index, (background, _)) in backgrounds.enumerated() {
        line.advance(to: layout.start(ofValue: index))
        line.append(writer.fitted(background.label, to: layout.hex), style: .faint)
      }
    }
    writer.add(line)
  }

  /// Adds one color.
  mutating func add(_ color: SheetColor) {
    var line = writer.indentedLine()
    appendName(of: color, to: &line)
    if layout.block > 0 {
      line.advance(to: layout.start)
      for (index, (background, paint)) in backgrounds.enumerated() {
        // One value is on all backgrounds.
        let value = color.values.count == 1 ? color.values[0] : color.values[index]
        guard let value else {
          let foreground = writer.quantizer.paint(for: background.foreground)
          line.append(
            " \(String(repeating: writer.alphabet.hatch, count: layout.block - 2)) ",
            style: TextStyle(foreground: foreground, background: paint)
          )
          continue
        }
        let seen = writer.quantizer.paint(for: value.color.composited(over: background.color))
        line.append(
          block: seen ?? paint,
          columns: layout.block - 2,
          on: paint,
          mark: writer.quantizer.paint(for: background.foreground)
        )
      }
    }
    if layout.hex > 0 {
      for (index, value) in color.values.enumerated() {
        let start = layout.start(ofValue: index)
        line.advance(to: start)
        line.append(value?.hex ?? writer.fitted(writer.alphabet.absence, to: layout.hex))
        let note = value.map { layout.note(for: $0) } ?? ""
        if !note.isEmpty {
          line.advance(to: start + layout.hex + ChartWriter.gap)
          line.append(note, style: .faint)
        }
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
      if let note = writer.quantizer.depth.approximationNote {
        writer.addEmptyLine()
        writer.add(note, style: .faint)
      }
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
