import TextSupport

// Scalars of a JSON text.
extension JSONParser {
  mutating func readScalar(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return readString(byte) }
    let start = index
    while index < count, unsafe !Self.endsWord(source[index]) { index += 1 }
    guard index > start else {
      skipUnreadable()
      addError(at: start..<index, Self.invalidValue)
      builder.addScalar(start..<index, style: .plain, isRejected: true)
      return
    }
    let word = start..<index
    switch kind(of: word) {
    case .plain: builder.addScalar(word, style: .plain)
    case .number5:
      add(.numbers, at: word, Self.json5Number)
      builder.addScalar(word, style: .plain)
    case .leadingZero:
      addError(at: word, Self.leadingZero)
      builder.addScalar(word, style: .plain, isRejected: true)
    case .unknown:
      checkEncoding(of: word)
      addError(at: word, Self.unknownWord(text(word)))
      builder.addScalar(word, style: .plain, isRejected: true)
    }
  }

  /// The kind of a word without quotes.
  private enum WordKind {
    case plain
    /// A number in a form of JSON5.
    case number5
    case leadingZero
    case unknown
  }

  private func kind(of word: Range<Int>) -> WordKind {
    switch unsafe source[word.lowerBound] {
    case UInt8(ascii: "t") where isWord(word, "true"),
      UInt8(ascii: "f") where isWord(word, "false"),
      UInt8(ascii: "n") where isWord(word, "null"):
      return .plain
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
      return kind(ofNumber: word)
    default: return .unknown
    }
  }

  /// Follows the grammar of RFC 8259 (section 6), and of JSON5 (section 6) for other numbers.
  private func kind(ofNumber word: Range<Int>) -> WordKind {
    var place = word.lowerBound
    let end = word.upperBound
    var is5 = false
    if unsafe source[place] == UInt8(ascii: "-") || source[place] == UInt8(ascii: "+") {
      is5 = unsafe source[place] == UInt8(ascii: "+")
      place += 1
    }
    if isWord(place..<end, "Infinity") || isWord(place..<end, "NaN") { return .number5 }
    if end - place > 2, unsafe source[place] == UInt8(ascii: "0"),
      unsafe source[place + 1] | 0x20 == UInt8(ascii: "x")
    {
      let digits = place + 2..<end
      return digits.allSatisfy { unsafe source[$0].hexadecimalValue != nil }
        ? .number5 : .unknown
    }
    let whole = digits(from: place, to: end)
    let hasLeadingZero = unsafe whole > place + 1 && source[place] == UInt8(ascii: "0")
    var hasDigits = whole > place
    if !hasDigits { is5 = true }
    place = whole
    if place < end, unsafe source[place] == UInt8(ascii: ".") {
      let fraction = digits(from: place + 1, to: end)
      if fraction == place + 1 { is5 = true } else { hasDigits = true }
      place = fraction
    }
    guard hasDigits else { return .unknown }
    if place < end, unsafe source[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < end,
        unsafe source[place] == UInt8(ascii: "+") || source[place] == UInt8(ascii: "-")
      {
        place += 1
      }
      let exponent = digits(from: place, to: end)
      guard exponent > place else { return .unknown }
      place = exponent
    }
    guard place == end else { return .unknown }
    return hasLeadingZero ? .leadingZero : is5 ? .number5 : .plain
  }

  private func digits(from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, unsafe source[place] >= 0x30 && source[place] <= 0x39 { place += 1 }
    return place
  }

  private func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for (offset, place) in range.enumerated()
    where unsafe source[place] != word.utf8Start[offset] { return false }
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    unsafe String(decoding: source[range], as: UTF8.self)
  }

  /// Skips invalid text, at least one character, up to a possible continuation.
  mutating func skipUnreadable() {
    repeat { index += 1 } while unsafe index < count && !Self.endsWord(source[index])
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "/"), UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
