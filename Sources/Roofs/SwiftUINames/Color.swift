import ColorValues
public import DynamicColors
public import Foundation
public import struct TraitHierarchy.ColorFill
public import UIKitNames

/// A kind of color that a shape can be filled with.
///
/// Extensions `where Self == Color` declare the colors of an app, as in SwiftUI.
public protocol ShapeStyle: Sendable {}

/// A fixed or dynamic color with the interface of SwiftUI's: a value that refers to a `UIColor`.
///
/// Colors are equal if their `UIColor`s are.
public struct Color: Hashable, Sendable, ShapeStyle, CustomStringConvertible {
  /// The color of the hierarchy.
  let uiColor: UIColor

  /// Creates a color from a dynamic color.
  public init(uiColor: UIColor) {
    self.uiColor = uiColor
  }

  /// Creates a color from a dynamic color.
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  /// Creates a fixed color from a layer color.
  public init(cgColor: CGColor) {
    self.init(uiColor: UIColor(cgColor: cgColor))
  }

  /// Creates the dynamic color with a name in a bundle or in `AssetCatalog.main`.
  ///
  /// If there is none, the color is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(uiColor: UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear)
  }

  /// A color space with red, green and blue components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Extended sRGB.
    case sRGB
    /// Extended sRGB with linear components.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// Creates a fixed color from components, usually 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let space: ColorSpace =
      switch colorSpace {
      case .sRGB: .srgb
      case .sRGBLinear: .srgbLinear
      case .displayP3: .displayP3
      }
    self.init(cgColor: CGColor(ColorValues.Color(space, red, green, blue, alpha: opacity)))
  }

  /// Creates a fixed gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a fixed sRGB color from components in the range 0 to 1, with the hue as a fraction of
  /// a turn.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    )
  }

  /// Returns the color with its opacity multiplied; it remains dynamic.
  public func opacity(_ opacity: Double) -> Color {
    // A mix with a transparent color changes only the opacity.
    Color(uiColor: uiColor.mixed(with: .clear, by: 1 - min(1, max(0, opacity)), in: .srgb))
  }

  /// The fixed color for the current traits; never nil.
  public var cgColor: CGColor? { uiColor.cgColor }

  /// The definition of the color.
  public var description: String { uiColor.description }
}

extension Color: View {
  /// A rectangle filled with the color.
  public var body: ColorFill { ColorFill(uiColor) }
}
