// Made by themetool from standard.yaml, bold.yaml, pastel.yaml; changes here are lost.

#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

/// The values of the theme.
nonisolated enum ThemeName: String, CaseIterable, Sendable {
  case bold
  case pastel
  case standard
}

#if canImport(UIKit) && !os(watchOS)
/// The type of the colors.
typealias ThemePlatformColor = UIColor

private typealias ThemePlatformTraits = UITraitCollection

/// The definition of the theme.
nonisolated struct ThemeTrait: UITraitDefinition {
  static let defaultValue = ThemeName.standard
  static let identifier = "com.example.theme-switcher.theme"
  static let name = "Theme"
  static let affectsColorAppearance = true
}

nonisolated extension UITraitCollection {
  /// The value of the theme.
  var theme: ThemeName { self[ThemeTrait.self] }
}

nonisolated extension UIMutableTraits {
  /// The value of the theme.
  var theme: ThemeName {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

#if canImport(SwiftUI)
/// The environment key of the theme.
nonisolated struct ThemeKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = ThemeTrait.defaultValue

  static func read(from traitCollection: UITraitCollection) -> ThemeName {
    traitCollection[ThemeTrait.self]
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: ThemeName) {
    mutableTraits[ThemeTrait.self] = value
  }
}

nonisolated extension EnvironmentValues {
  /// The value of the theme.
  var theme: ThemeName {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
#endif

#elseif canImport(AppKit)
/// The type of the colors.
typealias ThemePlatformColor = NSColor

private typealias ThemePlatformTraits = NSAppearance

/// The theme and the custom traits, which AppKit has no traits for; they apply to the whole app.
///
/// Views are not redrawn when they change: set `needsDisplay`.
nonisolated enum ThemeSettings {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var themeValue = ThemeName.standard

  /// The value of the theme.
  static var theme: ThemeName {
    get { lock.withLock { themeValue } }
    set { lock.withLock { themeValue = newValue } }
  }
}

nonisolated extension NSAppearance {
  fileprivate var isDark: Bool {
    switch bestMatch(from: Self.names) {
    case .darkAqua, .accessibilityHighContrastDarkAqua: true
    default: false
    }
  }

  fileprivate var hasHighContrast: Bool {
    switch bestMatch(from: Self.names) {
    case .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua: true
    default: false
    }
  }

  private static var names: [NSAppearance.Name] {
    [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua]
  }
}
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// A trait that colors depend on.
nonisolated private enum ThemeAxis {
  case theme, userInterfaceStyle

  /// The number of values that make a difference.
  var count: Int {
    switch self {
    case .theme: 3
    case .userInterfaceStyle: 2
    }
  }

  /// Returns the position of the value in a collection of traits, or for an appearance.
  func position(in traits: ThemePlatformTraits) -> Int {
    #if canImport(UIKit)
    switch self {
    case .theme:
      switch traits[ThemeTrait.self] {
      case .bold: 1
      case .pastel: 2
      default: 0
      }
    case .userInterfaceStyle:
      switch traits.userInterfaceStyle {
      case .dark: 1
      default: 0
      }
    }
    #else
    switch self {
    case .theme:
      switch ThemeSettings.theme {
      case .bold: 1
      case .pastel: 2
      default: 0
      }
    case .userInterfaceStyle:
      traits.isDark ? 1 : 0
    }
    #endif
  }
}

nonisolated extension ThemePlatformColor {
  /// Returns a dynamic color.
  ///
  /// - Parameters:
  ///   - axes: The traits that the color depends on.
  ///   - values: The value for each combination of the traits; the last one changes fastest.
  fileprivate static func themed(_ axes: [ThemeAxis], _ values: String) -> ThemePlatformColor {
    let colors = values.split(separator: " ").map(themeColor)
    let index: @Sendable (ThemePlatformTraits) -> Int = { traits in
      axes.reduce(0) { $0 * $1.count + $1.position(in: traits) }
    }
    #if canImport(UIKit)
    return ThemePlatformColor { colors[index($0)] }
    #else
    return ThemePlatformColor(name: nil) { colors[index($0)] }
    #endif
  }

  /// Returns the color for `rrggbb`, `rrggbbaa`, or the components of extended sRGB and alpha.
  fileprivate static func themeColor(_ text: some StringProtocol) -> ThemePlatformColor {
    var parts = text.split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
    if parts.count != 4 {
      let number = UInt32(text.count == 8 ? String(text) : text + "ff", radix: 16) ?? 0
      parts = [24, 16, 8, 0].map { CGFloat(number >> UInt32($0) & 0xff) / 255 }
    }
    #if canImport(UIKit)
    return ThemePlatformColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    #else
    return ThemePlatformColor(colorSpace: .extendedSRGB, components: parts, count: 4)
    #endif
  }
}

nonisolated extension ThemePlatformColor {
  /// - standard: `#f2f4f8` light, `#0f1218` dark
  /// - bold: `#eceeff` light, `#0a0b33` dark
  /// - pastel: `#fbf1ee` light, `#1f181d` dark
  static let background = themed([.theme, .userInterfaceStyle], "f2f4f8 0f1218 eceeff 0a0b33 fbf1ee 1f181d")

  /// - standard: `#ffffff` light, `#1b1f28` dark
  /// - bold: `#ffffff` light, `#16185c` dark
  /// - pastel: `#fffaf7` light, `#2b2229` dark
  static let surface = themed([.theme, .userInterfaceStyle], "ffffff 1b1f28 ffffff 16185c fffaf7 2b2229")

  /// - standard: `#d9dde6` light, `#343b49` dark
  /// - bold: `#b9bef4` light, `#4346b0` dark
  /// - pastel: `#ecd7d2` light, `#4a3a45` dark
  static let border = themed([.theme, .userInterfaceStyle], "d9dde6 343b49 b9bef4 4346b0 ecd7d2 4a3a45")

  /// - standard: `#15181e` light, `#f1f3f8` dark
  /// - bold: `#0a0b33` light, `#f0f1ff` dark
  /// - pastel: `#3a2b35` light, `#f6e9ee` dark
  static let text = themed([.theme, .userInterfaceStyle], "15181e f1f3f8 0a0b33 f0f1ff 3a2b35 f6e9ee")

  /// - standard: `#596070` light, `#a8b0c0` dark
  /// - bold: `#4547a3` light, `#b6baee` dark
  /// - pastel: `#755f6c` light, `#c4aeb9` dark
  static let textSecondary = themed([.theme, .userInterfaceStyle], "596070 a8b0c0 4547a3 b6baee 755f6c c4aeb9")

  /// - standard: `#1f5fd6` light, `#7db2ff` dark
  /// - bold: `#ff6a13` light, `#ff8a3d` dark
  /// - pastel: `#a3496d` light, `#f3a9c4` dark
  static let accent = themed([.theme, .userInterfaceStyle], "1f5fd6 7db2ff ff6a13 ff8a3d a3496d f3a9c4")

  /// - standard: `#ffffff` light, `#000000` dark
  /// - bold: `#000000`
  /// - pastel: `#ffffff` light, `#000000` dark
  static let onAccent = themed([.theme, .userInterfaceStyle], "ffffff 000000 000000 000000 ffffff 000000")

  /// The colors of 'badge'.
  static var badge: BadgeColors.Type { BadgeColors.self }

  /// The colors of 'badge'.
  nonisolated enum BadgeColors {
    /// - standard: `#c9252f` light, `#ff8a84` dark
    /// - bold: `#1e23f3` light, `#42eff7` dark
    /// - pastel: `#8a5a00` light, `#f2cf8a` dark
    static let count = themed([.theme, .userInterfaceStyle], "c9252f ff8a84 1e23f3 42eff7 8a5a00 f2cf8a")

    /// - standard: `#ffffff` light, `#000000` dark
    /// - bold: `#ffffff` light, `#000000` dark
    /// - pastel: `#ffffff` light, `#000000` dark
    static let onCount = themed([.userInterfaceStyle], "ffffff 000000")

    /// - standard: `#743bc3` light, `#c2a3f7` dark
    /// - bold: `#a80e8c` light, `#fb71e2` dark
    /// - pastel: `#3d6f5a` light, `#9fd8bd` dark
    static let new = themed([.theme, .userInterfaceStyle], "743bc3 c2a3f7 a80e8c fb71e2 3d6f5a 9fd8bd")

    /// - standard: `#ffffff` light, `#000000` dark
    /// - bold: `#ffffff` light, `#000000` dark
    /// - pastel: `#ffffff` light, `#000000` dark
    static let onNew = themed([.userInterfaceStyle], "ffffff 000000")
  }
}

#if canImport(SwiftUI)
nonisolated extension Color {
  fileprivate static func themeColor(_ color: ThemePlatformColor) -> Color {
    #if canImport(UIKit)
    Color(uiColor: color)
    #else
    Color(nsColor: color)
    #endif
  }

  static var background: Color { themeColor(.background) }

  static var surface: Color { themeColor(.surface) }

  static var border: Color { themeColor(.border) }

  static var text: Color { themeColor(.text) }

  static var textSecondary: Color { themeColor(.textSecondary) }

  static var accent: Color { themeColor(.accent) }

  static var onAccent: Color { themeColor(.onAccent) }

  /// The colors of 'badge'.
  static var badge: BadgeColors.Type { BadgeColors.self }

  /// The colors of 'badge'.
  nonisolated enum BadgeColors {
    static var count: Color { themeColor(.badge.count) }

    static var onCount: Color { themeColor(.badge.onCount) }

    static var new: Color { themeColor(.badge.new) }

    static var onNew: Color { themeColor(.badge.onNew) }
  }
}

nonisolated extension ShapeStyle where Self == Color {
  static var surface: Color { Color.surface }

  static var border: Color { Color.border }

  static var text: Color { Color.text }

  static var textSecondary: Color { Color.textSecondary }

  static var accent: Color { Color.accent }

  static var onAccent: Color { Color.onAccent }

  /// The colors of 'badge'.
  static var badge: Color.BadgeColors.Type { Color.badge }
}
#endif
#endif
