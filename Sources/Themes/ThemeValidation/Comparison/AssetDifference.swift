package import AssetCatalogs

/// The difference of an asset between two catalogs.
package struct AssetDifference: Hashable, Sendable {
  /// The kind of change of an asset.
  package enum Change: Hashable, Sendable {
    /// The asset is only in the new catalog.
    case added
    /// The asset is only in the old catalog.
    case removed
    /// The asset is in both catalogs with different slots.
    case changed([Slot])
  }

  /// The qualified name.
  package let name: String

  /// The type of the asset.
  package let type: AssetType

  /// The change.
  package let change: Change

  /// The difference of a slot between two assets.
  package struct Slot: Hashable, Sendable {
    /// The conditions of the slot.
    package let conditions: SlotConditions

    /// The content in the old asset, or nil if there is none.
    package let old: AssetSlot.Content?

    /// The content in the new asset, or nil if there is none.
    package let new: AssetSlot.Content?

    /// The difference of two fixed colors, as ΔE of CIEDE2000; nil for other content.
    package let colorDifference: Double?
  }
}
