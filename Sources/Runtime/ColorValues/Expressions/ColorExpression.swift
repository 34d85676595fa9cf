/// A color expression: a constant, or a formula over references and the appearance.
///
/// Parsing folds all constant parts, so that `color-mix(in srgb, red, blue)` is a ``color(_:)``.
public enum ColorExpression: Hashable, Sendable {
  /// A constant.
  case color(Color)
  /// A reference to another color by name, written `{name}`.
  case reference(String)
  /// A color of an asset catalog, written `asset(Group/Name)`.
  case asset(String)
  /// `color-mix()`.
  indirect case mix(ColorMix)
  /// A color derived from the channels of another, such as `oklch(from {accent} l c h / 50%)`.
  indirect case relative(RelativeColor)
  /// `light-dark()`: the first color for a light appearance, the second for a dark appearance.
  indirect case lightDark(ColorExpression, ColorExpression)
  /// `contrast-color()`: black or white, whichever has more contrast.
  indirect case contrast(ColorExpression)
}

extension ColorExpression {
  /// The references and assets that the value depends on, in order of appearance, including
  /// repetitions.
  public var references: [ColorExpression] {
    switch self {
    case .color: []
    case .reference, .asset: [self]
    case .mix(let mix): mix.parts.flatMap(\.color.references)
    case .relative(let relative): relative.origin.references
    case .lightDark(let light, let dark): light.references + dark.references
    case .contrast(let background): background.references
    }
  }

  /// Whether the color called `name` is one of ``references``.
  package func refers(to name: String) -> Bool {
    switch self {
    case .color, .asset: false
    case .reference(let reference): reference == name
    case .mix(let mix): mix.parts.contains { $0.color.refers(to: name) }
    case .relative(let relative): relative.origin.refers(to: name)
    case .lightDark(let light, let dark): light.refers(to: name) || dark.refers(to: name)
    case .contrast(let background): background.refers(to: name)
    }
  }
}

extension ColorExpression {
  /// Returns the color of the expression in one context.
  ///
  /// - Parameters:
  ///   - isDark: Whether the dark branch of `light-dark()` applies.
  ///   - lookup: Returns the color of a ``reference(_:)`` or ``asset(_:)``. It is called only with
  ///     these, once for each occurrence, and not for a branch that does not apply.
  /// - Returns: The color, not mapped into any gamut.
  /// - Throws: Only errors of `lookup`.
  public func resolved<E: Error>(
    isDark: Bool,
    lookup: (ColorExpression) throws(E) -> Color
  ) throws(E) -> Color {
    switch self {
    case .color(let color):
      return color
    case .reference, .asset:
      return try lookup(self)
    case .mix(let mix):
      var parts: [WeightedColor] = []
      parts.reserveCapacity(mix.parts.count)
      for part in mix.parts {
        let color = try part.color.resolved(isDark: isDark, lookup: lookup)
        parts.append(WeightedColor(color, percentage: part.percentage))
      }
      // The parser refuses percentages that add up to 0.
      return Color.mixture(of: parts, in: mix.space, hue: mix.hue) ?? .transparent
    case .relative(let relative):
      return relative.applied(to: try relative.origin.resolved(isDark: isDark, lookup: lookup))
    case .lightDark(let light, let dark):
      return try (isDark ? dark : light).resolved(isDark: isDark, lookup: lookup)
    case .contrast(let background):
      return try background.resolved(isDark: isDark, lookup: lookup).contrasting
    }
  }

  /// Whether a `light-dark()` occurs anywhere in the expression.
  public var usesLightDark: Bool {
    switch self {
    case .color, .reference, .asset: false
    case .mix(let mix): mix.parts.contains { $0.color.usesLightDark }
    case .relative(let relative): relative.origin.usesLightDark
    case .lightDark: true
    case .contrast(let background): background.usesLightDark
    }
  }

  /// The color, if the expression is a constant.
  var constant: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension ColorExpression {
  /// Returns the expression with one part of each `light-dark()` in it.
  ///
  /// - Parameter isDark: Whether the second part is chosen.
  /// - Returns: The expression without `light-dark()`.
  package func choosing(isDark: Bool) -> ColorExpression {
    guard usesLightDark else { return self }
    switch self {
    case .color, .reference, .asset: return self
    case .mix(let mix):
      let parts = mix.parts.map { part in
        ColorMix.Part(color: part.color.choosing(isDark: isDark), percentage: part.percentage)
      }
      return .mix(ColorMix(space: mix.space, hue: mix.hue, parts: parts))
    case .relative(let relative):
      return .relative(relative.replacingOrigin(relative.origin.choosing(isDark: isDark)))
    case .lightDark(let light, let dark):
      return (isDark ? dark : light).choosing(isDark: isDark)
    case .contrast(let background): return .contrast(background.choosing(isDark: isDark))
    }
  }
}

extension RelativeColor {
  fileprivate func replacingOrigin(_ origin: ColorExpression) -> RelativeColor {
    RelativeColor(
      origin: origin,
      space: space,
      countsBytes: countsBytes,
      c1: c1,
      c2: c2,
      c3: c3,
      alpha: alpha
    )
  }
}

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
    if let color = unsafe Color(hexNotation: bytes) {
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

/// The arguments of a `color-mix()`.
public struct ColorMix: Hashable, Sendable {
  /// A part of the mixture: a color and its share.
  public struct Part: Hashable, Sendable {
    /// The color.
    public let color: ColorExpression
    /// Its share in percent (0…100), or `nil` if none is written.
    public let percentage: Double?
  }

  /// The space of interpolation.
  public let space: ColorSpace
  /// The direction of hue interpolation, in a space that has a hue.
  public let hue: HueInterpolation
  /// The parts in written order; at least one.
  public let parts: [Part]
}
