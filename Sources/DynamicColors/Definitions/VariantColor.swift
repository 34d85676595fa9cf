import ColorValues
import TraitSystem

/// A color with its own variants.
final class VariantColor: ColorDefinition {
  let colorSet: ColorSet

  init(_ colorSet: ColorSet) {
    self.colorSet = colorSet
  }

  func resolved(with traits: TraitCollection, depth: Int) -> Color { colorSet.color(for: traits) }

  func isEqual(to other: any ColorDefinition) -> Bool {
    (other as? VariantColor)?.colorSet == colorSet
  }

  func hash(into hasher: inout Hasher) { hasher.combine(colorSet) }

  var description: String { colorSet.description }
}
