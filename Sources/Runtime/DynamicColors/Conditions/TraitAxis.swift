package import TraitSystem

/// A trait that values depend on, with the values that make a difference.
package struct TraitAxis: Sendable {
  /// The trait.
  package let trait: TraitKey

  /// The axis's bit in ``CompiledDefinitions/dependencies(at:)``.
  package let bit: UInt64

  /// The values; the first is the one that an unspecified trait counts as.
  package let values: [TraitValue]

  /// Creates an axis from its parts.
  package init(trait: TraitKey, bit: UInt64, values: [TraitValue]) {
    self.trait = trait
    self.bit = bit
    self.values = values
  }
}
