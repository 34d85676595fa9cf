public import ColorValues
public import TraitSystem

/// A colour that depends on traits.
///
/// It is a definition, not a value: resolve it for a trait collection to get a `Color`. What is
/// derived from it stays dynamic.
///
/// ```swift
/// let ink = DynamicColor { $0.userInterfaceStyle == .dark ? .white : .black }
/// ink.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)).hex   // "#ffffff"
/// ```
///
/// Two dynamic colours are equal when their definitions are: the same fixed colour, variants that
/// are equal, the same name in one catalog, providers of one name, or equal derivations of equal
/// colours. A provider without a name equals only its own copies.
///
/// It is an immutable object rather than a structure, so that extensions can add initialisers and
/// class properties in the form that UIKit code has them.
public final class DynamicColor: Sendable {
  let definition: any ColorDefinition

  init(_ definition: any ColorDefinition) {
    self.definition = definition
  }

  /// Makes a colour with the definition of another, which it equals; for initialisers that find their
  /// colour somewhere.
  package convenience init(copying other: DynamicColor) {
    self.init(other.definition)
  }

  /// Makes a colour that is the same under all traits.
  public convenience init(_ color: Color) {
    self.init(FixedColor(color))
  }

  /// Makes a colour from its variants.
  public convenience init(_ set: ColorSet) {
    self.init(VariantColor(set))
  }

  /// Makes a colour that asks `provider` whenever it is resolved.
  ///
  /// The provider decides from the traits that it is given and must be free of side effects: it
  /// can be called at any time, on any thread. It is not called now.
  ///
  /// - Parameters:
  ///   - name: What the colour is: two providers of one name make equal colours, so names must be
  ///     unique among what they provide. Without a name the colour equals only its own copies.
  ///   - provider: Gives the colour for a trait collection.
  public convenience init(
    name: String? = nil,
    provider: @escaping @Sendable (TraitCollection) -> DynamicColor
  ) {
    self.init(ProvidedColor(name: name, provider: provider))
  }

  /// Makes a colour with one value under light traits and one under dark traits.
  ///
  /// Apps have initialisers of these names for dynamic colours, which are preferred to this one.
  @_disfavoredOverload
  public convenience init(light: Color, dark: Color) {
    self.init(ColorSet(light: light, dark: dark))
  }
}

extension DynamicColor {
  /// The name by which the colour stands in a catalog, or that its provider was given; nil for other
  /// colours.
  public var name: String? {
    switch definition {
    case let named as NamedColor: named.catalog.colorName(at: named.index)
    case let provided as ProvidedColor: provided.name
    default: nil
    }
  }
}

extension DynamicColor: Hashable {
  /// Colours are equal when their definitions are.
  public static func == (left: DynamicColor, right: DynamicColor) -> Bool {
    left.definition === right.definition || left.definition.isEqual(to: right.definition)
  }

  /// Hashes the definition.
  public func hash(into hasher: inout Hasher) {
    definition.hash(into: &hasher)
  }
}

extension DynamicColor: CustomStringConvertible {
  /// The colour's definition in words: a CSS value, a name, or how it is derived; no pointers.
  public var description: String { definition.description }
}
