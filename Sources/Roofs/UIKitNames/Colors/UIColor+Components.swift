import ColorValues
public import DynamicColors
public import Foundation
import TraitSystem

/// A fixed or dynamic color.
public typealias UIColor = DynamicColor

extension DynamicColor {
  /// Creates a fixed color in extended sRGB; components outside 0 to 1 are outside the sRGB gamut.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.srgb, red, green, blue, alpha: alpha))
  }

  /// Creates a fixed sRGB gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(gray: white, alpha: alpha)
  }

  /// Creates a fixed sRGB color from components in the range 0 to 1, with the hue as a fraction of
  /// a turn.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (saturation, brightness) = (min(1, max(0, saturation)), min(1, max(0, brightness)))
    let color = Color(.hsv, 360 * hue, 100 * saturation, 100 * brightness, alpha: alpha)
      .converted(to: .srgb)
    self.init(Color(.srgb, color.c1, color.c2, color.c3, alpha: color.alpha))
  }

  /// Creates a fixed Display P3 color.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red, green, blue, alpha: alpha))
  }

  /// Creates a fixed color from a layer color.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color, isGray: cgColor.isGray)
  }

  /// The fixed color for the current traits.
  public var cgColor: CGColor {
    // Untracked, because the resolved color is recorded already.
    CGColor(resolvedColor, isGray: isGray(for: TraitCollection.current.untracked))
  }

  // MARK: Reading

  /// Returns the components in extended sRGB for the current traits.
  ///
  /// - Returns: True, because every color has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedColor.converted(to: .srgb)
    unsafe red?.pointee = color.c1
    unsafe green?.pointee = color.c2
    unsafe blue?.pointee = color.c3
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Returns the hue, saturation and brightness for the current traits, each 0 to 1 within sRGB.
  ///
  /// - Returns: True, because every color has these components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedColor.converted(to: .hsv)
    unsafe hue?.pointee = color.c1 / 360
    unsafe saturation?.pointee = color.c2 / 100
    unsafe brightness?.pointee = color.c3 / 100
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Returns the gray with the same CIE luminance Y for the current traits; a gray color is
  /// returned unchanged.
  ///
  /// - Returns: True, because every color has such a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedColor
    let srgb = color.converted(to: .srgb)
    if srgb.c1 == srgb.c2, srgb.c2 == srgb.c3 {
      unsafe white?.pointee = srgb.c1
    } else {
      let luminance = color.converted(to: .xyzD65).c2
      let gray = Color(.srgbLinear, luminance, luminance, luminance).converted(to: .srgb)
      unsafe white?.pointee = gray.c1
    }
    unsafe alpha?.pointee = color.alpha
    return true
  }
}
