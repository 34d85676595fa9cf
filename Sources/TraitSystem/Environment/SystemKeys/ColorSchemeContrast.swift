/// How much the colours of declarative content differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast, as the user asks for.
  case increased

  /// The contrast that a trait's value means; nil if it is unspecified.
  public init?(_ contrast: AccessibilityContrast) {
    switch contrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

extension AccessibilityContrast {
  /// The trait's value that a contrast means; unspecified for nil.
  public init(_ contrast: ColorSchemeContrast?) {
    switch contrast {
    case nil: self = .unspecified
    case .standard: self = .normal
    case .increased: self = .high
    }
  }
}

extension EnvironmentValues {
  /// The contrast of colours, kept in the trait of that name; standard if it is unspecified.
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
