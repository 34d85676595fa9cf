package import SourceDiagnostics

/// The rules of the names and values of colors.
extension Rule {
  package static let naming = Rule(
    "naming",
    severity: .error,
    summary: "Names must consist of letters, digits and hyphens.",
    explanation: """
      A period separates groups, a slash separates nodes, and other characters have meanings in \
      export formats; a name that contains one could not be distinguished from a group or a path.
      """,
    remedy: "Write groups as nested mappings, and separate words with hyphens."
  )

  package static let booleanName = Rule(
    "boolean-name",
    severity: .warning,
    isFixable: true,
    summary: "Names that YAML readers take for booleans must be in quotes.",
    explanation: """
      ThemeKit reads 'on' as a word. YAML 1.1 readers, which many editors and scripts use, read it \
      as 'true'.
      """,
    remedy: "Put the name in quotes."
  )

  package static let reservedName = Rule(
    "reserved-name",
    severity: .error,
    summary: "Names must not be words of the format, and palette and colors must not share names.",
    explanation: """
      A key such as 'dark' is a condition. Since a reference names either a color or a primitive \
      color of the palette, a name must not be both.
      """,
    remedy: "Choose another name, or move the variant below the name of a color."
  )

  package static let mixedGroup = Rule(
    "mixed-group",
    severity: .error,
    isFixable: true,
    summary: "A mapping under a name must contain either variants or a group.",
    explanation: """
      If every key is a condition, the mapping contains variants of one color; if no key is one, \
      it is a group of colors. A mix is usually a misspelled condition, and would define an \
      unintended color.
      """,
    remedy: """
      Correct the condition, or move the colors of the group out of the color with variants.
      """
  )

  package static let missingVariant = Rule(
    "missing-variant",
    severity: .warning,
    summary: "A color must have a value under all traits.",
    explanation: """
      If no variant applies, the variant with the fewest conditions is used: a color with only a \
      dark value then has the same value in light interfaces, which is rarely intended.
      """,
    remedy: "Add the variant that the message names, or 'default:' for all other traits."
  )

  package static let invalidColor = Rule(
    "invalid-color",
    severity: .error,
    summary: "Values must be CSS colors, references or assets.",
    explanation: "Text that is not a color has no value; ThemeKit does not guess one.",
    remedy: """
      The caret marks the first character that is not part of a color. Every <color> of CSS Color \
      4 is valid, as are color-mix(), relative colors, light-dark() and contrast-color() of CSS \
      Color 5, a {reference} and asset(Group/Name).
      """
  )

  package static let unquotedHex = Rule(
    "unquoted-hex",
    severity: .error,
    isFixable: true,
    summary: "Hex colors must be in quotes.",
    explanation: """
      In YAML, ' #' starts a comment, so that the value is missing or ends before the color.
      """,
    remedy: "Put the whole value in quotes."
  )

  package static let unquotedReference = Rule(
    "unquoted-reference",
    severity: .error,
    isFixable: true,
    summary: "References must be in quotes.",
    explanation: """
      In YAML, a brace starts a mapping, so that {blue} is a mapping with one key and no value.
      """,
    remedy: "Put the reference in quotes."
  )
}
