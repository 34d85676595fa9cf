import TextSupport

extension Color {
  /// Creates a color from a CSS color without references.
  ///
  /// Accepts all notations of css-color-4 except system colors and `currentcolor`, and
  /// `color-mix()`, relative colors, `contrast-color()` and `alpha()` of css-color-5, but neither
  /// references nor `light-dark()`. Whitespace around the text is ignored. Linear in the length of
  /// the text.
  ///
  /// ```swift
  /// try Color(css: "hsl(210 40% 98%)")
  /// try Color(css: "color-mix(in oklab, navy 80%, white)")
  /// ```
  ///
  /// - Throws: ``ColorSyntaxError`` with the position and the reason.
  public init(css text: String) throws(ColorSyntaxError) {
    let parsed = try ColorExpression.parse(text, allowing: [])
    guard case .color(let color) = parsed.expression else {
      // Without references and light-dark() all expressions are folded; this is never reached.
      throw ColorSyntaxError(
        reason: .appearanceNotAllowed,
        range: 0..<text.utf8.count,
        text: text,
        suggestions: []
      )
    }
    self = color
  }
}

extension Color {
  /// The text of the color as a computed value in CSSOM.
  ///
  /// Colors in legacy sRGB notations become `rgb(r, g, b)` or `rgba(r, g, b, a)` with whole bytes;
  /// all others keep their function, with six significant digits.
  ///
  /// ```swift
  /// try Color(css: "goldenrod").serialized            // "rgb(218, 165, 32)"
  /// try Color(css: "oklch(56.43% 0.09 123.4)").serialized   // "oklch(0.5643 0.09 123.4)"
  /// ```
  ///
  /// Source: css-color-4, "Serializing <color> values".
  public var serialized: String {
    if isLegacyNotation, missing == [] {
      let rgb = vector(in: .srgb).clampedToUnit
      let bytes = "\(Color.byte(rgb.x)), \(Color.byte(rgb.y)), \(Color.byte(rgb.z))"
      return alpha == 1 ? "rgb(\(bytes))" : "rgba(\(bytes), \(Color.alphaText(alpha)))"
    }
    return functionText { NumberText.css($0, .significant(6)) }
  }

  /// A CSS text that reads back as the same color.
  ///
  /// Hex if the color was written in a legacy sRGB notation and its bytes are exact (within 1e-9);
  /// otherwise a function with all necessary digits. A color that its own function cannot express,
  /// such as a color in ``ColorSpace/hsv``, is written in sRGB or XYZ.
  public var css: String { css { NumberText.css($0) } }

  /// A CSS text with at most six significant digits, 0 for magnitudes below 1e-6, and exponents
  /// from 1e15: for people, and for files that must be the same on all machines.
  ///
  /// ```swift
  /// try Color(css: "color-mix(in oklab, #101014 92%, white)").displayCSS
  /// // "oklab(0.240918 0.00202049 -0.00727556)"
  /// ```
  public var displayCSS: String {
    css { NumberText.message($0.magnitude < 1e-6 ? 0 : $0, .significant(6)) }
  }

  /// A CSS text with at most six decimals, for messages.
  ///
  /// - Parameter isSuitable: Whether the color of a text can be proposed. A text has no more decimals
  ///   than that requires, but at least four.
  /// - Returns: The text; that with six decimals if none is suitable.
  package func messageCSS(where isSuitable: (Color) -> Bool = { _ in true }) -> String {
    let texts = (4...6).lazy.map { places in css { NumberText.message($0, .places(places)) } }
    return texts.first { (try? Color(css: $0)).map(isSuitable) == true }
      ?? css { NumberText.message($0, .places(6)) }
  }

  private func css(_ number: (Double) -> String) -> String {
    if isLegacyNotation, space == .srgb, missing == [] {
      if hasExactBytes { return hex }
      if let red = Color.count255(c1), let green = Color.count255(c2), let blue = Color.count255(c3)
      {
        return functionText("rgb", of: [number(red), number(green), number(blue)], number)
      }
    }
    if isLegacyNotation, space != .srgb, missing == [], isWithinParsedRange {
      return functionText(space.cssName, of: cylinderTexts(number), number)
    }
    return functionText(number)
  }

  /// Returns the color in the function of its space.
  private func functionText(_ number: (Double) -> String) -> String {
    switch space {
    case .hsl, .hwb:
      guard missing != [], isWithinParsedRange else {
        return converted(to: .srgb).functionText(number)
      }
      return functionText(space.cssName, of: cylinderTexts(number), number)
    case .hsv:
      return converted(to: .srgb).functionText(number)
    case .lab, .lch, .oklab, .oklch:
      guard isWithinParsedRange else { return converted(to: .xyzD65).functionText(number) }
      return functionText(space.cssName, of: texts(number), number)
    default:
      return functionText("color", of: [space.cssName] + texts(number), number)
    }
  }

  private func functionText(
    _ name: String,
    of arguments: [String],
    _ number: (Double) -> String
  ) -> String {
    var text = "\(name)(\(arguments.joined(separator: " "))"
    if missing.contains(.alpha) {
      text += " / none"
    } else if alpha != 1 {
      text += " / \(number(alpha))"
    }
    return text + ")"
  }

  private func texts(_ number: (Double) -> String) -> [String] {
    [
      missing.contains(.first) ? "none" : number(c1),
      missing.contains(.second) ? "none" : number(c2),
      missing.contains(.third) ? "none" : number(c3),
    ]
  }

  /// Returns the texts of components with the percent signs of `hsl()` and `hwb()`.
  private func cylinderTexts(_ number: (Double) -> String) -> [String] {
    let plain = texts(number)
    return [plain[0]] + plain.dropFirst().map { $0 == "none" ? $0 : $0 + "%" }
  }

  /// Whether parsing keeps the components unchanged.
  private var isWithinParsedRange: Bool {
    if space == .hsl { return c2 >= 0 }
    return space.bounded(vector) == vector
  }

  private var hasExactBytes: Bool {
    func isExact(_ value: Double) -> Bool {
      let count = value * 255
      return count >= -1e-9 && count <= 255 + 1e-9 && abs(count - count.rounded()) < 1e-9
    }
    return isExact(c1) && isExact(c2) && isExact(c3) && isExact(alpha)
  }

  /// Returns the number in `rgb()` that reads back as a component, or nil if there is none.
  private static func count255(_ value: Double) -> Double? {
    guard value >= 0, value <= 1 else { return nil }
    let count = value * 255
    for candidate in [count, count.nextUp, count.nextDown] where candidate / 255 == value {
      return candidate
    }
    return nil
  }

  /// Returns alpha in legacy notations: with two decimals if these identify the byte, else three.
  private static func alphaText(_ alpha: Double) -> String {
    let count = alpha * 255
    guard abs(count - count.rounded()) < 1e-9 else {
      return NumberText.css(alpha, .significant(6))
    }
    let hundredths = (alpha * 100).rounded()
    if (hundredths * 2.55).rounded() == count.rounded() {
      return NumberText.css(alpha, .places(2))
    }
    return NumberText.css(alpha, .places(3))
  }
}
