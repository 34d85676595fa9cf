public import DynamicColors
import UIKitNames

/// The colors of the system, which follow the style and the contrast.
extension Color {
  /// The color of primary text.
  public static var primary: Color { Color(.label) }
  /// The color of secondary text.
  public static var secondary: Color { Color(.secondaryLabel) }
  /// The color `AccentColor` of `AssetCatalog.main`; the system's blue if there is none.
  public static var accentColor: Color { Color(UIColor(named: "AccentColor") ?? .systemBlue) }
  /// The adaptable red.
  public static var red: Color { Color(.systemRed) }
  /// The adaptable orange.
  public static var orange: Color { Color(.systemOrange) }
  /// The adaptable yellow.
  public static var yellow: Color { Color(.systemYellow) }
  /// The adaptable green.
  public static var green: Color { Color(.systemGreen) }
  /// The adaptable mint.
  public static var mint: Color { Color(.systemMint) }
  /// The adaptable teal.
  public static var teal: Color { Color(.systemTeal) }
  /// The adaptable cyan.
  public static var cyan: Color { Color(.systemCyan) }
  /// The adaptable blue.
  public static var blue: Color { Color(.systemBlue) }
  /// The adaptable indigo.
  public static var indigo: Color { Color(.systemIndigo) }
  /// The adaptable purple.
  public static var purple: Color { Color(.systemPurple) }
  /// The adaptable pink.
  public static var pink: Color { Color(.systemPink) }
  /// The adaptable brown.
  public static var brown: Color { Color(.systemBrown) }
  /// The adaptable gray.
  public static var gray: Color { Color(.systemGray) }
  /// Black.
  public static var black: Color { Color(.black) }
  /// White.
  public static var white: Color { Color(.white) }
  /// Transparent black.
  public static var clear: Color { Color(.clear) }
}

extension DynamicColor {
  /// Creates a color from one of SwiftUI; it remains dynamic.
  public convenience init(_ color: Color) {
    self.init(copying: color.uiColor)
  }
}
