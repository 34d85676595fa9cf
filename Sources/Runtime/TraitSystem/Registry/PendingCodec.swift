/// The codec of an identifier without a definition; it stores written values unchanged.
final class PendingCodec: TraitCodec {
  let defaultPayload = TraitPayload(TraitScalar?.none)

  var kind: TraitValueKind { .opaque }

  var isCanonical: Bool { false }

  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    Self.scalar(in: first) == Self.scalar(in: second)
  }

  func hash(_ payload: TraitPayload, into hasher: inout Hasher) {
    hasher.combine(Self.scalar(in: payload))
  }

  func text(of payload: TraitPayload) -> String { Self.scalar(in: payload)?.text ?? "" }

  func payload(text: String) -> TraitPayload? { TraitPayload(TraitScalar?.some(.text(text))) }

  func integer(of payload: TraitPayload) -> Int? { nil }

  func payload(integer: Int) -> TraitPayload? { TraitPayload(TraitScalar?.some(.integer(integer))) }

  /// The written value; nil means the default.
  static func scalar(in payload: TraitPayload) -> TraitScalar? {
    payload.value(as: TraitScalar?.self) ?? nil
  }
}

/// The codec of a trait with values that were written before its definition.
///
/// The values stay stored in their written form and are interpreted according to the definition.
final class AdoptedCodec: TraitCodec {
  private let definition: any TraitCodec
  let defaultPayload: TraitPayload

  /// Creates the codec for a definition.
  ///
  /// - Parameters:
  ///   - definition: The codec of the defined trait.
  ///   - defaultPayload: The representation of the default among the values written before.
  init(_ definition: any TraitCodec, defaultPayload: TraitPayload) {
    self.definition = definition
    self.defaultPayload = defaultPayload
  }

  var kind: TraitValueKind { definition.kind }

  var isCanonical: Bool { false }

  /// Returns the value in the definition's stored form; the default if the definition has no such
  /// value.
  private func defined(_ payload: TraitPayload) -> TraitPayload {
    PendingCodec.scalar(in: payload)?.payload(definition) ?? definition.defaultPayload
  }

  /// Returns the value in the written form.
  private func stored(_ payload: TraitPayload) -> TraitPayload {
    definition.isEqual(payload, definition.defaultPayload)
      ? defaultPayload : TraitPayload(TraitScalar?.some(TraitScalar(payload, definition)))
  }

  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    definition.isEqual(defined(first), defined(second))
  }

  func hash(_ payload: TraitPayload, into hasher: inout Hasher) {
    definition.hash(defined(payload), into: &hasher)
  }

  func text(of payload: TraitPayload) -> String { definition.text(of: defined(payload)) }

  func payload(text: String) -> TraitPayload? { definition.payload(text: text).map(stored) }

  func payload(wrapping text: String) -> TraitPayload? {
    definition.payload(wrapping: text).map(stored)
  }

  func integer(of payload: TraitPayload) -> Int? { definition.integer(of: defined(payload)) }

  func payload(integer: Int) -> TraitPayload? { definition.payload(integer: integer).map(stored) }

  func number(of payload: TraitPayload) -> Double? { definition.number(of: defined(payload)) }

  var nilPayload: TraitPayload? { definition.nilPayload.map(stored) }

  func isNil(_ payload: TraitPayload) -> Bool { definition.isNil(defined(payload)) }
}
