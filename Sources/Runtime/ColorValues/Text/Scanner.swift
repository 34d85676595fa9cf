import TextSupport

/// A tokenizer of UTF-8 text that reads each byte once and does not allocate for usual numbers.
@safe
struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = bytes }

  @inline(__always)
  func byte(at index: Int) -> UInt8 { unsafe index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// Moves forward without making tokens, for text with its own rules.
  mutating func skip(to newPosition: Int) { position = newPosition }

  mutating func next() -> Token {
    var followsSpace = false
    while unsafe position < bytes.count {
      let byte = unsafe bytes[position]
      if byte.isSpace {
        followsSpace = true
        position += 1
      } else if byte == 0x2F, self.byte(at: position + 1) == 0x2A {
        let start = position
        guard skipComment() else {
          return token(.unclosedComment, from: start, followsSpace: followsSpace)
        }
        followsSpace = false
      } else {
        break
      }
    }
    let start = position
    guard unsafe start < bytes.count else {
      return token(.end, from: start, followsSpace: followsSpace)
    }
    let byte = unsafe bytes[start]
    if byte.isASCIIDigit || startsNumber(byte, at: start) {
      return number(from: start, followsSpace: followsSpace)
    }
    if startsName(byte, at: start) {
      skipName()
      if self.byte(at: position) == 0x28, unsafe position < bytes.count {
        position += 1
        return token(.function, from: start, followsSpace: followsSpace)
      }
      return token(.identifier, from: start, followsSpace: followsSpace)
    }
    position += 1
    switch byte {
    case 0x23:
      skipName()
      return token(.hash, from: start, followsSpace: followsSpace)
    case 0x2C: return token(.comma, from: start, followsSpace: followsSpace)
    case 0x2F: return token(.slash, from: start, followsSpace: followsSpace)
    case 0x2B: return token(.plus, from: start, followsSpace: followsSpace)
    case 0x2D: return token(.minus, from: start, followsSpace: followsSpace)
    case 0x2A: return token(.star, from: start, followsSpace: followsSpace)
    case 0x28: return token(.openParenthesis, from: start, followsSpace: followsSpace)
    case 0x29: return token(.closeParenthesis, from: start, followsSpace: followsSpace)
    case 0x7B: return token(.openBrace, from: start, followsSpace: followsSpace)
    default: return token(.other, from: start, followsSpace: followsSpace)
    }
  }

  @inline(__always)
  private func token(
    _ kind: Token.Kind,
    from start: Int,
    followsSpace: Bool,
    value: Double = 0
  ) -> Token {
    Token(kind: kind, followsSpace: followsSpace, start: start, end: position, value: value)
  }

  /// Skips a comment and returns whether it is closed.
  private mutating func skipComment() -> Bool {
    position += 2
    while unsafe position < bytes.count {
      if unsafe bytes[position] == 0x2A, byte(at: position + 1) == 0x2F {
        position += 2
        return true
      }
      position += 1
    }
    return false
  }

  @inline(__always)
  private mutating func skipName() {
    while unsafe position < bytes.count, unsafe bytes[position].continuesName { position += 1 }
  }

  /// Whether a number begins here with a sign or a point (a digit has been handled).
  @inline(__always)
  private func startsNumber(_ byte: UInt8, at index: Int) -> Bool {
    switch byte {
    case 0x2E: self.byte(at: index + 1).isASCIIDigit
    case 0x2B, 0x2D:
      self.byte(at: index + 1).isASCIIDigit
        || (self.byte(at: index + 1) == 0x2E && self.byte(at: index + 2).isASCIIDigit)
    default: false
    }
  }

  @inline(__always)
  private func startsName(_ byte: UInt8, at index: Int) -> Bool {
    if byte.startsName { return true }
    guard byte == 0x2D else { return false }
    let next = self.byte(at: index + 1)
    return next.startsName || next == 0x2D
  }

  private mutating func number(from start: Int, followsSpace: Bool) -> Token {
    let value = scanNumber()
    let byte = self.byte(at: position)
    if byte == 0x25 {
      position += 1
      return token(.percentage, from: start, followsSpace: followsSpace, value: value)
    }
    guard startsName(byte, at: position), unsafe position < bytes.count else {
      return token(.number, from: start, followsSpace: followsSpace, value: value)
    }
    let unitStart = position
    skipName()
    guard let degrees = unsafe slice(unitStart..<position).degreesPerUnit else {
      return token(.dimension, from: start, followsSpace: followsSpace)
    }
    return token(.angle, from: start, followsSpace: followsSpace, value: value * degrees)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of degrees in one of the four angle units of css-values-4; nil for any other name.
  fileprivate var degreesPerUnit: Double? {
    if unsafe equalsIgnoringASCIICase("deg") { return 1 }
    if unsafe equalsIgnoringASCIICase("turn") { return 360 }
    if unsafe equalsIgnoringASCIICase("rad") { return 180 / Double.pi }
    if unsafe equalsIgnoringASCIICase("grad") { return 0.9 }
    return nil
  }
}

/// One token of color text, by the rules of css-syntax-3 without escapes.
struct Token {
  enum Kind: UInt8 {
    case end
    case identifier
    /// A name with the parenthesis that immediately follows it.
    case function
    case hash
    case number
    case percentage
    /// A dimension in a unit of angle; the value is in degrees.
    case angle
    /// A dimension in any other unit.
    case dimension
    case comma
    case slash
    case plus
    case minus
    case star
    case openParenthesis
    case closeParenthesis
    case openBrace
    case unclosedComment
    case other
  }

  var kind: Kind
  /// Whether whitespace immediately precedes it; comments do not count.
  var followsSpace: Bool
  var start: Int
  var end: Int
  /// The value of a number, a percentage or an angle; otherwise 0.
  var value: Double

  var range: Range<Int> { start..<end }
}
