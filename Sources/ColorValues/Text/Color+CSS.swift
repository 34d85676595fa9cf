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
