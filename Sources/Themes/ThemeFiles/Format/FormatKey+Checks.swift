import ColorValues

/// The keys of `checks:` in library files.
extension FormatMapping {
  /// An element of `checks:`.
  package static let check = FormatValue.choice(
    FormatMapping.Choice(
      named: "check",
      { [contrastCheck, distinctCheck] },
      otherwise:
        "a check is either 'contrast: [text, background]' or 'distinct: [one, another]'",
      snippets: [
        ("contrast check", "contrast: [${1:text}, ${2:background}], at-least: ${3:4.5}"),
        (
          "high-contrast check",
          "contrast: [${1:text}, ${2:background}], at-least: ${3:7}, when: high-contrast"
        ),
        (
          "tone check",
          "contrast: [${1:text}, ${2:background}], at-least: ${3:40}, method: tone"
        ),
        (
          "distinct check",
          "distinct: [${1:one}, ${2:another}], at-least: ${3:8}, "
            + "under: [normal, protanopia, deuteranopia, tritanopia]"
        ),
      ].map { FormatMapping.Snippet($0, text: $1, detail: "a requirement for all themes") }
    )
  )

  private static let contrastCheck = FormatMapping(
    noun: "a check",
    [.contrast, .minimum, .contrastMethod, .screen, .when]
  )

  private static let distinctCheck = FormatMapping(
    noun: "a check",
    [.distinct, .minimum, .colorVisions, .when]
  )
}

extension FormatKey {
  package static let contrast = FormatKey(
    "contrast",
    .list(.oneOrMore(.name(.color)), count: 2...2),
    isRequired: true,
    snippets: [
      FormatMapping.Snippet(
        "[…]",
        text: "[${1:text}, ${2:background}]",
        detail: "a foreground and a background"
      ),
      FormatMapping.Snippet(
        "[[…], […]]",
        text: "[[${1:text}], [${2:background}]]",
        detail: "each of some foregrounds on each of some backgrounds"
      ),
    ],
    documentation:
      "The foreground and the background, or lists of them: each foreground is checked on each background."
  )

  package static let distinct = FormatKey(
    "distinct",
    .list(.name(.color), count: 2...256),
    isRequired: true,
    snippets: [
      FormatMapping.Snippet("[…]", text: "[${1:one}, ${2:another}]", detail: "two colors or more")
    ],
    documentation: "The colors that must be distinguishable from one another."
  )

  package static let minimum = FormatKey(
    "at-least",
    .number,
    isRequired: true,
    documentation: "The minimum of the measured value."
  )

  package static let contrastMethod = FormatKey(
    "method",
    .words(["wcag", "tone"]),
    documentation: "WCAG 2.2 ratio, 1 to 21; or difference of CIE L*, 0 to 100."
  )

  package static let screen = FormatKey(
    "on",
    .words(["terminal-256", "terminal-16"]),
    documentation: "The nearest colors of a terminal are measured, not the colors of displays."
  )

  package static let colorVisions = FormatKey(
    "under",
    .list(
      .words(ColorVision.allCases.map(\.rawValue), noun: "a kind of color vision"),
      count: 1...Int.max
    ),
    documentation: "The kinds of color vision; normal by default."
  )

  package static let when = FormatKey(
    "when",
    .conditions,
    documentation: "The conditions under which the check applies."
  )
}
