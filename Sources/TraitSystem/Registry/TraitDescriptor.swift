import Synchronization

/// All that is known about a trait, once, for as long as the process lives.
@usableFromInline
final class TraitDescriptor: Sendable {
  /// The number of the slot in which collections store the trait.
  @usableFromInline let slot: Int
  let identifier: String
  let name: String
  let affectsColorAppearance: Bool
  let isSystem: Bool
  /// Whether the trait keeps the value of an environment key, which is nobody's to see as a trait.
  let isHidden: Bool
  /// Whether the identifier is only the name of a type, which is no good for files.
  let isImplicit: Bool
  /// Other names under which the trait can be found.
  let aliases: [String]
  let defaultPayload: TraitPayload
  private let madeCodec = AtomicLazyReference<CodecBox>()
  private let makeCodec: @Sendable () -> any TraitCodec

  /// Holds a codec where a reference is asked for.
  private final class CodecBox: Sendable {
    let codec: any TraitCodec

    init(_ codec: any TraitCodec) {
      self.codec = codec
    }
  }

  init(
    slot: Int,
    identifier: String,
    name: String,
    affectsColorAppearance: Bool,
    isSystem: Bool = false,
    isHidden: Bool = false,
    isImplicit: Bool = false,
    aliases: [String] = [],
    defaultPayload: TraitPayload,
    makeCodec: @escaping @Sendable () -> any TraitCodec
  ) {
    self.slot = slot
    self.identifier = identifier
    self.name = name
    self.affectsColorAppearance = affectsColorAppearance
    self.isSystem = isSystem
    self.isHidden = isHidden
    self.isImplicit = isImplicit
    self.aliases = aliases
    self.defaultPayload = defaultPayload
    self.makeCodec = makeCodec
  }

  /// Makes what is known about a custom trait, whose codec is at hand.
  convenience init(
    slot: Int,
    identifier: String,
    name: String,
    affectsColorAppearance: Bool,
    isHidden: Bool = false,
    isImplicit: Bool = false,
    codec: any TraitCodec
  ) {
    self.init(
      slot: slot,
      identifier: identifier,
      name: name,
      affectsColorAppearance: affectsColorAppearance,
      isHidden: isHidden,
      isImplicit: isImplicit,
      defaultPayload: codec.defaultPayload,
      makeCodec: { codec }
    )
  }

  /// What can be done with the trait's values; made at the first use, as few programs use all.
  var codec: any TraitCodec {
    if let made = madeCodec.load() { return made.codec }
    return madeCodec.storeIfNil(CodecBox(makeCodec())).codec
  }

  /// Whether two stored values of the trait are the same bits, the same object, or equal.
  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    first.isIdentical(to: second) || !codec.isCanonical && codec.isEqual(first, second)
  }

  /// Whether a stored value is the default.
  func isDefault(_ payload: TraitPayload) -> Bool { isEqual(payload, defaultPayload) }
}
