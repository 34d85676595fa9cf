import ColorValues

/// The literals and functions in the text of a color, in order, each function before its arguments.
///
/// ```swift
/// ColorParts.all(in: "color-mix(in oklab, {accent}, white)")   // color-mix(…), white
/// ```
enum ColorParts {
  /// The kind of a part.
  enum Kind: Hashable {
    /// A color without references: a hex color, a name or a function of numbers.
    case literal
    /// A function of other colors.
    case function
  }

  /// A part of a text.
  struct Part: Hashable {
    let kind: Kind

    /// The bytes of the part.
    var range: Range<Int>
  }

  /// The functions whose arguments are colors.
  private static let functionsOfColors: Set = [
    "color-mix", "light-dark", "contrast-color", "alpha", "asset",
  ]

  /// The maximum number of bytes of a literal, which bounds the work for each of nested functions.
  private static let literalLimit = 1_000

  /// Returns the parts of a text; none for a text with escapes of CSS.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func all(in text: String) -> [Part] {
    let bytes = Array(text.utf8)
    guard !bytes.contains(UInt8(ascii: "\\")) else { return [] }
    var parts: [Part] = []
    let ends = closingParentheses(in: bytes)
    /// The functions whose parentheses are open; nil for other parentheses.
    var open: [Int?] = []
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "{"): index = end(of: UInt8(ascii: "}"), in: bytes, after: index)
      case UInt8(ascii: "/") where bytes[index...].starts(with: Array("/*".utf8)):
        index = endOfComment(in: bytes, from: index)
      case UInt8(ascii: "("):
        open.append(nil)
        index += 1
      case UInt8(ascii: ")"):
        index += 1
        if let function = open.popLast() ?? nil {
          parts[function].range = parts[function].range.lowerBound..<index
        }
      case let byte where byte == UInt8(ascii: "#") || isWord(byte):
        index += 1
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
          if isColor(bytes[start..<index]) {
            parts.append(Part(kind: .literal, range: start..<index))
          }
          continue
        }
        let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        let close = ends[index] ?? bytes.count
        if name == "asset" {
          parts.append(Part(kind: .function, range: start..<close))
          index = close
        } else if !functionsOfColors.contains(name), close - start <= literalLimit,
          isColor(bytes[start..<close]), !isRelative(bytes[index..<close])
        {
          parts.append(Part(kind: .literal, range: start..<close))
          index = close
        } else {
          let isFunction = ColorWords.functions.contains(name)
          open.append(isFunction ? parts.count : nil)
          if isFunction { parts.append(Part(kind: .function, range: start..<bytes.count)) }
          index += 1
        }
      default: index += 1
      }
    }
    return parts
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }

  private static let colorNames = Set(ColorWords.names)

  /// Returns whether a word is the name of a color.
  static func isName(_ word: String) -> Bool { colorNames.contains(word.lowercased()) }

  private static func isColor(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("#") || text.hasSuffix(")") else {
      return isName(text)
    }
    return (try? Color(css: text)) != nil
  }

  /// Whether the arguments of a function begin with `from` and a color.
  private static func isRelative(_ arguments: ArraySlice<UInt8>) -> Bool {
    String(decoding: arguments.dropFirst(), as: UTF8.self).lowercased()
      .split { $0 == " " || $0 == "\t" || $0 == "\n" }.first == "from"
  }

  private static func end(of byte: UInt8, in bytes: [UInt8], after start: Int) -> Int {
    bytes[start...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
  }

  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return bytes.count
  }

  /// Returns the offsets after the closing parentheses, by those of the opening ones.
  private static func closingParentheses(in bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") { open.append(index) }
      if byte == UInt8(ascii: ")"), let start = open.popLast() { ends[start] = index + 1 }
    }
    return ends
  }
}
