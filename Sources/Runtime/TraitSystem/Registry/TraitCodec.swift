/// The operations on the stored form of a trait's values that don't require their type.
protocol TraitCodec: Sendable {
  var kind: TraitValueKind { get }

  var defaultPayload: TraitPayload { get }

  /// Whether different bits always represent different values.
  var isCanonical: Bool { get }

  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool

  func hash(_ payload: TraitPayload, into hasher: inout Hasher)

  /// The value as text: the name of a case, or a text that ``payload(text:)`` accepts.
  func text(of payload: TraitPayload) -> String

  /// The value for a text, if there is one.
  func payload(text: String) -> TraitPayload?

  /// All values of a trait with named values, in the order of the names; empty for other kinds.
  var payloads: [TraitPayload] { get }

  /// The value as an integer, if it has that form.
  func integer(of payload: TraitPayload) -> Int?

  /// The value for an integer, if there is one.
  func payload(integer: Int) -> TraitPayload?

  /// The value as a floating-point number, if it has that form.
  func number(of payload: TraitPayload) -> Double?

  /// The stored form of nil, if the values are optional.
  var nilPayload: TraitPayload? { get }

  /// Whether a value is nil.
  func isNil(_ payload: TraitPayload) -> Bool

  /// The value for a text, where `nil` is an ordinary text.
  func payload(wrapping text: String) -> TraitPayload?
}

extension TraitCodec {
  func number(of payload: TraitPayload) -> Double? { nil }

  var nilPayload: TraitPayload? { nil }

  func isNil(_ payload: TraitPayload) -> Bool { false }

  func payload(wrapping text: String) -> TraitPayload? { payload(text: text) }

  /// Whether the default is an integer in other languages, or the nil of such a type.
  var hasIntegerDefault: Bool { integer(of: defaultPayload) != nil || isNil(defaultPayload) }

  /// Whether a text is in the form in which files write the value: numbers must be finite and
  /// decimal, which excludes `nan`, `inf`, `1e400` and hexadecimal numbers.
  func isWritten(_ payload: TraitPayload, as text: String) -> Bool {
    if kind != .float || isNil(payload) { return true }
    return text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      && number(of: payload)?.isFinite ?? true
  }

  var payloads: [TraitPayload] {
    guard case .named(let names) = kind else { return [] }
    return names.compactMap { payload(text: $0) }
  }

  var defaultText: String { text(of: defaultPayload) }
}
