import SourceDiagnostics
import Testing

@testable import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@Suite("Findings beside errors in references")
struct ReferenceFaultTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: standard
    checks:
      - { contrast: [text, background], at-least: 4.5 }
    """,
    "a.yaml": """
    theme: standard
    palette:
      p: ⟦3⟧red
    colors:
      a: ⟦4⟧oklch(70% 0.4 145)
      b: { light: red, dark: ⟦5⟧red }
      text: ⟦2⟧"#999"
      background: white
    """,
    "b.yaml": """
    theme: bold
    extends: standard
    colors: { text: ⟦1⟧"#aaa" }
    """,
    "app.yaml": """
    hierarchy: app
    children: [{ window: main, uses: [background, ⟦6⟧txt] }]
    """,
  ]

  private static let expected = [
    Expected(
      1,
      "contrast",
      "contrast of 'text' on 'background' is 2.32:1 in theme 'bold'; required: 4.5:1"
    ),
    Expected(
      2,
      "contrast",
      "contrast of 'text' on 'background' is 2.84:1 in theme 'standard'; required: 4.5:1"
    ),
    Expected(
      4,
      "out-of-gamut",
      "'a' is outside Display P3; it is displayed as oklch(0.7043 0.3058 145.645), which differs by 13.3"
    ),
    Expected(5, "dark-equals-light", "'b' has the same value for dark as for light interfaces"),
    Expected(6, "unknown-node-color", "'txt' is not a color of any theme; did you mean 'text'?"),
  ]

  @Test(
    "Errors in references leave all other findings in place",
    arguments: [
      (
        "  x: \"{⟦7⟧nope}\"",
        [Expected(7, "unknown-reference", "'nope' is not a color")]
      ),
      (
        "  x: \"{⟦7⟧y}\"\n  y: \"{x}\"",
        [
          Expected(7, "cyclic-reference", "colors refer to each other in a cycle: x → y → x")
        ]
      ),
      (
        "  x: asset(⟦7⟧nope)",
        [Expected(7, "unknown-asset", "'nope' is not a color of any catalog of the library")]
      ),
      (
        "  x: \"{⟦7⟧y}\"\n  y: \"{x}\"\n  v: \"{⟦8⟧w}\"\n  w: \"{v}\"\n  z: \"{⟦9⟧nope}\"",
        [
          Expected(7, "cyclic-reference", "colors refer to each other in a cycle: x → y → x"),
          Expected(8, "cyclic-reference", "colors refer to each other in a cycle: v → w → v"),
          Expected(9, "unknown-reference", "'nope' is not a color"),
        ]
      ),
    ]
  )
  func faults(more: String, also: [Expected]) throws {
    var files = Self.files
    let plain =
      Self.expected + [
        Expected(3, "unused-palette", "no color refers to the primitive color 'p'")
      ]
    try expectFindings(in: files, plain)
    files["a.yaml", default: ""] += "\n" + more
    // Whether what is missing would have used the palette can't be known.
    try expectFindings(in: files, Self.expected + also)
  }

  @Test("A color without a value, and colors that refer to it, have no other findings")
  func follow() throws {
    try expectFindings(
      in: [
        "library.yaml": """
        library: 1
        default-theme: standard
        checks:
          - { contrast: [text, background], at-least: 4.5 }
          - { contrast: [link, background], at-least: 4.5 }
        """,
        "a.yaml": """
        theme: standard
        colors:
          background: white
          text: "{⟦1⟧nope}"
          link: "{text}"
          same: { light: "{text}", dark: "{link}" }
          idle: { default: "{text}", high-contrast: "{⟦2⟧nop}" }
        """,
        "b.yaml": "theme: bold\nextends: standard\ncolors: { text: \"{⟦3⟧none}\" }",
        "app.yaml": """
        hierarchy: app
        children:
          - window: main
            uses: [background]
            children: [{ view: side, overrides: { style: dark }, uses: [text] }]
        """,
      ],
      [
        Expected(1, "unknown-reference", "'nope' is not a color"),
        Expected(2, "unknown-reference", "'nop' is not a color"),
        Expected(3, "unknown-reference", "'none' is not a color"),
      ]
    )
  }

  @Test("A theme that replaces a color with an error is checked")
  func replaced() throws {
    try expectFindings(
      in: [
        "library.yaml": """
        library: 1
        default-theme: standard
        checks: [{ contrast: [text, background], at-least: 4.5 }]
        """,
        "a.yaml": "theme: standard\ncolors: { background: white, text: \"{⟦2⟧nope}\" }",
        "b.yaml": "theme: bold\nextends: standard\ncolors: { text: ⟦1⟧white }",
      ],
      [
        Expected(
          1,
          "contrast",
          "contrast of 'text' on 'background' is 1:1 in theme 'bold'; required: 4.5:1"
        ),
        Expected(2, "unknown-reference", "'nope' is not a color"),
      ]
    )
  }

  @Test("A chain that is too long is reported once")
  func depth() throws {
    let links = (1...200).map { "  c\($0): \"{c\($0 - 1)}\"" }.joined(separator: "\n")
    let found = try findings(ofTheme: "theme: test\ncolors:\n  c0: red\n\(links)\n")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("[reference-depth]") == true)
  }

  @Test("A theme that extends a misspelled one is searched for names that no theme defines")
  func brokenExtends() throws {
    try expectFindings(
      in: [
        "a.yaml": "theme: standard\ncolors: { one: red }",
        "b.yaml": """
        theme: bold
        extends: ⟦1⟧standart
        colors:
          two: "{one}"
          three: "{⟦2⟧nope}"
          four: { light: white, dark: ⟦3⟧white }
          two-again: "{two}"
        """,
      ],
      [
        Expected(1, "unknown-theme", "'standart' is not a theme; did you mean 'standard'?"),
        Expected(2, "unknown-reference", "'nope' is not a color"),
        Expected(
          3,
          "dark-equals-light",
          "'four' has the same value for dark as for light interfaces"
        ),
      ]
    )
    try expectFindings(
      in: [
        "b.yaml": "theme: bold\nextends: ⟦1⟧standard\ncolors: { two: \"{one}\" }",
        "c.yaml": "theme: calm\nextends: bold\ncolors: { three: \"{one}\" }",
      ],
      [Expected(1, "unknown-theme", "'standard' is not a theme")]
    )
  }

  @Test("A theme that extends itself is reported once, also if another theme extends it")
  func loops() throws {
    try expectFindings(
      in: [
        "a.yaml": "theme: one\nextends: ⟦1⟧one\ncolors: { x: red }",
        "b.yaml": "theme: two\nextends: one\ncolors: { y: red }",
        "c.yaml": "theme: three\nextends: one\ncolors: { z: \"{⟦2⟧nope}\" }",
      ],
      [
        Expected(1, "cyclic-extends", "the theme extends itself"),
        Expected(2, "unknown-reference", "'nope' is not a color"),
      ]
    )
    // Who asks for one theme learns what is wrong with those that it extends.
    let error = #expect(throws: ThemeLibraryError.self) {
      try library(
        [
          "a.yaml": "theme: a\nextends: b\ncolors: { x: red }",
          "b.yaml": "theme: b\nextends: a\ncolors: { x: red }",
          "c.yaml": "theme: c\nextends: b\ncolors: { x: red }",
        ],
        themes: ["c"]
      )
    }
    guard case .invalid(let diagnostics) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(diagnostics.map(\.message) == ["the themes extend each other: a → b → a"])
  }

  @Test("A single similar name is a suggested fix")
  func fix() throws {
    let theme = "theme: test\ncolors:\n  accent: red\n  texta: red\n  textb: red\n"
    func fix(_ value: String) throws -> Diagnostic.Fix? {
      let found = ThemeValidator().findings(
        in: try folder(["a.yaml": theme + "  b: \"\(value)\""])
      )
      #expect(found.map(\.rule) == ["unknown-reference"])
      return found.first?.fix
    }
    #expect(try fix("{acent}") == .suggestion("accent"))
    // A name that is written in another way has no place.
    #expect(try fix("{ac\\x65nt}") == nil)
    #expect(try fix("{text}") == nil)
    #expect(try fix("{nothing-like-it}") == nil)
  }
}
