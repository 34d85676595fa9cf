import TextSupport

/// A text that can be a reference in braces.
enum TokenReference {
  /// Other text.
  case none
  /// A reference to the token of these names.
  case path([String])
  /// A reference with a syntax error.
  case malformed

  /// Reads a text as a reference in braces, which must be the whole text.
  static func curly(_ text: String, isLegacy: Bool) -> Self {
    let bytes = text.utf8
    guard bytes.first == 0x7B else { return .none }
    guard bytes.last == 0x7D, bytes.count > 2 else { return isLegacy ? .none : .malformed }
    let inner = String(Substring(bytes.dropFirst().dropLast()))
    guard !inner.containsByte(where: { $0 == 0x7B || $0 == 0x7D }) else {
      return isLegacy ? .none : .malformed
    }
    // Most references name one token of the root.
    if !isLegacy, !inner.containsByte(where: { $0 == 0x2E }) { return .path([inner]) }
    return names(inner[...], isLegacy: isLegacy).map(Self.path) ?? .malformed
  }

  /// Returns the names between braces; nil if one is empty.
  static func names(_ inner: Substring, isLegacy: Bool) -> [String]? {
    var names: [String] = []
    for part in inner.split(separator: ".", omittingEmptySubsequences: false) {
      let part = isLegacy ? part.trimmed : String(part)
      guard !part.isEmpty else { return nil }
      names.append(part)
    }
    return names
  }

  /// Returns the parts of a JSON pointer in a fragment, `#/a/b`; nil for anything else.
  ///
  /// Source: RFC 6901, sections 3, 4 and 6.
  static func pointer(_ text: Substring) -> [String]? {
    guard text.first == "#" else { return nil }
    let pointer = text.dropFirst()
    if pointer.isEmpty { return [] }
    guard pointer.first == "/" else { return nil }
    var parts: [String] = []
    for part in pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let part = unescaped(part) else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// Returns a part with `~0`, `~1` and percent-encoded bytes decoded.
  private static func unescaped(_ part: Substring) -> String? {
    guard part.utf8.contains(where: { $0 == 0x7E || $0 == 0x25 }) else { return String(part) }
    var bytes: [UInt8] = []
    var rest = part.utf8
    while let byte = rest.popFirst() {
      if byte == 0x25 {
        guard let high = rest.popFirst()?.hexadecimalValue,
          let low = rest.popFirst()?.hexadecimalValue
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    var result: [UInt8] = []
    var isEscape = false
    for byte in bytes {
      if isEscape {
        guard byte == 0x30 || byte == 0x31 else { return nil }
        result.append(byte == 0x30 ? 0x7E : 0x2F)
        isEscape = false
      } else if byte == 0x7E {
        isEscape = true
      } else {
        result.append(byte)
      }
    }
    return isEscape ? nil : String(decoding: result, as: UTF8.self)
  }
}
