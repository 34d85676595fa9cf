/// The contrast between the colors of declarative content.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The standard contrast.
  case standard
  /// Increased contrast, requested by the user.
  case increased

  /// Creates the contrast for a trait's value; nil if it is unspecified.
  public init?(_ contrast: AccessibilityContrast) {
    switch contrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

extension AccessibilityContrast {
  /// Creates the trait's value for a contrast; unspecified for nil.
  public init(_ contrast: ColorSchemeContrast?) {
    switch contrast {
    case nil: self = .unspecified
    case .standard: self = .normal
    case .increased: self = .high
    }
  }
}

extension EnvironmentValues {
  /// The color contrast, stored in the accessibility contrast; standard if that is unspecified.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

private enum ColorSchemeContrastKey: TraitBridgedEnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard

  static func read(from traitCollection: TraitCollection) -> ColorSchemeContrast {
    ColorSchemeContrast(traitCollection.accessibilityContrast) ?? defaultValue
  }

  static func write(to mutableTraits: inout MutableTraits, value: ColorSchemeContrast) {
    mutableTraits.accessibilityContrast = AccessibilityContrast(value)
  }
}
