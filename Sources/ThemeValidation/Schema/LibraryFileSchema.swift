import ColorValues
import SourceDocuments
import ThemeFiles

/// The schema of library files.
enum LibraryFileSchema {
  static let definitions: [(String, JSONValue)] = [
    ("library", library), ("trait", trait), ("check", check), ("rules", rules),
  ]

  private static let library = Schema.mapping(
    keys: LibraryFileReader.keys,
    required: ["library"],
    [
      "library": Schema.with([
        ("enum", .array([.number(LibraryFileReader.version), .string(LibraryFileReader.version)]))
      ]).described("The version of the format."),
      "default-theme": Schema.reference("text")
        .described("The theme that applies if no trait selects one."),
      "theme-trait": Schema.mapping(
        keys: LibraryFileReader.themeTraitKeys,
        [
          "identifier": Schema.reference("text")
            .described("The identifier of the trait in code, in reverse-DNS form."),
          "name": Schema.reference("text").described("A short name for display."),
        ]
      ).described("The trait whose values are the themes' names."),
      "traits": Schema.entries(Schema.reference("trait"))
        .described("Custom traits, in the order of their precedence between variants."),
      "catalogs": Schema.list(Schema.reference("text"))
        .described("The asset catalogs that asset() searches, relative to this folder."),
      "base16": Schema.mapping(keys: SchemeSlot.all, schemeSlots)
        .described("The colors of the slots of terminal schemes."),
      "checks": Schema.list(Schema.reference("check"), isRequired: false)
        .described("The requirements for every theme and every trait combination."),
      "rules": Schema.reference("rules").described("The severities of findings."),
    ]
  )

  /// The slots of schemes, by name.
  static let schemeSlots = Dictionary(
    uniqueKeysWithValues: SchemeSlot.all.map { name in
      let use = SchemeSlot.uses[name].map { ": \($0.prefix(1).lowercased())\($0.dropFirst())" }
      return (name, Schema.reference("text").described("The color of the slot\(use ?? "")."))
    }
  )

  private static let trait = Schema.mapping(
    keys: LibraryFileReader.traitKeys,
    required: ["values"],
    [
      "identifier": Schema.reference("text")
        .described("The identifier of the trait in code; its name by default."),
      "values": Schema.list(Schema.reference("text"), atLeast: 1)
        .described("The names of the values, in order."),
      "default": Schema.reference("text").described(
        "The default value; the first value by default."
      ),
      "affects-color-appearance": Schema.type("boolean")
        .described("Whether colors can depend on the trait."),
    ]
  )

  private static let check = Schema.byKey(
    [
      (
        "contrast",
        Schema.mapping(
          keys: ColorCheckReader.contrastKeys,
          required: ["contrast", "at-least"],
          [
            "contrast": Schema.list(Schema.reference("text"), count: 2...2)
              .described("The foreground and the background."),
            "at-least": minimum,
            "method": Schema.words(ColorCheck.ContrastMethod.allCases.map(\.rawValue))
              .described("WCAG 2.2 ratio, 1 to 21; or difference of CIE L*, 0 to 100."),
            "when": condition,
          ]
        )
      ),
      (
        "distinct",
        Schema.mapping(
          keys: ColorCheckReader.distinctKeys,
          required: ["distinct", "at-least"],
          [
            "distinct": Schema.list(Schema.reference("text"), atLeast: 2)
              .described("The colors that must be distinguishable from one another."),
            "at-least": minimum,
            "under": Schema.list(Schema.words(ColorVision.allCases.map(\.rawValue)))
              .described("The kinds of color vision; normal by default."),
            "when": condition,
          ]
        )
      ),
    ],
    message: "a check is either 'contrast: [text, background]' or 'distinct: [one, another]'"
  )

  private static let minimum = Schema.type("number")
    .described("The minimum of the measured value.")

  private static let condition = Schema.reference("conditions")
    .described("The conditions under which the check applies.")

  private static let rules = Schema.with([
    ("type", Schema.strings(["object", "null"])),
    (
      "properties",
      Schema.with(
        RuleNames.all.map { name in
          let words = LibraryFileReader.severities.map(\.word)
          return (name, Schema.words(RuleNames.always.contains(name) ? ["error"] : words))
        }
      )
    ),
    ("additionalProperties", .bool(false)),
  ])
}
