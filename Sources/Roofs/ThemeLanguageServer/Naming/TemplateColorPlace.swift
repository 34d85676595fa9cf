/// A name of a color in a tag of a Mustache template: `{{colors.text.hex}}`.
struct TemplateColorPlace {
  /// Whether the name is one of a palette.
  let isPalette: Bool

  /// The theme that the tag names, as in `themes.pastel.colors.text`.
  let theme: String?

  /// The bytes from the start of the color's name to the end of the path.
  let range: Range<Int>

  /// The parts of the path in these bytes.
  let parts: [Substring]

  /// Reads the tag around an offset; nil outside of a tag, and for other names.
  init?(at offset: Int, in bytes: [UInt8]) {
    var (start, end) = (offset, offset)
    while start > 0, Self.isNamePart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
    var tag = bytes[..<start]
    while tag.last == UInt8(ascii: " ") { tag.removeLast() }
    if let mark = tag.last, "#^/&".utf8.contains(mark) { tag.removeLast() }
    guard tag.suffix(2).elementsEqual("{{".utf8) else { return nil }
    let path = String(decoding: bytes[start..<end], as: UTF8.self)
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let list = parts.firstIndex(where: { $0 == "colors" || $0 == "palette" }),
      list + 1 < parts.count
    else { return nil }
    switch parts[..<list].count {
    case 0: theme = nil
    case 1 where parts[0] == "theme": theme = nil
    case 2 where parts[0] == "themes": theme = String(parts[1])
    default: return nil
    }
    isPalette = parts[list] == "palette"
    self.parts = Array(parts[(list + 1)...])
    let length = self.parts.reduce(self.parts.count - 1) { $0 + $1.utf8.count }
    range = (end - length)..<end
    guard offset >= range.lowerBound else { return nil }
  }

  /// Returns the bytes of the longest name of a color with which the parts begin.
  func name(among isColor: (String) -> Bool) -> Range<Int>? {
    for count in stride(from: parts.count, to: 0, by: -1) {
      let name = parts.prefix(count).joined(separator: ".")
      if isColor(name) { return range.lowerBound..<(range.lowerBound + name.utf8.count) }
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"{}#^/&|!<>=$()\"'".utf8.contains(byte)
  }
}
