import ColorValues
import DynamicColors
public import TraitSystem
public import UIKitNames

extension Color {
  /// A fixed color in extended sRGB.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity, 0 to 1.
    public var opacity: Float

    /// Creates a color from components in extended sRGB.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// The color of a layer.
    public var cgColor: CGColor {
      CGColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
  }

  /// Creates a fixed color.
  public init(_ resolved: Resolved) {
    self.init(cgColor: resolved.cgColor)
  }

  /// Returns the color for an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color: ColorValues.Color = uiColor.resolvedColor(with: environment.traitCollection)
    let srgb = color.converted(to: .srgb)
    return Resolved(
      red: Float(srgb.c1),
      green: Float(srgb.c2),
      blue: Float(srgb.c3),
      opacity: Float(srgb.alpha)
    )
  }
}
