import SourceDiagnostics
import Testing

import ThemeTestSupport
@testable import ThemeValidation

@Suite("Rules of themes and their colors")
struct ThemeRuleTests {
  private static let standard = """
    theme: standard
    palette: { blue: "#06c" }
    colors:
      accent: { light: "{blue}", dark: "#39f" }
      text: black
      link: "{accent}"
    """

  @Test("A definition that repeats the extended theme is reported")
  func sameAsParent() throws {
    try expectFindings(
      in: [
        "a.yaml": Self.standard,
        "b.yaml": """
        theme: b
        extends: standard
        palette: { blue: ⟦1⟧"#0066cc" }
        colors:
          accent: { dark: ⟦2⟧"#3399ff", light: "{blue}" }
          text: ⟦3⟧"{text}"
          link: "{text}"
        """,
        "c.yaml": "theme: c\nextends: ⟦4⟧standard",
        "d.yaml": "theme: d\nextends: b\ncolors:\n  accent: \"{blue}\"\n  link: ⟦5⟧\"{text}\"",
      ],
      [
        Expected(
          1,
          "same-as-parent",
          "'blue' is the same in theme 'standard'; remove the definition"
        ),
        Expected(
          2,
          "same-as-parent",
          "'accent' is the same in theme 'standard'; remove the definition"
        ),
        Expected(
          3,
          "same-as-parent",
          "'text' is the same in theme 'standard'; remove the definition"
        ),
        Expected(4, "same-as-parent", "theme 'c' changes no color of theme 'standard'"),
        Expected(5, "same-as-parent", "'link' is the same in theme 'b'; remove the definition"),
      ]
    )
  }

  @Test("A theme that lacks colors of other themes is reported once, with the names")
  func missingColor() throws {
    try expectFindings(
      in: [
        "a.yaml": "theme: ⟦5⟧" + Self.standard.dropFirst("theme: ".count),
        "b.yaml": "theme: ⟦1⟧b\ncolors: { text: navy, badge: { new: red } }",
        "c.yaml": "theme: ⟦2⟧c\nextends: standard\ncolors: { text: navy }",
        "d.yaml": "theme: d\nextends: ⟦6⟧nothing\ncolors: { text: ⟦3⟧nvy }",
        "e.yaml": "theme: ⟦4⟧standard-too\nextends: standard\ncolors: { text: teal }",
      ],
      [
        Expected(
          1,
          "missing-color",
          "theme 'b' does not define 'accent', 'link', which other themes define"
        ),
        Expected(
          2,
          "missing-color",
          "theme 'c' does not define 'badge.new', which other themes define"
        ),
        Expected(
          3,
          "invalid-color",
          "'nvy' is not a color name; did you mean 'navy'?"
        ),
        Expected(
          4,
          "missing-color",
          "theme 'standard-too' does not define 'badge.new', which other themes define"
        ),
        Expected(
          5,
          "missing-color",
          "theme 'standard' does not define 'badge.new', which other themes define"
        ),
        Expected(6, "unknown-theme", "'nothing' is not a theme"),
      ]
    )
  }

  @Test("An unused primitive color is reported, and a ramp counts as one")
  func unusedPalette() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        palette:
          used: "#06c"
          late: "#048"
          chain: "{used}"
          odd: ⟦1⟧"#0ff"
          gray: { 100: "#eee", 900: "#111" }
          idle: { 100: ⟦2⟧"#eff", 900: ⟦3⟧"#1ff" }
        colors: { accent: "{chain}", text: "{gray.900}" }
        """,
        "b.yaml": """
        theme: b
        extends: a
        palette: { odd-too: { dark: ⟦4⟧"#0fe", light: "#0fd" } }
        colors: { accent: "{late}" }
        """,
      ],
      [
        Expected(1, "unused-palette", "no color refers to the primitive color 'odd'"),
        Expected(2, "unused-palette", "no color refers to the primitive color 'idle.100'"),
        Expected(3, "unused-palette", "no color refers to the primitive color 'idle.900'"),
        Expected(4, "unused-palette", "no color refers to the primitive color 'odd-too'"),
      ]
    )
  }

  @Test("Deprecated names are reported in themes, checks and hierarchies, with the new name")
  func deprecated() throws {
    let files = [
      "library.yaml": """
      library: 1
      default-theme: a
      checks:
        - { contrast: [⟦1⟧old, white], at-least: 3 }
      """,
      "a.yaml": """
      theme: a
      palette: { white: white }
      colors:
        new: "#c00"
        old: "#a00"
        older: "{old}"
        mark: { light: "color-mix(in oklab, {⟦2⟧old} 50%, {older-still})", dark: "{⟦3⟧older}" }
        older-still: "{white}"
      deprecated:
        old: { use: new, reason: one red will do }
        older: { use: ⟦4⟧old }
      """,
      "b.yaml": "theme: b\nextends: a\ncolors: { old: \"#b00\", new: \"{⟦5⟧old}\" }",
      "app.yaml": "hierarchy: app\nchildren: [{ window: main, uses: [⟦6⟧old, mark] }]",
    ]
    let message = "'old' is deprecated (one red will do); use 'new'"
    try expectFindings(
      in: files,
      [
        Expected(1, "deprecated-use", message), Expected(2, "deprecated-use", message),
        Expected(3, "deprecated-use", "'older' is deprecated; use 'old'"),
        Expected(4, "deprecated-use", message), Expected(6, "deprecated-use", message),
        Expected(
          5,
          "deprecated-use",
          "'old' is deprecated (one red will do); give 'new' a value of its own, as 'old' is "
            + "replaced by 'new'"
        ),
      ]
    )
  }

  @Test("A replacement that refers back to the color is not suggested")
  func deprecatedCircle() throws {
    let files = [
      "a.yaml": """
      theme: a
      colors:
        q: "#0aa"
        r: "{⟦1⟧between}"
        between: "{⟦2⟧q}"
        own: red
        again: "{⟦3⟧own}"
      deprecated:
        q: { use: r }
        between: { use: r }
        own: { use: ⟦4⟧own }
      """
    ]
    try expectFindings(
      in: files,
      [
        Expected(
          1,
          "deprecated-use",
          "'between' is deprecated; give 'r' a value of its own, as 'between' is replaced by 'r'"
        ),
        Expected(3, "deprecated-use", "'own' is deprecated"),
        Expected(
          4,
          "invalid-value",
          "'own' can't be its own replacement; name another color, or omit 'use:'"
        ),
      ]
    )
    let plain = try folder([
      "a.yaml":
        "theme: a\ncolors: { q: red, r: \"{s}\", s: \"{q}\" }\ndeprecated: { q: { use: r } }"
    ])
    let found = ThemeValidator().findings(in: plain)
    #expect(
      found.map(\.message) == [
        "'q' is deprecated; give 's' a value of its own, as 'q' is replaced by 'r'"
      ]
    )
    #expect(found.first?.fix == nil)
  }

  @Test("A fix of a deprecated name replaces only the name")
  func deprecatedFix() throws {
    let files = [
      "a.yaml": "theme: a\ncolors: { new: red, old: navy, mark: \"{old}\" }\n"
        + "deprecated: { old: { use: new } }"
    ]
    let finding = try #require(ThemeValidator().findings(in: try folder(files)).first)
    #expect(finding.fix == .suggestion("new"))
    let place = try #require(finding.excerpt)
    #expect(place.end.column - place.start.column == 3)
  }
}
