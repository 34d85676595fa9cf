/// The keys of library files.
extension FormatMapping {
  /// A library file.
  package static let library = FormatMapping(
    named: "library",
    noun: "a library file",
    snippets: [
      FormatMapping.Snippet(
        "library file",
        text: "library: 1\ndefault-theme: ${1:name}\n\nchecks:\n  - { contrast: [${2:text}, "
          + "${3:background}], at-least: 4.5 }\n",
        detail: "the keys of a new library file"
      )
    ],
    [
      .library, .defaultTheme, .themeTrait, .traits, .catalogs, .schemeSlots, .terminal, .exports,
      .checks, .rules,
    ]
  )

  /// An entry of `traits:`.
  fileprivate static let trait = FormatMapping(
    named: "trait",
    noun: "the trait",
    snippets: [
      FormatMapping.Snippet(
        "trait",
        text: "${1:name}: { identifier: ${2:com.example.name}, values: [${3:first}, ${4:second}], "
          + "default: ${5:first}, affects-color-appearance: true }",
        detail: "a trait of the library"
      )
    ],
    [.traitIdentifier, .traitValues, .traitDefault, .affectsColorAppearance]
  )

  /// The slots of terminal schemes.
  static let schemeSlots = SchemeSlot.all.map { name in
    let use = SchemeSlot.uses[name].map { ": \($0.prefix(1).lowercased())\($0.dropFirst())" }
    return FormatKey(name, .name(.slotColor), documentation: "The color of the slot\(use ?? "").")
  }
}

extension FormatKey {
  /// The first key of a library file.
  package static let library = FormatKey(
    "library",
    .version(LibraryFile.formatVersion),
    isRequired: true,
    documentation: "The version of the format."
  )

  package static let defaultTheme = FormatKey(
    "default-theme",
    .name(.theme),
    documentation: "The theme that applies if no trait selects one."
  )

  static let themeTrait = FormatKey(
    "theme-trait",
    .mapping(FormatMapping([.themeTraitIdentifier, .themeTraitName])),
    documentation: "The trait whose values are the themes' names."
  )

  static let themeTraitIdentifier = FormatKey(
    "identifier",
    .text,
    documentation: "The identifier of the trait in code, in reverse-DNS form."
  )

  static let themeTraitName = FormatKey(
    "name",
    .text,
    documentation: "A short name for display, for which Swift code names the trait and its type."
  )

  package static let traits = FormatKey(
    "traits",
    .entries(.traitDefinition, .mapping(.trait)),
    documentation: "Custom traits, in the order of their precedence between variants."
  )

  package static let traitIdentifier = FormatKey(
    "identifier",
    .text,
    documentation: "The identifier of the trait in code; its name by default."
  )

  static let traitValues = FormatKey(
    "values",
    .list(.name(.valueDefinition), count: 1...Int.max),
    isRequired: true,
    documentation: "The names of the values, in order."
  )

  static let traitDefault = FormatKey(
    "default",
    .name(.value),
    documentation: "The default value; the first value by default."
  )

  static let affectsColorAppearance = FormatKey(
    "affects-color-appearance",
    .boolean,
    documentation: "Whether colors can depend on the trait."
  )

  package static let catalogs = FormatKey(
    "catalogs",
    .list(.name(.catalog)),
    documentation: "The asset catalogs that asset() searches, relative to this folder."
  )

  /// The key of the colors of slots.
  static let schemeSlots = FormatKey(
    "base16",
    .mapping(FormatMapping(isOptional: true, FormatMapping.schemeSlots)),
    documentation: "The colors of the slots of terminal schemes."
  )

  /// The colors of terminals, in theme files as well.
  static let terminal = FormatKey(
    "terminal",
    .mapping(
      FormatMapping(
        isOptional: true,
        TerminalSlot.all.map { slot in
          FormatKey(slot.name, .name(.slotColor), documentation: "The color of \(slot.use).")
        }
      )
    ),
    documentation: "The colors of terminals; those of the slots of 'base16:' by default."
  )

  /// The outputs, which the module that writes them describes.
  package static let exports = FormatKey(
    "exports",
    .list(.mapping(FormatMapping([])), isOptional: true),
    isCheckedLater: true,
    documentation: "The outputs that 'themetool build' writes."
  )

  package static let checks = FormatKey(
    "checks",
    .list(FormatMapping.check, isOptional: true),
    isCheckedLater: true,
    documentation: "The requirements for every theme and every trait combination."
  )

  package static let rules = FormatKey(
    "rules",
    .entries(.rule, .words(LibraryFile.severities.map(\.word))),
    isCheckedLater: true,
    documentation: "The severities of findings."
  )
}
