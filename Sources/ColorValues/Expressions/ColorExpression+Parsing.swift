extension ColorExpression {
  /// Reads a colour text: every CSS notation that ``Color/init(css:)`` takes and, where allowed,
  /// references and `light-dark()` anywhere a colour may stand.
  ///
  /// Linear in the length of the text; nesting is limited to ``ColorExpression/deepestNesting``.
  ///
  /// ```swift
  /// let parsed = try ColorExpression.parse("color-mix(in oklab, {accent} 80%, white)")
  /// parsed.references.map(\.name)   // ["accent"]
  /// ```
  ///
  /// - Throws: ``ColorSyntaxError`` with the place and the reason.
  public static func parse(
    _ text: String,
    allowing syntax: ColorSyntax = .theme
  ) throws(ColorSyntaxError) -> ParsedColor {
    var text = text
    // `withUTF8` does not carry the type of the error, a result does.
    let result: Result<ParsedColor, ColorSyntaxError> = text.withUTF8 { bytes in
      do throws(ColorSyntaxError) {
        return .success(try parse(utf8: bytes, allowing: syntax))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reads a colour text from bytes; allocates nothing for a plain colour.
  ///
  /// - Throws: ``ColorSyntaxError`` with the place and the reason.
  package static func parse(
    utf8 bytes: UnsafeBufferPointer<UInt8>,
    allowing syntax: ColorSyntax = .theme
  ) throws(ColorSyntaxError) -> ParsedColor {
    if let color = HexColor.color(bytes) {
      return ParsedColor(expression: .color(color), references: [])
    }
    do throws(ColorSyntaxError) {
      var parser = ColorParser(bytes, allowing: syntax)
      return try parser.parse()
    } catch {
      guard let unescaped = UnescapedText(bytes) else { throw error }
      return try unescaped.parse(allowing: syntax)
    }
  }

  /// How deep functions and parentheses may be nested in a colour text.
  public static let deepestNesting = 32
}
