extension TraitKey {
  /// The trait with an identifier; if there is none so far, what keeps values until there is one.
  ///
  /// Such a key says nothing about the trait but its identifier. Values that it reads are kept as they
  /// are, and mean what the definition says once there is one.
  package static func awaiting(identifier: String) -> TraitKey {
    TraitKey(TraitRegistry.shared.awaited(identifier: identifier))
  }
}

extension TraitDescriptor {
  /// The trait once it is defined, in the slot where values of it were kept so far.
  func adopting(valuesOf pending: TraitDescriptor) -> TraitDescriptor {
    let adopting = TraitDescriptor(
      slot: pending.slot,
      identifier: identifier,
      name: name,
      affectsColorAppearance: affectsColorAppearance,
      isImplicit: isImplicit,
      codec: AdoptedCodec(codec, defaultPayload: pending.defaultPayload)
    )
    if let bit = pending.maskBit { adopting.assignMaskBit(bit) }
    return adopting
  }

  /// Whether nobody has defined the trait so far.
  var isPending: Bool { codec is PendingCodec }
}
