/// Numbers as CSS text: plain decimals with a point, no exponent, no trailing zeros.
struct DecimalText {
  private let isNegative: Bool
  /// The significant digits, without zeros at either end; empty for zero.
  private var digits: [UInt8]
  /// How many of the digits stand before the point; negative for zeros right behind it.
  private var point: Int

  /// The shortest text that reads back as the same number.
  static func exact(_ value: Double) -> String { DecimalText(value).text }

  /// The number rounded half up to some significant digits.
  static func rounded(_ value: Double, toDigits count: Int) -> String {
    var decimal = DecimalText(value)
    decimal.round(toDigits: count)
    return decimal.text
  }

  /// Takes the shortest digits that identify the number from the standard library.
  private init(_ value: Double) {
    isNegative = value < 0
    digits = []
    point = 0
    var hasPoint = false
    var exponent = 0
    var bytes = value.magnitude.description.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte.isDigit {
        digits.append(byte &- 0x30)
        if !hasPoint { point += 1 }
      } else if byte == 0x2E {
        hasPoint = true
      } else if byte == 0x65 {
        var isDown = false
        while let next = bytes.next() {
          if next == 0x2D {
            isDown = true
          } else if next.isDigit {
            exponent = exponent * 10 + Int(next &- 0x30)
          }
        }
        if isDown { exponent = -exponent }
      }
    }
    point += exponent
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
  }

  private mutating func round(toDigits count: Int) {
    guard digits.count > count else { return }
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

  private var text: String {
    guard !digits.isEmpty else { return "0" }
    var bytes: [UInt8] = isNegative ? [0x2D] : []
    if point <= 0 {
      bytes.append(contentsOf: [0x30, 0x2E])
      bytes.append(contentsOf: repeatElement(0x30, count: -point))
    }
    for (index, digit) in digits.enumerated() {
      if index == point, point > 0 { bytes.append(0x2E) }
      bytes.append(digit + 0x30)
    }
    if point > digits.count {
      bytes.append(contentsOf: repeatElement(0x30, count: point - digits.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
