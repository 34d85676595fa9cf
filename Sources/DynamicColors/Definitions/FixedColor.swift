import ColorValues
import TraitSystem

/// A color that is the same under all traits.
final class FixedColor: ColorDefinition {
  let color: Color
  private let isGray: Bool

  init(_ color: Color, isGray: Bool = false) {
    self.color = color
    self.isGray = isGray
  }

  func isGray(for traits: TraitCollection, depth: Int) -> Bool { isGray }

  func resolved(with traits: TraitCollection, depth: Int) -> Color { color }

  func isEqual(to other: any ColorDefinition) -> Bool {
    (other as? FixedColor)?.color == color
  }

  func hash(into hasher: inout Hasher) { hasher.combine(color) }

  var description: String { color.css }
}
