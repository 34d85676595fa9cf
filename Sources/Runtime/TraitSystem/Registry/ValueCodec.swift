/// The codec of a trait whose values are stored in their Swift representation.
final class ValueCodec<Value: Sendable>: TraitCodec {
  let kind: TraitValueKind
  let defaultValue: Value
  /// The stored default, boxed once so that it is a single object.
  let defaultPayload: TraitPayload
  let isCanonical: Bool
  /// Whether the values are optional; stored, because a dynamic conformance check is slower.
  let isOptional: Bool
  private let valuesByName: [String: Value]
  private let valuesByInteger: [Int: Value]
  /// The comparison of the values.
  private let equality = ValueEquality<Value>()
  /// The explicitly listed cases and additional names, few enough for a linear search.
  private let cases: [(name: String, integer: Int, value: Value)]
  private let words: [(String, Value)]

  /// Creates the codec for the type of a default value.
  ///
  /// - Parameters:
  ///   - defaultValue: The value of an unset trait.
  ///   - words: Additional names for values.
  init(defaultValue: Value, words: [(String, Value)] = []) {
    self.defaultValue = defaultValue
    defaultPayload = TraitPayload(defaultValue)
    isOptional = Value.self is any OptionalTraitValue.Type
    var valuesByName: [String: Value] = [:]
    var valuesByInteger: [Int: Value] = [:]
    for (word, value) in words { valuesByName[ValueText.normalized(word)] = value }

    let cases = ValueText.cases(like: defaultValue) ?? []
    let names = cases.map { ValueText.text(of: $0) }
    if Self.areNames(names) {
      kind = .named(names)
      for (name, value) in zip(names, cases) {
        valuesByName[ValueText.normalized(name)] = value
        if let integer = ValueText.integer(of: value) { valuesByInteger[integer] = value }
      }
      // An enum can define different cases as equal.
      isCanonical = ValueText.isEnum(defaultValue) && ValueEquality.areDistinct(cases)
    } else {
      kind = ValueText.openKind(of: Value.self)
      isCanonical = Value.self is any BinaryInteger.Type || Value.self == Bool.self
    }
    self.valuesByName = valuesByName
    self.valuesByInteger = valuesByInteger
    self.cases = []
    self.words = []
  }

  /// Creates the codec for explicitly listed cases.
  ///
  /// - Parameters:
  ///   - defaultValue: The value of an unset trait.
  ///   - cases: All values with their names and integers.
  ///   - words: Additional names for values.
  init(
    defaultValue: Value,
    cases: [(name: String, integer: Int, value: Value)],
    words: [(String, Value)]
  ) {
    self.defaultValue = defaultValue
    defaultPayload = TraitPayload(defaultValue)
    kind = .named(cases.map(\.name))
    isCanonical = true
    isOptional = false
    valuesByName = [:]
    valuesByInteger = [:]
    self.cases = cases
    self.words = words
  }

  /// Returns whether the texts are distinct and have the form of case names; a case with an
  /// associated value has no such form.
  private static func areNames(_ texts: [String]) -> Bool {
    let normalized = Set(texts.map { ValueText.normalized($0) })
    return !texts.isEmpty && normalized.count == texts.count && !normalized.contains("")
      && normalized.joined().allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Returns the value in a payload; the default for a payload of another type, which doesn't
  /// occur.
  func value(of payload: TraitPayload) -> Value {
    payload.value(as: Value.self) ?? defaultValue
  }

  func value(text: String) -> Value? {
    let wanted = ValueText.normalized(text)
    let listed =
      cases.first { ValueText.normalized($0.name) == wanted }?.value
      ?? words.first { ValueText.normalized($0.0) == wanted }?.1
    return listed ?? valuesByName[wanted] ?? ValueText.value(text, as: Value.self)
  }

  func value(integer: Int) -> Value? {
    cases.first { $0.integer == integer }?.value ?? valuesByInteger[integer]
      ?? ValueText.value(String(integer), as: Value.self)
  }

  /// Returns whether two values have the same bits or are equal according to their type.
  func areEqual(_ first: Value, _ second: Value) -> Bool { equality.areEqual(first, second) }

  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    areEqual(value(of: first), value(of: second))
  }

  func hash(_ payload: TraitPayload, into hasher: inout Hasher) {
    equality.hash(value(of: payload), into: &hasher)
  }

  func text(of payload: TraitPayload) -> String {
    let value = value(of: payload)
    return cases.first { areEqual($0.value, value) }?.name ?? ValueText.text(of: value)
  }

  var payloads: [TraitPayload] {
    if !cases.isEmpty { return cases.map { TraitPayload($0.value) } }
    guard case .named(let names) = kind else { return [] }
    return names.compactMap { payload(text: $0) }
  }

  func payload(text: String) -> TraitPayload? { value(text: text).map { TraitPayload($0) } }

  func integer(of payload: TraitPayload) -> Int? {
    let value = value(of: payload)
    return cases.first { areEqual($0.value, value) }?.integer ?? ValueText.integer(of: value)
  }

  func payload(integer: Int) -> TraitPayload? {
    value(integer: integer).map { TraitPayload($0) }
  }
}

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
