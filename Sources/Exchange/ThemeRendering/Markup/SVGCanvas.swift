import ColorValues
import ElementLayout
import TextSupport

/// An SVG picture, written element by element.
struct SVGCanvas {
  private(set) var writer = MarkupWriter()

  /// Fills a rectangle.
  mutating func fill(
    _ frame: Rect,
    _ color: Color,
    opacity: Double = 1,
    radius: Double = 0,
    clip: String? = nil
  ) {
    writer.empty(
      "rect",
      Self.place(frame, radius: radius > 0 ? radius : nil),
      adding: [
        "fill": color.opaqueHex,
        "fill-opacity": Self.opacity(color.alpha * opacity),
        "style": color.displayP3CSS.map { "fill:\($0)" },
        "clip-path": clip.map { "url(#\($0))" },
      ]
    )
  }

  /// Draws the outline of a rectangle inside its edges.
  mutating func stroke(
    _ frame: Rect,
    _ color: Color,
    opacity: Double = 1,
    width: Double = 1,
    radius: Double = 0,
    dashes: String? = nil
  ) {
    let line = Rect(
      x: frame.x + width / 2,
      y: frame.y + width / 2,
      width: max(0, frame.width - width),
      height: max(0, frame.height - width)
    )
    writer.empty(
      "rect",
      Self.place(line, radius: radius > 0 ? max(0, radius - width / 2) : nil),
      adding: [
        "fill": "none",
        "stroke": color.opaqueHex,
        "stroke-opacity": Self.opacity(color.alpha * opacity),
        "stroke-width": Self.number(width),
        "stroke-dasharray": dashes,
        "style": color.displayP3CSS.map { "stroke:\($0)" },
      ]
    )
  }

  /// Draws a text with its baseline at `y`, and a tail in the same color where the text ends.
  mutating func text(
    _ text: String,
    x: Double,
    y: Double,
    font: SVGFont,
    color: Color,
    clip: String? = nil,
    tail: (text: String, gap: Double, font: SVGFont)? = nil
  ) {
    writer.open(
      "text",
      [
        "x": Self.number(x), "y": Self.number(y),
        "font-family": font.isMono ? SVGFont.mono : nil,
        "font-size": Self.number(font.size),
        "font-weight": font.weight == 400 ? nil : "\(font.weight)",
        "letter-spacing": font.spacing == 0 ? nil : Self.number(font.spacing),
        "text-anchor": font.anchor == .start ? nil : font.anchor.rawValue,
        "text-decoration": font.isStruck ? "line-through" : nil,
        "fill": color.opaqueHex,
        "fill-opacity": Self.opacity(color.alpha),
        "style": color.displayP3CSS.map { "fill:\($0)" },
        "clip-path": clip.map { "url(#\($0))" },
      ]
    )
    writer.append(markup: MarkupText.escaped(text))
    if let tail {
      writer.element(
        "tspan",
        [
          "dx": Self.number(tail.gap),
          "font-family": tail.font.isMono ? SVGFont.mono : nil,
          "font-size": Self.number(tail.font.size),
          "font-weight": tail.font.weight == font.weight ? nil : "\(tail.font.weight)",
        ],
        text: tail.text
      )
    }
    writer.close()
  }

  /// Draws elements in a group with a title for screen readers.
  mutating func group(titled title: String, _ body: (inout SVGCanvas) -> Void) {
    writer.open("g")
    writer.element("title", text: title)
    body(&self)
    writer.close()
  }

  /// Defines a clipping rectangle.
  mutating func clip(id: String, _ frame: Rect, radius: Double = 0) {
    writer.element("clipPath", ["id": id]) { writer in
      writer.empty("rect", Self.place(frame, radius: radius > 0 ? radius : nil))
    }
  }

  /// Draws the place of a color without a value: a dashed outline with diagonal lines.
  mutating func missing(_ frame: Rect, foreground: Color) {
    stroke(frame, foreground, opacity: 0.5, radius: min(6, frame.width / 3), dashes: "3 3")
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let path = stride(from: Self.hatchGap, to: frame.width + frame.height, by: Self.hatchGap)
      .map { distance in
        // Each line leads from the left or lower edge up to the upper or right edge.
        let start = (
          max(frame.x, frame.x + distance - frame.height), min(bottom, frame.y + distance)
        )
        let end = (min(right, frame.x + distance), max(frame.y, frame.y + distance - frame.width))
        return
          "M\(Self.number(start.0)) \(Self.number(start.1))L\(Self.number(end.0)) \(Self.number(end.1))"
      }
    writer.empty(
      "path",
      ["d": path.joined(), "stroke": foreground.opaqueHex, "stroke-opacity": Self.opacity(0.5)]
    )
  }

  /// The distance between two lines of a hatching, along an edge.
  private static let hatchGap = 6.0

  /// Adds the elements of another picture on top.
  mutating func append(_ other: SVGCanvas) {
    writer.append(markup: other.writer.text)
  }

  /// Returns the whole file.
  func document(width: Double, height: Double, title: String, description: String) -> String {
    let size = (Self.number(width), Self.number(height))
    var file = MarkupWriter()
    file.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": size.0, "height": size.1,
        "viewBox": "0 0 \(size.0) \(size.1)", "role": "img", "font-family": SVGFont.sans,
      ]
    ) { file in
      file.element("title", text: title)
      file.element("desc", text: description)
      file.append(markup: writer.text)
    }
    return file.text
  }

  /// The largest integer that numbers of single precision hold exactly, with which programs draw.
  private static let largest = 0x1p24

  private static func place(_ frame: Rect, radius: Double?) -> MarkupWriter.Attributes {
    [
      "x": number(frame.x), "y": number(frame.y), "width": number(frame.width),
      "height": number(frame.height), "rx": radius.map(number),
    ]
  }

  /// Returns a number with at most two decimals.
  static func number(_ value: Double) -> String {
    NumberText.plain(value, .places(2), limit: largest)
  }

  private static func opacity(_ value: Double) -> String? {
    let text = NumberText.plain(value, .places(3))
    return text == "1" ? nil : text
  }
}
