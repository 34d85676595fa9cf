import AssetCatalogs
import ColorValues
import DynamicColors
public import SourceDiagnostics
import SwiftSymbols
public import ThemeFiles
import TraitSystem

/// The losses of an asset catalog that contains the themes of a library.
///
/// A catalog has values for styles, contrasts, gamuts and devices, in no gamut wider than Display
/// P3.
public struct CatalogLosses: Sendable {
  private static let traits: Set<TraitKey> = [
    TraitKey(UserInterfaceStyleTrait.self), TraitKey(AccessibilityContrastTrait.self),
    TraitKey(DisplayGamutTrait.self), TraitKey(UserInterfaceIdiomTrait.self),
  ]

  /// The losses: warnings of the rule `not-exported`.
  public let diagnostics: [Diagnostic]

  /// Finds the losses.
  ///
  /// - Complexity: O(*n*) in the number of colors, themes and trait combinations.
  public init(of library: ThemeLibrary) {
    let source = ExportSource(library)
    let space = ExportSpace(source.axes.filter { Self.traits.contains($0.trait) })
    let idiom = source.axes.first { $0.trait == TraitKey(UserInterfaceIdiomTrait.self) }?.bit ?? 0
    var losses = LossReport("an asset catalog")
    for theme in source.themes {
      for axis in source.axes where !Self.traits.contains(axis.trait) {
        losses.add(axis, of: theme)
      }
      var traitsOfStates: [UInt64: [TraitCollection]] = [:]
      for index in theme.indices() {
        let name = theme.name(at: index)
        let mask = theme.definitions.dependencies(at: index)
        let states =
          traitsOfStates[mask]
          ?? space.states(of: mask).map { space.traits(of: $0, over: theme.traits) }
        traitsOfStates[mask] = states
        for traits in states {
          if theme.definitions.isComputed(at: index, for: traits) { losses.add(.computed, name) }
          let color = theme.definitions.color(at: index, for: traits)
          if !color.isInGamut(of: .displayP3) { losses.add(.beyondP3, name) }
        }
        if mask & idiom != 0, let color = library.color(named: name),
          Self.namesLightVision(color, under: theme.traits)
        {
          losses.add(.withoutStyle, name)
        }
      }
    }
    losses.addMissing(of: source)
    diagnostics = losses.diagnostics
  }

  /// Whether a color has a slot for light interfaces of mixed-reality devices, which isn't used
  /// where the style is unspecified.
  private static func namesLightVision(_ color: DynamicColor, under traits: TraitCollection) -> Bool
  {
    let slots = ColorSetBuilder(idioms: [.vision]).slots(for: color, under: traits)
    return slots.contains { slot in
      slot.conditions.idiom == .vision && slot.conditions.appearance.luminosity == .light
    }
  }
}
