import FileAccess
import SourceDocuments
import Testing
import ThemeFiles
import ThemeValidation

@Suite struct RequirementComparisonTests {
  private static let theme = "theme: t\ncolors: { ink: black, ground: white, note: gray }\n"

  private func library(_ library: String?, theme: String = theme) throws -> ThemeProject {
    var files = ["Themes/t.yaml": Array(theme.utf8)]
    if let library { files["Themes/library.yaml"] = Array("library: 1\n\(library)".utf8) }
    return ThemeProject(
      try ThemeFolder(path: "Themes", reader: InMemoryFiles(files)),
      by: ThemeValidator()
    )
  }

  private static let strong = "checks: [ { contrast: [ink, ground], at-least: 4.5 } ]\n"

  @Test(
    "Each way to require less is weaker, and each way to require more isn't",
    arguments: [
      (strong, nil, ["removed contrast of ink on ground"], true),
      (strong, "checks: []\n", ["removed contrast of ink on ground"], true),
      (strong, strong.replacing("4.5", with: "1.1"), ["lowered contrast of ink on ground"], true),
      (
        strong, strong.replacing("4.5", with: "4.5, when: dark"),
        ["narrowed contrast of ink on ground"], true
      ),
      (
        strong, strong.replacing("4.5", with: "7, when: dark"),
        ["narrowed contrast of ink on ground"], true
      ),
      (
        strong, strong.replacing("4.5", with: "4.5, method: tone"),
        ["removed contrast of ink on ground", "added tone of ink on ground"], true
      ),
      (strong, strong.replacing("4.5", with: "7"), ["raised contrast of ink on ground"], false),
      (
        "checks: [ { distinct: [ink, ground, note], at-least: 9 } ]\n",
        "checks: [ { distinct: [ink, ground], at-least: 9 } ]\n",
        ["removed difference of ink, ground, note", "added difference of ink, ground"], true
      ),
      (
        "checks: [ { distinct: [ink, ground], at-least: 9 } ]\n",
        "checks: [ { distinct: [ink, ground, note], at-least: 9 } ]\n",
        ["removed difference of ink, ground", "added difference of ink, ground, note"], false
      ),
      ("", "rules: { contrast: off }\n", ["lowered rule contrast"], true),
      ("rules: { contrast: off }\n", "", ["raised rule contrast"], false),
      ("rules: { contrast: error }\n", "", [], false),
      (
        "exports: [ { format: css, output: a.css } ]\n", "", ["removed exports"], false
      ),
    ] as [(String, String?, [String], Bool)]
  )
  func changes(old: String, new: String?, expected: [String], isWeaker: Bool) throws {
    let changes = try RequirementChange.all(from: library(old), to: library(new))
    #expect(changes.map { "\($0.kind.rawValue) \($0.subject)" } == expected)
    #expect(changes.contains(where: \.isWeaker) == isWeaker)
    #expect(try RequirementChange.all(from: library(old), to: library(old)).isEmpty)
  }

  @Test("A comment that ignores another finding is weaker, and a moved one is not")
  func comments() throws {
    let plain = "theme: t\ncolors:\n  a: { light: red, dark: red }\n  b: red\n"
    let ignoring = plain.replacing(
      "dark: red }",
      with: "dark: red } # themetool: ignore dark-equals-light"
    )
    let old = try library("", theme: plain)
    let new = try library("", theme: ignoring)
    let change = try #require(RequirementChange.all(from: old, to: new).first)
    #expect(change.isWeaker && change.kind == .ignored)
    #expect(change.subject.hasPrefix("dark-equals-light: "))
    let moved = try library("", theme: ignoring.replacing("colors:", with: "about: x\ncolors:"))
    #expect(RequirementChange.all(from: new, to: moved).isEmpty)
    #expect(RequirementChange.all(from: new, to: old).map(\.isWeaker) == [false])
  }
}
