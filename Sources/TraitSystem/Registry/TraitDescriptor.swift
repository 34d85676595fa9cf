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
  /// The address of an immortal ``CodecBox``, or zero until the codec is asked for.
  private let madeCodec = Atomic<UInt>(0)
  private let makeCodec: @Sendable () -> any TraitCodec

  /// One more than the trait's bit in masks; 0 while it has none.
  private let maskNumber = Atomic<Int>(0)

  /// The trait's bit in masks, if it has one.
  var maskBit: Int? {
    let number = maskNumber.load(ordering: .acquiring)
    return number == 0 ? nil : number - 1
  }

  /// Gives the trait a bit in masks; where it has one, that is the result.
  @discardableResult
  func assignMaskBit(_ bit: Int) -> Int {
    let result = maskNumber.compareExchange(
      expected: 0,
      desired: bit + 1,
      ordering: .acquiringAndReleasing
    )
    return result.exchanged ? bit : result.original - 1
  }

  /// Holds a codec where a reference is asked for.
  private final class CodecBox: Sendable {
    let codec: any TraitCodec
    /// What the codec says, at hand because setting and comparing values asks each time.
    let isCanonical: Bool

    init(_ codec: any TraitCodec) {
      self.codec = codec
      isCanonical = codec.isCanonical
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
  var codec: any TraitCodec { codecBox._withUnsafeGuaranteedRef { $0.codec } }

  /// Whether different bits always mean different values.
  var isCanonical: Bool { codecBox._withUnsafeGuaranteedRef { $0.isCanonical } }

  private var codecBox: Unmanaged<CodecBox> {
    if let made = UnsafeRawPointer(bitPattern: madeCodec.load(ordering: .acquiring)) {
      return Unmanaged.fromOpaque(made)
    }
    let box = Unmanaged.passRetained(CodecBox(makeCodec()))
    let (isFirst, former) = madeCodec.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: box.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    guard !isFirst, let made = UnsafeRawPointer(bitPattern: former) else { return box }
    // Another thread was faster.
    box.release()
    return Unmanaged.fromOpaque(made)
  }

  /// Whether two stored values of the trait are the same bits, the same object, or equal.
  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    first.isIdentical(to: second) || !isCanonical && codec.isEqual(first, second)
  }

  /// Whether a stored value is the default.
  func isDefault(_ payload: TraitPayload) -> Bool { isEqual(payload, defaultPayload) }
}
