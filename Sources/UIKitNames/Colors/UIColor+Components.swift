import ColorValues
public import DynamicColors
public import Foundation

/// A color that depends on traits, or doesn't.
public typealias UIColor = DynamicColor

extension DynamicColor {
  /// Makes a fixed color of extended sRGB: components beyond 0 to 1 lie outside its gamut.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.srgb, red, green, blue, alpha: alpha))
  }

  /// Makes a fixed gray of sRGB.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a fixed color of sRGB from parts that are all 0 to 1, the hue as a part of a turn.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let (saturation, brightness) = (min(1, max(0, saturation)), min(1, max(0, brightness)))
    let color = Color(.hsv, 360 * hue, 100 * saturation, 100 * brightness, alpha: alpha)
      .converted(to: .srgb)
    self.init(Color(.srgb, color.c1, color.c2, color.c3, alpha: color.alpha))
  }

  /// Makes a fixed color of Display P3.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red, green, blue, alpha: alpha))
  }

  /// Makes a fixed color of a layer's color.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }

  /// The color under the current traits, which no longer changes.
  public var cgColor: CGColor { CGColor(resolvedColor) }

  // MARK: Reading

  /// Reads the components in extended sRGB under the current traits.
  ///
  /// - Returns: True: every color has such components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedColor.converted(to: .srgb)
    red?.pointee = color.c1
    green?.pointee = color.c2
    blue?.pointee = color.c3
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads the hue, saturation and brightness under the current traits, all 0 to 1 within sRGB.
  ///
  /// - Returns: True: every color has such components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedColor.converted(to: .hsv)
    hue?.pointee = color.c1 / 360
    saturation?.pointee = color.c2 / 100
    brightness?.pointee = color.c3 / 100
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads the gray that is as bright under the current traits: that of equal CIE Y, which is the
  /// color itself where it is a gray.
  ///
  /// - Returns: True: every color has such a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedColor
    let srgb = color.converted(to: .srgb)
    if srgb.c1 == srgb.c2, srgb.c2 == srgb.c3 {
      white?.pointee = srgb.c1
    } else {
      let luminance = color.converted(to: .xyzD65).c2
      let gray = Color(.srgbLinear, luminance, luminance, luminance).converted(to: .srgb)
      white?.pointee = gray.c1
    }
    alpha?.pointee = color.alpha
    return true
  }
}
