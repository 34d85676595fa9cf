import ColorValues
import TextSupport
import ThemeRendering

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
        (pictures ? "![](\(SwatchPicture.dataURI(of: color)))" : "■")
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
