/// The codec of a trait whose values are stored as they are in Swift.
final class ValueCodec<Value: Hashable & Sendable>: TraitCodec {
  let kind: TraitValueKind
  let defaultValue: Value
  /// The stored default, boxed once so that it is one object.
  let defaultPayload: TraitPayload
  let isCanonical: Bool
  private let valuesByName: [String: Value]
  private let valuesByInteger: [Int: Value]
  /// The names where they are written down, which saves finding them.
  private let namesByValue: [Value: String]

  /// Looks at the type of a default value.
  ///
  /// - Parameters:
  ///   - defaultValue: What an unset trait reads as.
  ///   - words: Other words for values, which are understood beside their names.
  init(defaultValue: Value, words: [(String, Value)] = []) {
    self.defaultValue = defaultValue
    defaultPayload = TraitPayload(defaultValue)
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
      // An enum may say that different cases are equal.
      isCanonical = ValueText.isEnum(defaultValue) && Set(cases).count == cases.count
    } else {
      kind = ValueText.openKind(of: Value.self)
      isCanonical = Value.self is any BinaryInteger.Type || Value.self == Bool.self
    }
    self.valuesByName = valuesByName
    self.valuesByInteger = valuesByInteger
    namesByValue = [:]
  }

  /// Takes the cases as they are written down.
  ///
  /// - Parameters:
  ///   - defaultValue: What an unset trait reads as.
  ///   - cases: Every value with its name and its integer.
  ///   - words: Other words for values, which are understood beside their names.
  init(
    defaultValue: Value,
    cases: [(name: String, integer: Int, value: Value)],
    words: [(String, Value)]
  ) {
    self.defaultValue = defaultValue
    defaultPayload = TraitPayload(defaultValue)
    kind = .named(cases.map(\.name))
    isCanonical = true
    var valuesByName: [String: Value] = [:]
    var valuesByInteger: [Int: Value] = [:]
    for (word, value) in words { valuesByName[ValueText.normalized(word)] = value }
    for (name, integer, value) in cases {
      valuesByName[ValueText.normalized(name)] = value
      valuesByInteger[integer] = value
    }
    self.valuesByName = valuesByName
    self.valuesByInteger = valuesByInteger
    namesByValue = Dictionary(cases.map { ($0.value, $0.name) }) { first, _ in first }
  }

  /// Whether texts can be told apart and are such as a case's name or description is; a case with a
  /// payload has none.
  private static func areNames(_ texts: [String]) -> Bool {
    let normalized = Set(texts.map { ValueText.normalized($0) })
    return !texts.isEmpty && normalized.count == texts.count && !normalized.contains("")
      && normalized.joined().allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// The value in a payload; a payload of another type, which can't come about, reads as the default.
  func value(of payload: TraitPayload) -> Value {
    payload.value(as: Value.self) ?? defaultValue
  }

  func value(text: String) -> Value? {
    valuesByName[ValueText.normalized(text)] ?? ValueText.value(text, as: Value.self)
  }

  func value(integer: Int) -> Value? {
    valuesByInteger[integer] ?? ValueText.value(String(integer), as: Value.self)
  }

  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    value(of: first) == value(of: second)
  }

  func hash(_ payload: TraitPayload, into hasher: inout Hasher) {
    hasher.combine(value(of: payload))
  }

  func text(of payload: TraitPayload) -> String {
    let value = value(of: payload)
    return namesByValue[value] ?? ValueText.text(of: value)
  }

  func payload(text: String) -> TraitPayload? { value(text: text).map { TraitPayload($0) } }

  func integer(of payload: TraitPayload) -> Int? { ValueText.integer(of: value(of: payload)) }

  func payload(integer: Int) -> TraitPayload? {
    value(integer: integer).map { TraitPayload($0) }
  }
}
