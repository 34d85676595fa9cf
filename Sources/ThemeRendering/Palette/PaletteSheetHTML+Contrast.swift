import ColorValues

extension PaletteSheetHTML {
  /// Adds the contrast matrix, for the current style of the page.
  func addContrasts(to writer: inout MarkupWriter) {
    let matrix = sheet.matrix
    guard !matrix.foregrounds.isEmpty else { return }
    let count = sheet.contrasts.count
    let identifier = "\(identifierPrefix)contrast"
    let attributes: MarkupWriter.Attributes = [
      "id": identifier, "aria-labelledby": "\(identifier)-title",
    ]
    writer.element("section", attributes) { writer in
      writer.element("h2") { writer in
        writer.element("span", ["id": "\(identifier)-title"], text: "Contrast")
        writer.element(
          "small",
          text: "\(count == 1 ? "1 pair" : "\(count) pairs") of the checks; others are faint"
        )
      }
      writer.element("p", ["class": "legend"]) { writer in
        for (level, words) in ContrastLevel.legend {
          writer.element("span") { writer in
            writer.element("span", ["class": "level \(level.label)"], text: level.label)
            writer.element("span", text: words)
          }
        }
      }
      let region = "Contrast of foreground colors, by row, on background colors, by column"
      writer.element(
        "div",
        ["class": "matrix", "role": "region", "tabindex": "0", "aria-label": region]
      ) { writer in
        writer.element("table") { addTable(matrix, to: &$0) }
      }
    }
  }

  private func addTable(_ matrix: SheetMatrix, to writer: inout MarkupWriter) {
    writer.element("thead") { writer in
      writer.element("tr") { writer in
        writer.element("th", ["scope": "col"], text: "Text on")
        for back in matrix.backgrounds {
          writer.element("th", ["scope": "col", "title": back]) { writer in
            writer.element("span", text: back)
          }
        }
      }
    }
    writer.element("tbody") { writer in
      for (foreground, cells) in zip(matrix.foregrounds, matrix.cells) {
        writer.element("tr") { writer in
          writer.element("th", ["scope": "row", "title": foreground], text: foreground)
          for cell in cells { addCell(cell, to: &writer) }
        }
      }
    }
  }

  private func addCell(_ cell: SheetMatrix.Cell?, to writer: inout MarkupWriter) {
    guard let cell else { return writer.element("td", text: "") }
    writer.element("td", ["class": cell.isChecked ? nil : "free"]) { writer in
      for (index, entry) in cell.badges.enumerated() {
        guard let entry else { continue }
        let style = sheet.sides.count == 1 ? nil : sheet.sides[index].name == "dark" ? "d" : "l"
        let colors = [
          entry.badge.background.declarations("background"), entry.foreground.declarations("color"),
        ]
        writer.element("span", ["class": style, "title": entry.badge.words]) { writer in
          writer.element(
            "b",
            ["style": colors.joined(separator: ";"), "aria-hidden": "true"],
            text: "Aa"
          )
          let level = cell.isChecked ? " \(entry.badge.level.label)" : ""
          writer.element("i", text: entry.badge.ratioText + level)
        }
      }
    }
  }
}
