package import TextSupport

/// The names of themes and colors as identifiers.
extension String {
  /// The name as that of a Swift property or case: `onAccent` for `on-accent`, `_100` for `100`.
  package var swiftMember: String {
    let words = split(separator: "-")
    let first = words.first.map(Self.lowerFirst) ?? ""
    return Self.swiftIdentifier(first + words.dropFirst().map(Self.upperFirst).joined())
  }

  /// The name as that of a Swift type: `OnAccent` for `on-accent`.
  package var swiftType: String {
    Self.swiftIdentifier(split(separator: "-").map(Self.upperFirst).joined())
  }

  /// The identifier as written in declarations and expressions of Swift, with backquotes if needed.
  package var swiftEscaped: String {
    Self.swiftKeywords.contains(self) ? "`\(self)`" : self
  }

  /// Returns the name with the scalars that identifiers of most languages allow; other scalars
  /// become `u` and their code, and separators become `separator`.
  package func identifier(separator: String) -> String {
    var result = UTF8Buffer()
    for scalar in unicodeScalars {
      if scalar == "-" || scalar == "." {
        result += separator
      } else if scalar.isPlain || (!scalar.isASCII && scalar.properties.isXIDContinue) {
        result += String(scalar)
      } else {
        result += scalar.codeName
      }
    }
    return String(decoding: result.bytes, as: UTF8.self)
  }

  /// The text with `u` and the code for each scalar that isn't ASCII.
  package var asciiWithCodes: String {
    unicodeScalars.map { $0.isASCII ? String($0) : $0.codeName }.joined()
  }

  private static func swiftIdentifier(_ name: String) -> String {
    var text = name.identifier(separator: "_")
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
  package static let swiftKeywords: Set<String> = [
    "Any", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "macro", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}

extension FreeNames {
  /// Takes and returns a free name: the given name, with `_` appended until it is unique.
  package mutating func takeUnderscored(_ name: String) -> String {
    take(name) { String(repeating: "_", count: $0 - 1) }
  }
}

extension Unicode.Scalar {
  /// The scalar as a part of identifiers that can't have it: `u` and its code.
  package var codeName: String { "u" + String(value, radix: 16) }

  /// Whether the scalar is an ASCII letter or digit.
  package var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}

extension NameTree {
  /// A color, a group of colors, or both, as a member of a Swift type.
  ///
  /// Its name has no backquotes; `groupType` is the name of the type that contains the colors of a
  /// group, and nil without a group.
  package typealias SwiftMember = (node: Int, name: String, groupType: String?)

  /// Returns the members of a Swift type for the children of a node.
  ///
  /// A nested type with the name of an enclosing type would hide that type from its own properties,
  /// and one with the name of a property is a redeclaration.
  ///
  /// - Parameters:
  ///   - node: The group, or the root.
  ///   - types: The names of the type, of the enclosing types, and of all types it mentions.
  /// - Returns: The members, in the order of the names.
  /// - Throws: ``NameClash`` if two members have the same name.
  package func swiftMembers<Value>(
    of node: Int,
    in types: [String]
  ) throws(NameClash) -> [SwiftMember] where Content == Value? {
    let children = self[node].children
    // Only the names outside of groups are members of the color's own type.
    let names = children.map { child in
      let name = self[child].part.swiftMember
      return node == Self.root && SwiftColor.objectMembers.contains(name) ? "\(name)_" : name
    }
    var taken = UniqueNames.swift
    var typeNames = FreeNames(reserved: types + names)
    var members: [SwiftMember] = []
    for (child, name) in zip(children, names) {
      if self[child].content != nil { try taken.take(name, for: self.name(of: child)) }
      var groupType: String?
      if !self[child].children.isEmpty {
        try taken.take(name, for: "\(self.name(of: child)).")
        groupType = typeNames.takeUnderscored(self[child].part.swiftType + "Colors")
      }
      members.append((child, name, groupType))
    }
    return members
  }
}
