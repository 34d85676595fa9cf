/// A value of a trait whose type is not known where it is used.
///
/// Two are equal if they belong to one trait and their values are equal.
public struct TraitValue: Sendable {
  let descriptor: TraitDescriptor
  let payload: TraitPayload

  init(descriptor: TraitDescriptor, payload: TraitPayload) {
    self.descriptor = descriptor
    self.payload = payload
  }

  /// A value of a system trait, which needs no text to be read.
  package init<T: TraitDefinition>(_ type: T.Type, _ value: T.Value) {
    self.init(descriptor: TraitKey(type).descriptor, payload: TraitPayload(value))
  }

  /// The trait that this is a value of.
  public var key: TraitKey { TraitKey(descriptor) }

  /// The value as an integer, as languages without its type see it: a raw value, or 0 and 1 for
  /// `Bool`; nil if it has no such form.
  public var integer: Int? { descriptor.codec.integer(of: payload) }

  /// The value's stored word, or nil if it is stored as an object.
  package var word: UInt64? {
    guard case .word(let word) = payload else { return nil }
    return word
  }

  /// Whether this is what the trait reads as where nobody set it.
  public var isDefault: Bool { descriptor.isDefault(payload) }
}

extension TraitValue: Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: TraitValue, second: TraitValue) -> Bool {
    first.descriptor === second.descriptor
      && first.descriptor.isEqual(first.payload, second.payload)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(descriptor))
    descriptor.codec.hash(payload, into: &hasher)
  }
}

extension TraitValue: CustomStringConvertible {
  /// The name of the value's case, or its text: `dark`, `pastel`, `2`, `true`, `nil`.
  ///
  /// ``TraitKey/value(_:)`` reads it back, except for kinds without a text form and numbers that are not
  /// finite.
  public var description: String { descriptor.codec.text(of: payload) }
}

extension TraitKey {
  /// Every value of a trait with named values, in the order of the names; empty for other kinds.
  package var values: [TraitValue] {
    descriptor.codec.payloads.map { TraitValue(descriptor: descriptor, payload: $0) }
  }
}
