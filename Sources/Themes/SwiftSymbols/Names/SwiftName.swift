import TextSupport

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

/// The names of the Swift types that represent groups of colors.
///
/// A nested type with the name of an enclosing type would hide that type from its own properties,
/// and one with the name of a property is a redeclaration.
struct SwiftTypeNames {
  private var names: FreeNames

  /// Creates the names of the types nested in a type.
  ///
  /// - Parameters:
  ///   - enclosing: The names of the type, of the enclosing types, and of all types it mentions.
  ///   - members: The properties of the type.
  init(in enclosing: [String], beside members: some Sequence<String>) {
    names = FreeNames(reserved: enclosing + members)
  }

  /// Returns the name of a group's type: `BadgeColors` for `badge`, with `_` appended until it is
  /// unique.
  mutating func take(for part: String) -> String {
    names.take(SwiftName.type(part) + "Colors") { String(repeating: "_", count: $0 - 1) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII letter or digit.
  package var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}

/// Conversion of theme names, which may contain any letters, to identifiers.
package enum NameText {
  /// Returns the name with the scalars that identifiers of most languages allow; other scalars
  /// become `u` and their code, and separators become `separator`.
  package static func identifier(_ name: String, separator: String) -> String {
    var result = UTF8Buffer()
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "." {
        result += separator
      } else if scalar.isPlain || (!scalar.isASCII && scalar.properties.isXIDContinue) {
        result += String(scalar)
      } else {
        result += "u" + String(scalar.value, radix: 16)
      }
    }
    return String(decoding: result.bytes, as: UTF8.self)
  }
}

/// A color, a group of colors, or both, as a member of a Swift type.
package struct SwiftMember<Content> {
  package let node: GroupTree<Content>.Node

  /// The name of the member, without backquotes.
  package let name: String

  /// The name of the type that contains the colors of a group; nil without a group.
  package let groupType: String?

  /// Returns the members of a type for the children of a node.
  ///
  /// - Parameters:
  ///   - node: The group, or the root.
  ///   - tree: The names.
  ///   - types: The name of the type and those of the enclosing types.
  /// - Returns: The members, in the order of the names.
  /// - Throws: ``NameClash`` if two members have the same name.
  package static func members(
    of node: GroupTree<Content>.Node,
    in tree: GroupTree<Content>,
    _ types: [String]
  ) throws(NameClash) -> [SwiftMember] {
    let children = tree.children(of: node)
    // Only the names outside of groups are members of the color's own type.
    let names = children.map { child in
      let name = SwiftName.member(child.part)
      return node.name.isEmpty && AppleNames.members.contains(name) ? "\(name)_" : name
    }
    var taken = UniqueNames(in: SwiftName.formatTitle)
    var typeNames = SwiftTypeNames(in: types, beside: names)
    var members: [SwiftMember] = []
    for (child, name) in zip(children, names) {
      if child.content != nil { try taken.take(name, for: child.name) }
      var groupType: String?
      if !child.children.isEmpty {
        try taken.take(name, for: "\(child.name).")
        groupType = typeNames.take(for: child.part)
      }
      members.append(SwiftMember(node: child, name: name, groupType: groupType))
    }
    return members
  }
}
