/// How languages without a trait's type write its values, and read them.
extension TraitKey {
  /// The value that an integer stands for: a raw value, or 0 and 1 for `Bool`.
  ///
  /// ```swift
  /// try TraitKey(UserInterfaceStyleTrait.self).value(integer: 2)  // dark
  /// ```
  ///
  /// - Parameter integer: The integer; where the values are names that no Swift type has listed, the
  ///   place among them.
  /// - Returns: The value.
  /// - Throws: ``TraitValueError`` if the trait's values are no integers, or none is this one.
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

  /// The value that a floating-point number stands for.
  ///
  /// - Parameter number: The number; a trait of single precision rounds it.
  /// - Returns: The value.
  /// - Throws: ``TraitValueError`` if the trait's values are no floating-point numbers.
  public func value(number: Double) throws(TraitValueError) -> TraitValue {
    guard valueKind == .float, let payload = descriptor.codec.payload(text: "\(number)") else {
      throw .unreadable("\(number)", trait: self, kind: valueKind)
    }
    return TraitValue(descriptor: descriptor, payload: payload)
  }

  /// The value that a text means, as ``value(_:)``, but never nil: to a trait of optional text `nil`
  /// is a text like any other.
  ///
  /// - Parameter text: A case's name, a raw value, or the text itself; a number is finite and in decimal
  ///   digits.
  /// - Returns: The value.
  /// - Throws: ``TraitValueError``, with the names that would do.
  public func value(wrapping text: String) throws(TraitValueError) -> TraitValue {
    try value(descriptor.codec.payload(wrapping: text), of: text)
  }

  /// The value nil, or nil if the trait's values can't be.
  public var nilValue: TraitValue? {
    descriptor.codec.nilPayload.map { TraitValue(descriptor: descriptor, payload: $0) }
  }
}

extension TraitValue {
  /// The value as a floating-point number, as languages without its type see it; nil if it has no
  /// such form.
  public var number: Double? { descriptor.codec.number(of: payload) }

  /// Whether the value is the nil of a trait with optional values.
  public var isNil: Bool { descriptor.codec.isNil(payload) }
}
