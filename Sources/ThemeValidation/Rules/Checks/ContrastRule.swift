import ColorValues
import SourceDiagnostics
import ThemeFiles

/// What is read stands out from what is behind it.
enum ContrastRule {
  static let documentation = RuleDocumentation(
    .contrast,
    summary: "What is read stands out from what is behind it.",
    why: """
      A 'contrast:' check of the library file is proved for every theme and every combination of \
      the traits that its two colours depend on. A translucent colour in front is measured as it \
      looks on the one behind; a translucent one behind on the worst of all grays, as nobody knows \
      what lies below it. The finding names the fewest conditions under which the contrast is \
      worst, the values there, and the nearest colour that passes all contrast checks that it is \
      part of, or says that there is none. Nearest is by CIEDE2000; a gray stays a gray, and what is \
      translucent keeps its alpha where a colour with it passes, or else gets more.
      """,
    fix: """
      Take the colour that the finding names: it differs least from the present one. Where no \
      colour passes on all grounds, bring the grounds closer together.
      """,
    bad: RuleExample(files: [
      (
        "library.yaml",
        "library: 1\nchecks:\n  - { contrast: [text, background], at-least: 4.5 }"
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors:
          background: { light: white, dark: black }
          text: { light: "#888", dark: "#ddd" }
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "library.yaml",
        "library: 1\nchecks:\n  - { contrast: [text, background], at-least: 4.5 }"
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors:
          background: { light: white, dark: black }
          text: { light: "#767676", dark: "#ddd" }
        """
      ),
    ])
  )
}
