/// A gallery as an HTML page: the cards of ``ThemeGallerySVG`` side by side, or below each other on
/// narrow screens, with search and a switch between light and dark.
///
/// ```swift
/// ThemeGalleryHTML(gallery).text
/// ```
public struct ThemeGalleryHTML: Sendable {
  private let gallery: ThemeGallery
  private let sheets: [String: String]
  private let following: [PaletteSheet]

  /// Prepares the page of a gallery.
  ///
  /// - Parameters:
  ///   - gallery: The gallery.
  ///   - sheets: The paths of the pages that themes link to, by the names of the themes.
  public init(_ gallery: ThemeGallery, sheets: [String: String] = [:]) {
    self.gallery = gallery
    self.sheets = sheets
    following = []
  }

  /// Prepares one page of a gallery and of the sheets of its themes, to which the themes link.
  ///
  /// - Parameters:
  ///   - gallery: The gallery.
  ///   - sheets: The sheets, in the order of the themes.
  public init(_ gallery: ThemeGallery, followedBy sheets: [PaletteSheet]) {
    self.gallery = gallery
    self.sheets = Dictionary(
      zip(gallery.themes, sheets.indices).map { ($0.name, "#\(Self.identifier(ofSheet: $1))") }
    ) { first, _ in first }
    following = sheets
  }

  private static func identifier(ofSheet index: Int) -> String { "theme-\(index)" }

  /// The HTML file, which is complete and safe, as that of ``PaletteSheetHTML``.
  public var text: String {
    let count = gallery.themes.count
    let page = HTMLPage(
      title: count == 1 ? "1 theme" : "\(count) themes",
      description: gallery.themes.map(\.name).joined(separator: ", "),
      searchLabel: following.isEmpty ? "Search themes" : "Search themes and colors"
    )
    return page.document { writer in
      writer.element("h1", text: "Themes")
      for theme in gallery.themes {
        let words = [theme.name, theme.summary ?? ""].joined(separator: " ").lowercased()
        writer.element("section", ["data-group": "", "aria-label": theme.name]) { writer in
          writer.element("div", ["class": "themes", "data-find": words]) { writer in
            for card in theme.cards {
              if let sheet = sheets[theme.name] {
                writer.element("a", ["href": sheet]) { writer in
                  addCard(card, of: theme, to: &writer)
                }
              } else {
                addCard(card, of: theme, to: &writer)
              }
            }
          }
        }
      }
      for (index, sheet) in following.enumerated() {
        let identifier = Self.identifier(ofSheet: index)
        let attributes: MarkupWriter.Attributes = [
          "id": identifier, "data-group": "", "aria-label": sheet.title,
        ]
        writer.element("section", attributes) { writer in
          PaletteSheetHTML(sheet, identifierPrefix: "\(identifier)-").addContent(to: &writer)
        }
      }
      writer.element(
        "p",
        ["id": "none", "hidden": ""],
        text: following.isEmpty ? "No theme matches" : "No theme or color matches"
      )
    }
  }

  private func addCard(
    _ card: GalleryCard,
    of theme: GalleryTheme,
    to writer: inout MarkupWriter
  ) {
    var canvas = SVGCanvas()
    let pictures = theme.cards.map {
      GalleryCardSVG(theme: theme, card: $0, width: GalleryCardSVG.pageWidth)
    }
    let height = pictures.map(\.height).max() ?? 0
    let picture = GalleryCardSVG(theme: theme, card: card, width: GalleryCardSVG.pageWidth)
    picture.draw(x: 0, y: 0, height: height, to: &canvas)
    writer.append(
      markup: canvas.document(
        width: GalleryCardSVG.pageWidth,
        height: height,
        title: "\(theme.name), \(card.side.name)",
        description: theme.summary ?? ""
      )
    )
  }
}
