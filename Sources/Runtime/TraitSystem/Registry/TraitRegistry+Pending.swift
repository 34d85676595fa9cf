extension TraitKey {
  /// Returns the trait with an identifier, or a placeholder that keeps values until the trait is
  /// defined.
  ///
  /// A placeholder has only an identifier. Values that it parses are kept unchanged and are
  /// interpreted once the trait is defined.
  package static func awaiting(identifier: String) -> TraitKey {
    TraitKey(TraitRegistry.shared.awaited(identifier: identifier))
  }
}

extension TraitDescriptor {
  /// Returns the description of a newly defined trait that takes over the slot of its placeholder.
  func adopting(valuesOf pending: TraitDescriptor) -> TraitDescriptor {
    let adopted = AdoptedCodec(codec, defaultPayload: pending.defaultPayload)
    let adopting = TraitDescriptor(
      slot: pending.slot,
      identifier: identifier,
      name: name,
      affectsColorAppearance: affectsColorAppearance,
      isImplicit: isImplicit,
      codec: adopted
    )
    if let bit = pending.maskBit { adopting.assignMaskBit(bit) }
    return adopting
  }

  /// Whether the trait has no definition yet.
  var isPending: Bool { codec is PendingCodec }
}
