/// The traits of the process, by identifier, by name and by type.
///
/// Code of trait definitions (identifiers, defaults, equality) is never called while the lock is
/// held.
@usableFromInline
final class TraitRegistry: Sendable {
  @usableFromInline static let shared = TraitRegistry()

  private struct State {
    var descriptors: [TraitDescriptor] = []
    var byIdentifier: [String: TraitDescriptor] = [:]
    var byName: [String: [TraitDescriptor]] = [:]
    /// What keeps values of traits that nobody has defined, by identifier.
    var pending: [String: TraitDescriptor] = [:]
    var typeCount = 0
    var conflicts: [ObjectIdentifier: TraitDefinitionError] = [:]

    mutating func append(_ descriptor: TraitDescriptor) {
      descriptors.append(descriptor)
      TraitSlotTable.append(descriptor)
      TraitMaskBits.noteColor(descriptor)
    }

    mutating func add(_ descriptor: TraitDescriptor) {
      append(descriptor)
      index(descriptor)
    }

    /// Puts a definition where values of the trait were kept so far.
    mutating func adopt(_ descriptor: TraitDescriptor) {
      descriptors[descriptor.slot] = descriptor
      TraitSlotTable.replace(with: descriptor)
      TraitMaskBits.noteColor(descriptor)
      index(descriptor)
    }

    private mutating func index(_ descriptor: TraitDescriptor) {
      byIdentifier[descriptor.identifier] = descriptor
      for name in Set(([descriptor.name] + descriptor.aliases).map { ValueText.normalized($0) }) {
        byName[name, default: []].append(descriptor)
      }
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

  /// How many slots there are.
  var slotCount: Int { state.withLock { $0.descriptors.count } }

  /// The trait in a slot.
  func descriptor(at slot: Int) -> TraitDescriptor? { TraitSlotTable.descriptor(at: slot) }

  /// The traits in slots, in the order of the slots.
  func descriptors(at slots: [Int]) -> [TraitDescriptor] { slots.compactMap(descriptor(at:)) }

  /// The trait with an identifier.
  func descriptor(identifier: String) -> TraitDescriptor? {
    state.withLock { $0.byIdentifier[identifier] }
  }

  /// The traits with a name, in the order of their definition.
  func descriptors(named name: String) -> [TraitDescriptor] {
    state.withLock { $0.byName[ValueText.normalized(name)] ?? [] }
  }

  /// All traits that can be found by their identifier, in the order of their definition.
  var all: [TraitDescriptor] {
    state.withLock { state in
      state.descriptors.filter { state.byIdentifier[$0.identifier] === $0 }
    }
  }

  /// Why a type is not the trait that its identifier names, if it was used in spite of that.
  func conflict<T: TraitDefinition>(of type: T.Type) -> TraitDefinitionError? {
    state.withLock { $0.conflicts[ObjectIdentifier(type)] }
  }

  /// The trait with an identifier, which is made if there is none.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - make: Makes the descriptor for a slot; called with the lock held.
  /// - Returns: The trait, and whether it was made now.
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

  /// The trait with an identifier, or what keeps values of it until it is defined.
  func awaited(identifier: String) -> TraitDescriptor {
    state.withLock { state in
      if let known = state.byIdentifier[identifier] ?? state.pending[identifier] { return known }
      let descriptor = TraitDescriptor(
        slot: state.descriptors.count,
        identifier: identifier,
        name: identifier,
        affectsColorAppearance: false,
        codec: PendingCodec()
      )
      state.append(descriptor)
      state.pending[identifier] = descriptor
      return descriptor
    }
  }

  /// Gives a type a slot of its own that its identifier doesn't lead to, and notes why if that is
  /// due to an error.
  func addPrivate<T: TraitDefinition>(
    _ type: T.Type,
    because error: TraitDefinitionError?,
    make: (_ slot: Int) -> TraitDescriptor
  ) -> _TraitSlot {
    state.withLock { state in
      let key = UInt(bitPattern: ObjectIdentifier(type))
      if let slot = TraitTypeTable.find(key, in: TraitTypeTable.words) { return slot }
      let descriptor = make(state.descriptors.count)
      state.append(descriptor)
      state.conflicts[ObjectIdentifier(type)] = error
      let slot = _TraitSlot(index: descriptor.slot)
      TraitTypeTable.insert(key, slot: slot, count: state.typeCount)
      state.typeCount += 1
      return slot
    }
  }

  /// Notes the slot of a type; another thread may have been first, with the same result.
  func bind<T: TraitDefinition>(_ type: T.Type, to slot: _TraitSlot) -> _TraitSlot {
    bind(UInt(bitPattern: ObjectIdentifier(type)), to: slot)
  }

  /// Notes what ``TraitTypeTable`` shall answer for a key.
  func bind(_ key: UInt, to slot: _TraitSlot) -> _TraitSlot {
    state.withLock { state in
      if let known = TraitTypeTable.find(key, in: TraitTypeTable.words) { return known }
      TraitTypeTable.insert(key, slot: slot, count: state.typeCount)
      state.typeCount += 1
      return slot
    }
  }
}
