/// Conversion of values to and from the scalar types of other languages.
extension TraitKey {
  /// Returns the value for an integer: a raw value, or 0 and 1 for `Bool`.
  ///
  /// ```swift
  /// try TraitKey(UserInterfaceStyleTrait.self).value(integer: 2)  // dark
  /// ```
  ///
  /// - Parameter integer: The integer; for named values without a Swift type, the index in the list
  ///   of names.
  /// - Returns: The value.
  /// - Throws: ``TraitValueError`` if the trait's values aren't integers, or the integer isn't one
  ///   of them.
  public func value(integer: Int) throws(TraitValueError) -> TraitValue {
    switch valueKind {
    case .float, .text, .opaque: throw .unreadable("\(integer)", trait: self, kind: valueKind)
    case .named, .boolean, .integer: break
    }
    guard let payload = descriptor.codec.payload(integer: integer) else {
      throw refusal(of: "\(integer)")
    }
    return TraitValue(descriptor: descriptor, payload: payload)
  }

  /// Returns the value for a floating-point number.
  ///
  /// - Parameter number: The number; a trait of single precision rounds it.
  /// - Returns: The value.
  /// - Throws: ``TraitValueError`` if the trait's values aren't floating-point numbers.
  public func value(number: Double) throws(TraitValueError) -> TraitValue {
    guard valueKind == .float, let payload = descriptor.codec.payload(text: "\(number)") else {
      throw .unreadable("\(number)", trait: self, kind: valueKind)
    }
    return TraitValue(descriptor: descriptor, payload: payload)
  }

  /// Returns the value for a text, as ``value(_:)`` does, but never nil: for a trait of optional
  /// text, `nil` is an ordinary text.
  ///
  /// - Parameter text: The name of a case, a raw value, or the text itself; numbers must be finite
  ///   and decimal.
  /// - Returns: The value.
  /// - Throws: ``TraitValueError`` with the valid names.
  public func value(wrapping text: String) throws(TraitValueError) -> TraitValue {
    try value(descriptor.codec.payload(wrapping: text), of: text)
  }

  /// The nil value; nil if the trait's values aren't optional.
  public var nilValue: TraitValue? {
    descriptor.codec.nilPayload.map { TraitValue(descriptor: descriptor, payload: $0) }
  }
}

extension TraitValue {
  /// The value as a floating-point number for languages without its type; nil if it has no such
  /// form.
  public var number: Double? { descriptor.codec.number(of: payload) }

  /// Whether the value is nil, for a trait with optional values.
  public var isNil: Bool { descriptor.codec.isNil(payload) }
}
