import AssetCatalogs
import ColorValues
import SourceDocuments
import ThemeExports
import ThemeFiles

/// The schema of library files.
enum LibraryFileSchema {
  static let definitions: [(String, JSONValue)] = [
    ("library", library), ("trait", trait), ("output", output), ("check", check), ("rules", rules),
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
      "exports": Schema.list(Schema.reference("output"), isRequired: false)
        .described("The outputs that 'themetool build' writes."),
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

  private static let output = Schema.byKey(
    [
      ("to", output(required: "to")),
      ("template", output(required: "template")),
    ],
    message: "an output needs 'to:' with a format, or 'template:' with a file"
  )

  private static func output(required key: String) -> JSONValue {
    Schema.mapping(
      keys: ExportDeclarationReader.keys.filter { key == $0 || !["to", "template"].contains($0) },
      required: [key, "output"],
      outputKeys
    )
  }

  private static let outputKeys: [String: JSONValue] = [
    "to": Schema.words(OutputTarget.words).described(
      "The format, or the name of a shipped template."
    ),
    "template": Schema.reference("text")
      .described("The template, a file relative to this folder, in the project."),
    "output": Schema.reference("text")
      .described("The file or folder, relative to this folder, in the project."),
    "name": Schema.reference("text")
      .described("The name for 'themetool build'; by default the format, or that of the file."),
    "themes": Schema.list(Schema.reference("text"), atLeast: 1)
      .described("The themes; all by default."),
    "where": Schema.with([
      (
        "anyOf",
        .array([Schema.reference("conditions"), Schema.list(Schema.reference("conditions"))])
      )
    ]).described("The conditions that always hold in the output."),
    "references": Schema.type("boolean")
      .described("css, tailwind: whether references are kept as var(), and palettes written."),
    "styles": words(of: ExportOptions.StyleSwitch.self)
      .described("css, tailwind: how light and dark are separated."),
    "flavor": words(of: ExportFlavor.self)
      .described("swift: where the code finds the colors."),
    "per-theme": words(of: CatalogNames.ThemeMark.self)
      .described("xcassets, swift: how themes are separated."),
    "namespace": Schema.reference("text")
      .described("xcassets, swift: a group with a namespace around all colors."),
    "components": words(of: ComponentStyle.self)
      .described("xcassets: how components are written."),
    "merge": Schema.type("boolean")
      .described("xcassets: whether other colors of an existing catalog are kept."),
    "matrix": Schema.list(Schema.reference("text"))
      .described("Templates: the traits of which each combination is one file."),
    "traits": Schema.list(Schema.reference("text"))
      .described("Templates: the traits whose combinations are listed."),
    "escape": Schema.words(ExportSettings.escapes)
      .described("Templates: the escapes of values."),
    "force": Schema.type("boolean")
      .described("Templates: whether files without {{marker}} are replaced."),
  ]

  private static func words<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type
  ) -> JSONValue where Value.RawValue == String {
    Schema.words(Value.allCases.map(\.rawValue))
  }

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
