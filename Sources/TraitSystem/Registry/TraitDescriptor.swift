/// All that is known about a trait, once, for as long as the process lives.
@usableFromInline
final class TraitDescriptor: Sendable {
  /// The number of the slot in which collections store the trait.
  @usableFromInline let slot: Int
  let identifier: String
  let name: String
  let affectsColorAppearance: Bool
  let isSystem: Bool
  /// Other names under which the trait can be found.
  let aliases: [String]
  let codec: any TraitCodec
  /// What the codec says, at hand.
  let defaultPayload: TraitPayload
  let isCanonical: Bool

  init(
    slot: Int,
    identifier: String,
    name: String,
    affectsColorAppearance: Bool,
    isSystem: Bool = false,
    aliases: [String] = [],
    codec: any TraitCodec
  ) {
    self.slot = slot
    self.identifier = identifier
    self.name = name
    self.affectsColorAppearance = affectsColorAppearance
    self.isSystem = isSystem
    self.aliases = aliases
    self.codec = codec
    defaultPayload = codec.defaultPayload
    isCanonical = codec.isCanonical
  }

  /// Whether two stored values of the trait are the same bits, the same object, or equal.
  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    first.isIdentical(to: second) || !isCanonical && codec.isEqual(first, second)
  }

  /// Whether a stored value is the default.
  func isDefault(_ payload: TraitPayload) -> Bool { isEqual(payload, defaultPayload) }
}
