import SwiftSymbols

/// The spellings of a name of several words.
enum NameSpelling: String, CaseIterable, Hashable, Sendable {
  /// `BADGE.NEW`: the same text in capitals.
  case upper
  /// `badge.new`: the same text in small letters.
  case lower
  /// `badgeNew`
  case camel
  /// `BadgeNew`
  case pascal
  /// `badge_new`
  case snake
  /// `badge-new`
  case kebab
  /// `BADGE_NEW`
  case constant
  /// `Badge New`
  case title
  /// `u54c1`: the same text with the numbers of characters outside ASCII in their place.
  case ascii

  /// Returns a name in the spelling.
  ///
  /// Words end at whitespace, `.`, `-` and `_`, and before a capital that follows a small letter or
  /// a digit. The spellings of identifiers, ``camel``, ``pascal``, ``snake`` and ``constant``,
  /// begin with `_` instead of a digit, and have the number of a character such as `½` in its
  /// place.
  func spelled(_ name: String) -> String {
    switch self {
    case .upper: return name.uppercased()
    case .lower: return name.lowercased()
    case .ascii:
      return name.asciiWithCodes
    case .kebab where name.utf8.allSatisfy(Self.isSmallWord): return name
    case .camel:
      let words = Self.words(of: name)
      return Self.identifier(
        Self.joined(words, separator: "") { $1 == 0 ? $0 : Self.capitalized($0) }
      )
    case .pascal:
      let words = Self.words(of: name)
      return Self.identifier(
        Self.joined(words, separator: "") { word, _ in Self.capitalized(word) }
      )
    case .snake: return Self.identifier(Self.words(of: name).joined(separator: "_"))
    case .kebab: return Self.words(of: name).joined(separator: "-")
    case .constant:
      return Self.identifier(Self.words(of: name).joined(separator: "_").uppercased())
    case .title:
      return Self.joined(Self.words(of: name), separator: " ") { word, _ in Self.capitalized(word) }
    }
  }

  private static func joined(
    _ words: [String],
    separator: String,
    _ change: (String, Int) -> String
  ) -> String {
    words.enumerated().map { change($1, $0) }.joined(separator: separator)
  }

  private static func identifier(_ text: String) -> String {
    let text = text.utf8.allSatisfy { $0 < 0x80 } ? text : plain(text)
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// Returns a text with the numbers of characters that identifiers can't contain in their place.
  private static func plain(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.isASCII || scalar.properties.isXIDContinue ? String(scalar) : scalar.codeName
    }.joined()
  }

  /// Returns the words of a name in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterSmall = false
    for character in name {
      if character == "." || character == "-" || character == "_" || character.isWhitespace {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
        isAfterSmall = false
        continue
      }
      if isAfterSmall, character.isUppercase {
        words.append(word.lowercased())
        word = ""
      }
      word.append(character)
      isAfterSmall = character.isLowercase || character.isNumber
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isSmallWord(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x2D
  }
}
