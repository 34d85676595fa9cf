/// The access of a Swift type to a trait whose values are stored in the form of an earlier
/// definition with the same identifier.
protocol AnyTraitConversion: AnyObject, Sendable {
  /// The trait created by the earlier definition.
  var descriptor: TraitDescriptor { get }
}

/// The conversion for a value type.
final class TraitConversion<Value: Sendable>: AnyTraitConversion {
  let descriptor: TraitDescriptor
  private let codec: ValueCodec<Value>
  private let usesIntegers: Bool
  /// The values for stored words that represent names, which avoids conversion through text.
  private let valuesByWord: [UInt64: Value]
  /// The stored forms of values that represent names, by the words of the values.
  private let payloadsByWord: [UInt64: TraitPayload]
  /// The stored forms of values that represent names and aren't words.
  private let payloadsByValue: [(value: Value, payload: TraitPayload)]

  /// Creates a conversion; fails if the two forms have no common representation.
  init?(codec: ValueCodec<Value>, descriptor: TraitDescriptor) {
    self.codec = codec
    self.descriptor = descriptor
    var valuesByWord: [UInt64: Value] = [:]
    var payloadsByWord: [UInt64: TraitPayload] = [:]
    var payloadsByValue: [(value: Value, payload: TraitPayload)] = []
    switch (descriptor.codec.kind, codec.kind) {
    case (.named, .named), (.text, .named), (.named, .text):
      usesIntegers = false
    case (.integer, _), (_, .integer):
      // Any value with an integer form is accepted: Bool, enums, integers of other widths.
      guard codec.hasIntegerDefault, descriptor.codec.hasIntegerDefault else { return nil }
      usesIntegers = true
    case (let first, let second) where first == second && first != .opaque:
      usesIntegers = false
    default:
      return nil
    }
    if case .named(let names) = codec.kind, !usesIntegers {
      for name in names {
        guard let value = codec.value(text: name) else { continue }
        let payload =
          (descriptor.codec as? SymbolCodec).map { .word($0.word(adding: name)) }
          ?? descriptor.codec.payload(text: name)
        guard let payload else { continue }
        if case .word(let word) = TraitPayload(value) {
          payloadsByWord[word] = payload
        } else {
          payloadsByValue.append((value, payload))
        }
        if case .word(let word) = payload { valuesByWord[word] = value }
      }
    }
    self.valuesByWord = valuesByWord
    self.payloadsByWord = payloadsByWord
    self.payloadsByValue = payloadsByValue
  }

  /// Whether both forms have the same default.
  var defaultsAgree: Bool {
    codec.areEqual(value(of: descriptor.codec.defaultPayload), codec.defaultValue)
  }

  /// Returns the type's value for a stored one; the default if there is none.
  func value(of payload: TraitPayload) -> Value {
    if case .word(let word) = payload, let value = valuesByWord[word] { return value }
    if descriptor.codec.isNil(payload) {
      return codec.nilPayload.map { codec.value(of: $0) } ?? codec.defaultValue
    }
    if usesIntegers {
      return descriptor.codec.integer(of: payload).flatMap { codec.value(integer: $0) }
        ?? codec.defaultValue
    }
    return codec.value(text: descriptor.codec.text(of: payload)) ?? codec.defaultValue
  }

  /// Returns the stored form of a value, or nil if there is none.
  func payload(of value: Value) -> TraitPayload? {
    let payload = TraitPayload(value)
    if let known = knownPayload(of: value, payload) { return known }
    if codec.isNil(payload) { return descriptor.codec.nilPayload }
    if usesIntegers {
      return codec.integer(of: payload).flatMap { descriptor.codec.payload(integer: $0) }
    }
    return descriptor.codec.payload(text: codec.text(of: payload))
  }

  /// Returns the stored form of a value that represents a name.
  private func knownPayload(of value: Value, _ payload: TraitPayload) -> TraitPayload? {
    if case .word(let word) = payload { return payloadsByWord[word] }
    return payloadsByValue.last { codec.areEqual($0.value, value) }?.payload
  }
}
