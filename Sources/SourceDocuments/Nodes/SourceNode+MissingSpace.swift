import TextSupport

extension SourceNode {
  /// The advice about a plain value that is an entry without the space after its colon, such as
  /// `light:red`; empty for other values.
  ///
  /// YAML reads such an entry as text, together with the lines after it.
  package var missingSpaceAdvice: String {
    guard kind == .scalar, style == .plain, !isAlias,
      let entry = MissingSpace.entry(in: file.bytes[range])
    else { return "" }
    return "; write a space after the colon: '\(TreeMessages.abridged(entry))'"
  }
}

/// A colon that no space follows.
enum MissingSpace {
  /// Returns a line that starts with a name and a colon with the missing space after it; nil for
  /// other lines, such as addresses.
  static func entry(in line: some Collection<UInt8>) -> String? {
    let line = line.prefix { !UTF8Text.isLineBreak($0) }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex,
      line[..<colon].allSatisfy({ $0.isASCIIWord || $0 == UInt8(ascii: ".") })
    else { return nil }
    let value = line[line.index(after: colon)...]
    guard let first = value.first, !UTF8Text.isBlank(first), first != UInt8(ascii: "/") else {
      return nil
    }
    let texts = [line[..<colon], value].map { String(decoding: $0, as: UTF8.self) }
    return "\(texts[0]): \(texts[1])"
  }
}
