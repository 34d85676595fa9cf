package import ColorValues
import ElementLayout
import TextSupport

/// A small picture of a color, for text with pictures.
package enum SwatchPicture {
  /// The width and height in pixels.
  private static let size = 12.0

  /// Returns the picture as an address that has the whole file.
  ///
  /// The left half of a translucent color is on white, the right half on black.
  package static func dataURI(of color: Color) -> String {
    "data:image/svg+xml;base64," + Base64Text.encoded(Array(svg(of: color).utf8))
  }

  private static func svg(of color: Color) -> String {
    let frame = Rect(x: 0, y: 0, width: size, height: size)
    var canvas = SVGCanvas()
    if color.alpha < 1 {
      let half = size / 2
      canvas.fill(Rect(x: 0, y: 0, width: half, height: size), .white)
      canvas.fill(Rect(x: half, y: 0, width: half, height: size), .black)
    }
    canvas.fill(frame, color, radius: color.alpha < 1 ? 0 : 2)
    // The outline is visible on light and on dark pages.
    let outline = Color(.srgb, 0.5, 0.5, 0.5)
    canvas.stroke(frame, outline, width: 1, radius: 2)
    var file = MarkupWriter()
    let number = SVGCanvas.number(size)
    file.element(
      "svg",
      ["xmlns": "http://www.w3.org/2000/svg", "width": number, "height": number]
    ) { $0.append(markup: canvas.writer.text) }
    return file.text
  }
}
