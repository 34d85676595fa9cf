import Testing

@testable import ThemeImports
@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Switches of exported style sheets")
struct CSSSwitchTests {
  private static func library(
    values: Int,
    themes: Int,
    colors: Int
  ) throws -> [String: String] {
    let words = (0..<values).map { "v\($0)" }
    var files = [
      "library.yaml": """
      library: 1
      traits:
        switch\(values):
          values: [\(words.joined(separator: ", "))]
          affects-color-appearance: true
      """
    ]
    for theme in 0..<themes {
      var text = "theme: t\(theme)\ncolors:\n"
      for color in 0..<colors {
        text += "  c\(color): { "
        text += words.enumerated().map { number, word in
          "switch\(values)=\(word): \"#\(String(0x100000 + theme * 7919 + color * 101 + number, radix: 16))\""
        }.joined(separator: ", ")
        text += " }\n"
      }
      files["t\(theme).yaml"] = text
    }
    return files
  }

  private func size(values: Int, themes: Int, colors: Int) throws -> Int {
    let library = try ExportFixture.library(
      Self.library(values: values, themes: themes, colors: colors)
    )
    return try ExportFixture.export(.css, of: library).files["themes.css"]?.utf8.count ?? 0
  }

  @Test("The size of switches is proportional to the number of values")
  func size() throws {
    let base = try size(values: 4, themes: 4, colors: 40)
    #expect(try size(values: 8, themes: 4, colors: 40) < base * 5 / 2)
    #expect(try size(values: 4, themes: 8, colors: 40) < base * 5 / 2)
    #expect(try size(values: 4, themes: 4, colors: 80) < base * 5 / 2)
  }

  @Test("Switches are written only if an attribute selects a color")
  func none() throws {
    let library = try ExportFixture.colors("  a: { light: red, dark: blue }\n  b: lime")
    let text = try ExportFixture.export(.css, of: library).files["themes.css"] ?? ""
    #expect(!text.contains("--_"))
  }

  @Test("An imported style sheet with switches has the colors that the switches select")
  func roundTrip() throws {
    let library = try ExportFixture.library([
      "library.yaml": "library: 1\ndefault-theme: plain\n",
      "plain.yaml": """
      theme: plain
      colors:
        a: { light: red, dark: blue, high-contrast: black }
        b: { default: lime, elevated: teal }
        c: white
      """,
      "ocean.yaml": """
      theme: ocean
      colors:
        a: { light: navy, dark: aqua, dark high-contrast: white }
        b: gray
        c: black
      """,
    ])
    for styles in ExportOptions.StyleSwitch.allCases {
      let text = try ExportFixture.export(.css, of: library) { $0.styleSwitch = styles }
        .files["themes.css"]
      let result = imported(["themes.css": text ?? ""])
      #expect(result.findings == [])
      let again = try result.compiled()
      for theme in ["plain", "ocean"] {
        for words in ["", "dark", "high-contrast", "dark high-contrast", "elevated"] {
          #expect(
            again.colors(theme, under: words) == library.colors(theme, under: words),
            "\(theme) \(words)"
          )
        }
      }
    }
  }
}
