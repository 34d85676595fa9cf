import Synchronization

extension TraitKey {
  /// The Swift type of the trait; nil for a trait that was only defined at run time.
  ///
  /// If several types have the same identifier, the result is any of those in use.
  ///
  /// - Complexity: O(*n*) in the number of trait types in use.
  public var swiftType: (any TraitDefinition.Type)? {
    isSystem ? systemTraitTypes()[descriptor.slot] : TraitTypeTable.type(ofSlot: descriptor.slot)
  }
}

extension TraitTypeTable {
  /// Returns a type whose values are stored in a slot.
  fileprivate static func type(ofSlot slot: Int) -> (any TraitDefinition.Type)? {
    let table = words
    let capacity = Int(table[0].load(ordering: .relaxed)) + 1
    for entry in 0..<capacity {
      let type = table[1 + 2 * entry].load(ordering: .acquiring)
      // Environment keys use odd numbers, and refer to an object instead of a slot.
      if type == 0 || type & 1 == 1 { continue }
      let found = _TraitSlot(bits: table[2 + 2 * entry].load(ordering: .relaxed))
      if (found.conversion?.descriptor.slot ?? found.index) != slot { continue }
      // The table contains the address of the metatype, which is the metatype's representation.
      return unsafeBitCast(type, to: Any.Type.self) as? any TraitDefinition.Type
    }
    return nil
  }
}
