import ColorValues
import TraitSystem

/// The way in which a dynamic color is resolved.
///
/// Definitions are immutable objects, so that copying a color takes one reference count and
/// resolving it none.
protocol ColorDefinition: AnyObject, Sendable, CustomStringConvertible {
  /// The value under `traits`; `depth` counts the definitions that led here.
  func resolved(with traits: TraitCollection, depth: Int) -> Color

  /// Whether another definition is the same.
  func isEqual(to other: any ColorDefinition) -> Bool

  /// Adds what ``isEqual(to:)`` compares.
  func hash(into hasher: inout Hasher)

  /// Whether the value may depend on a trait; only definitions that know it return false.
  func mayDepend(on trait: TraitKey) -> Bool

  /// Whether the value under `traits` was created as a gray, from a single component.
  func isGray(for traits: TraitCollection, depth: Int) -> Bool
}

extension ColorDefinition {
  func mayDepend(on trait: TraitKey) -> Bool { true }

  func isGray(for traits: TraitCollection, depth: Int) -> Bool { false }
}

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
