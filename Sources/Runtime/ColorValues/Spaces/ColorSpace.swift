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

extension ColorSpace {
  /// The name of the space in CSS, such as `display-p3`; `hsv` for ``hsv``, which CSS does not
  /// have.
  public var cssName: String {
    switch self {
    case .srgb: "srgb"
    case .srgbLinear: "srgb-linear"
    case .displayP3: "display-p3"
    case .displayP3Linear: "display-p3-linear"
    case .a98RGB: "a98-rgb"
    case .prophotoRGB: "prophoto-rgb"
    case .rec2020: "rec2020"
    case .xyzD65: "xyz-d65"
    case .xyzD50: "xyz-d50"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .hsv: "hsv"
    }
  }

  /// Creates the space with a CSS name, compared without regard to ASCII case.
  ///
  /// `xyz` is another name of `xyz-d65`. Returns `nil` for any other text.
  public init?(cssName: String) {
    var name = cssName
    let space = name.withUTF8 { unsafe ColorSpace(name: $0) }
    guard let space else { return nil }
    self = space
  }

  init?(name: UnsafeBufferPointer<UInt8>) {
    for (candidate, space) in ColorSpace.names where unsafe name.equalsIgnoringASCIICase(candidate)
    {
      self = space
      return
    }
    return nil
  }

  private static let names: [(StaticString, ColorSpace)] = [
    ("srgb", .srgb), ("display-p3", .displayP3), ("srgb-linear", .srgbLinear),
    ("oklab", .oklab), ("oklch", .oklch), ("lab", .lab), ("lch", .lch), ("hsl", .hsl),
    ("hwb", .hwb), ("hsv", .hsv), ("xyz", .xyzD65), ("xyz-d65", .xyzD65), ("xyz-d50", .xyzD50),
    ("rec2020", .rec2020), ("a98-rgb", .a98RGB), ("prophoto-rgb", .prophotoRGB),
    ("display-p3-linear", .displayP3Linear),
  ]

  /// Whether the space is valid in `color(SPACE …)`.
  package var isPredefinedInCSS: Bool {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020,
      .xyzD65, .xyzD50:
      true
    case .lab, .lch, .oklab, .oklch, .hsl, .hwb, .hsv: false
    }
  }
}

extension ColorSpace {
  private static let powerlessLCHChroma = 0.0015
  private static let powerlessOKLCHChroma = 0.000004
  /// Percent.
  private static let powerlessSaturation = 0.001

  /// Returns whether components are so close to gray that their hue is meaningless and does not
  /// affect the color (css-color-4, "Powerless color components").
  @inline(__always)
  func isHuePowerless(_ value: Vector3) -> Bool {
    switch self {
    case .lch: abs(value.y) <= Self.powerlessLCHChroma
    case .oklch: abs(value.y) <= Self.powerlessOKLCHChroma
    case .hsl, .hsv: abs(value.y) <= Self.powerlessSaturation
    case .hwb: value.y + value.z >= achromaticHWBSum
    default: false
    }
  }

  /// Returns the gray that is equivalent to a color with a powerless hue.
  @inline(__always)
  func gray(_ value: Vector3) -> Vector3 {
    switch self {
    case .lch, .oklch: Vector3(value.x, 0, 0)
    case .hsl, .hsv: Vector3(0, 0, value.z)
    case .hwb: Vector3(0, value.y, value.z)
    default: value
    }
  }
}
