import ColorValues

/// An HTML page of differences without a script.
///
/// All information in color is also in text.
struct DifferencePage {
  /// Differences of one theme or catalog.
  struct Section {
    let title: String
    /// The change of the whole, in one word.
    var word: String?
    /// The kind of the named things: colors or assets.
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

  /// One value: its text, and its color where it has one.
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
    let title = "\(old) → \(new)"
    let page = HTMLPage(title: title, description: "Differences: \(title)", style: Self.style)
    return page.document { writer in
      writer.element("h1", text: "Differences")
      writer.element("p") { writer in
        writer.element("code", text: old)
        writer.append(markup: "→ ")
        writer.element("code", text: new)
      }
      writer.element("p", text: summary)
      if !failures.isEmpty {
        writer.element("section", ["class": "failures"]) { writer in
          writer.element("h2", text: "Checks that fail now")
          addChecks(failures, to: &writer)
        }
      }
      for section in sections { add(section, to: &writer) }
    }
  }

  private func add(_ section: Section, to writer: inout MarkupWriter) {
    writer.element("section") { writer in
      writer.element("h2") { writer in
        writer.element("span", text: section.title)
        if let word = section.word { writer.element("small", text: word) }
      }
      if !section.entries.isEmpty {
        let names = ["Name", "Change", "Under", "Before", "Both colors", "After", "Difference"]
        addTable(section.kind, columns: names, to: &writer) { writer in
          for entry in section.entries {
            writer.element("tbody") { add(entry, to: &$0) }
          }
        }
      }
      for note in section.notes { writer.element("p", text: note) }
      if !section.checks.isEmpty { addChecks(section.checks, to: &writer) }
    }
  }

  private func addTable(
    _ caption: String,
    columns: [String],
    to writer: inout MarkupWriter,
    body: (inout MarkupWriter) -> Void
  ) {
    writer.element("table") { writer in
      writer.element("caption", text: caption)
      writer.element("thead") { writer in
        writer.element("tr") { writer in
          for column in columns {
            let isSwatch = column == "Both colors"
            writer.element("th", ["scope": "col", "class": isSwatch ? "swatches" : nil]) { writer in
              writer.element("span", ["class": isSwatch ? "hidden" : nil], text: column)
            }
          }
        }
      }
      body(&writer)
    }
  }

  private func add(_ entry: Entry, to writer: inout MarkupWriter) {
    let span = entry.rows.count > 1 ? "\(entry.rows.count)" : nil
    for index in 0..<max(1, entry.rows.count) {
      writer.element("tr") { writer in
        if index == 0 {
          writer.element("th", ["scope": "rowgroup", "rowspan": span]) { writer in
            writer.element("span", text: entry.name)
            guard let note = entry.note else { return }
            writer.empty("br")
            writer.element("small", text: note)
          }
          writer.element("td", ["rowspan": span]) { writer in
            writer.element("span", ["class": "word \(entry.word)"], text: entry.word)
          }
        }
        if entry.rows.isEmpty {
          writer.element("td", ["colspan": "5"], text: "")
        } else {
          add(entry.rows[index], to: &writer)
        }
      }
    }
  }

  private func add(_ row: Row, to writer: inout MarkupWriter) {
    writer.element("td", ["class": "line"], text: row.conditions)
    add(row.old, to: &writer)
    writer.element("td", ["class": "swatches"]) { writer in
      writer.element("span", ["aria-hidden": "true"]) { writer in
        for cell in [row.old, row.new] {
          guard let color = cell?.color else {
            writer.element("span", ["class": "no swatch"], text: "")
            continue
          }
          // In sRGB, and for wide-gamut displays as it is.
          let wide = color.isInGamut(of: .srgb) ? "" : ";--c:\(color.wideCSS)"
          writer.element("span", ["class": "swatch"]) { writer in
            writer.element("span", ["style": "--c:\(color.hex)\(wide)"], text: "")
          }
        }
      }
    }
    add(row.new, to: &writer)
    writer.element("td", ["class": "line"], text: row.difference ?? "")
  }

  private func add(_ cell: Cell?, to writer: inout MarkupWriter) {
    writer.element("td") { writer in
      writer.element(cell == nil ? "span" : "code", text: cell?.text ?? "–")
    }
  }

  private func addChecks(_ checks: [Check], to writer: inout MarkupWriter) {
    let names = ["Check", "Under", "Before", "After", "Required", "Result"]
    addTable("Checks", columns: names, to: &writer) { writer in
      writer.element("tbody") { writer in
        for check in checks {
          writer.element("tr") { writer in
            writer.element("th", ["scope": "row"], text: check.subject)
            let place = [check.theme, check.conditions].compactMap(\.self).joined(separator: " ")
            writer.element("td", ["class": "line"], text: place)
            for (label, text) in zip(names[2...], [check.old, check.new, check.minimum]) {
              writer.element("td", ["data-label": label], text: text)
            }
            writer.element("td") { writer in
              writer.element(
                "span",
                ["class": check.fails ? "word fails" : "word"],
                text: check.effect
              )
            }
          }
        }
      }
    }
  }
}
