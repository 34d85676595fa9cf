/// The traits of the process by identifier, name and type.
///
/// The lock is never held while code of a trait definition (identifier, default, equality) runs.
@usableFromInline
final class TraitRegistry: Sendable {
  @usableFromInline static let shared = TraitRegistry()

  private struct State {
    var descriptors: [TraitDescriptor] = []
    var byIdentifier: [String: TraitDescriptor] = [:]
    /// The traits with an identifier, in the order of their definition.
    private var named: [TraitDescriptor] = []
    /// The traits by their names, which are indexed when one is first looked up.
    private var byName: [String: [TraitDescriptor]] = [:]
    private var indexedCount = 0
    /// The placeholders for undefined traits by identifier.
    var pending: [String: TraitDescriptor] = [:]
    /// The traits that no identifier refers to, by their definitions.
    var detached: [TraitSchema.Definition: TraitDescriptor] = [:]
    /// The first type used for each slot.
    var types: [Int: any TraitDefinition.Type] = [:]
    var typeCount = 0
    var conflicts: [ObjectIdentifier: TraitDefinitionError] = [:]

    mutating func append(_ descriptor: TraitDescriptor) {
      descriptors.append(descriptor)
      TraitDescriptor.addToTable(descriptor)
      TraitMask.noteColor(descriptor)
    }

    mutating func add(_ descriptor: TraitDescriptor) {
      append(descriptor)
      index(descriptor)
    }

    /// Replaces a placeholder with the definition of its trait.
    mutating func adopt(_ descriptor: TraitDescriptor) {
      descriptors[descriptor.slot] = descriptor
      TraitDescriptor.replaceInTable(with: descriptor)
      TraitMask.noteColor(descriptor)
      index(descriptor)
    }

    private mutating func index(_ descriptor: TraitDescriptor) {
      byIdentifier[descriptor.identifier] = descriptor
      named.append(descriptor)
    }

    /// Returns the traits with a normalized name, in the order of their definition.
    mutating func descriptors(named name: String) -> [TraitDescriptor] {
      for descriptor in named[indexedCount...] {
        for name in descriptor.normalizedNames { byName[name, default: []].append(descriptor) }
      }
      indexedCount = named.count
      return byName[name] ?? []
    }
  }

  private let state: Guarded<State>
  let system: [TraitDescriptor]

  private init() {
    let system = systemTraitDescriptors()
    self.system = system
    var state = State()
    for descriptor in system { state.add(descriptor) }
    self.state = Guarded(state)
  }

  /// The number of slots.
  var slotCount: Int { state.withLock { $0.descriptors.count } }

  /// Returns the trait in a slot.
  func descriptor(at slot: Int) -> TraitDescriptor? { TraitDescriptor.descriptor(at: slot) }

  /// Returns the traits in slots, in the order of the slots.
  func descriptors(at slots: [Int]) -> [TraitDescriptor] { slots.compactMap(descriptor(at:)) }

  /// Returns the trait with an identifier.
  func descriptor(identifier: String) -> TraitDescriptor? {
    state.withLock { $0.byIdentifier[identifier] }
  }

  /// Returns the traits with a name, in the order of their definition.
  func descriptors(named name: String) -> [TraitDescriptor] {
    state.withLock { $0.descriptors(named: ValueText.normalized(name)) }
  }

  /// Returns the system trait with a name.
  func system(named name: String) -> TraitDescriptor? {
    Self.systemByName[ValueText.normalized(name)]
  }

  private static let systemByName = Dictionary(
    shared.system.flatMap { descriptor in descriptor.normalizedNames.map { ($0, descriptor) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// All traits with an identifier, in the order of their definition.
  var all: [TraitDescriptor] {
    state.withLock { state in
      state.descriptors.filter { state.byIdentifier[$0.identifier] === $0 }
    }
  }

  /// Returns the reason why a type in use isn't the trait that its identifier names.
  func conflict<T: TraitDefinition>(of type: T.Type) -> TraitDefinitionError? {
    state.withLock { $0.conflicts[ObjectIdentifier(type)] }
  }

  /// Returns the trait with an identifier, creating it if necessary.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - make: Creates the description for a slot; called with the lock held.
  /// - Returns: The trait, and whether it is new.
  func descriptor(
    identifier: String,
    orAdd make: (_ slot: Int) -> TraitDescriptor
  ) -> (descriptor: TraitDescriptor, isNew: Bool) {
    state.withLock { state in
      if let known = state.byIdentifier[identifier] { return (known, false) }
      if let pending = state.pending.removeValue(forKey: identifier) {
        let descriptor = make(pending.slot).adopting(valuesOf: pending)
        state.adopt(descriptor)
        return (descriptor, true)
      }
      let descriptor = make(state.descriptors.count)
      state.add(descriptor)
      return (descriptor, true)
    }
  }

  /// Returns the trait with an identifier, or its placeholder if it isn't defined.
  func awaited(identifier: String) -> TraitDescriptor {
    state.withLock { state in
      if let known = state.byIdentifier[identifier] ?? state.pending[identifier] { return known }
      let codec = PendingCodec()
      let descriptor = TraitDescriptor(
        slot: state.descriptors.count,
        identifier: identifier,
        name: identifier,
        affectsColorAppearance: false,
        codec: codec
      )
      state.append(descriptor)
      state.pending[identifier] = descriptor
      return descriptor
    }
  }

  /// Returns the trait of a definition that its identifier doesn't refer to.
  func detached(
    _ definition: TraitSchema.Definition,
    orAdd make: (_ slot: Int) -> TraitDescriptor
  ) -> TraitDescriptor {
    state.withLock { state in
      if let known = state.detached[definition] { return known }
      let descriptor = make(state.descriptors.count)
      state.append(descriptor)
      state.detached[definition] = descriptor
      return descriptor
    }
  }

  /// Assigns a type a separate slot that its identifier doesn't refer to, and stores the conflict
  /// if there is one.
  func addPrivate<T: TraitDefinition>(
    _ type: T.Type,
    because error: TraitDefinitionError?,
    make: (_ slot: Int) -> TraitDescriptor
  ) -> _TraitSlot {
    state.withLock { state in
      let key = UInt(bitPattern: ObjectIdentifier(type))
      if let slot = unsafe _TraitSlot.find(key, in: _TraitSlot.types) { return slot }
      let descriptor = make(state.descriptors.count)
      state.append(descriptor)
      state.conflicts[ObjectIdentifier(type)] = error
      state.types[descriptor.slot] = type
      let slot = _TraitSlot(index: descriptor.slot)
      _TraitSlot.addToTypes(key, slot: slot, count: state.typeCount)
      state.typeCount += 1
      return slot
    }
  }

  /// Stores the slot of a type; if another thread stored it first, the result is the same.
  func bind<T: TraitDefinition>(_ type: T.Type, to slot: _TraitSlot) -> _TraitSlot {
    let index = slot.conversion?.descriptor.slot ?? slot.index
    state.withLock { if $0.types[index] == nil { $0.types[index] = type } }
    return bind(UInt(bitPattern: ObjectIdentifier(type)), to: slot)
  }

  /// Returns the first type used for a slot.
  func type(ofSlot slot: Int) -> (any TraitDefinition.Type)? { state.withLock { $0.types[slot] } }

  /// Stores the slot of a key in the table of trait types.
  func bind(_ key: UInt, to slot: _TraitSlot) -> _TraitSlot {
    state.withLock { state in
      if let first = unsafe _TraitSlot.find(key, in: _TraitSlot.types) { return first }
      _TraitSlot.addToTypes(key, slot: slot, count: state.typeCount)
      state.typeCount += 1
      return slot
    }
  }
}
