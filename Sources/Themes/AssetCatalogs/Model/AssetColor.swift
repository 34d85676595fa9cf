public import ColorValues
internal import PlatformSupport

/// The color of a slot.
public enum AssetColor: Hashable, Sendable {
  /// A fixed color.
  case components(AssetComponents)
  /// A system color, whose value depends on the traits at run time.
  case system(SystemColorReference)
}

/// The name of a system color.
public struct SystemColorReference: Hashable, Sendable {
  /// The system: `ios`, `osx` or `universal`.
  public var platform: String

  /// The name with its suffix, such as `systemBackgroundColor`.
  public var name: String

  /// Creates a reference.
  public init(platform: String, name: String) {
    self.platform = platform
    self.name = name
  }
}

/// The notation of a component.
public enum ComponentEncoding: UInt8, Hashable, Sendable {
  /// A string with a decimal point, `"0.541"`.
  case float
  /// A string with a number of 0…255, `"138"`.
  case integer
  /// A string with a hexadecimal number of 0…255, `"0x8A"`.
  case hexadecimal
  /// A JSON number as a fraction, `0.541`.
  case number
}

/// A fixed color with the exact components of the catalog.
public struct AssetComponents: Hashable, Sendable {
  /// The color space.
  public var space: AssetColorSpace

  /// Red, or white in a gray space; 0…1, unbounded in extended spaces.
  public var first: Double

  /// Green; equal to ``first`` in a gray space.
  public var second: Double

  /// Blue; equal to ``first`` in a gray space.
  public var third: Double

  /// Opacity, 0…1.
  public var alpha: Double

  /// The notation of the components before alpha; a different notation of a single component is not
  /// kept.
  public var encoding: ComponentEncoding

  /// Creates a color from three components.
  public init(
    _ space: AssetColorSpace,
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    alpha: Double = 1,
    encoding: ComponentEncoding = .float
  ) {
    self.space = space
    first = red
    second = green
    third = blue
    self.alpha = alpha
    self.encoding = encoding
  }

  /// Creates a gray.
  public init(
    white: Double,
    alpha: Double = 1,
    isExtended: Bool = false,
    encoding: ComponentEncoding = .float
  ) {
    self.init(
      isExtended ? .extendedGray : .gray,
      white,
      white,
      white,
      alpha: alpha,
      encoding: encoding
    )
  }

  /// The color in its space; a gray becomes linear sRGB.
  ///
  /// Grays are decoded with the power 2.2 of their space, mirrored below 0.
  public var color: Color {
    switch space {
    case .srgb, .extendedSRGB: Color(.srgb, first, second, third, alpha: alpha)
    case .extendedLinearSRGB: Color(.srgbLinear, first, second, third, alpha: alpha)
    case .displayP3: Color(.displayP3, first, second, third, alpha: alpha)
    case .gray, .extendedGray:
      Color(.srgbLinear, linearWhite, linearWhite, linearWhite, alpha: alpha).converted(to: .srgb)
    }
  }

  private var linearWhite: Double {
    let magnitude = pow(first.magnitude, 2.2)
    return first < 0 ? -magnitude : magnitude
  }
}

/// The color space of a color in a catalog.
public enum AssetColorSpace: String, CaseIterable, Hashable, Sendable {
  /// sRGB, components in 0…1.
  case srgb
  /// sRGB, with components beyond 0…1 for colors outside its gamut.
  case extendedSRGB = "extended-srgb"
  /// The primaries of sRGB in linear light, with components beyond 0…1.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// Display P3, components in 0…1.
  case displayP3 = "display-p3"
  /// Gray of white point D65, encoded with gamma 2.2.
  case gray = "gray-gamma-22"
  /// The same with values beyond 0…1.
  case extendedGray = "extended-gray"

  /// Whether a color has only the component `white` besides alpha.
  public var isGray: Bool { self == .gray || self == .extendedGray }

  /// Whether components outside 0…1 are valid.
  public var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .srgb, .displayP3, .gray: false
    }
  }
}
