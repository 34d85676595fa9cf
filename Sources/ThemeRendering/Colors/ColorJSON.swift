public import ColorValues
import TextSupport
import ThemeExports

/// One colour that was asked for, or why its text is none, as a JSON object on one line.
///
/// `value` is an object of the DTCG colour module, as in ``PaletteJSON``; `css` has six digits. `tone`
/// is CIE L\*, `name` the nearest of CSS, and `contrast` says for each background the ratio of WCAG
/// 2.2 and the difference in tone. Where the text is no colour, `error` holds the message and its
/// place in bytes of UTF-8. `line` stands only where lines are read.
///
/// ```swift
/// ColorJSON(input: "red", line: nil, color: try Color(css: "red")).text
/// ```
public struct ColorJSON: Sendable {
  /// A colour against a background.
  public struct Contrast: Sendable {
    let background: Color
    let ratio: Double
    let toneDifference: Double

    /// Makes a comparison of a colour, translucent or not, with an opaque background.
    public init(of color: Color, on background: Color) {
      let seen = color.composited(over: background)
      self.background = background
      ratio = seen.contrastRatio(to: background)
      toneDifference = seen.toneDifference(to: background)
    }
  }

  /// The object, without a line break.
  public let text: String

  /// Describes a colour.
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

  /// Describes what is wrong with a text.
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
