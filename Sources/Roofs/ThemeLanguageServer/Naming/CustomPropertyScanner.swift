/// Finds the custom properties in a text with CSS, which can have errors.
struct CustomPropertyScanner {
  /// A custom property in `var()`.
  struct Use {
    let name: String

    /// The bytes of the name.
    let range: Range<Int>

    /// Whether a parenthesis or a comma follows; the name is otherwise being typed, or has
    /// placeholders of a preprocessor.
    let isComplete: Bool
  }

  /// The uses outside of comments.
  private(set) var uses: [Use] = []

  /// The names outside of `var()`, such as those of declarations.
  private(set) var declared: Set<String> = []

  private let bytes: [UInt8]

  /// The starts and ends of comments; a kind that is not closed is removed.
  private var comments: [(start: [UInt8], end: [UInt8])]

  init(_ bytes: [UInt8], _ language: DocumentKind.StyleLanguage) {
    self.bytes = bytes
    comments = [(Array("/*".utf8), Array("*/".utf8))]
    switch language {
    case .css: break
    case .html: comments.append((Array("<!--".utf8), Array("-->".utf8)))
    case .less, .scss: comments.append((Array("//".utf8), Array("\n".utf8)))
    }
    var place = 0
    var commentEnd = 0
    while place < bytes.count {
      if place >= commentEnd, let end = end(ofCommentAt: place) { commentEnd = end }
      guard bytes[place...].starts(with: "--".utf8), !Self.isNamePart(place - 1, of: bytes) else {
        place += 1
        continue
      }
      let range = Self.name(at: place, in: bytes)
      let name = String(decoding: bytes[range], as: UTF8.self)
      if !Self.isArgument(range.lowerBound, of: bytes) {
        declared.insert(name)
      } else if place >= commentEnd, range.count > 2 {
        let next = bytes[range.upperBound...].first { !Self.isSpace($0) }
        let isComplete = next == UInt8(ascii: ")") || next == UInt8(ascii: ",")
        uses.append(Use(name: name, range: range, isComplete: isComplete))
      }
      place = range.upperBound
    }
  }

  /// Returns the end of a comment that begins at a place; nil if none does.
  private mutating func end(ofCommentAt place: Int) -> Int? {
    guard bytes[place] == UInt8(ascii: "/") || bytes[place] == UInt8(ascii: "<"),
      let kind = comments.firstIndex(where: { bytes[place...].starts(with: $0.start) })
    else { return nil }
    let (start, end) = comments[kind]
    // The slashes of a URL begin no comment.
    if start == Array("//".utf8), place > 0, bytes[place - 1] == UInt8(ascii: ":") { return nil }
    var next = place + start.count
    while next < bytes.count {
      if bytes[next...].starts(with: end) { return next + end.count }
      next += 1
    }
    comments.remove(at: kind)
    return nil
  }

  // MARK: Names

  /// Returns the bytes of the name around a place, which are empty if there is none.
  static func name(at place: Int, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (place, place)
    while isNamePart(start - 1, of: bytes) { start -= 1 }
    while isNamePart(end, of: bytes) { end += 1 }
    return start..<end
  }

  /// Returns whether the text before a place is `var(`.
  static func isArgument(_ place: Int, of bytes: [UInt8]) -> Bool {
    var start = place
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    guard start >= 4, !isNamePart(start - 5, of: bytes) else { return false }
    return bytes[start - 4..<start].elementsEqual("var(".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// Returns whether the byte at a place belongs to a name, also as an escaped character.
  private static func isNamePart(_ place: Int, of bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(place), !isSpace(bytes[place]) else { return false }
    switch bytes[place] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "\\"), 0x80...:
      return true
    default: return place > 0 && bytes[place - 1] == UInt8(ascii: "\\")
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D) ~= byte }
}
