public import ColorValues
import TextSupport

/// The color of a text, or the error in it, as a JSON object on one line.
///
/// `value` is an object of the DTCG color module, as in `PaletteJSON`; `css` has six digits. `tone`
/// is CIE L\*, `name` the nearest color name of CSS, and `contrast` the ratio of WCAG 2.2 and the
/// difference in tone for each background. Where the text is not a color, `error` has the message
/// and the range in UTF-8 bytes. `line` is present where colors are read from lines.
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
      let (shownColor, shownBackground) = (ShownColor(color), ShownColor(background))
      self.background = background
      ratio = shownColor.contrastRatio(on: shownBackground)
      toneDifference = shownColor.toneDifference(on: shownBackground)
    }
  }

  /// The object, without a line break.
  public let text: String

  /// Makes the object of a color.
  public init(input: String, line: Int?, color: Color, contrasts: [Contrast] = []) {
    let objects = contrasts.map { contrast -> JSONObject in
      [
        "on": contrast.background.displayCSS,
        // Rounded down: 4.49996 is not 4.5.
        "ratio": JSONFragment(NumberText.json(contrast.ratio, .cut(4))),
        "toneDifference": contrast.toneDifference,
      ]
    }
    let object: JSONObject = [
      "line": line, "input": input, "value": color, "css": color.displayCSS,
      "inSRGB": color.isInGamut(of: .srgb), "tone": color.tone, "name": color.nearestName().name,
      "contrast": objects.isEmpty ? nil : objects,
    ]
    text = object.json
  }

  /// Makes the object of a text that is not a color.
  public init(input: String, line: Int?, error: ColorSyntaxError) {
    let reason: JSONObject = [
      "message": error.description, "start": error.range.lowerBound, "end": error.range.upperBound,
    ]
    let object: JSONObject = ["line": line, "input": input, "error": reason]
    text = object.json
  }
}
