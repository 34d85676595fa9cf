import ColorValues
import TraitSystem

/// A color that a closure returns.
final class ProvidedColor: ColorDefinition {
  let name: String?
  let provider: @Sendable (TraitCollection) -> DynamicColor

  init(name: String?, provider: @escaping @Sendable (TraitCollection) -> DynamicColor) {
    self.name = name
    self.provider = provider
  }

  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    traits.performAsCurrent { provider(traits) }.resolved(with: traits, depth: depth + 1)
  }

  func isGray(for traits: TraitCollection, depth: Int) -> Bool {
    traits.performAsCurrent { provider(traits) }.isGray(for: traits, depth: depth + 1)
  }

  func isEqual(to other: any ColorDefinition) -> Bool {
    guard let name else { return other === self }
    return (other as? ProvidedColor)?.name == name
  }

  func hash(into hasher: inout Hasher) {
    if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(self)) }
  }

  var description: String { name.map { "provider \($0)" } ?? "provider" }
}
