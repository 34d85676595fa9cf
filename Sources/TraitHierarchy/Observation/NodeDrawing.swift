import DynamicColors
import ElementLayout
import TraitSystem

/// The dependencies of a drawing: the colors that it used, and the traits with which they were
/// resolved.
///
/// An immutable object, so that nodes drawn in one update with the same colors share it.
final class NodeDrawing {
  let colorUses: [ColorUse]
  let traits: TraitCollection
  /// The size of the view.
  let size: Size

  init(_ colorUses: [ColorUse], traits: TraitCollection, size: Size) {
    self.colorUses = colorUses
    self.traits = traits
    self.size = size
  }

  /// Returns whether a drawing used the same color objects with the same values.
  func hasUsed(_ uses: [ColorUse], traits: TraitCollection, size: Size) -> Bool {
    self.size == size && self.traits.isIdentical(to: traits)
      && colorUses.elementsEqual(uses) { $0.color === $1.color && $0.value == $1.value }
  }
}
