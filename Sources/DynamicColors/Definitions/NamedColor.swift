import ColorValues
import TraitSystem

/// A name in a catalog.
final class NamedColor: ColorDefinition {
  let catalog: any ColorCatalog
  let index: Int

  init(_ catalog: any ColorCatalog, _ index: Int) {
    self.catalog = catalog
    self.index = index
  }

  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    // A catalog of dynamic colors can lead back to this definition; others have fixed values.
    (catalog as? MemoryColorCatalog)?.resolved(at: index, with: traits, depth: depth + 1)
      ?? catalog.color(at: index, for: traits)
  }

  func isEqual(to other: any ColorDefinition) -> Bool {
    guard let other = other as? NamedColor else { return false }
    return other.catalog === catalog && other.index == index
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(catalog))
    hasher.combine(index)
  }

  var description: String { "{\(catalog.colorName(at: index))}" }
}
