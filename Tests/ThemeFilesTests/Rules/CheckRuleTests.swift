import ColorValues
import SourceDiagnostics
import Testing

@testable import ThemeFiles

@Suite("Rules about checks over all combinations")
struct CheckRuleTests {
  private func files(_ checks: String, _ themes: [String]) -> [String: String] {
    var files = [
      "library.yaml": libraryFile("com.example.tests.check-rules-\(themes.count)", default: "a")
        + "checks:\n\(checks)"
    ]
    for (theme, name) in zip(themes, ["a", "b", "c"]) {
      files["\(name).yaml"] = "theme: \(name)\ncolors:\n\(theme)"
    }
    return files
  }

  private func findings(_ files: [String: String]) throws -> [Diagnostic] {
    LibraryValidator.findings(in: try folder(files))
  }

  private static let text = """
      background: { light: white, dark: black, dark elevated: "#222" }
      text:
        light: "#777"
        dark: "#888"
        high-contrast: { light: black, dark: white }
    """

  @Test(
    "a failure names the fewest traits, the values, the nearest colour, and where else it fails"
  )
  func smallest() throws {
    let found = try findings(
      files("  - { contrast: [text, background], at-least: 4.5 }", [Self.text])
    )
    #expect(found.map(\.rule) == ["contrast"])
    #expect(
      found.first?.message
        == "'text' on 'background' has a contrast of 4.47:1 in a, light normal-contrast, and "
        + "4.5:1 is asked"
    )
    let notes = try #require(found.first?.notes.map(\.message))
    #expect(
      notes == [
        "'text' is #777777 there; #777676 is the nearest colour that passes",
        "'background' is #ffffff there",
        "it also fails for dark normal-contrast elevated (4.48)",
      ]
    )
  }

  @Test("of one check's failures the worst comes first")
  func worstFirst() throws {
    let found = try findings(
      files(
        "  - { contrast: [text, background], at-least: 4.5 }",
        [
          "  background: white\n  text: \"#777\"", "  background: white\n  text: \"#aaa\"",
          "  background: white\n  text: \"#888\"",
        ]
      )
    )
    #expect(
      found.map { $0.message.split(separator: " ").dropFirst(7).prefix(3).joined(separator: " ") }
        == ["2.32:1 in b,", "3.54:1 in c,", "4.47:1 in a,"]
    )
  }

  @Test(
    "the nearest colour passes all checks of the colour, or it is said that none does",
    arguments: [
      (
        "  - { contrast: [text, paper], at-least: 4.5 }\n  - { contrast: [text, gray], at-least: 3 }",
        "'text' is #888888 there; #665b5f is the nearest colour that passes on all 2 colours it is "
          + "checked with"
      ),
      (
        "  - { contrast: [text, paper], at-least: 4.5 }\n  - { contrast: [text, ink], at-least: 4.7 }",
        "'text' is #888888 there; #797676 is the nearest colour that passes, but fails on 'ink'; "
          + "none passes on all"
      ),
      (
        "  - { contrast: [text, gray], at-least: 18 }",
        "'text' is #888888 there; no colour passes there"
      ),
    ]
  )
  func repair(checks: String, note: String) throws {
    let colors = "  paper: white\n  ink: black\n  gray: \"#b0b0b0\"\n  text: \"#888\""
    let found = try findings(files(checks, [colors]))
    #expect(found.first?.notes.first?.message == note)
  }

  @Test("a difference of tone is helped by a colour that has it")
  func tone() throws {
    let found = try findings(
      files(
        "  - { contrast: [text, ground], at-least: 60, method: tone }",
        ["  ground: white\n  text: \"#888\""]
      )
    )
    let note = try #require(found.first?.notes.first?.message)
    let hex = try #require(note.split(separator: " ").last { $0.hasPrefix("#") })
    let color = try Color(css: String(hex))
    #expect(color.toneDifference(to: .white) >= 60)
    // Nearest: a step of one more byte would not do.
    #expect(color.toneDifference(to: .white) < 61)
  }

  @Test("less contrast under high contrast is told, unless it is enough anyway")
  func highContrast() throws {
    let checks = """
        - ⟦1⟧{ contrast: [text, background], at-least: 3 }
        - { contrast: [enough, background], at-least: 3 }
        - { contrast: [same, background], at-least: 3 }
      """
    let colors = """
        background: white
        text: { light: "#555", dark: "#555", high-contrast: { light: "#666", dark: black } }
        enough: { default: black, high-contrast: "#444" }
        same: "#666"
      """
    // Light and dark are alike on purpose here.
    var library = files(checks, [colors])
    library["library.yaml"]? += "\nrules: { dark-equals-light: off }"
    try expectFindings(
      in: library,
      [
        Expected(
          1,
          "high-contrast-lower",
          "'text' on 'background' has less contrast under high contrast, 5.74:1, than under normal "
            + "contrast, 7.45:1, in a, light"
        )
      ]
    )
  }

  @Test("a trait of which only the assumed value is named is tried with another one")
  func otherValue() throws {
    let found = try findings(
      files(
        "  - { contrast: [text, background], at-least: 4.5 }",
        ["  background: { light: white, default: black }\n  text: black"]
      )
    )
    #expect(
      found.map(\.message) == [
        "'text' on 'background' has a contrast of 1:1 in a, dark, and 4.5:1 is asked"
      ]
    )
  }

  @Test("colours without a value of their own aren't measured")
  func faulty() throws {
    let found = try findings(
      files(
        "  - { contrast: [text, background], at-least: 4.5 }",
        ["  background: white\n  ink: blak\n  text: \"{ink}\""]
      )
    )
    #expect(found.map(\.rule) == ["invalid-color"])
  }

  @Test("the matrix has every pair at its worst, with what is asked of it")
  func matrix() throws {
    let files = files(
      "  - { contrast: [text, background], at-least: 4.5 }\n"
        + "  - { contrast: [link, card], at-least: 3 }",
      [Self.text + "\n  link: \"#06c\"\n  card: \"#eee\""]
    )
    let matrix = ContrastMatrix(of: try folder(files))
    #expect(matrix.fronts == ["text", "link"])
    #expect(matrix.grounds == ["background", "card"])
    let rows = try #require(matrix.tables.first?.rows)
    let cell = try #require(rows[0][0])
    #expect(abs(cell.ratio - 4.478) < 0.001)
    #expect(cell.conditions.words == "light normal-contrast")
    #expect(cell.asked == 4.5)
    #expect(cell.fails)
    let other = try #require(rows[1][1])
    #expect(other.conditions.isEmpty)
    #expect(other.asked == 3)
    #expect(!other.fails)
    #expect(try #require(rows[1][0]).asked == nil)
  }

  @Test("without checks the matrix goes by names")
  func matrixByNames() throws {
    let colors =
      "  background: white\n  card-surface: \"#eee\"\n  text-link: \"#06c\"\n"
      + "  on-accent: black\n  accent: \"#09f\""
    let matrix = ContrastMatrix(of: try folder(["a.yaml": "theme: a\ncolors:\n\(colors)"]))
    #expect(matrix.fronts == ["text-link", "on-accent"])
    #expect(matrix.grounds == ["background", "card-surface"])
  }
}
