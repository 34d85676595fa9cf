/// One fixed color: three components in a named color space, and alpha.
///
/// Components are kept exactly as given, in the space they were given in and beyond its gamut;
/// nothing is rounded or clipped until a conversion requires it. Equality compares the space, the
/// components, alpha and the missing components, but not the notation.
///
/// ```swift
/// let accent = try Color(css: "oklch(62% 0.19 255)")
/// accent.hex                    // "#1d84f5"
/// accent.converted(to: .hsl)
/// ```
public struct Color: Sendable {
  /// The first component: red, x, lightness or hue, depending on the space; 0 if missing.
  public let c1: Double
  /// The second component; 0 if missing.
  public let c2: Double
  /// The third component; 0 if missing.
  public let c3: Double
  /// Opacity in 0…1; 0 if missing.
  public let alpha: Double
  /// The space, which defines the meaning and the units of the components.
  public let space: ColorSpace
  /// The components that are `none`.
  public let missing: MissingComponents
  /// Whether the color was written in one of the legacy sRGB notations of CSS (hex, a name,
  /// `rgb()`, `hsl()`, `hwb()`); it determines the form of ``css`` and ``serialized``.
  public let isLegacyNotation: Bool

  /// Creates a color from components in the units of a space.
  ///
  /// Alpha is clamped to 0…1 and a hue is normalized to 0..<360. Missing components and NaN become
  /// 0; infinite components become the largest finite number.
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
    // One test for the usual case: the sum is finite if all parts are.
    if !(components.x + components.y + components.z).isFinite {
      components = components.mapComponents(Color.finite)
    }
    c1 = components.x
    c2 = components.y
    c3 = components.z
    self.alpha = alpha.clamped(to: 0...1)
    self.space = space
    self.missing = missing
    self.isLegacyNotation = isLegacyNotation
  }

  /// Creates a color from components that are known to be finite, within their ranges and not
  /// missing.
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
    return value.clamped(to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }
}

extension Color {
  /// The three components in the units of ``space``; missing components are 0.
  public var components: (Double, Double, Double) { (c1, c2, c3) }

  @inline(__always)
  var vector: Vector3 { Vector3(c1, c2, c3) }

  /// Returns the color with another opacity, clamped to 0…1; alpha isn't missing then.
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

extension Color: Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (left: Color, right: Color) -> Bool {
    left.space == right.space && left.c1 == right.c1 && left.c2 == right.c2 && left.c3 == right.c3
      && left.alpha == right.alpha && left.missing == right.missing
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(c1)
    hasher.combine(c2)
    hasher.combine(c3)
    hasher.combine(alpha)
    hasher.combine(missing.rawValue)
  }
}

/// The components of a ``Color`` that were written as `none`.
///
/// A missing component counts as 0, except in interpolation, where it takes the value of the other
/// color, and in CSS text, where it remains `none`.
public struct MissingComponents: OptionSet, Hashable, Sendable {
  /// A bit for each component: the three of the space from the lowest bit, then alpha.
  public let rawValue: UInt8

  /// Creates a set from bits; bits beyond the four are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first component of the space.
  public static let first = MissingComponents(rawValue: 1)
  /// The second component of the space.
  public static let second = MissingComponents(rawValue: 2)
  /// The third component of the space.
  public static let third = MissingComponents(rawValue: 4)
  /// Alpha.
  public static let alpha = MissingComponents(rawValue: 8)

  /// Returns the component at a position (0, 1, 2, or 3 for alpha).
  @inline(__always)
  static func component(_ index: Int) -> MissingComponents {
    MissingComponents(rawValue: 1 << UInt8(truncatingIfNeeded: index))
  }
}
