public import ColorValues
import TextSupport

/// The output of `themetool color`, written in pieces.
package struct ColorReport {
  /// The form of the output.
  package enum Format: String, CaseIterable, Sendable {
    case swatch, css, json, jsonl
  }

  private let format: Format
  private let changes: [@Sendable (Color) -> Color]
  private let backgrounds: [Color]
  private let hasDetails: Bool
  private let depth: ColorDepth
  private let isUTF8: Bool

  /// The columns of the terminal; nil if lines aren't broken.
  package var columns: Int?

  /// The text that has not been taken yet.
  private var pending: String
  private var count = 0

  /// Whether a text was not a color.
  package private(set) var hasErrors = false

  /// Makes an empty report.
  ///
  /// - Parameters:
  ///   - format: The form of the output.
  ///   - changes: The changes to make to each color, in order.
  ///   - backgrounds: The opaque colors to measure the contrast with.
  ///   - hasDetails: Whether swatches show name, gamut and tone.
  ///   - depth: The colors of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  package init(
    format: Format,
    changes: [@Sendable (Color) -> Color],
    backgrounds: [Color],
    hasDetails: Bool,
    depth: ColorDepth,
    isUTF8: Bool
  ) {
    self.format = format
    self.changes = changes
    self.backgrounds = backgrounds
    self.hasDetails = hasDetails
    self.depth = depth
    self.isUTF8 = isUTF8
    pending = format == .json ? "{\n  \"version\": 1,\n  \"colors\": [" : ""
  }

  /// Adds the color of a text.
  ///
  /// - Returns: Why the text is not a color, unless the format reports that itself.
  package mutating func add(_ text: String, line: Int?) -> ColorSyntaxError? {
    let color: Color
    do {
      color = try Color(css: text)
    } catch {
      hasErrors = true
      guard format == .jsonl else { return error }
      pending += ColorJSON(input: text, line: line, error: error).text + "\n"
      return nil
    }
    let changed = changes.reduce(color) { $1($0) }
    switch format {
    case .swatch:
      var swatch = ColorSwatch(
        changed,
        on: backgrounds,
        hasDetails: hasDetails,
        depth: depth,
        isUTF8: isUTF8
      )
      swatch.columns = columns
      pending += swatch.text
    case .css: pending += changed.displayCSS + "\n"
    case .json:
      pending += (count == 0 ? "\n    " : ",\n    ") + json(changed, input: text, line: line)
    case .jsonl: pending += json(changed, input: text, line: line) + "\n"
    }
    count += 1
    return nil
  }

  private func json(_ color: Color, input text: String, line: Int?) -> String {
    ColorJSON(
      input: text,
      line: line,
      color: color,
      contrasts: backgrounds.map { ColorJSON.Contrast(of: color, on: $0) }
    ).text
  }

  /// Whether the pending text is large enough to be written.
  package var isFull: Bool { pending.utf8.count > 1 << 16 }

  /// Returns the text since the last call.
  package mutating func takeText() -> String {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  /// Returns the rest of the text.
  package mutating func end() -> String {
    if format == .json { pending += count == 0 ? "]\n}\n" : "\n  ]\n}\n" }
    return takeText()
  }
}

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
