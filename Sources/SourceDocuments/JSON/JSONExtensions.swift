/// What files hold beyond the JSON of RFC 8259, most of it grammar of JSON5.
///
/// A reader knows all of it. What it makes of it is the caller's choice: accepted without a word,
/// tolerated with a warning, or refused.
public struct JSONExtensions: OptionSet, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt8

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A comma behind the last element of a list or an object.
  public static let trailingCommas = JSONExtensions(rawValue: 1)

  /// Comments from `//` to the end of the line and from `/*` to `*/`.
  public static let comments = JSONExtensions(rawValue: 1 << 1)

  /// Keys without quotes, where they are identifiers.
  public static let unquotedKeys = JSONExtensions(rawValue: 1 << 2)

  /// Strings and keys in `'…'`.
  public static let singleQuotes = JSONExtensions(rawValue: 1 << 3)

  /// Strings over several lines, by a backslash at the end of each, and escapes such as `\x41`.
  public static let strings = JSONExtensions(rawValue: 1 << 4)

  /// Numbers as `+1`, `.5`, `5.`, `0xFF`, `Infinity` and `NaN`.
  public static let numbers = JSONExtensions(rawValue: 1 << 5)

  /// Blanks other than space, tab, line feed and carriage return.
  public static let whitespace = JSONExtensions(rawValue: 1 << 6)

  /// Everything that the JSON5 specification (1.0.0) adds to JSON.
  public static let json5: JSONExtensions = [
    .trailingCommas, .comments, .unquotedKeys, .singleQuotes, .strings, .numbers, .whitespace,
  ]
}

extension JSONExtensions {
  /// The rule that a breach of strict JSON by this one extension belongs to.
  var rule: DocumentRule {
    switch self {
    case .trailingCommas: .trailingComma
    case .comments: .jsonComment
    case .unquotedKeys: .unquotedKey
    case .singleQuotes: .singleQuotes
    case .strings: .stringForm
    case .numbers: .numberForm
    default: .jsonWhitespace
    }
  }
}
