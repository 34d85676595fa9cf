import DynamicColors
package import SourceDocuments
package import ThemeFiles
package import TraitSystem

/// The JSON Schema of theme, library and hierarchy files, with which editors complete and check
/// them.
///
/// It is generated from the description of the format, so that readers have the same keys and
/// words. The draft is 7: the YAML language server supports all of it, but only parts of newer
/// drafts. The schema applies to one file at a time; anything that requires other files
/// (references, themes, the traits of a library, checks) is left to validation.
package enum ThemeFileSchema {
  /// Returns the schema of one kind of file; nil for all kinds, which the first key of the file
  /// distinguishes.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - library: The description of library files, with the parts that modules above describe.
  /// - Returns: The schema.
  package static func value(
    of kind: ThemeFolder.Kind? = nil,
    library: FormatMapping
  ) -> JSONValue {
    var keywords: [(String, JSONValue)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string(kind.map { "A \($0.rawValue) file of ThemeKit" } ?? "A file of ThemeKit")),
    ]
    if let kind {
      keywords.append(("allOf", .array([reference(kind.rawValue)])))
    } else {
      keywords += byKey(
        ThemeFolder.Kind.allCases.map { ($0.rawValue, reference($0.rawValue)) },
        message: "the first key must be library, theme or hierarchy"
      ).members.map { ($0.key, $0.value) }
      // The proposals of an editor for an empty file.
      let first = ThemeFolder.Kind.allCases.map { ($0.rawValue, with([])) }
      keywords.append(("properties", with(first)))
    }
    keywords.append(("definitions", with(definitions(library))))
    return with(keywords)
  }

  /// Returns the text of the schema.
  package static func text(of kind: ThemeFolder.Kind? = nil, library: FormatMapping) -> String {
    JSONWriter(JSONStyle()).text(for: value(of: kind, library: library))
  }

  private static func definitions(_ library: FormatMapping) -> [(String, JSONValue)] {
    definitions(of: library) + definitions(of: .theme) + colorDefinitions
      + definitions(of: .hierarchy)
      + [
        ("traits", traits),
        // Texts without quotes that look like other values are read as texts.
        ("text", type("string", "number", "boolean")),
        (
          "name",
          with([
            ("type", strings(["string", "integer", "boolean"])),
            ("pattern", .string(plainNamePattern)),
            ("patternErrorMessage", .string("names consist of letters, digits and '-'")),
          ])
        ),
        (
          "conditions",
          pattern(
            conditionsPattern,
            message: "conditions are words such as 'dark high-contrast', or TRAIT=VALUE"
          )
        ),
      ]
  }

  /// The schema of traits with their values: those of system traits are known, other traits are
  /// defined by the library.
  private static let traits = with([
    ("type", strings(["object", "null"])),
    ("properties", with(TraitKey.system.map { ($0.name, $0.valueSchema) })),
    ("additionalProperties", reference("text")),
  ])
}

extension TraitKey {
  fileprivate var valueSchema: JSONValue {
    guard !valueNames.isEmpty else { return ThemeFileSchema.reference("text") }
    return ThemeFileSchema.with([
      (
        "anyOf",
        .array([
          ThemeFileSchema.words(valueWords),
          ThemeFileSchema.with([
            ("type", .string("string")), ("pattern", .string(ThemeFileSchema.otherSpellingPattern)),
          ]),
          ThemeFileSchema.type("integer", "boolean"),
        ])
      )
    ])
  }

  /// The names of the values, and the words of conditions that are other names of them.
  package var valueWords: [String] {
    valueNames
      + ConditionWords.table.filter { $0.condition.trait == self }.map(\.word)
      .filter { !valueNames.contains($0) && (try? value($0)) != nil }
  }
}
