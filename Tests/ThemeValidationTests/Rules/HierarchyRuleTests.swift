import SourceDiagnostics
import Testing

import ThemeTestSupport
@testable import ThemeValidation

@Suite("Rules of hierarchies")
struct HierarchyRuleTests {
  private static func files(
    _ children: String,
    head: String = "",
    check: String = "{ contrast: [text, background], at-least: 4.5 }"
  ) -> [String: String] {
    [
      "library.yaml": libraryFile(default: "a")
        + "checks:\n  - \(check)\n",
      "a.yaml": """
      theme: a
      colors:
        background: { light: white, dark: black }
        surface: { light: "#eee", dark: "#222" }
        text: { light: "#111", dark: "#eee" }
        glass: { light: rgb(255 255 255 / 20%), dark: rgb(0 0 0 / 20%) }
        plain: "#06c"
      """,
      "b.yaml": """
      theme: b
      extends: a
      colors: { text: { light: "#222", dark: "#ddd" }, extra: "#0c6" }
      """,
      "app.yaml": "hierarchy: app\n\(head)\nchildren:\n\(children)",
    ]
  }

  private static let lacking = Expected(
    99,
    "missing-color",
    "theme 'a' does not define 'extra', which other themes define"
  )

  /// The files with the mark of the finding that theme `a` lacks a color.
  private func expect(
    _ files: [String: String],
    _ expected: [Expected],
    location: SourceLocation = #_sourceLocation
  ) throws {
    var files = files
    files["a.yaml"] = files["a.yaml"].map { "theme: ⟦99⟧" + $0.dropFirst("theme: ".count) }
    try expectFindings(in: files, expected + [Self.lacking], location: location)
  }

  @Test("A color of a node must be in the theme that applies at the node")
  func unknownColors() throws {
    try expect(
      Self.files(
        """
          - window: main
            uses: [⟦1⟧extra, ⟦2⟧nothing, plain]
            children:
              - view: other
                overrides: { theme: b }
                uses: [extra, ⟦3⟧plian]
        """
      ),
      [
        Expected(
          1,
          "unknown-node-color",
          "'extra' is not a color of theme 'a', which applies at 'app/main'; theme 'b' defines it"
        ),
        Expected(2, "unknown-node-color", "'nothing' is not a color of any theme"),
        Expected(
          3,
          "unknown-node-color",
          "'plian' is not a color of any theme; did you mean 'plain'?"
        ),
      ]
    )
  }

  @Test("An override must change a color at or below its node")
  func overrides() throws {
    try expect(
      Self.files(
        """
          - window: main
            overrides: { style: dark, ⟦1⟧contrast: high }
            uses: [background, text]
            children:
              - view: same
                overrides: { ⟦2⟧style: dark }
                uses: [text]
              - view: flat
                overrides: { ⟦3⟧style: light }
                uses: [plain]
              - view: shielded
                overrides: { ⟦4⟧style: light }
                children:
                  - { view: inner, overrides: { style: dark }, uses: [text] }
              - view: empty
                overrides: { style: light }
              - view: layout
                overrides: { size-class: compact }
                uses: [plain]
        """.replacingSizeClass
      ),
      [
        Expected(
          1,
          "unused-override",
          "no color at 'app/main' or below depends on 'contrast'"
        ),
        Expected(2, "no-op-override", "'style' is already 'dark' at 'app/main/same'"),
        Expected(
          3,
          "unused-override",
          "no color at 'app/main/flat' or below depends on 'style'"
        ),
        Expected(
          4,
          "unused-override",
          "no color at 'app/main/shielded' or below depends on 'style'"
        ),
      ]
    )
  }

  @Test("An override that repeats the device traits is not reported")
  func device() throws {
    try expect(
      Self.files(
        "  - { window: main, overrides: { style: light }, uses: [text, background] }",
        head: "traits: { style: light }"
      ),
      []
    )
  }

  @Test("Text on a background with other traits is measured as composited")
  func stacked() throws {
    try expect(
      Self.files(
        """
          - window: main
            uses: [background]
            children:
              - view: dark
                overrides: { style: dark }
                uses: [⟦1⟧text]
              - view: own
                overrides: { style: dark }
                uses: [background, text]
              - view: theme
                overrides: { theme: b }
                uses: [text]
        """
      ),
      [
        Expected(
          1,
          "stacked-contrast",
          "on the background of 'app/main' at 'app/main/dark', contrast of 'text' on 'background' is 1.16:1 in theme 'a' (light); required: 4.5:1"
        )
      ]
    )
  }

  @Test("A translucent background is composited over the colors behind it")
  func translucent() throws {
    let check = "{ contrast: [text, glass], at-least: 1.01 }"
    // In the light the dark sheet shows through its glass; plain checks can't know what does.
    let tree = """
        - window: main
          overrides: { style: dark }
          uses: [background]
          children:
            - view: sheet
              overrides: { style: light }
              uses: [glass, text]
      """
    let strict = Self.files(tree, check: "{ contrast: [text, glass], at-least: 4.5 }")
    let found = ThemeValidator().findings(in: try folder(strict)).filter {
      $0.rule == "stacked-contrast"
    }
    #expect(
      found.map(\.message) == [
        "at 'app/main/sheet', contrast of 'text' on 'glass' is 1.49:1 in theme 'a'; required: 4.5:1"
      ]
    )
    #expect(
      found.first?.notes.map(\.message) == [
        "'text' is #111111 at 'app/main/sheet'; #9b9b9b is the nearest color that passes",
        "'glass' is #ffffff33 at 'app/main/sheet'",
        "'background' is #000000 at 'app/main'",
      ]
    )
    let lax = ThemeValidator().findings(in: try folder(Self.files(tree, check: check)))
    #expect(!lax.contains { $0.rule == "stacked-contrast" })
  }

  @Test("A background without a check has the lowest requirement of the text color")
  func unpaired() throws {
    var files = Self.files(
      "  - { window: main, uses: [background], children: [{ view: card, uses: [surface, ⟦1⟧text] }] }"
    )
    files["a.yaml"] = files["a.yaml"]?
      .replacing("surface: { light: \"#eee\"", with: "surface: { light: \"#555\"")
    try expect(
      files,
      [
        Expected(
          1,
          "stacked-contrast",
          "at 'app/main/card', contrast of 'text' on 'surface' is 2.53:1 in theme 'a' (light); required: 4.5:1"
        )
      ]
    )
  }
}

extension String {
  /// A trait that isn't there for colors, by the name that files give it.
  fileprivate var replacingSizeClass: String {
    replacing("size-class", with: "horizontal-size-class")
  }
}
