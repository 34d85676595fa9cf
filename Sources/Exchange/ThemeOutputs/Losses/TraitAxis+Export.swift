package import DynamicColors
package import SwiftSymbols
import TraitSystem

extension TraitAxis {
  /// The kinds of axes that formats treat in their own way.
  package enum Kind: Hashable, Sendable {
    case style, contrast, gamut, other
  }

  /// The kind of the trait.
  package var kind: Kind {
    switch trait {
    case TraitKey(UserInterfaceStyleTrait.self): .style
    case TraitKey(AccessibilityContrastTrait.self): .contrast
    case TraitKey(DisplayGamutTrait.self): .gamut
    default: .other
    }
  }

  /// Creates the axis of the display gamut, for formats that write wide colors for displays that
  /// can show them.
  init(gamutAt bit: UInt64) {
    let values = [DisplayGamut.SRGB, .P3].map { TraitValue(DisplayGamutTrait.self, $0) }
    self.init(trait: TraitKey(DisplayGamutTrait.self), bit: bit, values: values)
  }

  /// Returns the condition as theme files spell it: `dark`, `density=compact`.
  package func condition(_ choice: Int) -> String {
    TraitCondition(trait, values[choice]).description
  }

  /// Returns the value as a word: `dark`, `high-contrast`, `compact`.
  package func word(_ choice: Int) -> String {
    ConditionWords.word(for: TraitCondition(trait, values[choice])) ?? values[choice].description
  }

  /// Returns the name of the value beside that of its trait: `high` for contrast, else as
  /// ``word(_:)``.
  package func valueName(_ choice: Int) -> String { name(of: values[choice]) }

  /// The names of the trait's other values, all of which have the same colors as the first.
  var otherValueNames: [String] {
    trait.values.filter { !values.contains($0) && $0 != trait.defaultValue }.map(name(of:))
  }

  private func name(of value: TraitValue) -> String {
    if kind == .contrast { return value.description }
    return ConditionWords.word(for: TraitCondition(trait, value)) ?? value.description
  }
}

extension ExportSource {
  /// Returns the axis of a kind; nil if no color depends on it.
  package func axis(_ kind: TraitAxis.Kind) -> TraitAxis? { axes.first { $0.kind == kind } }
}
