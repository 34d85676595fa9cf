import ColorValues

/// The color space of the components of a ``CGColor``.
public struct CGColorSpace: Hashable, Sendable {
  /// The meaning of the components of a color space.
  public enum Model: Sendable {
    /// A gray.
    case monochrome
    /// Red, green and blue.
    case rgb
  }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside of 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the gray with the transfer function of sRGB.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  static let gray = CGColorSpace(known: extendedGray)
  static let rgb = CGColorSpace(known: extendedSRGB)
  static let p3 = CGColorSpace(known: displayP3)

  /// The name, such as ``displayP3``; never nil.
  public let name: String?

  /// Creates a color space by its name; nil unless the name is one of ``sRGB``, ``extendedSRGB``,
  /// ``displayP3`` and ``extendedGray``.
  public init?(name: String) {
    guard [Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.extendedGray].contains(name) else {
      return nil
    }
    self.name = name
  }

  private init(known name: String) {
    self.name = name
  }

  /// What the components are.
  public var model: Model { name == Self.extendedGray ? .monochrome : .rgb }

  /// The number of components without the opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The color space of colors with these components.
  var space: ColorSpace { name == Self.displayP3 ? .displayP3 : .srgb }
}
