import ColorValues
import ElementLayout

/// A gallery as an SVG picture: a row of cards for each theme, a column for each style.
///
/// ```swift
/// ThemeGallerySVG(gallery).text
/// ```
public struct ThemeGallerySVG: Sendable {
  private static let margin = 40.0
  private static let gap = 24.0

  private let gallery: ThemeGallery

  /// Prepares the gallery for output.
  public init(_ gallery: ThemeGallery) {
    self.gallery = gallery
  }

  /// The SVG file, which is complete, as that of ``PaletteSheetSVG``.
  public var text: String {
    var canvas = SVGCanvas()
    var y = Self.margin
    let sides = gallery.themes.map(\.cards.count).max() ?? 1
    for theme in gallery.themes {
      let cards = theme.cards.map { GalleryCardSVG(theme: theme, card: $0) }
      let height = cards.map(\.height).max() ?? 0
      for (index, card) in cards.enumerated() {
        let x = Self.margin + Double(index) * (GalleryCardSVG.width + Self.gap)
        card.draw(x: x, y: y, height: height, to: &canvas)
      }
      y += height + Self.gap
    }
    let width = 2 * Self.margin + Double(sides) * (GalleryCardSVG.width + Self.gap) - Self.gap
    let height = y - Self.gap + Self.margin
    var page = SVGCanvas()
    page.fill(Rect(x: 0, y: 0, width: width, height: height), PictureColors.paper)
    page.append(canvas)
    return page.document(
      width: width,
      height: height,
      title: "Gallery of themes",
      description: gallery.themes.map(\.name).joined(separator: ", ")
    )
  }
}
