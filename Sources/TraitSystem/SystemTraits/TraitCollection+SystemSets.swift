extension TraitCollection {
  /// The system traits that colours may look at, for registering handlers.
  ///
  /// They are those with ``TraitDefinition/affectsColorAppearance``.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    systemTraitTypes().filter { $0.affectsColorAppearance }
  }

  /// The system traits that decide which variant of an image is shown, for registering handlers.
  public static var systemTraitsAffectingImageLookup: [any TraitDefinition.Type] {
    [
      UserInterfaceStyleTrait.self,
      AccessibilityContrastTrait.self,
      DisplayGamutTrait.self,
      UserInterfaceIdiomTrait.self,
      UserInterfaceLevelTrait.self,
      LayoutDirectionTrait.self,
      DisplayScaleTrait.self,
      HorizontalSizeClassTrait.self,
      VerticalSizeClassTrait.self,
      PreferredContentSizeCategoryTrait.self,
      LegibilityWeightTrait.self,
    ]
  }
}
