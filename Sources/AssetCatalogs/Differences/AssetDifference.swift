/// What differs between two catalogs about one name.
public struct AssetDifference: Hashable, Sendable {
  /// What has become of an asset.
  public enum Change: Hashable, Sendable {
    /// Only the new catalog has it.
    case added
    /// Only the old catalog has it.
    case removed
    /// Both have it, with different slots.
    case changed([SlotDifference])
  }

  /// The qualified name.
  public let name: String

  /// What the asset is.
  public let type: AssetType

  /// What has become of it.
  public let change: Change
}

/// What differs between two assets about one slot.
public struct SlotDifference: Hashable, Sendable {
  /// What the slot is for.
  public let conditions: SlotConditions

  /// What the old asset gives there; nil where it gives nothing.
  public let old: AssetSlot.Content?

  /// What the new asset gives there; nil where it gives nothing.
  public let new: AssetSlot.Content?

  /// How far apart two fixed colours look, as ΔE of CIEDE2000; nil where there aren't two.
  public let colorDifference: Double?
}
