import AssetCatalogs
import SourceDiagnostics
import ThemeFiles

/// The messages about files of tokens.
extension ImportMessage {
  // MARK: Structure

  static var noGroups: Self {
    Self(.invalidToken, "a token file must be an object of groups")
  }

  static func notATokenOrGroup(_ name: String) -> Self {
    Self(
      .invalidToken,
      "\(name: name) is neither a token nor a group; a token is an object with '$value'"
    )
  }

  static var rootWithoutValue: Self {
    Self(.invalidToken, "'$root' is the token of a group and must have '$value'")
  }

  static func emptyGroup(_ name: String) -> Self {
    warning(.invalidToken, "the group \(name: name) is empty; a token must have '$value'")
  }

  static func metadata(_ property: String, isStrict: Bool) -> Self {
    let expected =
      switch property {
      case "$extensions": "an object"
      case "$deprecated": "true, false or a string"
      default: "a string"
      }
    return Self(.invalidToken, isError: isStrict, "\(name: property) must be \(expected)")
  }

  static func unknownProperty(_ property: String, of token: String, isStrict: Bool) -> Self {
    let known = "expected '$value' and other properties that start with '$'"
    return Self(
      .unknownKey,
      isError: isStrict,
      "the token \(name: token) has no property \(name: property); \(known); it is not imported"
    )
  }

  static func tokenWithChild(_ child: String, in token: String, isStrict: Bool) -> Self {
    Self(
      .invalidToken,
      isError: isStrict,
      """
      the token \(name: token) has '$value' and cannot contain \(name: child); name a group's own token \
      '$root'
      """
    )
  }

  static func valueAndReference(_ token: String) -> Self {
    Self(.invalidToken, "\(name: token) has both '$value' and '$ref'; expected one of them")
  }

  static var tokenExtends: Self {
    Self(.invalidExtends, "'$extends' is not a property of tokens; only groups can extend others")
  }

  static func unknownType(_ name: String, isWidespread: Bool) -> Self {
    let hint = Spelling.hint(for: name, among: TokenCollector.knownTypes.sorted())
    return Self(.unknownType, isError: !isWidespread, "\(name: name) is not a type\(hint)")
  }

  static var emptyName: Self { Self(.invalidName, "a name cannot be empty") }

  static func reservedCharacter(_ character: Character, _ name: String, isStrict: Bool) -> Self {
    Self(
      .invalidName,
      isError: isStrict,
      "the name \(name: name) has \(name: character), which is reserved for references"
    )
  }

  static func unknownDollarKey(_ name: String, isToken: Bool, isObject: Bool) -> Self {
    let both = ["$type", "$description", "$deprecated", "$extensions"]
    let known = (isToken ? ["$value", "$ref"] : ["$root", "$extends"]) + both
    let hint = Spelling.hint(for: name, among: known)
    let subject = isToken ? "a token" : "a group"
    return Self(
      .unknownKey,
      // A token or a group of that name is lost; a property is only ignored.
      isError: isObject,
      "\(subject) has no property \(name: name), and names cannot start with '$'\(hint)"
    )
  }

  static func redefinedToken(_ name: String) -> Self {
    warning(.duplicateToken, "\(name: name) is defined again; the last definition is used")
  }

  static func tokenAndGroup(_ name: String) -> Self {
    Self(.invalidToken, "\(name: name) is a token here and a group elsewhere")
  }

  // MARK: Extended groups

  static var extensionSyntax: Self {
    Self(.invalidExtends, "'$extends' must name a group as \"{group.name}\" or \"#/group/name\"")
  }

  static func unknownGroup(_ name: String, hint: String) -> Self {
    Self(.invalidExtends, "\(name: name) is not a group\(hint)")
  }

  static func extendedToken(_ name: String) -> Self {
    Self(.invalidExtends, "\(name: name) is a token; only groups can be extended")
  }

  static func extendedAncestor(_ name: String, by group: String) -> Self {
    Self(
      .invalidExtends,
      name == group
        ? "\(name: name) extends itself" : "\(name: group) extends \(name: name), which contains it"
    )
  }

  static func extensionCycle(_ group: String, through next: String) -> Self {
    Self(.invalidExtends, "\(name: group) extends itself through \(name: next)")
  }

  static func extensionLimit(_ limit: Int) -> Self {
    Self(.invalidExtends, "extended groups add more than \(limit) groups and tokens")
  }

  // MARK: References

  static func referenceSyntax(_ text: String) -> Self {
    Self(
      .invalidReference,
      "\(name: text) is not a reference; expected \"{group.token}\" and nothing else"
    )
  }

  static var pointerSyntax: Self {
    Self(.invalidReference, "'$ref' must be a JSON pointer such as \"#/group/token/$value\"")
  }

  static var pointerToFile: Self {
    Self(
      .invalidReference,
      """
      '$ref' must be a pointer into this document such as "#/group/token/$value"; import the other file \
      together with it
      """
    )
  }

  static func pointerToToken(_ text: String) -> Self {
    Self(
      .invalidReference,
      "\(name: text) is a token rather than its value; write \(name: text + "/$value")"
    )
  }

  static func pointerCharacter(_ character: Character, in text: String) -> Self {
    Self(
      .invalidReference,
      "\(name: text) has \(name: character), which must be percent-encoded in a JSON pointer"
    )
  }

  static func groupReference(_ name: String, hasRoot: Bool, isError: Bool) -> Self {
    let advice = hasRoot ? "its token as '{\(name).$root}'" : "a token in it"
    return Self(
      .invalidReference,
      isError: isError,
      "\(name: name) is a group; only tokens can be referenced; name \(advice)"
    )
  }

  static func unknownToken(_ name: String, hint: String, isError: Bool) -> Self {
    Self(.unknownReference, isError: isError, "\(name: name) is not a token\(hint)")
  }

  static func unusablePart(_ token: String) -> Self {
    Self(.unknownReference, "a '$ref' of \(name: token) does not lead to a usable value")
  }

  static func notImportable(_ token: String, usedBy user: String) -> Self {
    Self(
      .unknownReference,
      "\(name: token), which \(name: user) refers to, is not a color that can be imported"
    )
  }

  static func missingValue(_ token: String, for place: String, usedBy user: String) -> Self {
    Self(.unknownReference, "\(name: token), which \(name: user) refers to, has no value\(place)")
  }

  static func cycle(_ names: [String]) -> Self {
    let shown = names.prefix(8).map { "'\($0)'" } + (names.count > 8 ? ["…"] : [])
    return Self(
      .cyclicReference,
      names.count == 1
        ? "\(name: names[0]) refers to itself"
        : "cyclic references: \(shown.joined(separator: ", "))"
    )
  }

  // MARK: Values

  static func missingType(_ token: String) -> Self {
    Self(
      .missingType,
      "\(name: token) has no type; add '$type' to it or to a group that contains it"
    )
  }

  static func typeMismatch(
    _ token: String,
    type: String,
    target: String,
    targetType: String,
    isError: Bool
  ) -> Self {
    Self(
      .typeMismatch,
      isError: isError,
      "\(name: token) is of type \(name: type), but \(name: target) is of type \(name: targetType)"
    )
  }

  static func invalidValue(_ message: String) -> Self { Self(.typeMismatch, "\(message)") }

  static func invalidColor(_ message: String, severity: Severity) -> Self {
    Self(.invalidColor, severity: severity, "\(message)")
  }

  static func invalidColor(_ problem: ValueProblem, of token: String, isStrict: Bool) -> Self {
    switch problem.severity {
    case .error: Self(.invalidColor, "\(problem.message); \(name: token) is not imported")
    case .warning:
      Self(.invalidColor, isError: isStrict, "\(problem.message)")
    // The color is complete without the part.
    case .note: warning(.invalidColor, "\(problem.message)")
    }
  }

  static func modifier(_ problem: ValueProblem, of token: String) -> Self {
    Self(
      .notImported,
      "\(problem.message); \(name: token) can only be imported without its modifier"
    )
  }

  static func textColors(_ count: Int) -> Self {
    let subject = count == 1 ? "a color is a string" : "\(count) colors are strings"
    return note(
      .olderDraft,
      """
      \(subject), as in older drafts; 2025.10 requires an object with 'colorSpace' and 'components'
      """
    )
  }

  static func tooManyVariants(_ token: String) -> Self {
    Self(
      .notImported,
      "\(name: token) has too many variants for a theme file; let it depend on fewer modifiers"
    )
  }

  // MARK: Omitted values

  static func modeValues(_ count: Int, key: String) -> Self {
    let subject = count == 1 ? "a token has" : "\(count) tokens have"
    return warning(
      .notImported,
      "\(subject) values for modes in the extension \(name: key), which are not imported"
    )
  }

  static func extensionsOfColors(_ count: Int, key: String) -> Self {
    let subject = count == 1 ? "a color has" : "\(count) colors have"
    return note(
      .notImported,
      "\(subject) '$extensions' such as \(name: key) that are not JSON, which theme files cannot keep"
    )
  }

  static func groupMetadata(_ groups: [String]) -> Self {
    let subject = groups.count == 1 ? "a group" : "\(groups.count) groups"
    return note(
      .notImported,
      """
      '$description' and '$extensions' of \(subject) are not imported: \
      \(Spelling.list(groups.map { "'\($0)'" }))
      """
    )
  }

  static func unusedAxis(_ axis: ImportAxis, isUsedByOthers: Bool) -> Self {
    let contexts = Spelling.list(axis.contexts.map { "'\($0)'" })
    return Self(
      .notImported,
      severity: isUsedByOthers ? .note : .warning,
      "no color depends on \(name: axis.name) (\(contexts))"
    )
  }

  static func otherTypes(_ counts: [String?: Int]) -> Self {
    let noType = "no type"
    let kinds = counts.sorted { ($1.value, $0.key ?? noType) < ($0.value, $1.key ?? noType) }
      .map { "\($0.value) of \($0.key.map { "type '\($0)'" } ?? noType)" }
    let total = counts.values.reduce(0, +)
    let subject = total == 1 ? "1 token is not a color" : "\(total) tokens are not colors"
    return note(.notImported, "\(subject): \(Spelling.list(kinds))")
  }

  static func noColors(in files: String, isAllowed: Bool) -> Self {
    Self(.emptyImport, isError: !isAllowed, "no colors in \(files)")
  }

  // MARK: Sources

  static var resolverWithOthers: Self {
    Self(.invalidResolver, "a resolver document names its own files; import it alone")
  }

  static func themeNames(_ names: Int, for count: Int, _ what: String) -> Self {
    Self(.notImported, "\(names) theme names for \(count) \(what); expected one name for each")
  }

  static func sameThemeName(_ name: String, of first: String, and second: String) -> Self {
    Self(
      .notImported,
      """
      \(name: first) and \(name: second) would both become theme \(name: name); name each with --theme, or \
      use --themes folders
      """
    )
  }
}

extension ImportMessage {
  static func tooManyThemes(_ count: Int, limit: Int) -> Self {
    Self(.notImported, "\(count) themes are too many; at most \(limit) can be imported together")
  }

  static func tooManyThemeColors(_ colors: Int, in themes: Int) -> Self {
    Self(
      .notImported,
      "\(themes) themes with \(colors) colors are too many; import fewer themes or colors together"
    )
  }

  static func emptyTheme(_ name: String) -> Self {
    warning(.emptyImport, "theme \(name: name) would have no color and is not created")
  }
}

extension Diagnostic.Note {
  static func firstDefinition(_ excerpt: SourceExcerpt) -> Self {
    Self(message: "first definition", excerpt: excerpt)
  }

  static func group(_ excerpt: SourceExcerpt) -> Self {
    Self(message: "the group", excerpt: excerpt)
  }

  static func nextExtension(_ excerpt: SourceExcerpt) -> Self {
    Self(message: "which extends this group in turn", excerpt: excerpt)
  }

  static func referencedToken(_ excerpt: SourceExcerpt) -> Self {
    Self(message: "the referenced token", excerpt: excerpt)
  }

  static func cycleMember(_ name: String, _ excerpt: SourceExcerpt) -> Self {
    Self(message: "'\(name)' is part of the cycle", excerpt: excerpt)
  }
}
