import SourceDiagnostics
import Testing

import ThemeTestSupport
@testable import ThemeValidation

@Suite("Contrast of layers in hierarchies")
struct StackedContrastTests {
  private static let colors = """
    theme: a
    colors:
      background: { light: white, dark: black }
      card: { light: "#eee", dark: "#111" }
      veil: rgb(0 0 0 / 90%)
      veil-background: rgb(0 0 0 / 90%)
      separator: rgb(0 0 0 / 90%)
      tint-background: rgb(0 0 0 / 80%)
      glass: { light: rgb(255 255 255 / 50%), dark: rgb(0 0 0 / 50%) }
      sheet: { light: rgb(0 0 0 / 90%), dark: "#111" }
      note: { light: black, dark: white }
      text: { light: black, dark: white }
      flat: "#999"
    """

  private func expect(
    _ checks: [String],
    _ children: String,
    _ expected: [String],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let files = [
      "library.yaml": libraryFile(default: "a") + "checks:\n"
        + checks.map { "  - { contrast: \($0) }\n" }.joined(),
      "a.yaml": Self.colors,
      "app.yaml": "hierarchy: app\nchildren:\n\(children)",
    ]
    let found = ThemeValidator().findings(in: try folder(files)).filter {
      $0.rule == "stacked-contrast"
    }
    #expect(found.map(\.message) == expected, sourceLocation: location)
  }

  private static let background = "[text, background], at-least: 4.5"

  @Test("A finding has the colors as they appear at the node")
  func shownColors() throws {
    let files = [
      "library.yaml": libraryFile(default: "a")
        + "checks:\n  - { contrast: [text, card], at-least: 4.5 }\n",
      "a.yaml": Self.colors,
      "app.yaml": """
      hierarchy: app
      children:
        - window: main
          uses: [card]
          children: [{ view: label, overrides: { style: dark }, uses: [text] }]
      """,
    ]
    let found = ThemeValidator().findings(in: try folder(files)).filter {
      $0.rule == "stacked-contrast"
    }
    #expect(found.map(\.subject.colors) == [["#ffffff", "#eeeeee"]])
  }

  @Test(
    "An opaque background hides all layers below it",
    arguments: [
      // The ground is paired, below in the tree or at the node itself.
      ("[card]", "[text]", ["[text, card], at-least: 4.5"]),
      ("[]", "[card, text]", ["[text, card], at-least: 4.5"]),
      // A ground of another color, and one by its name.
      ("[card]", "[text]", ["[note, card], at-least: 4.5"]),
      ("[background]", "[text]", []),
    ] as [(String, String, [String])]
  )
  func hidden(card: String, label: String, checks: [String]) throws {
    try expect(
      [Self.background] + checks,
      """
        - window: main
          uses: [background]
          children:
            - view: card
              overrides: { style: dark }
              uses: \(card)
              children: [{ view: label, uses: \(label) }]
      """,
      []
    )
  }

  @Test(
    "A translucent layer is composited over the backgrounds below it",
    arguments: [
      ("veil", "veil", "1.2"), ("veil-background", "veil-background", "1.2"),
    ]
  )
  func veils(color: String, name: String, ratio: String) throws {
    try expect(
      [Self.background],
      """
        - window: main
          uses: [background]
          children:
            - view: dimmed
              uses: [\(color)]
              children: [{ view: label, uses: [text] }]
      """,
      [
        "on the background of 'app/main/dimmed' at 'app/main/dimmed/label', contrast of 'text' on '\(name)' is \(ratio):1 in theme 'a' (light); required: 4.5:1"
      ]
    )
  }

  @Test(
    "Every one of many translucent layers is measured",
    .timeLimit(.minutes(1)),
    arguments: [1, 8, 40]
  )
  func deep(levels: Int) throws {
    let opening = "{ view: a, uses: [veil-background, tint-background], children: ["
    let closing = String(repeating: "] }", count: levels)
    let path = "app/main" + String(repeating: "/a", count: levels)
    let below = levels == 1 ? "1.66" : "1"
    try expect(
      [Self.background],
      """
        - window: main
          uses: [background]
          children: [\(String(repeating: opening, count: levels)){ view: label, uses: [text] }\(closing)]
      """,
      [("veil-background", levels == 1 ? "1.2" : "1"), ("tint-background", below)].map {
        name,
        ratio in
        "on the background of '\(path)' at '\(path)/label', contrast of 'text' on '\(name)' is \(ratio):1 in theme 'a' (light); required: 4.5:1"
      }
    )
  }

  @Test(
    "Foregrounds, colors beside others and colors without children are not layers",
    arguments: [
      "- { view: list, uses: [separator], children: [{ view: label, uses: [text] }] }",
      "- { view: list, uses: [veil, flat], children: [{ view: label, uses: [text] }] }",
      "- { view: list, uses: [text, veil] }",
      "- { view: list, uses: [note], children: [{ view: label, uses: [text] }] }",
    ]
  )
  func noVeils(view: String) throws {
    try expect(
      [Self.background],
      """
        - window: main
          uses: [background]
          children:
            \(view)
      """,
      []
    )
  }

  @Test("A paired translucent layer is measured over the layers below, with its requirement")
  func pairedVeil() throws {
    let tree = """
        - window: main
          uses: [background]
          children:
            - view: dimmed
              overrides: { style: dark }
              uses: [glass]
              children: [{ view: label, uses: [text] }]
      """
    try expect([Self.background, "[text, glass], at-least: 3"], tree, [])
    try expect(
      [Self.background, "[text, glass], at-least: 4.5"],
      tree,
      [
        "on the background of 'app/main/dimmed' at 'app/main/dimmed/label', contrast of 'text' on 'glass' is 3.94:1 in theme 'a' (light); required: 4.5:1"
      ]
    )
  }

  @Test("A background that is translucent under some traits hides lower layers under the others")
  func sometimes() throws {
    try expect(
      [Self.background, "[text, sheet], at-least: 4.5"],
      """
        - window: main
          uses: [background]
          children: [{ view: sheet, uses: [sheet, text] }]
      """,
      [
        "at 'app/main/sheet', contrast of 'text' on 'sheet' is 1.2:1 in theme 'a' (light); required: 4.5:1"
      ]
    )
  }

  @Test("Backgrounds of one node are side by side, and its translucent layers cover them")
  func sideBySide() throws {
    let checks = [Self.background, "[text, card], at-least: 4.5", "[text, veil], at-least: 1.5"]
    try expect(
      checks,
      """
        - window: main
          uses: [background, card, veil]
          children: [{ view: label, overrides: { style: dark }, uses: [text] }]
      """,
      [
        "on the background of 'app/main' at 'app/main/label', contrast of 'text' on 'background' is 1:1 in theme 'a' (light); required: 4.5:1",
        "on the background of 'app/main' at 'app/main/label', contrast of 'text' on 'card' is 1.16:1 in theme 'a' (light); required: 4.5:1",
      ]
    )
  }

  @Test("A proved contrast isn't reported again for irrelevant traits")
  func proved() throws {
    let check = "[flat, card], at-least: 4.5"
    func tree(_ overrides: String) -> String {
      """
        - window: main
          uses: [card]
          children: [{ view: label, overrides: { \(overrides) }, uses: [flat] }]
      """
    }
    try expect([check], tree("contrast: high"), [])
    // The ground depends on style, so the pair isn't the one that was measured.
    try expect(
      [check],
      tree("style: dark"),
      [
        "on the background of 'app/main' at 'app/main/label', contrast of 'flat' on 'card' is 2.45:1 in theme 'a' (light); required: 4.5:1"
      ]
    )
  }

  @Test("Overrides that repeat each other are reported once, at the one without effect")
  func repeatedOverrides() throws {
    try expectFindings(
      in: [
        "a.yaml": "theme: a\ncolors:\n  text: { light: black, dark: white }\n  flat: \"#999\"",
        "app.yaml": """
        hierarchy: app
        children:
          - window: f
            overrides: { style: dark }
            children:
              - { view: g, overrides: { ⟦1⟧style: dark }, uses: [text] }
          - window: h
            overrides: { ⟦2⟧style: dark }
            children:
              - { view: i, overrides: { ⟦3⟧style: dark }, uses: [flat] }
        """,
      ],
      [
        Expected(1, "no-op-override", "'style' is already 'dark' at 'app/f/g'"),
        Expected(
          2,
          "unused-override",
          "no color at 'app/h' or below depends on 'style'"
        ),
        Expected(3, "no-op-override", "'style' is already 'dark' at 'app/h/i'"),
      ]
    )
  }
}
