/// One fixed colour: three components in a named colour space, and alpha.
///
/// Components are kept exactly as given, in the space they were given in and beyond its gamut;
/// nothing is rounded or clipped until it is asked for. Equality compares the space, the
/// components, alpha and what is missing; how a colour was written plays no part in it.
///
/// ```swift
/// let accent = try Color(css: "oklch(62% 0.19 255)")
/// accent.hex                    // "#1d84f5"
/// accent.converted(to: .hsl)
/// ```
public struct Color: Sendable {
  /// The first component: red, x, lightness or hue, as the space has it; 0 when missing.
  public let c1: Double
  /// The second component; 0 when missing.
  public let c2: Double
  /// The third component; 0 when missing.
  public let c3: Double
  /// Opacity in 0…1; 0 when missing.
  public let alpha: Double
  /// The space that says what the components mean, and their units.
  public let space: ColorSpace
  /// The components that are `none`.
  public let missing: MissingComponents
  /// Whether the colour was written in one of the sRGB notations that CSS has always had (hex, a
  /// name, `rgb()`, `hsl()`, `hwb()`); it decides how ``css`` and ``serialized`` write it.
  public let isLegacyNotation: Bool

  /// Makes a colour from components in the units of a space.
  ///
  /// Alpha is clamped to 0…1 and a hue brought into 0..<360. A missing component becomes 0, and so
  /// does one that is not a number; an infinite one becomes the largest finite number.
  public init(
    _ space: ColorSpace,
    _ c1: Double,
    _ c2: Double,
    _ c3: Double,
    alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    self.init(space, Vector3(c1, c2, c3), alpha: alpha, missing: missing, isLegacyNotation: false)
  }

  @inline(__always)
  init(
    _ space: ColorSpace,
    _ components: Vector3,
    alpha: Double,
    missing: MissingComponents = [],
    isLegacyNotation: Bool
  ) {
    var components = components
    var alpha = alpha
    if missing != [] {
      if missing.contains(.first) { components.x = 0 }
      if missing.contains(.second) { components.y = 0 }
      if missing.contains(.third) { components.z = 0 }
      if missing.contains(.alpha) { alpha = 0 }
    }
    if space.isCylindrical {
      if space.hueIndex == 0 {
        components.x = components.x.normalizedHue
      } else {
        components.z = components.z.normalizedHue
      }
    }
    // One test for the usual case: the sum is finite when every part is.
    if !(components.x + components.y + components.z).isFinite {
      components = components.mapComponents(Color.finite)
    }
    c1 = components.x
    c2 = components.y
    c3 = components.z
    self.alpha = alpha.clamped(0, 1)
    self.space = space
    self.missing = missing
    self.isLegacyNotation = isLegacyNotation
  }

  /// Takes components that are known to be finite and within their ranges, and nothing missing.
  @inline(__always)
  init(verified space: ColorSpace, _ components: Vector3, alpha: Double, isLegacyNotation: Bool) {
    c1 = components.x
    c2 = components.y
    c3 = components.z
    self.alpha = alpha
    self.space = space
    missing = []
    self.isLegacyNotation = isLegacyNotation
  }

  private static func finite(_ value: Double) -> Double {
    if value.isNaN { return 0 }
    return value.clamped(-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude)
  }
}

extension Color {
  /// The three components in the units of ``space``; missing ones are 0.
  public var components: (Double, Double, Double) { (c1, c2, c3) }

  @inline(__always)
  var vector: Vector3 { Vector3(c1, c2, c3) }

  /// The same colour with another opacity, clamped to 0…1; alpha is no longer missing.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(
      space,
      vector,
      alpha: alpha,
      missing: missing.subtracting(.alpha),
      isLegacyNotation: isLegacyNotation
    )
  }

  /// Opaque black in sRGB.
  public static let black = Color(.srgb, .zero, alpha: 1, isLegacyNotation: true)
  /// Opaque white in sRGB.
  public static let white = Color(.srgb, Vector3(1, 1, 1), alpha: 1, isLegacyNotation: true)
  /// Black with alpha 0, as CSS defines the name.
  public static let transparent = Color(.srgb, .zero, alpha: 0, isLegacyNotation: true)
}
