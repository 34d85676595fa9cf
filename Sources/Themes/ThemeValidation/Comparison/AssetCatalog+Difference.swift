package import AssetCatalogs
import ColorValues

extension AssetCatalog {
  /// Returns the differences of a newer catalog, in the order of names.
  ///
  /// Color sets are compared by their resolved colors, so that a redundant slot is not a
  /// difference. Other slots are compared by conditions and content, not by order or notation.
  /// Fractions are equal if their 32-bit forms are equal, as in compiled catalogs. Files are
  /// compared by name.
  ///
  /// - Complexity: O(*n* log *n*) in the number of assets.
  package func differences(to newCatalog: AssetCatalog) -> [AssetDifference] {
    let oldAssets = table
    let newAssets = newCatalog.table
    let keys = Set(oldAssets.keys).union(newAssets.keys)
    return keys.sorted { ($0.name, $0.type.rawValue) < ($1.name, $1.type.rawValue) }
      .compactMap { key in
        let change: AssetDifference.Change
        switch (oldAssets[key], newAssets[key]) {
        case (let old?, let new?):
          let slots =
            colorDifferences(of: old, to: new, in: newCatalog)
            ?? Self.differences(from: old.slots, to: new.slots)
          guard !slots.isEmpty else { return nil }
          change = .changed(slots)
        case (nil, .some): change = .added
        default: change = .removed
        }
        return AssetDifference(name: key.name, type: key.type, change: change)
      }
  }

  private struct Key: Hashable {
    let name: String
    let type: AssetType
  }

  private var table: [Key: Asset] {
    var table: [Key: Asset] = [:]
    for asset in assets where !asset.isPart && asset.type.slotsKey != nil {
      let key = Key(name: asset.qualifiedName, type: asset.type)
      if table[key] == nil { table[key] = asset }
    }
    return table
  }

  private static func differences(
    from old: [AssetSlot],
    to new: [AssetSlot]
  ) -> [AssetDifference.Slot] {
    let old = contents(old)
    let new = contents(new)
    let conditions = Set(old.keys).union(new.keys)
    let ordered = conditions.map { AssetSlot($0, .empty) }.inOrder
    return ordered.compactMap { slot in
      let (before, after) = (old[slot.conditions], new[slot.conditions])
      guard !isSame(before, as: after) else { return nil }
      return AssetDifference.Slot(
        conditions: slot.conditions,
        old: before,
        new: after,
        colorDifference: distance(from: before, to: after)
      )
    }
  }

  private static func contents(_ slots: [AssetSlot]) -> [SlotConditions: AssetSlot.Content] {
    Dictionary(slots.map { ($0.conditions.normalized, $0.content) }) { first, _ in first }
  }

  static func isSame(_ old: AssetSlot.Content?, as new: AssetSlot.Content?) -> Bool {
    guard case .color(.components(let left))? = old, case .color(.components(let right))? = new
    else { return (old ?? .empty) == (new ?? .empty) }
    return left.space == right.space && Float(left.first) == Float(right.first)
      && Float(left.second) == Float(right.second) && Float(left.third) == Float(right.third)
      && Float(left.alpha) == Float(right.alpha)
  }

  static func distance(from old: AssetSlot.Content?, to new: AssetSlot.Content?) -> Double? {
    guard case .color(.components(let left))? = old, case .color(.components(let right))? = new
    else { return nil }
    return left.color.difference(to: right.color)
  }
}
