extension ColorExpression {
  /// Parses a color text: all CSS notations of ``Color/init(css:)`` and, where allowed, references
  /// and `light-dark()` in any place of a color.
  ///
  /// Linear in the length of the text; nesting is limited to ``ColorExpression/deepestNesting``.
  ///
  /// ```swift
  /// let parsed = try ColorExpression.parse("color-mix(in oklab, {accent} 80%, white)")
  /// parsed.references.map(\.name)   // ["accent"]
  /// ```
  ///
  /// - Throws: ``ColorSyntaxError`` with the position and the reason.
  public static func parse(
    _ text: String,
    allowing syntax: ColorSyntax = .theme
  ) throws(ColorSyntaxError) -> ParsedColor {
    var text = text
    // `withUTF8` does not preserve the type of the error; a result does.
    let result: Result<ParsedColor, ColorSyntaxError> = text.withUTF8 { bytes in
      do throws(ColorSyntaxError) {
        return unsafe .success(try parse(utf8: bytes, allowing: syntax))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Parses a color text from bytes; does not allocate for a plain color.
  ///
  /// - Throws: ``ColorSyntaxError`` with the position and the reason.
  package static func parse(
    utf8 bytes: UnsafeBufferPointer<UInt8>,
    allowing syntax: ColorSyntax = .theme
  ) throws(ColorSyntaxError) -> ParsedColor {
    if let color = unsafe HexColor.color(bytes) {
      return ParsedColor(expression: .color(color), references: [])
    }
    do throws(ColorSyntaxError) {
      var parser = unsafe ColorParser(bytes, allowing: syntax)
      return try parser.parse()
    } catch {
      guard let unescaped = unsafe UnescapedText(bytes) else { throw error }
      return try unescaped.parse(allowing: syntax)
    }
  }

  /// The nesting limit of functions and parentheses in a color text.
  public static let deepestNesting = 32
}
