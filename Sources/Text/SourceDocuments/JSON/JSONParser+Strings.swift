import TextSupport

// Strings and unquoted keys of a JSON text.
extension JSONParser {
  /// Reads the string that starts at a quote.
  ///
  /// Most strings have no escapes and are complete here; other strings are read a second time.
  mutating func readString(_ quote: UInt8) {
    let start = index
    var place = start + 1
    while place < count {
      let byte = unsafe source[place]
      if byte == quote {
        index = place + 1
        addString(start..<index, quote: quote)
        return
      }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { break }
      place &+= 1
    }
    readUnusualString(from: start, at: place, quote: quote)
  }

  private mutating func addString(_ range: Range<Int>, quote: UInt8) {
    let style: SourceNode.Style = quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
    if style == .singleQuoted { add(.singleQuotes, at: range, Self.singleQuotes) }
    builder.addScalar(range, style: style)
  }

  /// Continues a string at its first escape, line break or non-ASCII character.
  private mutating func readUnusualString(from start: Int, at place: Int, quote: UInt8) {
    var text: [UInt8]?
    // The start of the bytes that are not yet in the text.
    var copied = place
    index = place
    while index < count {
      let byte = unsafe source[index]
      if byte == quote {
        let range = start..<index + 1
        if var text {
          unsafe text.append(contentsOf: source[copied..<index])
          let style: SourceNode.Style = quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
          if style == .singleQuoted { add(.singleQuotes, at: range, Self.singleQuotes) }
          builder.addScalar(range, style: style, text: text)
        } else {
          addString(range, quote: quote)
        }
        index += 1
        return
      }
      switch byte {
      case UInt8(ascii: "\\"):
        var buffer = unsafe text ?? Array(source[(start + 1)..<place])
        // A second reference would copy the text for each escape.
        text = nil
        unsafe buffer.append(contentsOf: source[copied..<index])
        readEscape(into: &buffer)
        text = buffer
        copied = index
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // The string ends here, so that the following lines are read as intended.
        addError(at: start..<start + 1, Self.unclosedQuote)
        builder.addScalar(start..<index, style: .plain, isRejected: true)
        return
      case 0..<0x20:
        builder.storage.findings.add(
          .controlCharacter,
          EncodingCheck.controlCharacter(UInt32(byte)),
          at: index..<index + 1
        )
        index += 1
      case 0x80...:
        let unit = unit(at: index)
        if unit.scalar == nil { addInvalid(index..<index + unit.length) }
        index += unit.length
      default: index += 1
      }
    }
    addError(at: start..<start + 1, Self.unclosedQuote)
    builder.addScalar(start..<index, style: .plain, isRejected: true)
  }

  // MARK: Escapes

  /// Reads an escape with its backslash.
  private mutating func readEscape(into text: inout [UInt8]) {
    let start = index
    guard start + 1 < count else {
      index = count
      return
    }
    let letter = unsafe source[start + 1]
    index = start + 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): readUnicodeEscape(from: start, into: &text)
    case UInt8(ascii: "x"):
      guard let value = hexadecimal(2) else {
        return addError(at: start..<index, Self.missingDigits)
      }
      add(.strings, at: start..<index, Self.json5Escape)
      append(value, to: &text)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      let isPair = unsafe letter == 0x0D && index < count && source[index] == 0x0A
      if isPair { index += 1 }
      add(.strings, at: start..<start + 1, Self.lineContinuation)
    case UInt8(ascii: "'"), UInt8(ascii: "v"), UInt8(ascii: "0"):
      add(.strings, at: start..<index, Self.json5Escape)
      text.append(letter == UInt8(ascii: "v") ? 0x0B : letter == UInt8(ascii: "0") ? 0 : letter)
    case 0..<0x20:
      index = start + 1
    default:
      let unit = unit(at: start + 1)
      index = start + 1 + unit.length
      guard unit.scalar != nil else { return addInvalid(start + 1..<index) }
      let name = unsafe String(decoding: source[start..<index], as: UTF8.self)
      // In JSON5 all other characters represent themselves, which is mostly a mistake.
      if accepts(.strings) {
        unsafe text.append(contentsOf: source[start + 1..<index])
      } else {
        addError(at: start..<index, Self.invalidEscape(name))
      }
    }
  }

  /// Reads `\uXXXX`, and a second escape if both are a surrogate pair.
  private mutating func readUnicodeEscape(from start: Int, into text: inout [UInt8]) {
    guard let unit = hexadecimal(4) else { return addError(at: start..<index, Self.missingDigits) }
    if unit & 0xFC00 == 0xD800, index + 1 < count,
      unsafe source[index] == UInt8(ascii: "\\"), unsafe source[index + 1] == UInt8(ascii: "u")
    {
      let next = index
      index += 2
      if let low = hexadecimal(4), low & 0xFC00 == 0xDC00 {
        return append(0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF, to: &text)
      }
      index = next
    }
    if unit & 0xF800 == 0xD800 { add(.halfCharacters, at: start..<index, Self.unpairedSurrogate) }
    append(unit, to: &text)
  }

  /// Reads exactly a number of hexadecimal digits, or returns nil after the existing digits.
  private mutating func hexadecimal(_ digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard index < count, let digit = unsafe source[index].hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private func append(_ scalar: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  // MARK: Keys without quotes

  mutating func readBareKey() {
    let start = index
    while index < count {
      let byte = unsafe source[index]
      if byte.isASCIIWord || byte == UInt8(ascii: "$") {
        index += 1
      } else if byte >= 0x80, unit(at: index).scalar != nil {
        index += unit(at: index).length
      } else {
        break
      }
    }
    guard index > start else {
      // Not a key: reported once, up to a possible continuation.
      skipUnreadable()
      addError(at: start..<index, Self.invalidKey)
      builder.addScalar(start..<index, style: .plain, isRejected: true)
      return
    }
    // `1` and `a-b` are not identifiers, but their meaning is clear.
    let isNumber = unsafe (0x30...0x39).contains(source[start])
    let hasDash = unsafe source[start..<index].contains(UInt8(ascii: "-"))
    if isNumber || hasDash {
      addError(at: start..<index, Self.unquotedKey)
    } else {
      add(.unquotedKeys, at: start..<index, Self.unquotedKey)
    }
    builder.addScalar(start..<index, style: .plain)
  }
}
