import ColorValues

/// A text about a name or a value, which clients show in the form that they can.
struct HoverText {
  /// A part of a line.
  enum Span {
    case text(String)
    /// A name or value of a file.
    case code(String)
    case strong(String)
    /// A sample of a color and its value in hex.
    case color(Color)
    /// A text that leads to a document.
    case link(String, to: String)
  }

  typealias Line = [Span]

  /// A part of the text.
  enum Block {
    case paragraph(Line)
    case list([Line])
    /// Rows of cells, of which the first names the columns.
    case table([[Line]])
    /// A paragraph in Markdown.
    case markdown(String)
  }

  private(set) var blocks: [Block] = []

  /// Creates a text with a title: a name, and its kind.
  init(_ name: String, kind: String) {
    blocks = [.paragraph([.strong(name), .text(" \(kind)")])]
  }

  /// Creates a text of some blocks.
  init(_ blocks: [Block]) { self.blocks = blocks }

  mutating func append(_ line: Line) { blocks.append(.paragraph(line)) }

  /// Adds a list, unless it is empty.
  mutating func append(list lines: [Line]) {
    if !lines.isEmpty { blocks.append(.list(lines)) }
  }

  mutating func append(table rows: [[Line]]) { blocks.append(.table(rows)) }

  mutating func append(_ other: HoverText) { blocks += other.blocks }

  /// Returns the first lines of a list, and the number of the others; at most `limit` lines in all.
  static func limited(_ lines: [Line], to limit: Int) -> [Line] {
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + [[.text("and \(lines.count - limit + 1) more")]]
  }
}
