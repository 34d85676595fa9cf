public import TraitSystem

/// The order in which traits decide between the variants of a value.
///
/// Variants that name the first trait outrank the others, then variants that name the second trait,
/// and so on. The order is style, contrast, gamut, idiom, level, the other system traits, then
/// custom traits as given. Asset catalogs choose in the same order, so that a color means the same
/// in both.
public struct VariantPrecedence: Hashable, Sendable {
  /// The traits, the one that decides first at the front.
  public let traits: [TraitKey]

  /// Creates the order that ends in `customTraits`.
  public init(customTraits: [TraitKey] = []) {
    let leading = [
      TraitKey(UserInterfaceStyleTrait.self), TraitKey(AccessibilityContrastTrait.self),
      TraitKey(DisplayGamutTrait.self), TraitKey(UserInterfaceIdiomTrait.self),
      TraitKey(UserInterfaceLevelTrait.self),
    ]
    var traits = leading
    for trait in TraitKey.system + customTraits where !traits.contains(trait) {
      traits.append(trait)
    }
    self.traits = traits
  }
}
