extension TraitCollection {
  /// The system traits that affect color appearance, for registering handlers.
  ///
  /// These are the system traits with ``TraitDefinition/affectsColorAppearance``.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    systemTraitTypes().filter { $0.affectsColorAppearance }
  }

  /// The system traits that select the variant of an image, for registering handlers.
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
