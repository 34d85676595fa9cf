import ColorValues
import TextSupport
import ThemeRendering

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

/// Hovers as text without markup.
extension HoverText {
  /// The text, with a character in place of each sample.
  var plain: String {
    blocks.map { block in
      switch block {
      case .paragraph(let line): Self.plain(line)
      case .list(let lines): lines.map { "- \(Self.plain($0))" }.joined(separator: "\n")
      case .table(let rows): Self.plain(rows)
      case .markdown(let text): text
      }
    }.joined(separator: "\n\n")
  }

  /// Returns rows with aligned cells.
  static func plain(_ rows: [[Line]]) -> String {
    let lines = TextTable(rows.map { $0.map(plain) }).lines(separator: "  ")
    return lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  static func plain(_ line: Line) -> String {
    line.map { span in
      switch span {
      case .text(let text), .code(let text), .strong(let text), .link(let text, _):
        VisibleText.comment(text)
      case .color(let color): "■ \(color.hex)"
      }
    }.joined()
  }
}

/// Hovers as Markdown.
extension HoverText {
  /// Returns the text in GitHub Flavored Markdown, with or without pictures of colors.
  ///
  /// Without pictures, tables are aligned text, which clients in terminals show as it is.
  func markdown(pictures: Bool) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let line): Self.markdown(line, pictures)
      case .list(let lines):
        lines.map { "- \(Self.markdown($0, pictures))" }.joined(separator: "\n")
      case .table(let rows):
        pictures ? Self.markdownTable(rows) : Self.block(Self.plain(rows))
      case .markdown(let text): text
      }
    }.joined(separator: "\n\n")
  }

  private static func markdownTable(_ rows: [[Line]]) -> String {
    let width = rows.map(\.count).max() ?? 0
    func row(_ cells: [String]) -> String {
      let missing = Array(repeating: "", count: max(0, width - cells.count))
      return "| \((cells + missing).joined(separator: " | ")) |"
    }
    var lines = rows.map { cells in
      row(cells.map { markdown($0, true).replacing("|", with: "\\|") })
    }
    lines.insert(row(Array(repeating: "---", count: width)), at: min(1, lines.count))
    return lines.joined(separator: "\n")
  }

  private static func markdown(_ line: Line, _ pictures: Bool) -> String {
    line.enumerated().map { position, span in
      switch span {
      case .text(let text): escaped(text, isStart: position == 0)
      case .code(let text): MarkdownText.code(text)
      case .strong(let text): "**\(escaped(text, isStart: false))**"
      case .color(let color):
        (pictures ? "![](\(color.swatchDataURI))" : "■")
          + " \(MarkdownText.code(color.hex))"
      case .link(let text, let uri):
        // Terminals show the URI of a link.
        pictures
          ? "[\(escaped(text, isStart: false))](\(destination(uri)))"
          : escaped(text, isStart: false)
      }
    }.joined()
  }

  /// Returns a URI as the destination of a link, which its parentheses would end.
  private static func destination(_ uri: String) -> String {
    uri.replacing("(", with: "%28").replacing(")", with: "%29")
  }

  /// Returns text in which no character is markup, at the start of a line or inside.
  private static func escaped(_ text: String, isStart: Bool) -> String {
    let text = VisibleText.comment(text)
    var result = ""
    // A number with a period or a parenthesis begins a list.
    let number = text.prefix { $0.isASCII && $0.isNumber }
    let mark = text.index(text.startIndex, offsetBy: number.count)
    for place in text.indices {
      let character = text[place]
      let beginsBlock =
        isStart
        && (place == text.startIndex && "#>+-=".contains(character)
          || place == mark && !number.isEmpty && ".)".contains(character))
      if beginsBlock || "\\`*_[]<|~&".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Returns lines that are shown as they are.
  private static func block(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, MarkdownText.longestFence(in: text) + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }
}
