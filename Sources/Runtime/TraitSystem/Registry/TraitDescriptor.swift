import Synchronization

/// The immutable description of a trait, which lives as long as the process.
@usableFromInline
final class TraitDescriptor: Sendable {
  /// The number of the slot in which collections store the trait.
  @usableFromInline let slot: Int
  let identifier: String
  let name: String
  let affectsColorAppearance: Bool
  let isSystem: Bool
  /// Whether the trait stores the value of an environment key and is hidden from lists of traits.
  let isHidden: Bool
  /// Whether the identifier is the name of a type, which isn't suitable for files.
  let isImplicit: Bool
  /// Other names under which ``TraitKey/named(_:)`` finds the trait.
  let aliases: [String]
  /// The name and the aliases in the form in which names are compared, each once.
  var normalizedNames: Set<String> { Set(([name] + aliases).map { ValueText.normalized($0) }) }
  let defaultPayload: TraitPayload
  /// The address of an immortal ``CodecBox``, or zero until the codec is first used.
  ///
  /// An `AtomicLazyReference` would be safe, but retains the box for each use: setting a trait
  /// without its type takes 163 ns with it and 68 ns without.
  private let madeCodec = Atomic<UInt>(0)
  private let makeCodec: @Sendable () -> any TraitCodec

  /// One more than the trait's bit in masks; 0 if none is assigned.
  private let maskNumber = Atomic<Int>(0)

  /// The trait's bit in masks, if one is assigned.
  var maskBit: Int? {
    let number = maskNumber.load(ordering: .acquiring)
    return number == 0 ? nil : number - 1
  }

  /// Assigns a bit in masks and returns the assigned bit, which is the existing one if there is
  /// one.
  @discardableResult
  func assignMaskBit(_ bit: Int) -> Int {
    let result = maskNumber.compareExchange(
      expected: 0,
      desired: bit + 1,
      ordering: .acquiringAndReleasing
    )
    return result.exchanged ? bit : result.original - 1
  }

  /// Wraps a codec in an object that can be stored atomically.
  private final class CodecBox: Sendable {
    let codec: any TraitCodec
    /// A copy of the codec's property, because setting and comparing values reads it each time.
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
    defaultPayload: TraitPayload? = nil,
    codec: @autoclosure @escaping @Sendable () -> any TraitCodec
  ) {
    self.slot = slot
    self.identifier = identifier
    self.name = name
    self.affectsColorAppearance = affectsColorAppearance
    self.isSystem = isSystem
    self.isHidden = isHidden
    self.isImplicit = isImplicit
    self.aliases = aliases
    self.defaultPayload = defaultPayload ?? codec().defaultPayload
    makeCodec = codec
  }

  /// The operations on the trait's values; created at first use, because few programs use all
  /// traits.
  var codec: any TraitCodec { unsafe codecBox._withUnsafeGuaranteedRef { $0.codec } }

  /// Whether different bits always represent different values.
  var isCanonical: Bool { unsafe codecBox._withUnsafeGuaranteedRef { $0.isCanonical } }

  private var codecBox: Unmanaged<CodecBox> {
    if let made = unsafe UnsafeRawPointer(bitPattern: madeCodec.load(ordering: .acquiring)) {
      return unsafe Unmanaged.fromOpaque(made)
    }
    let box = unsafe Unmanaged.passRetained(CodecBox(makeCodec()))
    let (isFirst, former) = unsafe madeCodec.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: box.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    guard !isFirst, let made = unsafe UnsafeRawPointer(bitPattern: former) else {
      return unsafe box
    }
    // Another thread stored its codec first.
    unsafe box.release()
    return unsafe Unmanaged.fromOpaque(made)
  }

  /// Returns whether two stored values have the same bits, are the same object, or are equal.
  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    first.isIdentical(to: second) || !isCanonical && codec.isEqual(first, second)
  }

  /// Returns whether a stored value is the default.
  func isDefault(_ payload: TraitPayload) -> Bool { isEqual(payload, defaultPayload) }
}
