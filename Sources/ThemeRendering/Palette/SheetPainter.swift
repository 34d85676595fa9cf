import ColorValues
import TextSupport

/// Writes the lines of a sheet.
struct SheetPainter {
  /// The lines so far, each ended by a line break.
  private(set) var text = ""
  private let sheet: PaletteSheet
  private let layout: SheetLayout
  private let alphabet: TerminalAlphabet
  private var quantizer: ColorQuantizer

  init(_ sheet: PaletteSheet, layout: SheetLayout, depth: ColorDepth, alphabet: TerminalAlphabet) {
    self.sheet = sheet
    self.layout = layout
    self.alphabet = alphabet
    quantizer = ColorQuantizer(depth: depth)
  }

  // MARK: Header and footer

  /// The theme, what it is like, and all colours at a glance.
  mutating func addHeader() {
    let room = layout.columns - SheetLayout.margin
    var line = indentedLine()
    line.append(fitted(alphabet.text(sheet.title), to: room), style: .bold)
    let facts = ([sheet.countText] + sheet.traits).map(alphabet.text)
      .joined(separator: alphabet.separator)
    let start = layout.columns - 1 - TextWidth.columns(of: facts)
    if start >= line.columns + SheetLayout.gap {
      line.advance(to: start)
      line.append(facts, style: .faint)
      end(line)
    } else {
      end(line)
      addFaint(facts)
    }
    if let summary = sheet.summary { addFaint(alphabet.text(summary)) }
    if quantizer.depth != .none { addStrip() }
  }

  /// What is said of deprecated colours, and what badges mean.
  mutating func addFooter() {
    if sheet.groups.isEmpty { addFaint("no colours") }
    let deprecated = sheet.groups.flatMap(\.colors).filter { $0.deprecation != nil }
    let hasBadges = layout.plan.badge > 0
    if !deprecated.isEmpty || hasBadges { text += "\n" }
    for color in deprecated {
      addFaint(alphabet.text("! \(color.name) is deprecated: \(color.deprecationNote ?? "")"))
    }
    if hasBadges {
      addFaint("AAA from 7:1, AA from 4.5:1 (graphics 3:1), AA18 large text alone, low: too little")
    }
  }

  /// The colours side by side: the first style in the upper halves of the cells, the second in the
  /// lower ones.
  private mutating func addStrip() {
    let colors = sheet.groups.flatMap(\.colors).prefix(SheetMetrics.stripLimit)
    let room = layout.columns - 2 * SheetLayout.margin
    guard !colors.isEmpty, room > 0 else { return }
    let width = max(1, min(4, room / colors.count))
    let perLine = max(1, room / width)
    text += "\n"
    for start in stride(from: 0, to: colors.count, by: perLine) {
      let part = colors.dropFirst(start).prefix(perLine)
      if alphabet.isUTF8, sheet.sides.count == 2 {
        var line = indentedLine()
        for color in part {
          line.append(block(color, 0), over: block(color, 1), columns: width, &quantizer)
        }
        end(line)
        continue
      }
      for side in sheet.sides.indices {
        var line = indentedLine()
        for color in part {
          line.append(block(color, side), columns: width, &quantizer)
        }
        end(line)
      }
    }
  }

  private func block(_ color: SheetColor, _ side: Int) -> HalfBlock {
    HalfBlock(color: color.values[side]?.seen, ground: sheet.sides[side].ground)
  }

  // MARK: Colours

  /// A heading and the lines of a group.
  mutating func add(_ group: SheetGroup) {
    text += "\n"
    var line = indentedLine()
    let room = layout.plan.side > 0 ? layout.name : layout.columns - SheetLayout.margin
    line.append(fitted(alphabet.text(group.heading), to: room), style: .bold)
    if layout.plan.side > 0 {
      for (index, side) in sheet.sides.enumerated() {
        line.advance(to: layout.start(ofSide: index))
        let style = panelStyle(side, opacity: 0.7)
        let label = fitted(" \(side.name)", to: layout.plan.side)
        line.append(TextWidth.padded(label, to: layout.plan.side), style: style)
      }
    }
    end(line)
    for color in group.colors { add(color) }
  }

  private mutating func add(_ color: SheetColor) {
    var line = indentedLine()
    let name = fitted(alphabet.text(color.markedStem), to: layout.name)
    line.append(name, style: color.deprecation == nil ? .plain : .faint)
    if layout.plan.side > 0 {
      for index in sheet.sides.indices {
        line.advance(to: layout.start(ofSide: index))
        append(color.values[index], sheet.sides[index], to: &line)
      }
    }
    if layout.plan.about > 0, let about = color.about {
      line.advance(to: layout.start(ofSide: sheet.sides.count))
      line.append(fitted(alphabet.text(about), to: layout.plan.about), style: .faint)
    }
    end(line)
    if layout.plan.side == 0 { addValues(of: color) }
  }

  /// The values below a name, for terminals that have no room for them beside it; those that don't
  /// fit are left out.
  private mutating func addValues(of color: SheetColor) {
    for (value, side) in zip(color.values, sheet.sides) {
      let text = value?.hex ?? "missing"
      let room = layout.columns - 2 * SheetLayout.margin
      guard let words = ["\(side.name) \(text)", text].first(where: { $0.utf8.count <= room })
      else { continue }
      var line = indentedLine()
      line.advance(to: 2 * SheetLayout.margin)
      line.append(words)
      end(line)
    }
  }

  /// One value on its panel; the parts that there is no room for are left out.
  private mutating func append(_ value: SheetValue?, _ side: SheetSide, to line: inout StyledLine) {
    let plan = layout.plan
    let panel = panelStyle(side, opacity: 0.9)
    let faint = panelStyle(side, opacity: 0.7)
    let end = line.columns + plan.side
    func field(_ text: String, _ columns: Int, _ style: TextStyle) {
      guard columns > 0 else { return }
      line.append(" ", style: panel)
      line.append(TextWidth.padded(fitted(text, to: columns), to: columns), style: style)
    }
    guard let value else {
      field(plan.block > 0 ? String(repeating: "?", count: plan.block) : "", plan.block, faint)
      field("missing", plan.hex, faint)
      line.append(String(repeating: " ", count: max(0, end - line.columns)), style: panel)
      return
    }
    field("", plan.block, TextStyle(background: quantizer.paint(for: value.seen)))
    field(value.hex, plan.hex, panel)
    field(value.css ?? "", plan.css, faint)
    let sample = value.badge.map { badge in
      TextStyle(
        foreground: quantizer.paint(for: value.color.composited(over: badge.ground)),
        background: quantizer.paint(for: badge.ground)
      )
    }
    field(sample == nil ? "" : " Aa", plan.sample, sample ?? panel)
    let badge = value.badge.map { badge in
      String(repeating: " ", count: 4 - badge.ratioText.utf8.count) + badge.ratioText
        + " " + badge.level.label
    }
    field(badge ?? "", plan.badge, panel)
    line.append(String(repeating: " ", count: max(0, end - line.columns)), style: panel)
  }

  /// Text on the ground of a side.
  private mutating func panelStyle(_ side: SheetSide, opacity: Double) -> TextStyle {
    guard quantizer.depth != .none else { return .plain }
    let ink = side.ink(fadedTo: opacity).composited(over: side.ground)
    return TextStyle(
      foreground: quantizer.paint(for: ink),
      background: quantizer.paint(for: side.ground)
    )
  }

  // MARK: Lines

  private mutating func addFaint(_ text: String) {
    let room = max(0, layout.columns - SheetLayout.margin)
    for words in WordWrap.lines(text, columns: room, mark: alphabet.ellipsis) {
      var line = indentedLine()
      line.append(words, style: .faint)
      end(line)
    }
  }

  private func indentedLine() -> StyledLine {
    var line = StyledLine(hasStyles: quantizer.depth != .none)
    line.advance(to: min(SheetLayout.margin, layout.columns - 1))
    return line
  }

  private mutating func end(_ line: StyledLine) {
    let isPlain = quantizer.depth == .none
    // Without a ground, what fills a line up is nothing.
    let kept = isPlain ? line.text.withoutTrailingSpaces : line.text[...]
    text += kept + "\n"
  }

  private func fitted(_ text: String, to columns: Int) -> String {
    TextWidth.cut(text, to: max(0, columns), mark: alphabet.ellipsis)
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: Substring {
    var kept = self[...]
    while kept.last == " " { kept.removeLast() }
    return kept
  }
}
