/// Conversion of theme and color names to Swift identifiers.
package enum SwiftName {
  /// The title of the format, in messages.
  package static let formatTitle = "Swift"

  /// Returns the name of a property or a case: `onAccent` for `on-accent`, `_100` for `100`.
  package static func member(_ name: String) -> String {
    let words = name.split(separator: "-", omittingEmptySubsequences: true)
    let text = zip(words.indices, words).map {
      $0 == words.startIndex ? lowerFirst($1) : upperFirst($1)
    }
    return identifier(text.joined())
  }

  /// Returns the name of a type: `OnAccent` for `on-accent`.
  package static func type(_ name: String) -> String {
    identifier(name.split(separator: "-", omittingEmptySubsequences: true).map(upperFirst).joined())
  }

  /// Returns an identifier as written in declarations and expressions, with backquotes if needed.
  package static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static func identifier(_ text: String) -> String {
    var text = NameText.identifier(text, separator: "_")
    if text.isEmpty { text = "_" }
    // The first names have another meaning after a period, even in backquotes; the others are types
    // that the declarations of accessors use.
    let taken = ["self", "Self", "Type", "Protocol", "init", "_"]
    if (taken + ["DynamicColor", "ThemeLibrary", "UIColor"]).contains(text) { text += "_" }
    return text.unicodeScalars.first?.properties.isXIDStart == true || text.hasPrefix("_")
      ? text : "_\(text)"
  }

  private static func upperFirst(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func lowerFirst(_ word: Substring) -> String {
    // `URL` is unchanged: only words whose remaining letters are lower case are converted.
    let rest = word.dropFirst()
    let isCapitalized = rest.allSatisfy { !$0.isUppercase }
    return isCapitalized ? word.prefix(1).lowercased() + rest : String(word)
  }

  /// The words that need backquotes as identifiers.
  ///
  /// Source: The Swift Programming Language, "Keywords and Punctuation", keywords of declarations,
  /// statements, expressions and patterns.
  package static let keywords: Set<String> = [
    "Any", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in",
    "init", "inout", "internal", "is", "let", "macro", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
