// Whitespace and comments between the values of a JSON text.
extension JSONParser {
  /// Skips whitespace and comments, and reports comments and whitespace of JSON5.
  @inline(__always)
  mutating func skipBlanks() {
    while index < count {
      let byte = unsafe source[index]
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        index &+= 1
      } else if byte == UInt8(ascii: "/") || byte == 0x0B || byte == 0x0C || byte >= 0x80 {
        guard skipUnusual(byte) else { return }
      } else {
        return
      }
    }
  }

  /// Skips a comment or whitespace of JSON5, or returns false if neither starts here.
  private mutating func skipUnusual(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "/") { return skipComment() }
    let unit = unit(at: index)
    guard let scalar = unit.scalar, Self.isBlank(scalar) else { return false }
    add(.whitespace, at: index..<index + unit.length, Self.unusualWhitespace(scalar))
    index += unit.length
    return true
  }

  private mutating func skipComment() -> Bool {
    let start = index
    guard start + 1 < count else { return false }
    switch unsafe source[start + 1] {
    case UInt8(ascii: "/"):
      index += 2
      while index < count, unsafe !source[index].isLineBreak { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while true {
        guard index + 1 < count else {
          index = count
          addError(at: start..<start + 2, Self.unclosedComment)
          return true
        }
        if unsafe source[index] == UInt8(ascii: "*"),
          unsafe source[index + 1] == UInt8(ascii: "/")
        {
          index += 2
          break
        }
        index += 1
      }
    default: return false
    }
    add(.comments, at: start..<index, Self.comment)
    checkEncoding(of: start..<index)
    return true
  }

  /// Reports bytes of a comment that are not UTF-8.
  mutating func checkEncoding(of range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard unsafe source[index] >= 0x80 else {
        index += 1
        continue
      }
      let unit = unit(at: index)
      if unit.scalar == nil { addInvalid(index..<index + unit.length) }
      index += unit.length
    }
  }

  /// Whitespace and line terminators of JSON5 (sections 8 and 5.2) that JSON does not have.
  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0B, 0x0C, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }

  /// Returns the well-formed scalar, or the ill-formed part, that starts at a byte.
  func unit(at index: Int) -> (length: Int, scalar: UInt32?) {
    let end = min(index + 4, count)
    return unsafe Array(source[index..<end]).unit(at: 0)
  }

  mutating func addInvalid(_ range: Range<Int>) {
    let bytes = builder.storage.findings.file.bytes[range]
    builder.storage.findings.add(.encoding, EncodingCheck.invalidBytes(bytes), at: range)
  }
}
