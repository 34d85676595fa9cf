/// A trait value as files and other programs write it.
enum TraitScalar: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)

  /// The value of a trait.
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

  /// What this means as a value of a trait; nil if it means none.
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

  /// The value in words.
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
