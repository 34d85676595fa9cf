/// A color space or cylindrical form of the components of a ``Color``.
///
/// The units are those of CSS Color 4: RGB and XYZ components are 0…1 (unbounded: values outside
/// describe colors outside the gamut), `lab` and `lch` have L 0…100, `oklab` and `oklch` L 0…1,
/// hues are degrees in 0..<360, and the other components of `hsl`, `hwb` and `hsv` are 0…100.
public enum ColorSpace: UInt8, CaseIterable, Hashable, Sendable {
  /// IEC 61966-2-1 sRGB, gamma-encoded.
  case srgb
  /// sRGB primaries in linear light.
  case srgbLinear
  /// Display P3: P3 primaries, white D65, the transfer function of sRGB.
  case displayP3
  /// Display P3 primaries in linear light.
  case displayP3Linear
  /// Adobe RGB (1998) compatible.
  case a98RGB
  /// ProPhoto RGB (ROMM), white D50.
  case prophotoRGB
  /// ITU-R BT.2020 primaries with the display gamma 2.4 of BT.1886.
  case rec2020
  /// CIE XYZ relative to white D65, Y of white = 1.
  case xyzD65
  /// CIE XYZ relative to white D50, Y of white = 1.
  case xyzD50
  /// CIE L\*a\*b\*, white D50.
  case lab
  /// The cylindrical form of ``lab``.
  case lch
  /// OKLab, white D65.
  case oklab
  /// The cylindrical form of ``oklab``.
  case oklch
  /// Hue, saturation, lightness over sRGB.
  case hsl
  /// Hue, whiteness, blackness over sRGB.
  case hwb
  /// Hue, saturation, value over sRGB; CSS has no notation for it.
  case hsv
}

extension ColorSpace {
  /// The position (0, 1 or 2) of the hue among the components, or `nil` if there is none.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb, .hsv: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// Whether one of the components is a hue.
  @inline(__always)
  var isCylindrical: Bool {
    switch self {
    case .lch, .oklch, .hsl, .hwb, .hsv: true
    default: false
    }
  }

  /// Whether the space has a bounded gamut, so that colors can lie outside it.
  public var isBounded: Bool {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .hsl,
      .hwb, .hsv:
      true
    case .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch: false
    }
  }

  /// The names of the three components in relative colors of CSS.
  ///
  /// `ColorSpace.oklch.componentNames == ["l", "c", "h"]`
  public var componentNames: [String] { "\(componentLetters)".map { String($0) } }

  /// The three names, of one letter each.
  var componentLetters: StaticString {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020: "rgb"
    case .xyzD65, .xyzD50: "xyz"
    case .lab, .oklab: "lab"
    case .lch, .oklch: "lch"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .hsv: "hsv"
    }
  }
}
