import ColorValues
import TextSupport
import ThemeRendering

/// Hovers as Markdown.
extension HoverText {
  /// Returns the text in GitHub Flavored Markdown.
  ///
  /// - Parameter pictures: Whether colors are shown as pictures. Without them, tables are aligned text,
  ///   which clients in terminals show as it is.
  func markdown(pictures: Bool) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let line): Self.markdown(line, pictures)
      case .list(let lines):
        lines.map { "- \(Self.markdown($0, pictures))" }.joined(separator: "\n")
      case .table(let rows):
        pictures ? Self.markdownTable(rows) : "```text\n\(Self.plain(rows))\n```"
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
    line.map { span in
      switch span {
      case .text(let text): escaped(text)
      case .code(let text): code(text)
      case .strong(let text): "**\(escaped(text))**"
      case .color(let color):
        pictures
          ? "![](\(SwatchPicture.dataURI(of: color))) \(code(color.hex))" : "■ \(code(color.hex))"
      case .link(let text, let uri): "[\(escaped(text))](<\(uri.replacing(">", with: "%3E"))>)"
      }
    }.joined()
  }

  /// Returns text in which no character is markup.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.comment(text) {
      if "\\`*_{}[]<>()#+!|~&$".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Returns a code span, in a fence longer than the runs of backticks in the text.
  private static func code(_ text: String) -> String {
    let text = VisibleText.comment(text)
    guard !text.isEmpty else { return "" }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }
}
