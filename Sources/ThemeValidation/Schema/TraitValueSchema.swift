import DynamicColors
import SourceDocuments
package import TraitSystem

/// The schema of traits with their values: those of system traits are known, other traits are
/// defined by the library.
enum TraitValueSchema {
  static let definition = Schema.with([
    ("type", Schema.strings(["object", "null"])),
    ("properties", Schema.with(TraitKey.system.map { ($0.name, values(of: $0)) })),
    ("additionalProperties", Schema.reference("text")),
  ])

  private static func values(of trait: TraitKey) -> JSONValue {
    guard !trait.valueNames.isEmpty else { return Schema.reference("text") }
    return Schema.with([
      (
        "anyOf",
        .array([
          Schema.words(trait.valueWords),
          Schema.with([
            ("type", .string("string")), ("pattern", .string(SchemaPatterns.otherSpelling)),
          ]),
          Schema.type("integer", "boolean"),
        ])
      )
    ])
  }
}

extension TraitKey {
  /// The names of the values, and the words of conditions that are other names of them.
  package var valueWords: [String] {
    valueNames
      + ConditionWords.table.filter { $0.condition.trait == self }.map(\.word)
      .filter { !valueNames.contains($0) && (try? value($0)) != nil }
  }
}
