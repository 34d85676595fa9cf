/// Whether declarative content is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark

  /// Creates the scheme for a style; nil if the style is unspecified.
  public init?(_ style: UserInterfaceStyle) {
    switch style {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UserInterfaceStyle {
  /// Creates the style for a scheme; unspecified for nil.
  public init(_ scheme: ColorScheme?) {
    switch scheme {
    case nil: self = .unspecified
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension EnvironmentValues {
  /// The color scheme, stored in the interface style; light if the style is unspecified.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private enum ColorSchemeKey: TraitBridgedEnvironmentKey {
  static let defaultValue = ColorScheme.light

  static func read(from traitCollection: TraitCollection) -> ColorScheme {
    ColorScheme(traitCollection.userInterfaceStyle) ?? defaultValue
  }

  static func write(to mutableTraits: inout MutableTraits, value: ColorScheme) {
    mutableTraits.userInterfaceStyle = UserInterfaceStyle(value)
  }
}
