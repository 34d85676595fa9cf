public import ColorValues
public import Foundation

/// A fixed color, as layers have them: what a dynamic color came to.
public struct CGColor: Hashable, Sendable, CustomStringConvertible {
  /// The color in the space in which it was given.
  public let color: Color

  /// Makes a layer's color.
  public init(_ color: Color) {
    self.color = color
  }

  /// Makes a color of extended sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.srgb, red, green, blue, alpha: alpha))
  }

  /// Makes a gray of sRGB.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha in extended sRGB; never nil.
  public var components: [CGFloat]? {
    let color = color.converted(to: .srgb)
    return [color.c1, color.c2, color.c3, color.alpha]
  }

  /// The number of ``components``: four.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { color.alpha }

  /// The same color with another opacity, clamped to 0 to 1; never nil.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlpha(alpha)) }

  /// The color in CSS.
  public var description: String { color.css }
}
