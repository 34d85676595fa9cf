/// The sign and the decimal digits of a finite number.
struct DecimalDigits {
  let isNegative: Bool
  /// The significant digits, without leading and trailing zeros; empty for zero.
  private(set) var digits: [UInt8]
  /// The number of digits before the decimal point; negative if zeros follow the point.
  private(set) var point: Int

  /// Creates the shortest digits that identify a number, as in its description.
  init(_ value: Double) {
    isNegative = value < 0
    digits = []
    point = 0
    var hasPoint = false
    var exponent = 0
    var bytes = value.magnitude.description.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte &- 0x30)
        if !hasPoint { point += 1 }
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "e"):
        var isDown = false
        while let next = bytes.next() {
          switch next {
          case UInt8(ascii: "-"): isDown = true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): exponent = exponent * 10 + Int(next &- 0x30)
          default: break
          }
        }
        if isDown { exponent = -exponent }
      default: break
      }
    }
    point += exponent
    trim()
  }

  /// Rounds half up to a number of significant digits.
  mutating func round(toSignificant count: Int) {
    guard digits.count > count else { return }
    guard count >= 0 else { return digits = [] }
    let roundsUp = digits[count] >= 5
    digits.removeLast(digits.count - count)
    if roundsUp {
      var index = count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        point += 1
      }
    }
    trim()
  }

  /// Rounds half up to a number of decimals.
  mutating func round(toPlaces places: Int) {
    round(toSignificant: point + places)
  }

  /// Truncates to a number of decimals.
  mutating func cut(toPlaces places: Int) {
    digits.removeLast(max(0, digits.count - max(0, point + places)))
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
  }

  /// Returns the number without an exponent, with at least a number of decimals.
  func plain(places: Int = 0) -> String {
    var bytes: [UInt8] = isNegative && !digits.isEmpty ? [UInt8(ascii: "-")] : []
    if point <= 0 || digits.isEmpty { bytes.append(UInt8(ascii: "0")) }
    for index in 0..<(digits.isEmpty ? 0 : max(0, point)) {
      bytes.append(index < digits.count ? digits[index] + 0x30 : UInt8(ascii: "0"))
    }
    let decimals = digits.isEmpty ? 0 : max(0, digits.count - point)
    if max(decimals, places) > 0 {
      bytes.append(UInt8(ascii: "."))
      for index in 0..<max(decimals, places) {
        let place = point + index
        let isDigit = !digits.isEmpty && digits.indices.contains(place)
        bytes.append(isDigit ? digits[place] + 0x30 : UInt8(ascii: "0"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number with one digit before its decimal point and an exponent, such as `-1.5e30`.
  var scientific: String {
    guard let first = digits.first else { return "0" }
    let rest = digits.dropFirst().map { Character(Unicode.Scalar($0 + 0x30)) }
    let fraction = rest.isEmpty ? "" : "." + String(rest)
    return "\(isNegative ? "-" : "")\(first)\(fraction)e\(point - 1)"
  }
}
