import SourceDiagnostics
import Testing

@testable import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@Suite("Library files")
struct LibraryFileTests {
  static let theme = "theme: standard\ncolors: { text: black, background: white, mid: \"#777\" }"

  private func found(_ library: String) throws -> [String] {
    try findings(of: ["library.yaml": library, "standard.yaml": Self.theme])
  }

  @Test(
    "A contrast check reports colors below the required ratio",
    arguments: [
      ("{ contrast: [text, background], at-least: 21 }", nil),
      (
        "{ contrast: [mid, background], at-least: 4.5 }",
        "contrast of 'mid' on 'background' is 4.47:1 in theme 'standard'; required: 4.5:1 [contrast]"
      ),
      ("{ contrast: [mid, background], at-least: 49, method: tone }", nil),
      (
        "{ contrast: [mid, background], at-least: 51, method: tone }",
        "tone difference of 'mid' on 'background' is 49.96 in theme 'standard'; required: 51 [contrast]"
      ),
      ("{ distinct: [text, mid, background], at-least: 30 }", nil),
      (
        "{ distinct: [mid, background], at-least: 60 }",
        "difference of 'mid' and 'background' is "
      ),
    ] as [(String, String?)]
  )
  func checks(check: String, message: String?) throws {
    let library =
      libraryFile(default: "standard") + "checks: [\(check)]"
    let result = try found(library)
    guard let message else {
      #expect(result == [])
      return
    }
    #expect(result.count == 1)
    let place = message.hasPrefix("difference") ? "3:10" : "2:48"
    #expect(result.first?.hasPrefix("\(place): error: \(message)") == true)
  }

  @Test("A check holds for every combination of traits, and 'when' restricts it")
  func combinations() throws {
    let header = libraryFile(default: "standard")
    let theme = """
      theme: standard
      colors:
        background: { light: white, dark: black }
        text:
          light: black
          dark: "#777"
          dark high-contrast: white
      """
    func result(_ check: String) throws -> [String] {
      try findings(of: ["library.yaml": header + "checks: [\(check)]", "standard.yaml": theme])
    }
    #expect(
      try result("{ contrast: [text, background], at-least: 7 }") == [
        "6:11: error: contrast of 'text' on 'background' is 4.68:1 in theme 'standard' (dark normal-contrast); required: 7:1 [contrast]"
      ]
    )
    #expect(
      try result("{ contrast: [text, background], at-least: 7, when: high-contrast }") == []
    )
    #expect(try result("{ contrast: [text, background], at-least: 7, when: light }") == [])
  }

  @Test(
    "Errors in a library file are reported",
    arguments: [
      ("library: 2", "1:10: error: '2' is a newer version of the format than 1"),
      ("library: 1\ndefault-theme: standart", "did you mean 'standard'? [unknown-theme]"),
      (
        "library: 1\nrules: { contrst: off }",
        "'contrst' is not a rule; did you mean 'contrast'?"
      ),
      (
        "library: 1\nrules: { contrast: loud }", "a rule is off, note, warning or error, not 'loud'"
      ),
      ("library: 1\nchecks: [{ at-least: 3 }]", "a check is either 'contrast: [text, background]'"),
      ("library: 1\nchecks: [{ contrast: [text], at-least: 3 }]", "'contrast' must have two names"),
      ("library: 1\nchecks: [{ contrast: [text, background] }]", "a check needs 'at-least:'"),
      (
        "library: 1\nchecks: [{ contrast: [txt, background], at-least: 3 }]",
        "'txt' is not a color; did you mean 'text'? [unknown-reference]"
      ),
      (
        "library: 1\nchecks: [{ distinct: [text, mid], at-least: 3, under: [protanop] }]",
        "'protanop' is not a kind of color vision; did you mean 'protanopia'?"
      ),
      (
        "library: 1\nchecks: [{ contrast: [text, mid], at-least: 3, when: drak }]",
        "'drak' is not a condition; did you mean 'dark'?"
      ),
      ("library: 1\ntraits: { a: { values: [] } }", "the trait 'a' needs 'values:'"),
      ("library: 1\nrules: { invalid-color: off }", "'invalid-color' is always an error"),
      ("library: 1\nrules: { syntax: warning }", "'syntax' is always an error"),
      ("library: 1\nthemes: x", "'themes' is not a key of a library file"),
      (
        "library: 1\nrules: { stale-baseline: off }",
        "2:10: error: 'stale-baseline' can't be set here: it is about a baseline, which belongs to "
          + "no library [unknown-rule]"
      ),
    ]
  )
  func mistakes(text: String, part: String) throws {
    let result = try found(text)
    #expect(result.count == 1)
    #expect(result.first?.contains(part) == true)
  }

  @Test(
    "Every warning can be turned off in 'rules'",
    arguments: RuleReference.all.filter { $0.severity != .error && $0.id != "stale-baseline" }
      .map(\.id)
  )
  func warnings(rule: String) throws {
    #expect(try found("library: 1\nrules: { \(rule): off }") == [])
  }

  @Test("A default theme without a theme file and a first key without a name are reported")
  func noThemes() throws {
    #expect(
      try findings(of: ["library.yaml": "library: 1\ndefault-theme: standard"]) == [
        "2:16: error: 'standard' is not a theme; the folder holds no theme file [unknown-theme]"
      ]
    )
    #expect(
      try findings(of: ["a.yaml": "theme: [a]\ncolors: { x: red }"]) == [
        "1:8: error: 'theme' must be a single text: the name of the theme "
          + "[invalid-value]"
      ]
    )
    #expect(
      try findings(of: ["a.yaml": "library: { a: 1 }"]) == [
        "1:10: error: 'library' must be a single text: the version of the format "
          + "[invalid-value]"
      ]
    )
  }

  @Test("A trait with an invalid definition is still known")
  func refusedTrait() throws {
    let files = [
      "library.yaml": "library: 1\ntraits:\n  size: { identifier: com.example.tests.refused, "
        + "values: [large, small], default: lage }",
      "a.yaml": "theme: standard\ncolors: { x: { default: black, size=small: red } }",
    ]
    let found = try findings(of: files)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("3:83: error: ") == true)
    #expect(found.first?.hasSuffix("[invalid-value]") == true)
  }

  @Test("Rules can be turned off or have another severity")
  func severities() throws {
    let gap = "theme: standard\ncolors: { a: { dark: red } }"
    for (setting, expected) in [("off", []), ("error", ["error"]), ("note", ["note"])] {
      let result = try findings(of: [
        "library.yaml": "library: 1\nrules: { missing-variant: \(setting) }",
        "standard.yaml": gap,
      ])
      #expect(result.map { $0.split(separator: " ")[1].dropLast() } == expected.map { $0[...] })
    }
  }
}
