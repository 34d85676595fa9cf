import ColorValues
import TraitSystem

/// A color computed from others, from their resolved values under the same traits.
final class DerivedColor: ColorDefinition {
  private let base: DynamicColor
  private let others: [DynamicColor]
  private let derivation: ColorDerivation

  init(_ base: DynamicColor, _ others: [DynamicColor] = [], by derivation: ColorDerivation) {
    self.base = base
    self.others = others
    self.derivation = derivation
  }

  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    derivation.applied(to: base.resolved(with: traits, depth: depth + 1), count: others.count) {
      others[$0].resolved(with: traits, depth: depth + 1)
    }
  }

  func isGray(for traits: TraitCollection, depth: Int) -> Bool {
    guard case .faded = derivation else { return false }
    return base.isGray(for: traits, depth: depth + 1)
  }

  func isEqual(to other: any ColorDefinition) -> Bool {
    guard let other = other as? DerivedColor else { return false }
    return other.derivation == derivation && other.base == base && other.others == others
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(others)
    hasher.combine(derivation)
  }

  var description: String { derivation.words(for: "\(base)", others.map { "\($0)" }) }
}
