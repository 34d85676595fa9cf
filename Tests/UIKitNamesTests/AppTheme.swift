import DynamicColors
import UIKitNames

// The theming code of an app as it is written for UIKit, including force-unwrapped catalog colors.

enum AppTheme: Int, CaseIterable {
  case standard, pastel, bold, monochrome
}

struct AppThemeTrait: UITraitDefinition {
  static let defaultValue = AppTheme.standard
  static let affectsColorAppearance = true
  static let name = "Theme"
  static let identifier = "org.example.uikitnames.theme"
}

extension UITraitCollection {
  var appTheme: AppTheme { self[AppThemeTrait.self] }
}

extension UIMutableTraits {
  var appTheme: AppTheme {
    get { self[AppThemeTrait.self] }
    set { self[AppThemeTrait.self] = newValue }
  }
}

extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  class var themedBackground: UIColor {
    UIColor { traitCollection in
      // swift-format-ignore: NeverForceUnwrap
      switch traitCollection.appTheme {
      case .standard: return UIColor(named: "StandardBackground")!
      case .pastel: return UIColor(named: "PastelBackground")!
      case .bold: return UIColor(named: "BoldBackground")!
      case .monochrome: return UIColor(named: "MonochromeBackground")!
      }
    }
  }

  static let ink = UIColor(light: .black, dark: .white)

  /// Red, green, blue and alpha, 0 to 255.
  var bytes: [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  func bytes(_ traits: UITraitCollection) -> [Int] { resolvedColor(with: traits).bytes }
}

/// The catalog of the tests, which is set once for all of them.
let installedCatalog: any AnyObject & Sendable = {
  let catalog = MemoryColorCatalog([
    "StandardBackground": UIColor(light: UIColor(hex: 0xFFFFFF), dark: UIColor(hex: 0x000000)),
    "PastelBackground": UIColor(light: UIColor(hex: 0xFCE4EC), dark: UIColor(hex: 0x2A2026)),
    "BoldBackground": UIColor(hex: 0xD50000),
    "MonochromeBackground": UIColor(white: 0.5, alpha: 1),
    "Circle": UIColor { _ in UIColor(named: "Circle") ?? .white },
  ])
  AssetCatalog.main = catalog
  return catalog
}()
