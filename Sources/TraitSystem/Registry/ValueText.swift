/// Reads and writes trait values of any Swift type as text and as integers.
///
/// Types are looked at dynamically, because a trait definition asks nothing of its values but to
/// be `Hashable`; this happens when a trait is first used and when text is read, never when a value
/// is looked up.
enum ValueText {
  /// The text in the form in which names are compared: without case, `-`, `_` and spaces.
  static func normalized(_ text: some StringProtocol) -> String {
    var result = text.lowercased()
    result.removeAll { $0 == "-" || $0 == "_" || $0 == " " }
    return result
  }

  /// The text of a value: an enum's case name, a number without a needless fraction, `nil`.
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

  /// The value that a text means for a type: its raw value, or itself where it has a text form.
  static func value<Value>(_ text: String, as type: Value.Type) -> Value? {
    if let type = type as? any OptionalTraitValue.Type {
      // An absent result must not be cast, because it would pass for the value nil.
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

  /// The integer that stands for a value in languages without its type.
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

  /// The floating-point number that stands for a value in languages without its type.
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

  /// Whether a value is one of an enum's cases.
  static func isEnum(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .enum
  }

  /// The cases of a value type, if there is a way to list them.
  ///
  /// These are `allCases`, or, for an enum backed by integers, what the raw values -64 ..< 1024
  /// make.
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

  /// What kind of value a type has whose cases can't be listed.
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

/// An optional, seen without knowing what it wraps.
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
