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

extension DynamicColor {
  /// The color with more lightness in OKLab; it remains dynamic.
  public func lightened(by amount: Double) -> DynamicColor { derived(.lightened(amount)) }

  /// The color with less lightness in OKLab; it remains dynamic.
  public func darkened(by amount: Double) -> DynamicColor { derived(.lightened(-amount)) }

  /// The color with more chroma in OKLCH, relative to its own; it remains dynamic.
  public func saturated(by amount: Double) -> DynamicColor { derived(.saturated(amount)) }

  /// The color with less chroma in OKLCH, 1 for gray; it remains dynamic.
  public func desaturated(by amount: Double) -> DynamicColor { derived(.saturated(-amount)) }

  /// A tone of the color's tonal palette, 0 for black to 100 for white, with the color's alpha; it
  /// remains dynamic.
  public func withTone(_ tone: Double) -> DynamicColor { derived(.toned(tone)) }

  /// Black or white, whichever has more contrast with the color; it remains dynamic.
  public var contrasting: DynamicColor { derived(.contrasting) }

  /// The nearest color with a WCAG 2.2 contrast ratio on every background; it remains dynamic.
  ///
  /// Under traits for which no color has the ratio on all of them, it is black or white, whichever
  /// has the higher minimum ratio, as for `Color.reaching(_:on:)`.
  public func reaching(_ ratio: Double, on backgrounds: [DynamicColor]) -> DynamicColor {
    derived(.reaching(ratio: ratio), from: backgrounds)
  }

  /// The appearance of the color with a color vision deficiency; it remains dynamic.
  ///
  /// - Parameters:
  ///   - vision: The deficiency.
  ///   - severity: Its severity, 0 to 1.
  /// - Returns: A color that simulates the resolved value of this one.
  public func simulating(_ vision: ColorVision, severity: Double = 1) -> DynamicColor {
    derived(.simulated(vision, severity: severity))
  }
}

extension DynamicColor {
  /// The color's fixed value under `traits`.
  ///
  /// A provider is called with `traits` as its argument and as `TraitCollection.current`, and the
  /// color that it returns is resolved in turn. A provider that returns itself without end resolves
  /// to the transparent color after ``resolutionDepthLimit`` definitions.
  ///
  /// If a module adds a variant that returns a dynamic color, as in UIKit, that one is preferred
  /// unless the context requires a `Color`.
  @_disfavoredOverload
  public func resolvedColor(with traits: TraitCollection) -> Color {
    guard let log = traits.recorder?.colorUses as? ColorUse.Log else {
      return resolved(with: traits, depth: 0)
    }
    return log.resolve(self)
  }

  /// The color's value under the current traits.
  public var resolvedColor: Color {
    resolvedColor(with: .current)
  }

  /// Whether the color may have different values under traits that differ only in one; false only
  /// if it is known not to.
  package func mayDepend(on trait: TraitKey) -> Bool { definition.mayDepend(on: trait) }

  /// The maximum number of definitions that lead to a value, for colors that lead back to
  /// themselves.
  public static let resolutionDepthLimit = 128

  /// The value; transparent after too many definitions.
  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    depth < Self.resolutionDepthLimit
      ? definition.resolved(with: traits, depth: depth) : .transparent
  }

  /// Whether the value under `traits` was created as a gray, from a single component.
  package func isGray(for traits: TraitCollection, depth: Int = 0) -> Bool {
    depth < Self.resolutionDepthLimit && definition.isGray(for: traits, depth: depth)
  }
}
