import ColorValues
import TraitSystem

/// A name in a catalog.
@safe final class NamedColor: ColorDefinition {
  let catalog: any ColorCatalog
  let index: ColorIndex
  /// The colors of a catalog of compiled colors.
  ///
  /// The catalog owns them. In a library of one theme, resolving a constant takes 8.5 ns with such a
  /// reference to its colors, 14.5 ns with a strong one and 28 ns with calls of the catalog.
  private let table: Unmanaged<MemberTable>?
  /// The catalog if its colors can lead back to this definition; others have fixed values.
  private let memory: MemoryColorCatalog?

  init(_ catalog: any ColorCatalog, _ index: ColorIndex) {
    self.catalog = catalog
    self.index = index
    unsafe table = (catalog as? any CompiledColorCatalog)?.memberTable.map {
      unsafe .passUnretained($0)
    }
    memory = catalog as? MemoryColorCatalog
  }

  // Inlined into the witness, because each call copies the 40 bytes of a color.
  @inline(__always)
  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    if let table = unsafe table {
      return unsafe table._withUnsafeGuaranteedRef { $0.knownColor(at: index, for: traits) }
    }
    return memory?.resolved(at: index, with: traits, depth: depth + 1)
      ?? catalog.color(at: index, for: traits)
  }

  func mayDepend(on trait: TraitKey) -> Bool {
    unsafe table?._withUnsafeGuaranteedRef { $0.mayDepend(at: index, on: trait) } ?? true
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
