extension TraitRegistry {
  /// Returns the slot of a type at its first use; doesn't fail.
  ///
  /// A type that conflicts with an earlier definition of its identifier gets a separate slot; see
  /// ``TraitKey/conflict(of:)``.
  @usableFromInline
  func resolve<T: TraitDefinition>(_ type: T.Type) -> _TraitSlot {
    let codec = ValueCodec(defaultValue: T.defaultValue)
    do {
      return try slot(of: type, codec: codec)
    } catch {
      let (identifier, name, affects) = (T.identifier, T.name, T.affectsColorAppearance)
      return addPrivate(type, because: error) { slot in
        TraitDescriptor(
          slot: slot,
          identifier: identifier,
          name: name,
          affectsColorAppearance: affects,
          codec: codec
        )
      }
    }
  }

  /// Returns the slot of a type, which joins the trait with its identifier or creates it.
  func slot<T: TraitDefinition>(
    of type: T.Type,
    codec: ValueCodec<T.Value>
  ) throws(TraitDefinitionError) -> _TraitSlot {
    let (identifier, name, affects) = (T.identifier, T.name, T.affectsColorAppearance)
    try checkRefinement(of: type, codec: codec)
    let (descriptor, isNew) = descriptor(identifier: identifier) { slot in
      TraitDescriptor(
        slot: slot,
        identifier: identifier,
        name: name,
        affectsColorAppearance: affects,
        isImplicit: identifier == String(reflecting: type),
        codec: codec
      )
    }
    if isNew, !(descriptor.codec is AdoptedCodec) {
      return bind(type, to: _TraitSlot(index: descriptor.slot))
    }
    try descriptor.checkColor(affects)

    if let known = descriptor.codec as? ValueCodec<T.Value> {
      guard descriptor.isDefault(codec.defaultPayload) else {
        throw .differentDefault(
          identifier: identifier,
          existing: known.defaultText,
          new: codec.defaultText
        )
      }
      return bind(type, to: _TraitSlot(index: descriptor.slot))
    }
    guard let conversion = TraitConversion(codec: codec, descriptor: descriptor) else {
      throw .differentKind(
        identifier: identifier,
        existing: descriptor.codec.kind,
        new: codec.kind
      )
    }
    guard conversion.defaultsAgree else {
      throw .differentDefault(
        identifier: identifier,
        existing: descriptor.codec.defaultText,
        new: codec.defaultText
      )
    }
    return bind(type, to: _TraitSlot(immortal: conversion))
  }

  /// Verifies that a type's values have the form that its protocol promises to other languages.
  private func checkRefinement<T: TraitDefinition>(
    of type: T.Type,
    codec: ValueCodec<T.Value>
  ) throws(TraitDefinitionError) {
    let promised: TraitValueKind
    let hasPromisedKind: Bool
    if type is any IntegerTraitDefinition.Type {
      promised = .integer
      hasPromisedKind = [.integer, .boolean].contains(ValueText.openKind(of: T.Value.self))
    } else if type is any FloatTraitDefinition.Type {
      promised = .float
      hasPromisedKind = codec.kind == .float
    } else {
      return
    }
    if !hasPromisedKind {
      throw .differentKind(identifier: T.identifier, existing: promised, new: codec.kind)
    }
  }

  /// Returns the trait of a type.
  func descriptor<T: TraitDefinition>(of type: T.Type) -> TraitDescriptor {
    let slot = T.slot
    if let conversion = slot.conversion { return conversion.descriptor }
    return descriptor(at: slot.index) ?? system[0]
  }
}

extension TraitDescriptor {
  /// Verifies that another definition of the trait has the same effect on color appearance.
  func checkColor(_ affects: Bool) throws(TraitDefinitionError) {
    if affects != affectsColorAppearance {
      throw .differentColorAppearance(identifier: identifier, existing: affectsColorAppearance)
    }
  }
}
