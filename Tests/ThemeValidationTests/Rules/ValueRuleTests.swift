import ColorValues
import SourceDiagnostics
import Testing
import TestSupport

import ThemeTestSupport
@testable import ThemeValidation

@Suite("Rules of color values")
struct ValueRuleTests {
  @Test("A color outside the gamut is reported with its displayed color")
  func outOfGamut() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        colors:
          wild: ⟦1⟧oklch(70% 0.4 145)
          vivid: color(display-p3 0 1 0)
          both: { default: ⟦2⟧color(display-p3 0 1 0), p3: color(display-p3 0 1 0.1) }
          late: { light: "{vivid}", dark: ⟦3⟧"oklch(from {vivid} l calc(c * 2) h)" }
          barely: color(display-p3 1.001 0 0)
        """
      ],
      [
        Expected(
          1,
          "out-of-gamut",
          "'wild' is outside Display P3; it is displayed as oklch(0.7043 0.3058 145.645), which differs by 13.3"
        ),
        Expected(
          2,
          "out-of-gamut",
          "'both' is outside sRGB; it is displayed as color(srgb 0 0.9858 0.1597), which differs by 5.9"
        ),
        Expected(
          3,
          "out-of-gamut",
          "'late' is outside Display P3 for dark; it is displayed as oklch(0.8488 0.3685 145.645), which differs by 26.9"
        ),
      ]
    )
  }

  @Test("Fractions in rgb() are reported with a color of fractions, and bytes are not")
  func fractions() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        colors:
          x: ⟦1⟧rgb(0.2 0.4 0.6)
          y: { light: ⟦2⟧"rgba(0, 0.5, 1, 0.5)", dark: rgb(0 0 1) }
          bytes: rgb(0.5 4 6)
          black: black
          percent: rgb(0.1% 0.2% 0.3%)
          other: color(srgb 0.001 0.002 0.003)
        """
      ],
      [
        Expected(
          1,
          "byte-fraction",
          "the numbers of rgb() are from 0 to 255, so this color is #000001; for fractions, write color(srgb 0.2 0.4 0.6)"
        ),
        Expected(
          2,
          "byte-fraction",
          "the numbers of rgb() are from 0 to 255, so this color is #00010180; for fractions, write \"color(srgb 0 0.5 1 / 0.5)\""
        ),
      ]
    )
  }

  @Test("A color of CSS is reported if another color of the theme has its name")
  func keywords() throws {
    try expectFindings(
      in: [
        "library.yaml": "library: 1\nrules: { missing-color: off }\n",
        "a.yaml": "theme: a\npalette: { red: \"#b00020\", white: \"#fff\" }\ncolors: {}\n",
        "b.yaml": """
        theme: b
        extends: a
        colors:
          error: ⟦1⟧red
          paper: white
          blue: blue
          navy: "{red}"
          mixed: color-mix(in oklab, red, "{white}")
        """.replacing("\"{white}\"", with: "{white}"),
      ],
      [
        Expected(
          1,
          "color-keyword",
          "'red' is the color of CSS here, #ff0000, not the color 'red' of the theme; for that, write \"{red}\""
        )
      ]
    )
  }

  private static let on = "library: 1\nrules: { near-duplicate: warning }\n"

  @Test("A near duplicate is reported once, with the nearest earlier color")
  func nearDuplicate() throws {
    try expectFindings(
      in: [
        "library.yaml": Self.on,
        "a.yaml": """
        theme: a
        colors:
          accent: "#0066cc"
          link: ⟦1⟧"#0065cc"
          visited: ⟦2⟧"#0066cc"
          same: "{accent}"
          far: "#0080cc"
          glass: rgb(0 102 204 / 50%)
          switching: { light: "#0066cc", dark: black }
          other: oklch(50% 0.1 20)
          hardly: ⟦3⟧oklch(50.0001% 0.1 20)
        """,
      ],
      [
        Expected(
          3,
          "near-duplicate",
          "'hardly' is the same as 'other' under all traits; let one refer to the other"
        ),
        Expected(
          1,
          "near-duplicate",
          "'link' differs by at most 0.36 from 'accent' under all traits; let one refer to the other"
        ),
        Expected(
          2,
          "near-duplicate",
          "'visited' is the same as 'accent' under all traits; let one refer to the other"
        ),
      ]
    )
  }

  @Test("The message about a near duplicate has the largest difference under all traits")
  func largestDifference() throws {
    try expectFindings(
      in: [
        "library.yaml": Self.on,
        "a.yaml": """
        theme: a
        colors:
          plain: "#0066cc"
          dark-differs: { light: ⟦1⟧"#0066cc", dark: "#0065cc" }
        """,
      ],
      [
        Expected(
          1,
          "near-duplicate",
          "'dark-differs' differs by at most 0.36 from 'plain' under all traits; let one refer to the other"
        )
      ]
    )
  }

  @Test("The search by cells finds the same colors as a comparison of all pairs")
  func cells() throws {
    var random = SplitMix64(seed: 7)
    // Crowded, so that there are duplicates across the edges of cells.
    let colors = (0..<150).map { _ in
      (0..<3).map { _ in Int.random(in: 100..<130, using: &random) }
    }
    let texts = colors.map { "rgb(\($0[0]) \($0[1]) \($0[2]))" }
    let lines = texts.enumerated().map { "  c\($0): \($1)" }
    let files = [
      "library.yaml": Self.on,
      "a.yaml": "theme: a\ncolors:\n" + lines.joined(separator: "\n"),
    ]
    let found = ThemeValidator().findings(in: try folder(files)).compactMap(\.excerpt?.start.line)
    let values = try texts.map { try Color(css: $0) }
    let expected = values.indices.filter { index in
      values[..<index].contains { $0.difference(to: values[index]) < 1 }
    }
    #expect(expected.count > 10)
    #expect(found == expected.map { $0 + 3 })
  }

  @Test("Near duplicates are not reported by default")
  func off() throws {
    try expectFindings(in: ["a.yaml": "theme: a\ncolors: { x: \"#0066cc\", y: \"#0065cc\" }"], [])
  }
}
