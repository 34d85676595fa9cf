import TextSupport

extension ColorParser {
  /// Reads `{name}`; the brace is current.
  mutating func reference() throws(ColorSyntaxError) -> ColorExpression {
    let start = token.end
    var end = start
    while unsafe end < scanner.bytes.count,
      unsafe ColorParser.isNameByte(scanner.bytes[end]) || scanner.bytes[end] >= 0x80
    {
      end += 1
    }
    end = unsafe start + ColorParser.nameLength(of: scanner.slice(start..<end))
    let isClosed = unsafe end < scanner.bytes.count && scanner.bytes[end] == 0x7D
    guard syntax.contains(.references) else {
      throw failure(.referenceNotAllowed, token.start..<(isClosed ? end + 1 : end))
    }
    guard isClosed else {
      if unsafe end == scanner.bytes.count { throw failure(.unclosedReference, token.start..<end) }
      throw failure(.badReferenceName, scalarRange(at: end))
    }
    guard end > start else { throw failure(.badReferenceName, token.start..<(end + 1)) }
    let name = take(start..<end, as: .color)
    return .reference(name)
  }

  /// Reads `asset(Group/Name)`, whose function is current; the name is all text up to the
  /// parenthesis.
  mutating func asset() throws(ColorSyntaxError) -> ColorExpression {
    var start = token.end
    var end = start
    while unsafe end < scanner.bytes.count, unsafe scanner.bytes[end] != 0x29 { end += 1 }
    guard syntax.contains(.references) else {
      throw unsafe failure(.referenceNotAllowed, token.start..<min(end + 1, scanner.bytes.count))
    }
    guard unsafe end < scanner.bytes.count else { throw unexpected(.unclosedFunction) }
    let close = end
    while start < end, unsafe scanner.bytes[start].isSpace { start += 1 }
    while end > start, unsafe scanner.bytes[end - 1].isSpace { end -= 1 }
    guard start < end else { throw failure(.emptyAssetName, token.start..<(close + 1)) }
    let name = take(start..<end, as: .asset, closingAt: close)
    return .asset(name)
  }

  /// Records a reference and moves past the byte that closes it.
  private mutating func take(
    _ range: Range<Int>,
    as kind: ColorReference.Kind,
    closingAt close: Int? = nil
  ) -> String {
    let name = unsafe String(decoding: scanner.slice(range), as: UTF8.self)
    references.append(ColorReference(name: name, kind: kind, range: range))
    scanner.skip(to: (close ?? range.upperBound) + 1)
    advance()
    return name
  }

  /// Returns the number of leading bytes that form a name with its groups.
  private static func nameLength(of bytes: some Collection<UInt8>) -> Int {
    // Names are almost always plain.
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes.count }
    let text = String(decoding: bytes, as: UTF8.self)
    let end = text.firstIndex { $0 != "." && !$0.isAllowedInColorName }
    return end.map { text.utf8.distance(from: text.startIndex, to: $0) } ?? bytes.count
  }

  fileprivate static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte.lowercasedASCII &- 0x61 < 26 || byte == 0x2D || byte == 0x2E
  }
}

extension ColorExpression {
  /// Returns the expression of a text that is only a hex color or a reference, such as `{accent}`,
  /// or nil for any other text.
  ///
  /// The result is the same as from the parser, in less time: themes have thousands of such texts.
  package static func plain(utf8 bytes: UnsafeBufferPointer<UInt8>) -> ColorExpression? {
    if let color = unsafe Color(hexNotation: bytes) { return .color(color) }
    guard bytes.count > 2, unsafe bytes[0] == 0x7B, unsafe bytes[bytes.count - 1] == 0x7D else {
      return nil
    }
    let name = unsafe UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
    guard unsafe name.allSatisfy(ColorParser.isNameByte) else { return nil }
    return unsafe .reference(String(decoding: name, as: UTF8.self))
  }
}
