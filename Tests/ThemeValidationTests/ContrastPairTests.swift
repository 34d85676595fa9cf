import ColorValues
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import ThemeFiles
import TraitSystem

@testable import ThemeValidation

struct ContrastPairTests {
  private func pairs(_ checks: [String]) throws -> (pairs: [ContrastPair], problems: Int) {
    let text = "library: 1\nchecks:\n" + checks.map { "  - { \($0) }\n" }.joined()
    let files = InMemoryFiles(["T/library.yaml": Array(text.utf8)])
    let project = ThemeProject(try ThemeFolder(path: "T", reader: files))
    return (project.contrastPairs, project.reported(project.checkReading.diagnostics).count)
  }

  @Test(
    "Checks of contrast pair colors as text unless all require less",
    arguments: [
      (["contrast: [a, b], at-least: 4.5"], ["a on b bodyText"]),
      (["contrast: [a, b], at-least: 3"], ["a on b graphics"]),
      (["contrast: [a, b], at-least: 40, method: tone"], ["a on b bodyText"]),
      (["contrast: [a, b], at-least: 3", "contrast: [a, b], at-least: 7"], ["a on b bodyText"]),
      (
        ["contrast: [a, b], at-least: 3", "contrast: [b, a], at-least: 3"],
        ["a on b graphics", "b on a graphics"]
      ),
      (["contrast: [a, b], at-least: 7, when: high-contrast"], ["a on b bodyText high-contrast"]),
      (
        [
          "contrast: [a, b], at-least: 7, when: high-contrast", "contrast: [a, b], at-least: 4.5",
        ],
        ["a on b bodyText"]
      ),
      (["distinct: [a, b], at-least: 5"], []),
      ([], []),
    ] as [([String], [String])]
  )
  func reading(checks: [String], expected: [String]) throws {
    let (pairs, problems) = try pairs(checks)
    let texts = pairs.map { pair in
      let conditions = pair.conditions.map { " \($0)" }.joined()
      return "\(pair.front) on \(pair.back) \(pair.use)\(conditions)"
    }
    #expect(texts == expected)
    #expect(problems == 0)
  }

  @Test("A check that can't be read is reported")
  func broken() throws {
    #expect(try pairs(["contrast: [a], at-least: 3"]).problems == 1)
  }
}
