public import ColorValues
public import TraitSystem

/// A color that depends on traits.
///
/// It is a definition, not a value: resolve it for a trait collection to get a `Color`. Colors that
/// are derived from it are dynamic, too.
///
/// ```swift
/// let ink = DynamicColor { $0.userInterfaceStyle == .dark ? .white : .black }
/// ink.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)).hex   // "#ffffff"
/// ```
///
/// Two dynamic colors are equal when their definitions are: the same fixed color, equal variants,
/// the same name in one catalog, providers with one name, or equal derivations of equal colors. A
/// provider without a name equals only its own copies.
///
/// It is an immutable object rather than a structure, so that extensions can add the initializers
/// and class properties that UIKit code uses.
public final class DynamicColor: Sendable {
  let definition: any ColorDefinition

  init(_ definition: any ColorDefinition) {
    self.definition = definition
  }

  /// Creates a color with the definition of another, for initializers that look up a color.
  package convenience init(copying other: DynamicColor) {
    self.init(other.definition)
  }

  /// Creates a color that is the same under all traits.
  public convenience init(_ color: Color) {
    self.init(FixedColor(color))
  }

  /// Creates a color from its variants.
  public convenience init(_ set: ColorSet) {
    self.init(VariantColor(set))
  }

  /// Creates a color that calls `provider` whenever it is resolved.
  ///
  /// The provider must depend only on the traits and have no side effects: it can be called at any
  /// time, on any thread. The initializer does not call it.
  ///
  /// - Parameters:
  ///   - name: The identity of the color: two providers with one name make equal colors, so that
  ///     names must be unique. Without a name the color equals only its own copies.
  ///   - provider: Returns the color for a trait collection.
  public convenience init(
    name: String? = nil,
    provider: @escaping @Sendable (TraitCollection) -> DynamicColor
  ) {
    self.init(ProvidedColor(name: name, provider: provider))
  }

  /// Creates a color with one value under light traits and one under dark traits.
  ///
  /// Initializers of apps with these labels for dynamic colors are preferred to this one.
  @_disfavoredOverload
  public convenience init(light: Color, dark: Color) {
    self.init(ColorSet(light: light, dark: dark))
  }
}

extension DynamicColor {
  /// The color's name in a catalog, or the name of its provider; nil for other colors.
  public var name: String? {
    switch definition {
    case let named as NamedColor: named.catalog.colorName(at: named.index)
    case let provided as ProvidedColor: provided.name
    default: nil
    }
  }
}

extension DynamicColor: Hashable {
  /// Returns whether the definitions of two colors are equal.
  public static func == (left: DynamicColor, right: DynamicColor) -> Bool {
    left.definition === right.definition || left.definition.isEqual(to: right.definition)
  }

  /// Hashes the definition.
  public func hash(into hasher: inout Hasher) {
    definition.hash(into: &hasher)
  }
}

extension DynamicColor: CustomStringConvertible {
  /// The color's definition in words: a CSS value, a name, or its derivation, without addresses.
  public var description: String { definition.description }
}
