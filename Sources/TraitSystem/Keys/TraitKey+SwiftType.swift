import Synchronization

extension TraitKey {
  /// The Swift type of the trait; nil for one that was defined at run time only.
  ///
  /// Of several types with one identifier it is any that was used.
  ///
  /// - Complexity: O(*n*) in the number of trait types in use.
  public var swiftType: (any TraitDefinition.Type)? {
    isSystem ? systemTraitTypes()[descriptor.slot] : TraitTypeTable.type(ofSlot: descriptor.slot)
  }
}

extension TraitTypeTable {
  /// A type whose values are stored in a slot.
  fileprivate static func type(ofSlot slot: Int) -> (any TraitDefinition.Type)? {
    let table = words
    let capacity = Int(table[0].load(ordering: .relaxed)) + 1
    for entry in 0..<capacity {
      let type = table[1 + 2 * entry].load(ordering: .acquiring)
      // Keys of the environment stand at odd numbers, and have no slot but an object of their own.
      if type == 0 || type & 1 == 1 { continue }
      let found = _TraitSlot(bits: table[2 + 2 * entry].load(ordering: .relaxed))
      if (found.conversion?.descriptor.slot ?? found.index) != slot { continue }
      // What stands in the table is the address of a metatype, which is what a metatype is.
      return unsafeBitCast(type, to: Any.Type.self) as? any TraitDefinition.Type
    }
    return nil
  }
}
