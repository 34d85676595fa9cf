public import ColorValues
public import TraitSystem

/// A colour that depends on traits.
///
/// It is a definition, not a value: resolve it for a trait collection to get a ``Color``. What is
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
public struct DynamicColor: Hashable, Sendable {
  /// How the colour comes by its value.
  enum Definition: Hashable, Sendable {
    case fixed(Color)
    case named(NamedColor)
    case set(ColorSet)
    case provider(ColorProvider)
    indirect case withAlpha(DynamicColor, Double)
    indirect case mix(DynamicColor, DynamicColor, by: Double, in: ColorSpace)
  }

  let definition: Definition

  init(_ definition: Definition) {
    self.definition = definition
  }

  /// Makes a colour that is the same under all traits.
  public init(_ color: Color) {
    self.init(.fixed(color))
  }

  /// Makes a colour from its variants.
  public init(_ set: ColorSet) {
    self.init(.set(set))
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
  public init(
    name: String? = nil,
    provider: @escaping @Sendable (TraitCollection) -> DynamicColor
  ) {
    self.init(.provider(ColorProvider(name: name, body: provider)))
  }

  /// Makes a colour with one value under light traits and one under dark traits.
  public init(light: Color, dark: Color) {
    self.init(ColorSet(light: light, dark: dark))
  }
}
