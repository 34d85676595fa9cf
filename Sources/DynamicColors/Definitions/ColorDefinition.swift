import ColorValues
import TraitSystem

/// How a dynamic colour comes by its value.
///
/// Definitions are objects that never change, so that copying a colour costs one count and
/// resolving it none.
protocol ColorDefinition: AnyObject, Sendable, CustomStringConvertible {
  /// The value under `traits`; `depth` counts the definitions that led here.
  func resolved(with traits: TraitCollection, depth: Int) -> Color

  /// Whether another definition is the same.
  func isEqual(to other: any ColorDefinition) -> Bool

  /// Adds what ``isEqual(to:)`` compares.
  func hash(into hasher: inout Hasher)
}
