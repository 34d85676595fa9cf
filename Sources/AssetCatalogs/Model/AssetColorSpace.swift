/// The colour space of a colour in a catalog.
public enum AssetColorSpace: String, CaseIterable, Hashable, Sendable {
  /// sRGB, components in 0…1.
  case srgb
  /// sRGB, with components beyond 0…1 for colours outside its gamut.
  case extendedSRGB = "extended-srgb"
  /// The primaries of sRGB in linear light, with components beyond 0…1.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// Display P3, components in 0…1.
  case displayP3 = "display-p3"
  /// Grey of white point D65, encoded with gamma 2.2.
  case gray = "gray-gamma-22"
  /// The same with values beyond 0…1.
  case extendedGray = "extended-gray"

  /// Whether a colour has one component, `white`, beside alpha.
  public var isGray: Bool { self == .gray || self == .extendedGray }

  /// Whether components beyond 0…1 mean something.
  public var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .srgb, .displayP3, .gray: false
    }
  }
}
