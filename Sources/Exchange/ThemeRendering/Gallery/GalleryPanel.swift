import ColorValues
import TextSupport

/// One card of a gallery in the cells of a terminal, filled with its background.
struct GalleryPanel {
  let theme: GalleryTheme
  let card: GalleryCard
  let columns: Int
  let alphabet: TerminalAlphabet

  private var margin: Int { columns >= 12 ? 2 : 0 }
  private var room: Int { max(1, columns - 2 * margin) }

  /// Returns the lines, each as wide as the panel.
  func lines(_ quantizer: inout ColorQuantizer) -> [String] {
    var lines = [blank(&quantizer)]
    lines.append(title(&quantizer))
    let faint = style(card.secondary, &quantizer)
    for words in alphabet.text(theme.summary ?? "").wrapped(
      columns: room,
      limit: 2,
      mark: alphabet.ellipsis
    ) {
      lines.append(line(&quantizer) { line, _, _ in line.append(words, style: faint) })
    }
    lines.append(blank(&quantizer))
    lines += chips(&quantizer)
    lines += mosaic(&quantizer)
    lines.append(blank(&quantizer))
    return lines
  }

  /// Returns an empty line of the background.
  func blank(_ quantizer: inout ColorQuantizer) -> String {
    line(&quantizer) { _, _, _ in }
  }

  private func title(_ quantizer: inout ColorQuantizer) -> String {
    let side = card.side.name
    var name = style(card.text, &quantizer)
    name.isBold = true
    let faint = style(card.secondary, &quantizer)
    let space = TextWidth.columns(of: side) + 2
    let title = TextWidth.cut(
      alphabet.text(theme.name),
      to: room > 2 * space ? room - space : room,
      mark: alphabet.ellipsis
    )
    return line(&quantizer) { line, fill, _ in
      line.append(title, style: name)
      guard room > 2 * space else { return }
      let rest = room - TextWidth.columns(of: title) - TextWidth.columns(of: side)
      line.append(String(repeating: " ", count: rest), style: fill)
      line.append(side, style: faint)
    }
  }

  /// Returns labels on their backgrounds, as many in a line as fit.
  private func chips(_ quantizer: inout ColorQuantizer) -> [String] {
    var rows: [[(label: String, style: TextStyle)]] = []
    var width = 0
    for chip in card.chips {
      let label = TextWidth.cut(
        " \(alphabet.text(chip.label)) ",
        to: room,
        mark: alphabet.ellipsis
      )
      let own = TextWidth.columns(of: label)
      let background = chip.background.composited(over: card.side.background)
      let style = TextStyle(
        foreground: quantizer.paint(for: chip.foreground.composited(over: background)),
        background: quantizer.paint(for: background)
      )
      if rows.isEmpty || width + 1 + own > room {
        rows.append([])
        width = -1
      }
      rows[rows.count - 1].append((label, style))
      width += 1 + own
    }
    let lines = rows.map { row in
      line(&quantizer) { line, fill, _ in
        for (index, chip) in row.enumerated() {
          if index > 0 { line.append(" ", style: fill) }
          line.append(chip.label, style: chip.style)
        }
      }
    }
    return lines.isEmpty ? [] : lines + [blank(&quantizer)]
  }

  /// Returns all colors, two in each cell where the terminal has half blocks.
  private func mosaic(_ quantizer: inout ColorQuantizer) -> [String] {
    let background = card.side.background
    let blocks = card.colors.map { HalfBlock(color: $0, background: background) }
    let empty = HalfBlock(color: background, background: background)
    let width = room >= 24 ? 2 : 1
    let perRow = max(1, room / width)
    let step = alphabet.isUTF8 ? 2 * perRow : perRow
    return stride(from: 0, to: blocks.count, by: step).map { start in
      line(&quantizer) { line, _, quantizer in
        for index in start..<min(start + perRow, blocks.count) {
          let lower = index + perRow < blocks.count ? blocks[index + perRow] : empty
          line.append(
            blocks[index],
            over: alphabet.isUTF8 ? lower : nil,
            columns: width,
            hatch: alphabet.hatch,
            &quantizer
          )
        }
      }
    }
  }

  // MARK: Lines

  private func style(_ color: Color, _ quantizer: inout ColorQuantizer) -> TextStyle {
    TextStyle(
      foreground: quantizer.paint(for: color.composited(over: card.side.background)),
      background: quantizer.paint(for: card.side.background)
    )
  }

  /// Returns a line with background on both sides of the text that `body` appends.
  private func line(
    _ quantizer: inout ColorQuantizer,
    _ body: (inout StyledLine, TextStyle, inout ColorQuantizer) -> Void
  ) -> String {
    let fill = TextStyle(background: quantizer.paint(for: card.side.background))
    var line = StyledLine(hasStyles: quantizer.depth != .none)
    line.append(String(repeating: " ", count: margin), style: fill)
    body(&line, fill, &quantizer)
    line.append(String(repeating: " ", count: max(0, columns - line.columns)), style: fill)
    return line.text
  }
}
