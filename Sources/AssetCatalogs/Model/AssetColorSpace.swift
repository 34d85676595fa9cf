internal import PlatformSupport

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

/// The transfer curve of gray spaces in catalogs.
enum GammaCurve {
  /// Returns the linear value of an encoded value of 0 or more: its power of 2.2.
  static func decoded(_ value: Double) -> Double { pow(value, 2.2) }
}
