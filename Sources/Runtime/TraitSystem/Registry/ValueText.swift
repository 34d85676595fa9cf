/// Conversion of trait values of any Swift type to and from text and integers.
///
/// Types are inspected dynamically, because a trait definition requires only that its values are
/// `Hashable`. This happens when a trait is first used and when text is parsed, never when a value
/// is looked up.
enum ValueText {
  /// Returns the form in which names are compared: without case, `-`, `_` and spaces.
  static func normalized(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case ..<0x80: bytes.append(byte)
      default:
        // The names of almost all traits and values are ASCII.
        var result = text.lowercased()
        result.removeAll { $0 == "-" || $0 == "_" || $0 == " " }
        return result
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text of a value: an enum's case name, a number without an unnecessary fraction,
  /// `nil`.
  static func text(of value: Any) -> String {
    if let optional = value as? any OptionalTraitValue {
      return optional.wrappedTraitValue.map { text(of: $0) } ?? "nil"
    }
    if let number = value as? any BinaryFloatingPoint {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    if let value = value as? any RawRepresentable, !isEnum(value) {
      return text(ofRawValueOf: value)
    }
    return String(describing: value)
  }

  private static func text<R: RawRepresentable>(ofRawValueOf value: R) -> String {
    text(of: value.rawValue)
  }

  /// Returns the value of a type for a text: from its raw value, or from its text form.
  static func value<Value>(_ text: String, as type: Value.Type) -> Value? {
    if let type = type as? any OptionalTraitValue.Type {
      // A missing result must not be cast, because the cast would produce the optional value nil.
      return type.traitValue(text: text).flatMap { $0 as? Value }
    }
    if let type = type as? any RawRepresentable.Type {
      return rawRepresentable(text, as: type) as? Value
    }
    if type == Bool.self {
      return (text == "1" ? true : text == "0" ? false : Bool(text.lowercased())) as? Value
    }
    if let type = type as? any LosslessStringConvertible.Type {
      return lossless(text, as: type) as? Value
    }
    return nil
  }
  private static func rawRepresentable<R: RawRepresentable>(_ text: String, as: R.Type) -> R? {
    value(text, as: R.RawValue.self).flatMap(R.init(rawValue:))
  }

  private static func lossless<L: LosslessStringConvertible>(_ text: String, as: L.Type) -> L? {
    L(text)
  }

  /// Returns the integer for a value in languages without its type.
  static func integer(of value: Any) -> Int? {
    if let optional = value as? any OptionalTraitValue {
      return optional.wrappedTraitValue.flatMap { integer(of: $0) }
    }
    if let value = value as? Bool { return value ? 1 : 0 }
    if let value = value as? any BinaryInteger { return Int(exactly: value) }
    if let value = value as? any RawRepresentable { return integer(ofRawValueOf: value) }
    return nil
  }

  private static func integer<R: RawRepresentable>(ofRawValueOf value: R) -> Int? {
    integer(of: value.rawValue)
  }

  /// Returns the floating-point number for a value in languages without its type.
  static func number(of value: Any) -> Double? {
    if let optional = value as? any OptionalTraitValue {
      return optional.wrappedTraitValue.flatMap { number(of: $0) }
    }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    if let value = value as? any RawRepresentable { return number(ofRawValueOf: value) }
    return nil
  }

  private static func number<R: RawRepresentable>(ofRawValueOf value: R) -> Double? {
    number(of: value.rawValue)
  }

  /// Returns whether a value is an enum case.
  static func isEnum(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .enum
  }

  /// Returns the cases of a value's type, if they can be listed.
  ///
  /// These are `allCases`, or, for an enum with integer raw values, the cases for the raw values
  /// -64 ..< 1024.
  static func cases<Value>(like value: Value) -> [Value]? {
    if let type = Value.self as? any CaseIterable.Type {
      return allCases(of: type).compactMap { $0 as? Value }
    }
    if let type = Value.self as? any RawRepresentable.Type, isEnum(value) {
      return walkRawValues(of: type)?.compactMap { $0 as? Value }
    }
    return nil
  }

  private static func allCases<C: CaseIterable>(of type: C.Type) -> [Any] {
    C.allCases.prefix(1088).map { $0 }
  }

  private static func walkRawValues<R: RawRepresentable>(of type: R.Type) -> [Any]? {
    guard let integers = R.RawValue.self as? any FixedWidthInteger.Type else { return nil }
    return (-64..<1024).compactMap { number in
      (exactly(number, as: integers) as? R.RawValue).flatMap(R.init(rawValue:))
    }
  }

  private static func exactly<I: FixedWidthInteger>(_ number: Int, as type: I.Type) -> I? {
    I(exactly: number)
  }

  /// Returns the kind of values for a type whose cases can't be listed.
  static func openKind(of type: Any.Type) -> TraitValueKind {
    if type == Bool.self { return .boolean }
    if type is any BinaryInteger.Type { return .integer }
    if type is any BinaryFloatingPoint.Type { return .float }
    if type is any StringProtocol.Type { return .text }
    if let type = type as? any OptionalTraitValue.Type { return openKind(of: type.wrappedType) }
    if let type = type as? any RawRepresentable.Type { return openKind(ofRawValueOf: type) }
    return type is any LosslessStringConvertible.Type ? .text : .opaque
  }

  private static func openKind<R: RawRepresentable>(ofRawValueOf: R.Type) -> TraitValueKind {
    openKind(of: R.RawValue.self)
  }
}

/// An optional whose wrapped type isn't known.
protocol OptionalTraitValue {
  var wrappedTraitValue: Any? { get }
  static var wrappedType: Any.Type { get }
  static var traitNil: Any { get }
  static func traitValue(text: String) -> Any?
  static func traitValue(wrapping text: String) -> Any?
}

extension Optional: OptionalTraitValue {
  var wrappedTraitValue: Any? { self }

  static var wrappedType: Any.Type { Wrapped.self }

  static var traitNil: Any { Self.none as Any }

  static func traitValue(text: String) -> Any? {
    text == "nil" ? traitNil : traitValue(wrapping: text)
  }

  static func traitValue(wrapping text: String) -> Any? {
    ValueText.value(text, as: Wrapped.self).map { Self.some($0) as Any }
  }
}
