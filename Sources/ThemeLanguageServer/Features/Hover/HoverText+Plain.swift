import ColorValues
import TextSupport
import ThemeRendering

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
