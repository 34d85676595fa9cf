/// The numbers and nil values that other languages see.
extension ValueCodec {
  func number(of payload: TraitPayload) -> Double? { ValueText.number(of: value(of: payload)) }

  var nilPayload: TraitPayload? {
    guard let optional = Value.self as? any OptionalTraitValue.Type else { return nil }
    return (optional.traitNil as? Value).map { TraitPayload($0) }
  }

  func isNil(_ payload: TraitPayload) -> Bool {
    guard isOptional, let optional = value(of: payload) as? any OptionalTraitValue else {
      return false
    }
    return optional.wrappedTraitValue == nil
  }

  func payload(wrapping text: String) -> TraitPayload? {
    guard let optional = Value.self as? any OptionalTraitValue.Type else {
      return payload(text: text)
    }
    return optional.traitValue(wrapping: text).flatMap { $0 as? Value }.map { TraitPayload($0) }
  }
}
