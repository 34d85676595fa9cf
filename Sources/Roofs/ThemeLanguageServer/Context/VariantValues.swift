import ColorValues
import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// The values of the variants in a theme file, each under traits with which it wins.
struct VariantValues {
  /// A variant in the compiled theme.
  struct Place {
    /// The index of the color.
    let index: ColorIndex
    /// The index of the variant.
    let variant: VariantIndex
    /// The context, with the conditions of the variant.
    let traits: TraitCollection
  }

  let theme: CompiledTheme

  /// The context without the conditions of variants.
  let context: EffectiveContext

  /// The traits of the context with the conditions of a variant.
  private var traitsOfConditions: [[TraitCondition]: TraitCollection] = [:]

  /// Creates the values of the theme file at a path; nil if the theme can't be compiled.
  init?(
    ofFile path: String,
    named name: String,
    in project: ThemeProject,
    _ context: TraitContext
  ) {
    guard let theme = project.theme(named: name), theme.theme?.file == path else { return nil }
    self.theme = theme
    self.context = project.read(context).effective.selecting(name, in: project)
  }

  /// Returns the variant of a value; nil for a value with an error and for a color that refers to
  /// one.
  mutating func place(of site: ValueSite) -> Place? {
    let colors = theme.definitions
    guard let index = colors.index(of: site.name), colors.layer(of: index) == theme.chain.count - 1,
      !theme.isInvalid(index)
    else { return nil }
    guard let variant = colors.variant(at: index, writtenAt: site.node.range.lowerBound) else {
      return nil
    }
    return Place(index: index, variant: variant, traits: traits(forWinning: variant, at: index))
  }

  /// Returns the value of a variant.
  func color(of place: Place) -> Color {
    let wins = theme.definitions.winningVariant(at: place.index, for: place.traits) == place.variant
    return wins
      ? theme.definitions.color(at: place.index, for: place.traits)
      : theme.definitions.evaluate(place.variant, of: place.index, for: place.traits)
  }

  /// Returns the value of a site: that of its variant, or else the constant that it is.
  mutating func color(of site: ValueSite) -> Color? {
    if let place = place(of: site) { return color(of: place) }
    return site.constant
  }

  /// Returns traits under which a variant wins, as near to the context as possible.
  private mutating func traits(
    forWinning variant: VariantIndex,
    at index: ColorIndex
  ) -> TraitCollection {
    let colors = theme.definitions
    let own = colors.conditions(ofVariant: variant, at: index)
    let near = traitsOfConditions[own] ?? context.traits.setting(own)
    traitsOfConditions[own] = near
    guard colors.winningVariant(at: index, for: near) != variant else { return near }
    guard let found = colors.winningTraits(ofVariant: variant, at: index) else { return near }
    return near.setting(
      found.specifiedTraits.map { TraitCondition($0, found.value(of: $0)) }
    )
  }
}

extension ValueSite {
  /// The bytes in the file of the value without quotes and whitespace around it.
  var valueRange: Range<Int> { node.trimmedRange }
}
