public import ColorValues
public import TraitSystem

/// The trait for the accent color that the user chose; nil without a choice.
public enum AccentColorTrait: TraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var defaultValue: Color? { nil }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var affectsColorAppearance: Bool { true }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "org.freedesktop.appearance.accent-color" }
}

/// The trait for the user's choice of reduced motion.
public enum ReducedMotionTrait: TraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var defaultValue: Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "org.freedesktop.appearance.reduced-motion" }
}

extension TraitCollection {
  /// The accent color that the user chose; nil without a choice.
  public var accentColor: Color? { self[AccentColorTrait.self] }

  /// Whether the user chose reduced motion.
  public var isMotionReduced: Bool { self[ReducedMotionTrait.self] }
}

extension MutableTraits {
  /// The accent color that the user chose; nil without a choice.
  public var accentColor: Color? {
    get { self[AccentColorTrait.self] }
    set { self[AccentColorTrait.self] = newValue }
  }

  /// Whether the user chose reduced motion.
  public var isMotionReduced: Bool {
    get { self[ReducedMotionTrait.self] }
    set { self[ReducedMotionTrait.self] = newValue }
  }
}
