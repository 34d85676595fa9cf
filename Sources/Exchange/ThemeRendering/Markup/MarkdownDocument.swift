/// A document in GitHub Flavored Markdown of limited size.
///
/// Comments on GitHub have at most 65,536 characters. Rows beyond the limit are counted at the end.
struct MarkdownDocument {
  /// The maximum size in bytes.
  static let limit = 60_000

  /// The bytes kept for the last line.
  private static let reserve = 200

  private var text = ""
  private var omittedRows = 0

  /// Creates a document with a title.
  init(title: String) { add("## \(title)\n") }

  /// Adds a paragraph of Markdown.
  mutating func addParagraph(_ markdown: String) { add("\n\(markdown)\n") }

  /// Adds a table of Markdown below a heading; nothing for a table without rows.
  mutating func addTable(_ heading: String, columns: [String], rows: [[String]]) {
    if rows.isEmpty { return }
    let rule = String(repeating: "|---", count: columns.count) + "|\n"
    guard add("\n### \(heading)\n\n\(Self.line(columns))\(rule)") else {
      omittedRows += rows.count
      return
    }
    for (index, row) in rows.enumerated() where !add(Self.line(row)) {
      omittedRows += rows.count - index
      return
    }
  }

  /// The document.
  var document: String {
    if omittedRows == 0 { return text }
    let words = omittedRows == 1 ? "1 more row is" : "\(omittedRows) more rows are"
    return text + "\n\(words) left out.\n"
  }

  private static func line(_ cells: [String]) -> String {
    // A bar ends a cell also inside of code.
    "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
  }

  /// Adds a part that fits, and returns whether it does.
  @discardableResult
  private mutating func add(_ part: String) -> Bool {
    guard text.utf8.count + part.utf8.count <= Self.limit - Self.reserve else { return false }
    text += part
    return true
  }
}
