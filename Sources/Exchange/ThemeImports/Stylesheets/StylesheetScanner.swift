import SourceDocuments

/// A rule of a style sheet with the rules around it.
struct StyleRule {
  /// The text before the braces of a rule, or a whole rule such as `@layer` without braces, and its
  /// range in the file.
  typealias Prelude = (text: String, range: Range<Int>)

  /// The preludes from the outermost in.
  let preludes: [Prelude]
  /// Whether the rule has no braces, as in `@layer base, theme;`.
  var isStatement = false
  /// The declarations, in order.
  var declarations: [StyleDeclaration] = []
}

/// A declaration of a property.
struct StyleDeclaration {
  let name: String
  let value: String
  /// The ranges in the file.
  let nameRange: Range<Int>
  let valueRange: Range<Int>
  var isImportant = false
}

/// Splits a style sheet into rules and declarations, without reading them.
///
/// Source: css-syntax-3, "Consume a list of rules", for braces, strings and comments; css-nesting-1
/// for nested rules.
struct StylesheetScanner {
  private(set) var rules: [StyleRule] = []
  private(set) var error: (message: String, offset: Int)?

  private let bytes: [UInt8]
  private var scanner: StyleScanner<[UInt8]>

  /// The maximum depth of nested rules.
  private static let deepest = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scanner = StyleScanner(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
    read([], depth: 0)
  }

  private var position: Int { scanner.position }

  /// Reads to the closing brace of a block, or to the end of the file.
  private mutating func read(_ preludes: [StyleRule.Prelude], depth: Int) {
    let start = position
    var rule = StyleRule(preludes: preludes)
    let place = rules.count
    rules.append(rule)
    while error == nil {
      skipWhitespace()
      guard position < bytes.count else {
        if depth > 0 {
          error = ("the block that begins here is not closed", start)
        }
        break
      }
      if bytes[position] == UInt8(ascii: "}") {
        guard depth > 0 else {
          error = ("unmatched '}'", position)
          break
        }
        scanner.position += 1
        break
      }
      let from = position
      let end = consume(until: depth > 0 ? "{;}" : "{;")
      let isBlock = position < bytes.count && bytes[position] == UInt8(ascii: "{")
      // The value of a custom property can have braces; `--a: {` is not a rule.
      if isBlock, !isDeclaration(from..<end) {
        guard depth < Self.deepest else {
          error = ("rules are nested deeper than \(Self.deepest) levels", from)
          break
        }
        scanner.position += 1
        read(preludes + [prelude(from..<end)], depth: depth + 1)
        continue
      }
      var stop = end
      if isBlock { stop = consume(until: ";}", entersBraces: true) }
      if bytes[from] == UInt8(ascii: "@") {
        rules.append(StyleRule(preludes: preludes + [prelude(from..<stop)], isStatement: true))
      } else if let declaration = declaration(from..<stop) {
        rule.declarations.append(declaration)
      }
      if position < bytes.count, bytes[position] == UInt8(ascii: ";") { scanner.position += 1 }
    }
    rules[place] = rule
  }

  private func prelude(_ range: Range<Int>) -> StyleRule.Prelude { (text(range), trimmed(range)) }

  private func isDeclaration(_ range: Range<Int>) -> Bool {
    bytes[range].starts(with: [0x2D, 0x2D]) && bytes[range].contains(UInt8(ascii: ":"))
  }

  private func declaration(_ range: Range<Int>) -> StyleDeclaration? {
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = trimmed(range.lowerBound..<colon)
    var value = trimmed(colon + 1..<range.upperBound)
    guard !name.isEmpty else { return nil }
    var isImportant = false
    if let mark = bytes[value].lastIndex(of: UInt8(ascii: "!")),
      text(mark + 1..<value.upperBound).lowercased() == "important"
    {
      isImportant = true
      value = trimmed(value.lowerBound..<mark)
    }
    return StyleDeclaration(
      name: text(name),
      value: text(value),
      nameRange: name,
      valueRange: value,
      isImportant: isImportant
    )
  }

  // MARK: Text

  /// Returns the text of a range without comments, and without whitespace at the ends.
  private func text(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    var scanner = StyleScanner(bytes[range])
    while scanner.position < range.upperBound {
      if bytes[scanner.position] == UInt8(ascii: "/"), scanner.skipComment() { continue }
      result.append(bytes[scanner.position])
      scanner.position += 1
    }
    return String(decoding: result, as: UTF8.self).trimmed
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, max(range.lowerBound, range.upperBound))
    while low < high, Self.isWhitespace(bytes[low]) { low += 1 }
    while high > low, Self.isWhitespace(bytes[high - 1]) { high -= 1 }
    return low..<high
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private mutating func skipWhitespace() {
    while position < bytes.count {
      if Self.isWhitespace(bytes[position]) || bytes[position] == UInt8(ascii: ";") {
        scanner.position += 1
      } else if scanner.skipComment() {
        continue
      } else if bytes[position...].starts(with: "<!--".utf8) {
        scanner.position += 4
      } else if bytes[position...].starts(with: "-->".utf8) {
        scanner.position += 3
      } else {
        return
      }
    }
  }

  /// Skips to one of the given bytes outside of strings, comments and brackets, and returns its
  /// position.
  private mutating func consume(until stops: String, entersBraces: Bool = false) -> Int {
    var depth = 0
    var braces = 0
    while let (index, byte) = scanner.next() {
      switch byte {
      case UInt8(ascii: "{") where entersBraces: braces += 1
      case UInt8(ascii: "}") where entersBraces && braces > 0: braces -= 1
      case _ where depth <= 0 && braces == 0 && stops.utf8.contains(byte):
        scanner.position = index
        return index
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return position
  }
}
