import ColorValues

/// The keys of library files.
extension FormatMapping {
  /// A library file.
  package static let library = FormatMapping(
    named: "library",
    [
      FormatKey(
        "library",
        .version(LibraryFileReader.version),
        isRequired: true,
        "The version of the format."
      ),
      FormatKey(
        "default-theme",
        .name(.theme),
        "The theme that applies if no trait selects one."
      ),
      FormatKey(
        "theme-trait",
        .mapping(themeTrait),
        "The trait whose values are the themes' names."
      ),
      FormatKey(
        "traits",
        .entries(.traitDefinition, .mapping(trait)),
        "Custom traits, in the order of their precedence between variants."
      ),
      FormatKey(
        "catalogs",
        .list(.name(.catalog)),
        "The asset catalogs that asset() searches, relative to this folder."
      ),
      FormatKey(
        "base16",
        .mapping(FormatMapping(schemeSlots)),
        "The colors of the slots of terminal schemes."
      ),
      FormatKey(
        "exports",
        .list(output, isOptional: true),
        "The outputs that 'themetool build' writes."
      ),
      FormatKey(
        "checks",
        .list(check, isOptional: true),
        "The requirements for every theme and every trait combination."
      ),
      FormatKey("rules", .mapping(rules), "The severities of findings."),
    ]
  )

  /// The value of `theme-trait:`.
  static let themeTrait = FormatMapping([
    FormatKey(
      "identifier",
      .text,
      "The identifier of the trait in code, in reverse-DNS form."
    ),
    FormatKey("name", .text, "A short name for display."),
  ])

  /// An entry of `traits:`.
  static let trait = FormatMapping(
    named: "trait",
    [
      FormatKey("identifier", .text, "The identifier of the trait in code; its name by default."),
      FormatKey(
        "values",
        .list(.name(.valueDefinition), count: 1...Int.max),
        isRequired: true,
        "The names of the values, in order."
      ),
      FormatKey("default", .name(.value), "The default value; the first value by default."),
      FormatKey(
        "affects-color-appearance",
        .boolean,
        "Whether colors can depend on the trait."
      ),
    ]
  )

  /// The slots of terminal schemes.
  static let schemeSlots = SchemeSlot.all.map { name in
    let use = SchemeSlot.uses[name].map { ": \($0.prefix(1).lowercased())\($0.dropFirst())" }
    return FormatKey(name, .name(.slotColor), "The color of the slot\(use ?? "").")
  }

  /// The value of `rules:`.
  private static let rules = FormatMapping(
    named: "rules",
    role: .rule,
    isOptional: true,
    RuleNames.all.map { name in
      let words = LibraryFileReader.severities.map(\.word)
      return FormatKey(name, .words(RuleNames.always.contains(name) ? ["error"] : words), nil)
    }
  )

  // MARK: Checks

  /// An element of `checks:`.
  private static let check = FormatValue.firstKey(
    named: "check",
    [contrastCheck, distinctCheck],
    otherwise: "a check is either 'contrast: [text, background]' or 'distinct: [one, another]'"
  )

  /// A check of the contrast of two colors.
  package static let contrastCheck = FormatMapping([
    FormatKey(
      "contrast",
      .list(.name(.color), count: 2...2),
      isRequired: true,
      "The foreground and the background."
    ),
    minimum,
    FormatKey(
      "method",
      .words(["wcag", "tone"]),
      "WCAG 2.2 ratio, 1 to 21; or difference of CIE L*, 0 to 100."
    ),
    condition,
  ])

  /// A check that colors are distinguishable.
  package static let distinctCheck = FormatMapping([
    FormatKey(
      "distinct",
      .list(.name(.color), count: 2...Int.max),
      isRequired: true,
      "The colors that must be distinguishable from one another."
    ),
    minimum,
    FormatKey(
      "under",
      .list(.words(ColorVision.allCases.map(\.rawValue))),
      "The kinds of color vision; normal by default."
    ),
    condition,
  ])

  private static let minimum = FormatKey(
    "at-least",
    .number,
    isRequired: true,
    "The minimum of the measured value."
  )

  private static let condition = FormatKey(
    "when",
    .conditions,
    "The conditions under which the check applies."
  )
}
