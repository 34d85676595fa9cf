/// A value of a trait whose type isn't known at compile time.
///
/// Two values are equal if they belong to the same trait and have equal contents.
public struct TraitValue: Sendable {
  let descriptor: TraitDescriptor
  let payload: TraitPayload

  init(descriptor: TraitDescriptor, payload: TraitPayload) {
    self.descriptor = descriptor
    self.payload = payload
  }

  /// Creates a value of a system trait without parsing text.
  package init<T: TraitDefinition>(_ type: T.Type, _ value: T.Value) {
    self.init(descriptor: TraitKey(type).descriptor, payload: TraitPayload(value))
  }

  /// The trait of the value.
  public var key: TraitKey { TraitKey(descriptor) }

  /// The value as an integer for languages without its type: a raw value, or 0 and 1 for `Bool`;
  /// nil if it has no such form.
  public var integer: Int? { descriptor.codec.integer(of: payload) }

  /// The stored word, or nil if the value is stored as an object.
  package var word: UInt64? {
    guard case .word(let word) = payload else { return nil }
    return word
  }

  /// Whether the value is the trait's default.
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
  /// The name of the value's case or its text: `dark`, `pastel`, `2`, `true`, `nil`.
  ///
  /// ``TraitKey/value(_:)`` parses it, except for kinds without a text form and numbers that aren't
  /// finite.
  public var description: String { descriptor.codec.text(of: payload) }
}

extension TraitKey {
  /// All values of a trait with named values, in the order of the names; empty for other kinds.
  package var values: [TraitValue] {
    descriptor.codec.payloads.map { TraitValue(descriptor: descriptor, payload: $0) }
  }
}
