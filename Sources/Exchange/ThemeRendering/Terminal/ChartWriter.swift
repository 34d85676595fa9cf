import TextSupport

/// The lines of a chart for a terminal, none wider than the terminal.
struct ChartWriter {
  /// The columns before a line.
  static let margin = 1
  /// The columns between two parts of a line.
  static let gap = 2

  /// The lines so far, each ended by a line break.
  private(set) var text = ""
  let columns: Int
  let alphabet: TerminalAlphabet
  var quantizer: ColorQuantizer

  init(depth: ColorDepth, columns: Int, alphabet: TerminalAlphabet) {
    self.columns = columns
    self.alphabet = alphabet
    quantizer = ColorQuantizer(depth: depth)
  }

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
    for words in WordWrap.lines(text, columns: room, mark: alphabet.ellipsis) {
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
}

extension String {
  /// The text without the spaces at its end.
  var withoutTrailingSpaces: Substring {
    let last = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return self[..<(last.map(utf8.index(after:)) ?? startIndex)]
  }
}

/// The characters that a terminal supports.
struct TerminalAlphabet {
  /// Whether it shows more than ASCII.
  let isUTF8: Bool

  /// The mark for text that is cut off.
  var ellipsis: String { isUTF8 ? "…" : "..." }

  /// The hatching of the place of a color without a value.
  var hatch: String { isUTF8 ? "╱" : "/" }

  /// The text instead of a value.
  var absence: String { isUTF8 ? "—" : "-" }

  /// The text between the words of a list.
  var separator: String { isUTF8 ? " · " : ", " }

  /// Returns a text with control characters escaped, and with `?` for characters that are not
  /// supported.
  func text(_ text: String) -> String {
    let visible = VisibleText.of(text)
    if isUTF8 { return visible }
    return String(visible.map { $0.isASCII ? $0 : "?" })
  }
}
