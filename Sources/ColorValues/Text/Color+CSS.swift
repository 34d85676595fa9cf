extension Color {
  /// Reads a CSS colour that stands on its own.
  ///
  /// Takes every notation of css-color-4 except system colours and `currentcolor`, and of
  /// css-color-5 `color-mix()`, relative colours, `contrast-color()` and `alpha()`; references and
  /// `light-dark()` are refused. White space around the text is ignored. Linear in the length of
  /// the text.
  ///
  /// ```swift
  /// try Color(css: "hsl(210 40% 98%)")
  /// try Color(css: "color-mix(in oklab, navy 80%, white)")
  /// ```
  ///
  /// - Throws: ``ColorSyntaxError`` with the place and the reason.
  public init(css text: String) throws(ColorSyntaxError) {
    let parsed = try ColorExpression.parse(text, allowing: [])
    guard case .color(let color) = parsed.expression else {
      // Without references and light-dark() every expression is folded; this is never reached.
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
