package import SourceDocuments
package import ThemeFiles

/// What theme, library and hierarchy files look like, as a JSON Schema, with which editors complete
/// and check them.
///
/// It is made of the tables that the readers read by, so that neither knows a key or a word that the
/// other doesn't. The draft is 7: the YAML language server knows all of it, and only parts of newer
/// ones. The schema sees one file at a time; whatever needs others (references, themes, the traits
/// of a library, what is proved) is left to validation.
package enum ThemeFileSchema {
  /// The schema of one kind of file; nil is for all of them, which the file's key tells apart.
  package static func value(of kind: ThemeFolder.Kind? = nil) -> JSONValue {
    var keywords: [(String, JSONValue)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string(kind.map { "A \($0.rawValue) file of ThemeKit" } ?? "A file of ThemeKit")),
    ]
    if let kind {
      keywords.append(("allOf", .array([Schema.reference(kind.rawValue)])))
    } else {
      keywords += Schema.byKey(
        ThemeFolder.Kind.allCases.map { ($0.rawValue, Schema.reference($0.rawValue)) },
        message: "the first key must say what the file is: library, theme or hierarchy"
      ).members.map { ($0.key, $0.value) }
      // What an editor proposes in an empty file.
      let first = ThemeFolder.Kind.allCases.map { ($0.rawValue, Schema.with([])) }
      keywords.append(("properties", Schema.with(first)))
    }
    keywords.append(("definitions", Schema.with(definitions)))
    return Schema.with(keywords)
  }

  /// The text of the schema.
  package static func text(of kind: ThemeFolder.Kind? = nil) -> String {
    JSONWriter(JSONStyle()).text(for: value(of: kind))
  }

  private static let definitions =
    LibraryFileSchema.definitions + ThemeSchema.definitions + HierarchySchema.definitions
    + [
      // Texts without quotes that look like something else are read as texts all the same.
      ("text", Schema.type("string", "number", "boolean")),
      (
        "name",
        Schema.with([
          ("type", Schema.strings(["string", "integer", "boolean"])),
          ("pattern", .string(SchemaPatterns.plainName)),
          ("patternErrorMessage", .string("a name is made of letters, digits and '-'")),
        ])
      ),
      (
        "conditions",
        Schema.pattern(
          SchemaPatterns.conditions,
          message: "conditions are words such as 'dark high-contrast', or TRAIT=VALUE"
        )
      ),
    ]
}
