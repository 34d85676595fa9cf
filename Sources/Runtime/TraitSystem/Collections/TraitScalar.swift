/// A trait value in the form used by files and other programs.
enum TraitScalar: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)

  /// Creates the scalar form of a trait's value.
  init(_ payload: TraitPayload, _ codec: any TraitCodec) {
    if codec.isNil(payload) {
      self = .null
      return
    }
    switch codec.kind {
    case .boolean: self = .boolean(codec.integer(of: payload) == 1)
    case .integer: self = codec.integer(of: payload).map { .integer($0) } ?? .null
    case .float: self = codec.number(of: payload).map { .number($0) } ?? .null
    case .named, .text, .opaque: self = .text(codec.text(of: payload))
    }
  }

  /// Returns the stored form of this value for a trait, or nil if the trait has no such value.
  func payload(_ codec: any TraitCodec) -> TraitPayload? {
    switch self {
    case .null: codec.nilPayload
    case .boolean(let value): codec.payload(integer: value ? 1 : 0)
    case .integer(let value): codec.payload(integer: value) ?? codec.payload(text: "\(value)")
    case .number(let value): codec.payload(text: "\(value)")
    case .text(let value):
      codec.payload(wrapping: value).flatMap { codec.isWritten($0, as: value) ? $0 : nil }
    }
  }

  /// The value as text for messages.
  var text: String {
    switch self {
    case .null: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value
    }
  }
}
