import ColorValues
import TextSupport
import ThemeExports

/// A page of HTML about differences: it stands alone, follows light and dark, and says in words
/// whatever it shows in colour.
struct DifferencePage {
  /// Differences of one theme or catalog.
  struct Section {
    let title: String
    /// What has become of the whole; nil where that goes without saying.
    var word: String?
    /// What the names are of.
    let kind: String
    var entries: [Entry] = []
    var notes: [String] = []
    var checks: [Check] = []
  }

  /// One name.
  struct Entry {
    let name: String
    let word: String
    var note: String?
    var rows: [Row] = []
  }

  /// Two values under the same conditions.
  struct Row {
    let conditions: String
    let old: Cell?
    let new: Cell?
    let difference: String?
  }

  /// One value: its text, and the colour that is painted where it is one.
  struct Cell {
    let text: String
    let color: Color?
  }

  /// One check of a library.
  struct Check {
    let subject: String
    let theme: String?
    let conditions: String
    let old: String
    let new: String
    let minimum: String
    let effect: String
    let fails: Bool
  }

  let old: String
  let new: String
  let summary: String
  let failures: [Check]
  let sections: [Section]

  /// The page.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(MarkupText.escaped("\(old) → \(new)"))</title>
    <style>
    \(Self.style)</style>
    </head>
    <body>
    <main>
    <h1>What differs</h1>
    <p><code>\(MarkupText.escaped(old))</code> → <code>\(MarkupText.escaped(new))</code></p>
    <p>\(MarkupText.escaped(summary))</p>
    \(failureSection)\(sections.map(Self.section).joined())</main>
    </body>
    </html>

    """
  }

  private var failureSection: String {
    if failures.isEmpty { return "" }
    return """
      <section class="failures">
      <h2>Checks that fail now</h2>
      \(Self.table(of: failures))</section>

      """
  }

  // MARK: Sections

  private static func section(_ section: Section) -> String {
    let word = section.word.map { " <small>\($0)</small>" } ?? ""
    var text = "<section>\n<h2>\(MarkupText.escaped(section.title))\(word)</h2>\n"
    if !section.entries.isEmpty {
      text += """
        <table>
        <caption>\(section.kind)</caption>
        <thead><tr><th scope="col">Name</th><th scope="col">Change</th><th scope="col">Under</th>\
        <th scope="col">Before</th><th scope="col" class="swatches"><span class="hidden">Both \
        colours</span></th><th scope="col">After</th><th scope="col">Difference</th></tr></thead>

        """
      text += section.entries.map(entry).joined() + "</table>\n"
    }
    text += section.notes.map { "<p>\(MarkupText.escaped($0))</p>\n" }.joined()
    if !section.checks.isEmpty { text += table(of: section.checks) }
    return text + "</section>\n"
  }

  private static func entry(_ entry: Entry) -> String {
    let count = max(1, entry.rows.count)
    let note = entry.note.map { "<br><small>\(MarkupText.escaped($0))</small>" } ?? ""
    let span = count > 1 ? " rowspan=\"\(count)\"" : ""
    let head = """
      <th scope="rowgroup"\(span)>\(MarkupText.escaped(entry.name))\(note)</th>\
      <td\(span)><span class="word \(entry.word)">\(entry.word)</span></td>
      """
    guard !entry.rows.isEmpty else {
      return "<tbody><tr>\(head)<td colspan=\"5\"></td></tr></tbody>\n"
    }
    let rows = entry.rows.enumerated().map { index, row in
      "<tr>\(index == 0 ? head : "")\(cells(of: row))</tr>"
    }
    return "<tbody>" + rows.joined(separator: "\n") + "</tbody>\n"
  }

  private static func cells(of row: Row) -> String {
    let swatches = [row.old, row.new].map { cell in
      cell?.color.map(swatch) ?? "<span class=\"no swatch\"></span>"
    }
    return """
      <td>\(MarkupText.escaped(row.conditions))</td><td>\(value(row.old))</td>\
      <td class="swatches"><span aria-hidden="true">\(swatches.joined())</span></td>\
      <td>\(value(row.new))</td><td>\(MarkupText.escaped(row.difference ?? ""))</td>
      """
  }

  private static func value(_ cell: Cell?) -> String {
    cell.map { "<code>\(MarkupText.escaped($0.text))</code>" } ?? "–"
  }

  /// A colour in sRGB, and as it is for displays and browsers that know more.
  private static func swatch(_ color: Color) -> String {
    let text = color.forExchange.displayCSS
    let wide = color.isInGamut(of: .srgb) ? "" : ";--c:\(text)"
    return "<span class=\"swatch\"><span style=\"--c:\(color.hex)\(wide)\"></span></span>"
  }

  private static func table(of checks: [Check]) -> String {
    let rows = checks.map { check in
      let theme = check.theme.map { MarkupText.escaped($0) + " " } ?? ""
      return """
        <tr><th scope="row">\(MarkupText.escaped(check.subject))</th>\
        <td>\(theme)\(MarkupText.escaped(check.conditions))</td><td>\(MarkupText.escaped(check.old))</td>\
        <td>\(MarkupText.escaped(check.new))</td><td>\(MarkupText.escaped(check.minimum))</td>\
        <td><span class="word\(check.fails ? " fails" : "")">\(check.effect)</span></td></tr>

        """
    }
    return """
      <table>
      <caption>Checks</caption>
      <thead><tr><th scope="col">Check</th><th scope="col">Under</th><th scope="col">Before</th>\
      <th scope="col">After</th><th scope="col">At least</th><th scope="col">Result</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>

      """
  }
}
