public import ColorValues
public import Foundation

/// A fixed color of a layer, such as the resolved value of a dynamic color.
public struct CGColor: Hashable, Sendable, CustomStringConvertible {
  /// The color in its original color space.
  public let color: Color

  /// Whether the color is a gray with a single component.
  let isGray: Bool

  /// Creates a layer color.
  public init(_ color: Color) {
    self.init(color, isGray: false)
  }

  init(_ color: Color, isGray: Bool) {
    self.color = color
    self.isGray = isGray
  }

  /// Creates a color in extended sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.srgb, red, green, blue, alpha: alpha))
  }

  /// Creates an sRGB gray.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(.srgb, gray, gray, gray, alpha: alpha), isGray: true)
  }

  /// Creates a color from components in a color space, the opacity last; nil if their number is
  /// another one.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count == space.numberOfComponents + 1, let alpha = components.last else {
      return nil
    }
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: alpha)
    case .rgb:
      let (red, green, blue) = (components[0], components[1], components[2])
      self.init(Color(space.space, red, green, blue, alpha: alpha))
    }
  }

  /// The color space of ``components``; never nil.
  ///
  /// Display P3 for colors in it, a gray for those created as one, otherwise extended sRGB.
  public var colorSpace: CGColorSpace? {
    isGray ? .gray : color.space == .displayP3 ? .p3 : .rgb
  }

  /// The red, green, blue and alpha components in ``colorSpace``, of a gray the gray and alpha; never
  /// nil.
  public var components: [CGFloat]? {
    let color = color.converted(to: color.space == .displayP3 && !isGray ? .displayP3 : .srgb)
    return isGray ? [color.c1, color.alpha] : [color.c1, color.c2, color.c3, color.alpha]
  }

  /// Returns the color in another color space; nil for a gray unless the color is one.
  public func converted(to space: CGColorSpace) -> CGColor? {
    if space.model == .monochrome { return isGray ? self : nil }
    return CGColor(color.converted(to: space.space))
  }

  /// The number of ``components``: four, two for a gray.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { color.alpha }

  /// Returns the color with another opacity, clamped to 0 to 1; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color.withAlpha(alpha), isGray: isGray)
  }

  /// The color as CSS text.
  public var description: String { color.css }
}

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

  /// The meaning of the components.
  public var model: Model { name == Self.extendedGray ? .monochrome : .rgb }

  /// The number of components without the opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The color space of colors with these components.
  var space: ColorSpace { name == Self.displayP3 ? .displayP3 : .srgb }
}
