import SourceDiagnostics

/// Extensions of the JSON of RFC 8259, mostly from JSON5.
///
/// A reader recognizes all extensions. The caller decides which are accepted silently, tolerated
/// with a warning, or reported as errors.
public struct JSONExtensions: OptionSet, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt8

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A comma after the last element of a list or an object.
  public static let trailingCommas = JSONExtensions(rawValue: 1)

  /// Comments from `//` to the end of the line and from `/*` to `*/`.
  public static let comments = JSONExtensions(rawValue: 1 << 1)

  /// Identifiers as keys without quotes.
  public static let unquotedKeys = JSONExtensions(rawValue: 1 << 2)

  /// Strings and keys in `'…'`.
  public static let singleQuotes = JSONExtensions(rawValue: 1 << 3)

  /// Strings over several lines, by a backslash at the end of each, and escapes such as `\x41`.
  public static let strings = JSONExtensions(rawValue: 1 << 4)

  /// Numbers as `+1`, `.5`, `5.`, `0xFF`, `Infinity` and `NaN`.
  public static let numbers = JSONExtensions(rawValue: 1 << 5)

  /// Whitespace other than space, tab, line feed and carriage return.
  public static let whitespace = JSONExtensions(rawValue: 1 << 6)

  /// Escapes of half of a surrogate pair, which are read as U+FFFD.
  package static let halfCharacters = JSONExtensions(rawValue: 1 << 7)

  /// All extensions of the JSON5 specification (1.0.0).
  public static let json5: JSONExtensions = [
    .trailingCommas, .comments, .unquotedKeys, .singleQuotes, .strings, .numbers, .whitespace,
  ]
}

extension JSONExtensions {
  /// The rule of a violation of strict JSON by this single extension.
  var rule: Rule {
    switch self {
    case .trailingCommas: .trailingComma
    case .comments: .jsonComment
    case .unquotedKeys: .unquotedKey
    case .singleQuotes: .singleQuotes
    case .strings: .stringForm
    case .numbers: .numberForm
    case .halfCharacters: .syntax
    default: .jsonWhitespace
    }
  }
}
