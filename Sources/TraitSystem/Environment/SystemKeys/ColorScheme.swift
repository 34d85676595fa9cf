/// Whether declarative content is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark

  /// The scheme that a style means; nil if it is unspecified.
  public init?(_ style: UserInterfaceStyle) {
    switch style {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UserInterfaceStyle {
  /// The style that a scheme means; unspecified for nil.
  public init(_ scheme: ColorScheme?) {
    switch scheme {
    case nil: self = .unspecified
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension EnvironmentValues {
  /// The scheme of the interface, kept in its style; light if that is unspecified.
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
