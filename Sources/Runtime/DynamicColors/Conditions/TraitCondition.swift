public import TraitSystem

/// A condition of a variant: a trait that must have a value.
///
/// ```swift
/// let dark = TraitCondition(.named("style")!, "dark")
/// dark.description   // "dark"
/// ```
public struct TraitCondition: Hashable, Sendable, CustomStringConvertible {
  /// The trait.
  public let trait: TraitKey

  /// The value that the trait must have for the condition to hold.
  public let value: TraitValue

  /// Creates the condition that `trait` has `value`.
  public init(_ trait: TraitKey, _ value: TraitValue) {
    self.trait = trait
    self.value = value
  }

  /// Returns whether the condition holds in `traits`.
  ///
  /// An unspecified trait counts as light, normal contrast, sRGB and base level, as in asset
  /// catalogs; any other trait counts as its default.
  public func holds(in traits: TraitCollection) -> Bool {
    let actual = traits.value(of: trait)
    return actual == value || (actual == trait.defaultValue && value == trait.assumedValue)
  }

  /// The condition as in theme files: a word such as `dark`, else `TRAIT=VALUE`.
  public var description: String {
    ConditionWords.word(for: self) ?? "\(trait.name)=\(value)"
  }
}

/// The name of ``TraitCondition`` where variants are those of colors.
public typealias ColorCondition = TraitCondition
