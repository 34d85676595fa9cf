/// What can be done with the stored form of a trait's values without knowing their type.
protocol TraitCodec: Sendable {
  var kind: TraitValueKind { get }

  var defaultPayload: TraitPayload { get }

  /// Whether different bits always mean different values.
  var isCanonical: Bool { get }

  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool

  func hash(_ payload: TraitPayload, into hasher: inout Hasher)

  /// The value as text: the name of a case, or what ``payload(text:)`` would read.
  func text(of payload: TraitPayload) -> String

  /// The value that a text means, if it means one.
  func payload(text: String) -> TraitPayload?

  /// Every value of a trait with named values, in the order of the names; empty for other kinds.
  var payloads: [TraitPayload] { get }

  /// The value as an integer, if it has that form.
  func integer(of payload: TraitPayload) -> Int?

  /// The value that an integer means, if it means one.
  func payload(integer: Int) -> TraitPayload?

  /// The value as a floating-point number, if it has that form.
  func number(of payload: TraitPayload) -> Double?

  /// The stored form of nil, if that is a value.
  var nilPayload: TraitPayload? { get }

  /// Whether a value is nil.
  func isNil(_ payload: TraitPayload) -> Bool

  /// The value that a text means, nil left aside: `nil` is a text like any other.
  func payload(wrapping text: String) -> TraitPayload?
}

extension TraitCodec {
  func number(of payload: TraitPayload) -> Double? { nil }

  var nilPayload: TraitPayload? { nil }

  func isNil(_ payload: TraitPayload) -> Bool { false }

  func payload(wrapping text: String) -> TraitPayload? { payload(text: text) }

  /// Whether the default is an integer to other languages, or the nil of such a value.
  var hasIntegerDefault: Bool { integer(of: defaultPayload) != nil || isNil(defaultPayload) }

  /// Whether files write a value as a text that means it: numbers are finite and in decimal digits, which
  /// leaves out `nan`, `inf`, `1e400` and hexadecimal ones.
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
