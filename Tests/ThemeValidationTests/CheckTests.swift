import SourceDiagnostics
import Testing

import ThemeTestSupport
@testable import ThemeValidation

@Suite("Checks of a library")
struct CheckTests {
  private func found(_ check: String, _ colors: String, _ header: String = "") throws -> [String] {
    try findings(of: [
      "library.yaml": libraryFile(default: "standard")
        + "\(header)checks: [\(check)]",
      "standard.yaml": "theme: standard\ncolors: { \(colors) }",
    ])
  }

  @Test("The lowest contrast over any color behind a translucent background counts")
  func translucentGround() throws {
    // Over black the ground is dark, over white it is light: some gray behind hides the text.
    let colors = "text: \"#777\", ground: rgb(128 128 128 / 50%)"
    let result = try found("{ contrast: [text, ground], at-least: 3 }", colors)
    #expect(result.first?.contains("is 1.0") == true)
  }

  @Test("With lists, each foreground is checked on each background")
  func lists() throws {
    let colors = "a: black, b: \"#999\", c: \"#aaa\", p: white, q: \"#eee\""
    let list = try found("{ contrast: [[a, b, c], [p, q]], at-least: 4.5 }", colors)
    let single = try found(
      ["a", "b", "c"].flatMap { front in
        ["p", "q"].map { "{ contrast: [\(front), \($0)], at-least: 4.5 }" }
      }.joined(separator: ", "),
      colors
    )
    #expect(list.count == 4 && list == single)
    #expect(try found("{ contrast: [[b], p], at-least: 4.5 }", colors).count == 1)
    #expect(try found("{ contrast: [b, [p, q]], at-least: 4.5 }", colors).count == 2)
    #expect(try found("{ contrast: [[a], [p, q]], at-least: 4.5 }", colors) == [])
  }

  @Test(
    "Errors in lists of a check are reported once, and the check isn't run",
    arguments: [
      ("[[b, x], [p, q]]", 1 + 2, "'x' is not a color"),
      ("[[b, b], p]", 1, "'b' is listed twice"), ("[[b], [b, p]]", 1, "'b' is listed twice"),
      ("[[], p]", 1, "the list has no color"), ("[[[b]], p]", 1, "must be a single value"),
      ("[[b], p, q]", 1, "must have two names"), ("[[b]]", 1, "must have two names"),
    ]
  )
  func listErrors(_ names: String, _ count: Int, _ message: String) throws {
    let colors = "b: \"#999\", p: white, q: \"#eee\""
    let result = try found("{ contrast: \(names), at-least: 4.5 }", colors)
    #expect(result.count == count, "\(result)")
    #expect(result.count { $0.contains(message) } == 1, "\(result)")
  }

  @Test("Long lists of colors, and many of them, are refused")
  func longLists() throws {
    let fronts = (0..<300).map { "f\($0)" }.joined(separator: ", ")
    let result = try found("{ contrast: [[\(fronts)], p], at-least: 4.5 }", "p: white")
    #expect(result.count == 1 && result.first?.contains("more than 256 pairs") == true)
    func names(_ letter: String) -> String {
      "[" + (0..<16).map { "\(letter)\($0)" }.joined(separator: ", ") + "]"
    }
    let first = "{ contrast: [&f \(names("f")), &b \(names("b"))], at-least: 3 }"
    let others = Array(repeating: "{ contrast: [*f, *b], at-least: 3 }", count: 40)
    let many = try findings(of: [
      "library.yaml": libraryFile(default: "standard")
        + "checks: [\(([first] + others).joined(separator: ", "))]",
      "standard.yaml": "theme: standard\ncolors: { p: white }",
    ])
    #expect(many.count { $0.contains("more than 8192 pairs") } == 1, "\(many.prefix(3))")
  }

  @Test("Translucent text is measured after compositing")
  func translucentText() throws {
    let check = "{ contrast: [text, ground], at-least: 7 }"
    #expect(try found(check, "text: rgb(0 0 0 / 90%), ground: white") == [])
    #expect(try found(check, "text: rgb(0 0 0 / 40%), ground: white").count == 1)
  }

  @Test("A ratio just below the limit is shown below the limit")
  func rounding() throws {
    let result = try found(
      "{ contrast: [text, ground], at-least: 4.5 }",
      "text: \"#777777\", ground: white"
    )
    #expect(result.first?.contains("4.47:1") == true)
    let near = try found(
      "{ contrast: [text, ground], at-least: 4.47 }",
      "text: \"#777777\", ground: white"
    )
    #expect(near == [])
    let nearer = try found(
      "{ contrast: [text, ground], at-least: 4.48 }",
      "text: \"#777777\", ground: white"
    )
    #expect(nearer.first?.contains("is 4.47:1 in theme 'standard'; required: 4.48:1") == true)
  }

  @Test(
    "A check for a terminal measures the nearest colors that it has",
    arguments: [
      ("4.6", "", nil), ("4.6, method: wcag", "", nil),
      ("4.6, on: terminal-256", "4.54:1 on a 256-color terminal in theme", "#767676"),
      ("4.5, on: terminal-256", "", nil),
      ("4.6, on: terminal-16", "on a 16-color terminal in theme", "#7f7f7f"),
      ("51, method: tone, on: terminal-256", "on a 256-color terminal in theme", "#767676"),
    ] as [(String, String, String?)]
  )
  func terminal(minimum: String, message: String, shown: String?) throws {
    let check = "{ contrast: [text, ground], at-least: \(minimum) }"
    let findings = ThemeValidator().findings(
      in: try folder([
        "library.yaml": libraryFile(default: "standard") + "checks: [\(check)]",
        "standard.yaml": "theme: standard\ncolors: { text: \"#727272\", ground: white }",
      ])
    )
    #expect(findings.count == (shown == nil ? 0 : 1), "\(findings)")
    guard let shown else { return }
    #expect(findings.first?.message.contains(message) == true, "\(findings)")
    let notes = findings.first?.notes.map(\.message) ?? []
    let note = "'text' is #727272 there, shown as \(shown)"
    #expect(notes.contains { $0.contains(note) }, "\(notes)")
  }

  @Test("Bright white is one of the 16 colors of a terminal")
  func brightWhite() throws {
    // The contrast of black on the other white, #e5e5e5, is less than 17:1.
    let check = "{ contrast: [text, ground], at-least: 20, on: terminal-16 }"
    #expect(try found(check, "text: black, ground: white") == [])
    #expect(try found(check, "text: black, ground: \"#e5e5e5\"").count == 1)
  }

  @Test("Translucent colors are composited before a terminal's nearest colors are taken")
  func translucentOnTerminals() throws {
    let check = "{ contrast: [text, ground], at-least: 4.6, on: terminal-256 }"
    let opaque = try found(check, "text: \"#727272\", ground: white")
    let translucent = try found(check, "text: rgb(0 0 0 / 55.3%), ground: white")
    #expect(opaque.count == 1 && translucent.count == 1)
    #expect(translucent.first?.contains("is 4.54:1 on a 256-color terminal") == true)
  }

  @Test(
    "An invalid terminal of a check is reported",
    arguments: [
      "{ contrast: [text, ground], at-least: 3, on: terminal-8 }",
      "{ distinct: [text, ground], at-least: 3, on: terminal-256 }",
    ]
  )
  func invalidTerminal(check: String) throws {
    let result = try found(check, "text: black, ground: white")
    #expect(result.count == 1 && result[0].contains("'on'"), "\(result)")
  }

  @Test("Colors that are similar in a color vision deficiency are found")
  func vision() throws {
    let colors = "good: \"#a0a000\", bad: \"#d08000\""
    let normal = "{ distinct: [good, bad], at-least: 15 }"
    let all = "{ distinct: [good, bad], at-least: 15, under: [normal, deuteranopia] }"
    #expect(try found(normal, colors) == [])
    #expect(try found(all, colors).first?.contains("under deuteranopia") == true)
  }

  @Test("A check that depends on too many traits is reported as not proved")
  func unproven() throws {
    let names = (0..<13).map { "t\($0)" }
    let traits =
      "traits:\n"
      + names.map {
        "  \($0): { values: [a, b], default: a, "
          + "affects-color-appearance: true }\n"
      }.joined()
    let layers = names.enumerated().map { index, name in
      "c\(index + 1): { \(name)=b: silver, default: \"{c\(index)}\" }"
    }
    let colors = (["c0: white", "ground: black"] + layers).joined(separator: ", ")
    let result = try found("{ contrast: [c13, ground], at-least: 3 }", colors, traits)
    #expect(result.count == 1)
    #expect(result.first?.contains("warning") == true)
    #expect(result.first?.contains("not proved for theme 'standard'") == true)
  }
  @Test("A check with more traits than can be distinguished is reported")
  func tooManyTraits() throws {
    let names = (0..<64).map { "t\($0)" }
    let traits =
      "traits:\n"
      + names.map {
        "  \($0): { values: [a, b], default: a }\n"
      }.joined()
    let when = names.map { "\($0)=b" }.joined(separator: " ")
    let result = try found(
      "{ contrast: [a, b], at-least: 3, when: \(when) }",
      "a: white, b: black",
      traits
    )
    #expect(result.contains { $0.contains("at most 64 traits") }, "\(result)")
  }
}
