import ColorValues

/// A palette sheet as an HTML page in one file, with search, values to copy, a contrast matrix, and
/// a switch between light and dark.
///
/// The page respects the reader's preferences for style and motion, supports the keyboard, and
/// shows all information without its script. All text of themes is escaped, and the content
/// security policy allows only the page's own script.
///
/// ```swift
/// PaletteSheetHTML(sheet).text
/// ```
public struct PaletteSheetHTML: Sendable {
  let sheet: PaletteSheet
  private let links: PageLinks

  /// The start of all identifiers, which are different on one page.
  let identifierPrefix: String

  /// Prepares the page of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - links: The links to other pages.
  public init(_ sheet: PaletteSheet, links: PageLinks = PageLinks()) {
    self.init(sheet, links: links, identifierPrefix: "")
  }

  /// Prepares the content of a page with several sheets.
  init(_ sheet: PaletteSheet, links: PageLinks = PageLinks(), identifierPrefix: String) {
    self.sheet = sheet
    self.links = links
    self.identifierPrefix = identifierPrefix
  }

  /// The HTML file.
  ///
  /// - Complexity: O(*n*) in the number of colors and in the cells of the matrix.
  public var text: String {
    let page = HTMLPage(
      title: sheet.title,
      description: sheet.summary ?? "The colors of the theme \(sheet.title)",
      searchLabel: "Search colors"
    )
    return page.document { writer in
      addIntroduction(to: &writer)
      addGroups(to: &writer)
      let isEmpty = sheet.groups.isEmpty
      writer.element(
        "p",
        ["id": "none", "hidden": isEmpty ? nil : ""],
        text: isEmpty ? "No colors" : "No color matches"
      )
      addContrasts(to: &writer)
    }
  }

  /// Adds the sheet to a page with several sheets.
  func addContent(to writer: inout MarkupWriter) {
    addIntroduction(to: &writer)
    addGroups(to: &writer)
    addContrasts(to: &writer)
  }

  private func addGroups(to writer: inout MarkupWriter) {
    for (index, group) in sheet.groups.enumerated() {
      let attributes: MarkupWriter.Attributes = [
        "id": "\(identifierPrefix)group-\(index)", "data-group": "",
      ]
      writer.element("section", attributes) { writer in
        addHeading(group.heading, count: group.colors.count, to: &writer)
        writer.element("ul", ["class": "cards"]) { writer in
          for color in group.colors { addCard(color, to: &writer) }
        }
      }
    }
  }

  private func addIntroduction(to writer: inout MarkupWriter) {
    links.write(to: &writer)
    writer.element("h1", text: sheet.title)
    if let summary = sheet.summary { writer.element("p", ["class": "lead"], text: summary) }
    let facts = ([sheet.countText] + sheet.traits).joined(separator: " · ")
    writer.element("p", ["class": "facts"], text: facts)
    let colors = sheet.groups.flatMap(\.colors).prefix(SheetMetrics.stripLimit)
    if !colors.isEmpty {
      writer.element("div", ["class": "strip", "aria-hidden": "true"]) { writer in
        for (index, side) in sheet.sides.enumerated() {
          writer.element("div", ["style": side.background.declarations("background")]) { writer in
            for color in colors {
              let style =
                color.values[index]?.color.declarations("background")
                ?? side.foreground.declarations("color")
              let isMissing = color.values[index] == nil
              writer.element(
                "span",
                ["class": isMissing ? "hole" : nil, "style": style],
                text: ""
              )
            }
          }
        }
      }
    }
    if sheet.groups.count > 1 {
      writer.element("nav", ["class": "groups", "aria-label": "Groups"]) { writer in
        for (index, group) in sheet.groups.enumerated() {
          writer.element("a", ["href": "#\(identifierPrefix)group-\(index)"], text: group.heading)
        }
        if !sheet.matrix.foregrounds.isEmpty {
          writer.element("a", ["href": "#\(identifierPrefix)contrast"], text: "Contrast")
        }
      }
    }
  }

  private func addHeading(_ text: String, count: Int, to writer: inout MarkupWriter) {
    writer.element("h2") { writer in
      writer.element("span", text: text)
      writer.element("small", text: "\(count)")
    }
  }
}
