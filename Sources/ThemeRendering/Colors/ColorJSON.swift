public import ColorValues
import TextSupport
import ThemeExports

/// The color of a text, or the error in it, as a JSON object on one line.
///
/// `value` is an object of the DTCG color module, as in `PaletteJSON`; `css` has six digits. `tone`
/// is CIE L\*, `name` the nearest color name of CSS, and `contrast` the ratio of WCAG 2.2 and the
/// difference in tone for each background. Where the text is not a color, `error` has the message and
/// the range in UTF-8 bytes. `line` is present where colors are read from lines.
///
/// ```swift
/// ColorJSON(input: "red", line: nil, color: try Color(css: "red")).text
/// ```
public struct ColorJSON: Sendable {
  /// The contrast of a color with a background.
  public struct Contrast: Sendable {
    let background: Color
    let ratio: Double
    let toneDifference: Double

    /// Measures the contrast of a color with an opaque background.
    public init(of color: Color, on background: Color) {
      let (shown, ground) = (ShownColor(color), ShownColor(background))
      self.background = background
      ratio = shown.contrastRatio(on: ground)
      toneDifference = shown.toneDifference(on: ground)
    }
  }

  /// The object, without a line break.
  public let text: String

  /// Makes the object of a color.
  public init(input: String, line: Int?, color: Color, contrasts: [Contrast] = []) {
    var members = Self.head(input, line)
    members += [
      ("value", JSONText.color(color)),
      ("css", JSONText.string(color.displayCSS)),
      ("inSRGB", "\(color.isInGamut(of: .srgb))"),
      ("tone", JSONText.number(color.tone)),
      ("name", JSONText.string(color.nearestName().name)),
    ]
    if !contrasts.isEmpty {
      let objects = contrasts.map { contrast in
        JSONText.object([
          ("on", JSONText.string(contrast.background.displayCSS)),
          // Rounded down: 4.49996 is not 4.5.
          ("ratio", NumberText.json(contrast.ratio, .cut(4))),
          ("toneDifference", JSONText.number(contrast.toneDifference)),
        ])
      }
      members.append(("contrast", JSONText.array(objects)))
    }
    text = JSONText.object(members)
  }

  /// Makes the object of a text that is not a color.
  public init(input: String, line: Int?, error: ColorSyntaxError) {
    let object = JSONText.object([
      ("message", JSONText.string(error.description)),
      ("start", "\(error.range.lowerBound)"),
      ("end", "\(error.range.upperBound)"),
    ])
    text = JSONText.object(Self.head(input, line) + [("error", object)])
  }

  private static func head(_ input: String, _ line: Int?) -> [(key: String, value: String)] {
    let input = (key: "input", value: JSONText.string(input))
    return line.map { [("line", "\($0)"), input] } ?? [input]
  }
}
