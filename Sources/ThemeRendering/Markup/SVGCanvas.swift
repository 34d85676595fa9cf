import ColorValues
import TextSupport

/// A picture that grows element by element.
struct SVGCanvas {
  /// A rectangle's place, in pixels.
  struct Frame {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private(set) var writer = MarkupWriter()

  /// A rectangle, filled and perhaps outlined.
  mutating func fill(
    _ frame: Frame,
    _ color: Color,
    opacity: Double = 1,
    radius: Double = 0,
    clip: String? = nil
  ) {
    writer.empty(
      "rect",
      [
        "x": Self.number(frame.x), "y": Self.number(frame.y),
        "width": Self.number(frame.width), "height": Self.number(frame.height),
        "rx": radius > 0 ? Self.number(radius) : nil,
        "fill": color.opaqueHex,
        "fill-opacity": Self.opacity(color.alpha * opacity),
        "style": color.displayP3CSS.map { "fill:\($0)" },
        "clip-path": clip.map { "url(#\($0))" },
      ]
    )
  }

  /// The outline of a rectangle, drawn inside its edges.
  mutating func stroke(
    _ frame: Frame,
    _ color: Color,
    opacity: Double = 1,
    width: Double = 1,
    radius: Double = 0,
    dashes: String? = nil
  ) {
    writer.empty(
      "rect",
      [
        "x": Self.number(frame.x + width / 2), "y": Self.number(frame.y + width / 2),
        "width": Self.number(max(0, frame.width - width)),
        "height": Self.number(max(0, frame.height - width)),
        "rx": radius > 0 ? Self.number(max(0, radius - width / 2)) : nil,
        "fill": "none",
        "stroke": color.opaqueHex,
        "stroke-opacity": Self.opacity(color.alpha * opacity),
        "stroke-width": Self.number(width),
        "stroke-dasharray": dashes,
        "style": color.displayP3CSS.map { "stroke:\($0)" },
      ]
    )
  }

  /// A run of text whose baseline is at `y`, and perhaps a second behind it, in the same colour: it
  /// starts where the first one ends in the font that draws it.
  mutating func text(
    _ text: String,
    x: Double,
    y: Double,
    _ font: SVGFont,
    _ color: Color,
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

  /// Elements that belong together and have a name for readers that don't see them.
  mutating func group(titled title: String, _ body: (inout SVGCanvas) -> Void) {
    writer.open("g")
    writer.element("title", text: title)
    body(&self)
    writer.close()
  }

  /// Starts elements that a page finds together by some words.
  mutating func beginPart(find words: String) {
    writer.open("g", ["data-find": words])
  }

  /// Ends what ``beginPart(find:)`` started.
  mutating func endPart() {
    writer.close()
  }

  /// A shape that others are cut to.
  mutating func clip(id: String, _ frame: Frame, radius: Double = 0) {
    writer.element("clipPath", ["id": id]) { writer in
      writer.empty(
        "rect",
        [
          "x": Self.number(frame.x), "y": Self.number(frame.y),
          "width": Self.number(frame.width), "height": Self.number(frame.height),
          "rx": radius > 0 ? Self.number(radius) : nil,
        ]
      )
    }
  }

  /// The place of a colour that isn't there: a dashed outline with a question mark.
  mutating func hole(_ frame: Frame, ink: Color) {
    let size = min(14, frame.width)
    stroke(frame, ink, opacity: 0.5, radius: min(6, frame.width / 3), dashes: "3 3")
    text(
      "?",
      x: frame.x + frame.width / 2,
      y: frame.y + frame.height / 2 + 5,
      SVGFont(size: size, weight: 700, anchor: .middle),
      ink
    )
  }

  /// Adds what was drawn elsewhere, on top.
  mutating func append(_ other: SVGCanvas) {
    writer.append(markup: other.writer.text)
  }

  /// The whole file.
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

  /// The largest coordinate, which numbers of single precision hold exactly, as programs draw with them.
  private static let largest = 0x1p24

  /// A number with at most two decimals.
  static func number(_ value: Double) -> String {
    NumberText.plain(value, .places(2), limit: largest)
  }

  private static func opacity(_ value: Double) -> String? {
    let text = NumberText.plain(value, .places(3))
    return text == "1" ? nil : text
  }
}
