import SourceDiagnostics
import Testing

import ThemeTestSupport
@testable import ThemeValidation

@Suite("Invalid checks")
struct CheckReadingTests {
  /// Files whose colors fail all that is asked, were it asked.
  private func files(_ check: String) -> [String: String] {
    [
      "library.yaml": libraryFile(default: "a")
        + "checks:\n  - \(check)\n",
      "a.yaml": "theme: a\ncolors:\n  a: { light: white, dark: black }\n"
        + "  b: { light: white, dark: black }\n",
    ]
  }

  @Test(
    "An error in a check is the only finding, at its position",
    arguments: [
      (
        "{ contrast: [a, ⟦1⟧a], at-least: 3 }", "invalid-value",
        "'a' is listed twice; a check compares different colors"
      ),
      (
        "{ distinct: [a, b, ⟦1⟧a], at-least: 3 }", "invalid-value",
        "'a' is listed twice; a check compares different colors"
      ),
      (
        "{ contrast: [a, b], at-least: 3, when: ⟦1⟧dark light }", "invalid-value",
        "'dark light' requires two values of 'style', which never apply together"
      ),
      (
        "{ contrast: [a, b], at-least: 3, when: ⟦1⟧watch }", "unknown-value",
        "'watch' is not a condition"
      ),
      (
        "{ contrast: [a, b], at-least: 3, when: ⟦1⟧style=drak }", "unknown-value",
        "'drak' is not a value of trait 'style'; did you mean 'dark'?"
      ),
      (
        "{ contrast: [a, b], at-least: 3, when: ⟦1⟧[dark] }", "invalid-value",
        "'when' must be a single value"
      ),
      (
        "{ contrast: [a, b], at-least: 3, method: ⟦1⟧apca }", "unknown-value",
        "'method' must be wcag or tone, not 'apca'"
      ),
      (
        "{ distinct: [a, b], at-least: 3, under: [normal, ⟦1⟧tritanopa] }", "unknown-value",
        "'tritanopa' is not a kind of color vision; did you mean 'tritanopia' or 'protanopia'?"
      ),
      (
        "{ distinct: [a, b], at-least: 3, under: ⟦1⟧normal }", "invalid-value",
        "'under' must be a list, as in [a, b]"
      ),
      (
        "{ distinct: [a, b], at-least: 3, under: ⟦1⟧[] }", "invalid-value",
        "'under' must name at least one kind of color vision"
      ),
    ] as [(String, String, String)]
  )
  func refused(check: String, rule: String, message: String) throws {
    try expectFindings(in: files(check), [Expected(1, rule, message)])
  }

  @Test(
    "Limits that always or never hold are refused",
    arguments: [
      ("contrast: [a, b]", "0", "a contrast ratio must be more than 1 and at most 21"),
      ("contrast: [a, b]", "-3", "a contrast ratio must be more than 1 and at most 21"),
      ("contrast: [a, b]", "1", "a contrast ratio must be more than 1 and at most 21"),
      ("contrast: [a, b]", "25", "a contrast ratio must be more than 1 and at most 21"),
      (
        "method: tone, contrast: [a, b]", "0",
        "a difference of tone must be more than 0 and at most 100"
      ),
      (
        "method: tone, contrast: [a, b]", "100.5",
        "a difference of tone must be more than 0 and at most 100"
      ),
      ("distinct: [a, b]", "0", "a difference of colors must be more than 0 and at most 120"),
      ("distinct: [a, b]", "500", "a difference of colors must be more than 0 and at most 120"),
    ]
  )
  func numbers(measure: String, least: String, message: String) throws {
    try expectFindings(
      in: files("{ \(measure), at-least: ⟦1⟧\(least) }"),
      [Expected(1, "invalid-value", "'at-least' of \(message)")]
    )
  }

  @Test(
    "The extreme values of a valid limit are accepted",
    arguments: [
      "contrast: [a, b], at-least: 1.01", "contrast: [a, b], at-least: 21",
      "contrast: [a, b], method: tone, at-least: 100", "distinct: [a, b], at-least: 120",
      "distinct: [a, b], at-least: 0.5",
    ]
  )
  func accepted(check: String) throws {
    let found = ThemeValidator().findings(in: try folder(files("{ \(check) }")))
    #expect(Set(found.map(\.rule)).isSubset(of: ["contrast", "distinct"]))
    #expect(!found.isEmpty)
  }

  @Test("All errors of one check are reported together")
  func together() throws {
    try expectFindings(
      in: files("{ contrast: [a, ⟦1⟧a], at-least: 3, method: ⟦2⟧apca, when: ⟦3⟧watch }"),
      [
        Expected(
          1,
          "invalid-value",
          "'a' is listed twice; a check compares different colors"
        ),
        Expected(2, "unknown-value", "'method' must be wcag or tone, not 'apca'"),
        Expected(3, "unknown-value", "'watch' is not a condition"),
      ]
    )
  }
}
