import Testing

import ThemeFiles
import ThemeTestSupport
@testable import ThemeValidation

@Suite("Comments that ignore findings")
struct CommentRuleTests {
  @Test("A comment applies to its line, or alone on a line to the next line with content")
  func lines() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        colors:
          one: { light: white, dark: white } # themetool: ignore dark-equals-light paper is white
          # themetool: ignore dark-equals-light, no-op-override

          # for both
          two: { light: white, dark: white, light p3: white }
          three: { light: white, dark: ⟦1⟧white }
        """
      ],
      [
        Expected(
          1,
          "dark-equals-light",
          "'three' has the same value for dark as for light interfaces"
        )
      ]
    )
  }

  @Test("Comments that are unused or invalid are reported")
  func useless() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        colors:
          one: red # themetool: ignore ⟦1⟧dark-equals-light
          two: red # themetool: ignore ⟦2⟧dark-equal-light
          three: ⟦3⟧#fff # themetool: ignore ⟦4⟧unquoted-hex
          four: red ⟦5⟧# themetool: disable all
          five: red ⟦6⟧# themetool: ignore
          six: { light: white, dark: white } # themetool: ignore ⟦7⟧missing-variant , dark-equals-light
        # themetool: ignore ⟦8⟧naming
        """
      ],
      [
        Expected(
          1,
          "unused-ignore",
          "this comment ignores no finding of 'dark-equals-light'"
        ),
        Expected(
          2,
          "invalid-ignore",
          "'dark-equal-light' is not a rule; did you mean 'dark-equals-light'?"
        ),
        Expected(
          3,
          "unquoted-hex",
          "YAML reads '#fff' as a comment; put it in quotes: \"#fff\""
        ),
        Expected(
          4,
          "invalid-ignore",
          "'unquoted-hex' cannot be ignored, since it is always an error"
        ),
        Expected(
          5,
          "invalid-ignore",
          "invalid comment for themetool; expected '# themetool: ignore RULE'"
        ),
        Expected(
          6,
          "invalid-ignore",
          "invalid comment for themetool; expected '# themetool: ignore RULE'"
        ),
        Expected(
          7,
          "unused-ignore",
          "this comment ignores no finding of 'missing-variant'"
        ),
        Expected(
          8,
          "invalid-ignore",
          "'naming' cannot be ignored, since it is always an error"
        ),
      ]
    )
  }

  @Test("A comment about a rule that didn't run is not reported")
  func notRun() throws {
    try expectFindings(
      in: [
        "library.yaml": """
        library: 1
        default-theme: a
        checks: [{ contrast: [a, c], at-least: 4.5 }] # themetool: ignore contrast
        rules: { dark-equals-light: off }
        """,
        "a.yaml": """
        theme: a # themetool: ignore missing-color
        colors:
          a: oklch(70% 0.4 145) # themetool: ignore out-of-gamut
          b: { light: red, dark: red } # themetool: ignore dark-equals-light, near-duplicate
          c: "{⟦1⟧x}" # themetool: ignore out-of-gamut
          d: "{c}" # themetool: ignore out-of-gamut
          e: red # themetool: ignore ⟦2⟧out-of-gamut
        """,
        "b.yaml": """
        theme: ⟦5⟧b
        colors: { a: red, c: "⟦3⟧#12" # themetool: ignore out-of-gamut
          }
        """,
        "c.yaml": """
        theme: c
        colors: { a: red, c: ⟦4⟧'} # themetool: ignore out-of-gamut
        """,
      ],
      [
        Expected(1, "unknown-reference", "'x' is not a color"),
        Expected(
          2,
          "unused-ignore",
          "this comment ignores no finding of 'out-of-gamut'"
        ),
        Expected(
          3,
          "invalid-color",
          "'#12' has 2 digits; a hex color has 3, 4, 6 or 8"
        ),
        Expected(4, "syntax", "this quote is not closed"),
        // An error in a value hides no names.
        Expected(
          5,
          "missing-color",
          "theme 'b' does not define 'b', 'd', 'e', which other themes define"
        ),
      ]
    )
  }

  @Test("Text inside quotes is not a comment")
  func quotes() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        description: "write # themetool: ignore nothing"
        about: { one: 'it''s # themetool: ignore me', two: x#themetool:ignore it }
        colors: { one: red, two: blue }
        """
      ],
      []
    )
  }

  @Test("Text inside a block scalar or a text of several lines is not a comment")
  func blocks() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        description: >
          Write
          # themetool: ignore nothing

          # themetool: ignore at all
        about:
          one: |-
            x # themetool: ignore me
          two: "a
            # themetool: ignore me"
          three: a#
            b
        colors: # themetool: ignore ⟦1⟧out-of-gamut
          one: red
          two: blue # see below # themetool: ignore ⟦2⟧out-of-gamut
          three: red
        """
      ],
      [1, 2].map { mark in
        Expected(
          mark,
          "unused-ignore",
          "this comment ignores no finding of 'out-of-gamut'"
        )
      }
    )
  }

  @Test("An ignored finding with error severity doesn't prevent a theme from loading")
  func loading() throws {
    let files = [
      "library.yaml": libraryFile(default: "a")
        + "rules: { missing-variant: error }",
      "a.yaml": "theme: a\ncolors:\n  x: { dark: red } # themetool: ignore missing-variant",
    ]
    #expect(try findings(of: files) == [])
    #expect(try library(files).colorNames == ["x"])
  }

  @Test("Findings in a library file and in a hierarchy can be ignored")
  func otherFiles() throws {
    try expectFindings(
      in: [
        "library.yaml": """
        library: 1
        default-theme: a
        checks:
          # themetool: ignore contrast
          - { contrast: [text, background], at-least: 4.5 }
        """,
        "a.yaml": "theme: a\ncolors: { text: gray, background: silver }",
        "app.yaml": """
        hierarchy: app
        children:
          - window: main # the front
            uses: [texd] # themetool: ignore unknown-node-color later
        """,
      ],
      []
    )
  }
}
