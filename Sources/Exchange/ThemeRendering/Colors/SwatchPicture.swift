package import ColorValues
import ElementLayout
import TextSupport

extension Color {
  /// A small picture of the color, for text with pictures, as an address that has the whole file.
  ///
  /// The left half of a translucent color is on white, the right half on black.
  package var swatchDataURI: String {
    "data:image/svg+xml;base64," + Array(swatchSVG.utf8).base64Text
  }

  /// The width and height of the picture in pixels.
  private static let swatchSize = 12.0

  private var swatchSVG: String {
    let size = Self.swatchSize
    let frame = Rect(x: 0, y: 0, width: size, height: size)
    var canvas = SVGCanvas()
    if alpha < 1 {
      let half = size / 2
      canvas.fill(Rect(x: 0, y: 0, width: half, height: size), .white)
      canvas.fill(Rect(x: half, y: 0, width: half, height: size), .black)
    }
    canvas.fill(frame, self, radius: alpha < 1 ? 0 : 2)
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
