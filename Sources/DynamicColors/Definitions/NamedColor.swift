import ColorValues
import TraitSystem

/// A name in a catalog.
final class NamedColor: ColorDefinition {
  let catalog: any ColorCatalog
  let index: Int
  /// The colors of a catalog whose indices are theirs.
  private let compiled: CompiledColors?

  init(_ catalog: any ColorCatalog, _ index: Int) {
    self.catalog = catalog
    self.index = index
    compiled = (catalog as? any CompiledColorCatalog)?.compiledColors
  }

  // Inlined into the witness, because each call copies the 40 bytes of a color.
  @inline(__always)
  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    if let compiled { return compiled.knownColor(at: index, for: traits) }
    // A catalog of dynamic colors can lead back to this definition; others have fixed values.
    return (catalog as? MemoryColorCatalog)?.resolved(at: index, with: traits, depth: depth + 1)
      ?? catalog.color(at: index, for: traits)
  }

  func mayDepend(on trait: TraitKey) -> Bool {
    guard let compiled else { return true }
    return compiled.dependencies(at: index) & compiled.conditions.axis(of: trait) != 0
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
