public import ColorValues

/// The colour of a slot.
public enum AssetColor: Hashable, Sendable {
  /// A fixed colour.
  case components(AssetComponents)
  /// A colour of the system, whose value depends on the traits at run time.
  case system(SystemColorReference)
}

/// The name of a colour of the system.
public struct SystemColorReference: Hashable, Sendable {
  /// The system: `ios`, `osx` or `universal`.
  public var platform: String

  /// The name with its suffix, such as `systemBackgroundColor`.
  public var name: String

  /// Makes a reference.
  public init(platform: String, name: String) {
    self.platform = platform
    self.name = name
  }
}

/// How a component is written.
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

/// A fixed colour with its components exactly as the catalog has them.
public struct AssetComponents: Hashable, Sendable {
  /// The colour space.
  public var space: AssetColorSpace

  /// Red, or white in a grey space; 0…1, beyond that in extended spaces.
  public var first: Double

  /// Green; equal to ``first`` in a grey space.
  public var second: Double

  /// Blue; equal to ``first`` in a grey space.
  public var third: Double

  /// Opacity, 0…1.
  public var alpha: Double

  /// How the components before alpha are written; the style of the first one that differs from the
  /// others is not kept.
  public var encoding: ComponentEncoding

  /// Makes a colour of three components.
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

  /// Makes a grey.
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

  /// The colour, in the space that it is in; a grey becomes linear sRGB.
  ///
  /// Greys are decoded with the power 2.2 that names their space, mirrored below 0.
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
    let magnitude = GammaCurve.decoded(first.magnitude)
    return first < 0 ? -magnitude : magnitude
  }
}
