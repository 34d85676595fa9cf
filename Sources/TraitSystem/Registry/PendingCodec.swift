/// The codec of a trait that nobody has defined so far: it keeps what was written.
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

  /// What was written; nil stands for the default.
  static func scalar(in payload: TraitPayload) -> TraitScalar? {
    payload.value(as: TraitScalar?.self) ?? nil
  }
}

/// The codec of a trait of which values were written before it was defined: they stay stored as they
/// were written, and are read as the definition says.
final class AdoptedCodec: TraitCodec {
  private let definition: any TraitCodec
  let defaultPayload: TraitPayload

  /// Takes on a definition.
  ///
  /// - Parameters:
  ///   - definition: The codec of the trait as it was defined.
  ///   - defaultPayload: What stands for the default, as the values written so far have it.
  init(_ definition: any TraitCodec, defaultPayload: TraitPayload) {
    self.definition = definition
    self.defaultPayload = defaultPayload
  }

  var kind: TraitValueKind { definition.kind }

  var isCanonical: Bool { false }

  /// The value as the definition stores it; what it can't read is the default.
  private func defined(_ payload: TraitPayload) -> TraitPayload {
    PendingCodec.scalar(in: payload)?.payload(definition) ?? definition.defaultPayload
  }

  /// The value as it is stored here.
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
