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
