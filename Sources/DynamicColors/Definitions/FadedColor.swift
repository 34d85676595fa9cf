import ColorValues
import TraitSystem

/// A colour with another alpha.
final class FadedColor: ColorDefinition {
  let base: DynamicColor
  let alpha: Double

  init(_ base: DynamicColor, alpha: Double) {
    self.base = base
    self.alpha = alpha
  }

  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    base.resolved(with: traits, depth: depth + 1).withAlpha(alpha)
  }

  func isEqual(to other: any ColorDefinition) -> Bool {
    guard let other = other as? FadedColor else { return false }
    return other.alpha == alpha && other.base == base
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(alpha)
  }

  var description: String { "\(base) with alpha \(alpha)" }
}
