import DynamicColors
import ThemeTestSupport
import ThemeFiles

import Testing

@testable import ThemeValidation

/// The lowest values of checks.
struct WorstMeasurementTests {
  @Test(arguments: [
    ("{ contrast: [ink, paper], at-least: 4.5 }", "11.7 ink paper dark"),
    ("{ contrast: [ink, paper], at-least: 4.5, when: light }", "21 ink paper light"),
    ("{ contrast: [ink, paper], at-least: 50, method: tone }", "76.9 ink paper dark"),
    ("{ distinct: [ink, paper, twin], at-least: 1 }", "0 ink twin light"),
  ])
  func `the lowest value is found with its conditions`(_ check: String, _ wanted: String) throws {
    let library = ValidatedLibrary(
      try folder([
        "library.yaml": "library: 1\nchecks:\n  - \(check)\n",
        "a.yaml": """
        theme: a
        colors:
          ink: { light: black, dark: "#ccc" }
          paper: { light: white, dark: "#111" }
          twin: { light: black, dark: red }

        """,
      ])
    )
    let check = try #require(library.checks.first)
    let theme = try #require(library.themes.first)
    let worst = try #require(WorstMeasurement(of: check, in: theme))
    let words = worst.names + worst.conditions.map(\.description)
    #expect(
      "\(DecimalNumber.cut(worst.value, places: 1)) \(words.joined(separator: " "))" == wanted
    )
  }

  @Test func `a theme without a color is not measured`() throws {
    let library = ValidatedLibrary(
      try folder([
        "library.yaml": "library: 1\nchecks:\n  - { contrast: [ink, paper], at-least: 3 }\n",
        "a.yaml": "theme: a\ncolors:\n  ink: black\n",
        "b.yaml": "theme: b\ncolors:\n  ink: black\n  paper: \"{none}\"\n",
      ])
    )
    let check = try #require(library.checks.first)
    for theme in library.themes { #expect(WorstMeasurement(of: check, in: theme) == nil) }
    #expect(library.themes.count == 2)
  }
}
