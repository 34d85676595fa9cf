import SourceDiagnostics
import ThemeFiles

/// The messages about style sheets.
extension ImportMessage {
  static func stylesheetSyntax(_ message: String) -> Self { Self(.invalidToken, "\(message)") }

  static func unsupportedRule(_ preludes: [String]) -> Self {
    let list = preludes.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: " { ")
    let shown = list.count > 200 ? list.prefix(200) + "…" : list[...]
    return warning(
      .notImported,
      "themes cannot express \(name: shown); its custom properties are not imported"
    )
  }

  static func resets(_ properties: [String]) -> Self {
    warning(
      .notImported,
      """
      only rules for every element set \(list(properties)); to import \
      \(properties.count == 1 ? "it" : "them"), use ':root'
      """
    )
  }

  static var importRule: Self {
    warning(.notImported, "'@import' is not followed; import that file as well")
  }

  static func namespaceValue(_ name: String) -> Self {
    warning(.notImported, "the value of \(name: name) in '@theme' must be 'initial'")
  }

  static func tooManyConditions(_ property: String) -> Self {
    Self(
      .notImported,
      "\(name: property) depends on too many conditions; this declaration is not imported"
    )
  }

  static func contradictoryRule(_ property: String) -> Self {
    warning(
      .notImported,
      """
      the conditions of the rule contradict each other, as a theme has one style and one contrast; \
      \(name: property) is not imported here
      """
    )
  }

  static func notInherited(_ declaration: String) -> Self {
    warning(
      .notImported,
      "the elements of a page do not inherit \(name: declaration), as they have a value of their own"
    )
  }

  static func outerReference(_ property: String) -> Self {
    warning(
      .notImported,
      """
      \(name: property) has another value in the element of this rule than in those in it, and a theme \
      has a single one
      """
    )
  }

  static func secondValue(_ declaration: String) -> Self {
    warning(
      .notImported,
      """
      \(name: declaration) is not imported, as another rule has a different value for the same theme and traits
      """
    )
  }

  static func inheritedValue(_ value: String, of property: String) -> Self {
    warning(
      .notImported,
      "a theme cannot express \(name: "\(property): \(value)"); the values of other rules are used here"
    )
  }

  static var invalidVariable: Self {
    warning(.notImported, "invalid 'var()'; the property is not imported")
  }

  static var tooManyReferences: Self {
    Self(.notImported, "the references depend on too much; the property is not imported")
  }

  static func otherValue(_ declaration: String, for contexts: String, hasValue: Bool) -> Self {
    let place = contexts.isEmpty ? "" : " for \(contexts)"
    return warning(
      .notImported,
      """
      \(name: declaration) \(hasValue ? "is not a color" : "has no value")\(place); other values of \
      the property are used there, if there are any
      """
    )
  }

  static func unknownProperty(_ property: String, hint: String) -> Self {
    warning(.unknownReference, "no custom property is named \(name: property)\(hint)")
  }

  static func otherDeclarations(_ names: [String]) -> Self {
    let list = list(Set(names).sorted())
    return note(
      .notImported,
      names.count == 1
        ? "1 declaration is not a custom property: \(list)"
        : "\(names.count) declarations are not custom properties: \(list)"
    )
  }

  static func otherProperties(_ names: [String]) -> Self {
    let list = list(names.map { "--\($0)" })
    return note(
      .notImported,
      names.count == 1
        ? "1 custom property is not a color: \(list)"
        : "\(names.count) custom properties are not colors: \(list)"
    )
  }

  static func overriddenFile(_ path: String, by other: String, _ count: Int) -> Self {
    warning(
      .duplicateToken,
      """
      \(name: other) has other values for \(count == 1 ? "a property" : "\(count) properties") of \
      \(name: path), which are imported; '--themes files' makes a theme of each file
      """
    )
  }

  static func noProperties(in files: String, isAllowed: Bool) -> Self {
    Self(.emptyImport, isError: !isAllowed, "no custom properties for colors in \(files)")
  }
}

extension Diagnostic.Note {
  static func replacement(_ excerpt: SourceExcerpt) -> Self {
    Self(message: "the value that is used instead", excerpt: excerpt)
  }
}
