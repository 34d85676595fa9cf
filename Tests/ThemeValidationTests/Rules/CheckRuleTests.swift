import ColorValues
import SourceDiagnostics
import Testing
import TextSupport
import ThemeFiles
import ThemeTestSupport
@testable import ThemeValidation

@Suite("Rules of checks over all combinations")
struct CheckRuleTests {
  private func files(_ checks: String, _ themes: [String]) -> [String: String] {
    var files = [
      "library.yaml": libraryFile(default: "a")
        + "checks:\n\(checks)"
    ]
    for (theme, name) in zip(themes, ["a", "b", "c"]) {
      files["\(name).yaml"] = "theme: \(name)\ncolors:\n\(theme)"
    }
    return files
  }

  private func findings(_ files: [String: String]) throws -> [Diagnostic] {
    ThemeValidator().findings(in: try folder(files))
  }

  private static let text = """
      background: { light: white, dark: black, dark elevated: "#222" }
      text:
        light: "#777"
        dark: "#888"
        high-contrast: { light: black, dark: white }
    """

  @Test(
    "A failure names minimal conditions, values, the nearest color, and other failing conditions"
  )
  func smallest() throws {
    let found = try findings(
      files("  - { contrast: [text, background], at-least: 4.5 }", [Self.text])
    )
    #expect(found.map(\.rule) == ["contrast"])
    #expect(
      found.first?.message
        == "contrast of 'text' on 'background' is 4.47:1 in theme 'a' (light normal-contrast); required: 4.5:1"
    )
    let notes = try #require(found.first?.notes.map(\.message))
    #expect(
      notes == [
        "'text' is #777777 there; #767676 is the nearest color that passes",
        "'background' is #ffffff there",
        "the check is here",
        "it also fails for dark normal-contrast elevated (4.48)",
      ]
    )
  }

  @Test("Failures of a check are listed at the foreground colors of the themes")
  func places() throws {
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
      found.map { $0.message.split(separator: " ").dropFirst(6).prefix(4).joined(separator: " ") }
        == ["4.47:1 in theme 'a';", "2.32:1 in theme 'b';", "3.54:1 in theme 'c';"]
    )
    #expect(found.map { $0.excerpt?.file } == ["Themes/a.yaml", "Themes/b.yaml", "Themes/c.yaml"])
    #expect(found.allSatisfy { $0.excerpt?.start == SourcePosition(line: 4, column: 9) })
    #expect(found.allSatisfy { $0.anchor?.file == "Themes/library.yaml" })
  }

  @Test("The worst failure of a check by one color is listed first")
  func worstFirst() throws {
    var files = files(
      "  - { contrast: [text, background], at-least: 4.5 }",
      ["  background: white\n  text: \"#777\"", "  background: \"#999\"", "  background: \"#888\""]
    )
    for name in ["b.yaml", "c.yaml"] {
      files[name] = files[name]?.replacing("colors:", with: "extends: a\ncolors:")
    }
    #expect(try findings(files).map { $0.subject.traits.first } == ["c", "b", "a"])
  }

  @Test("A failure is at the check if only the file of the check has changed")
  func changedCheck() throws {
    let found = try #require(
      try findings(
        files(
          "  - { contrast: [text, background], at-least: 4.5 }",
          ["  background: white\n  text: \"#777\""]
        )
      ).first
    )
    let library = "Themes/library.yaml"
    let placed = FindingScope(files: [], changed: [library]).placed(found)
    #expect(placed.excerpt == found.anchor)
    #expect(placed.notes.first?.excerpt == found.excerpt)
    #expect(placed.notes.count == found.notes.count - 1)
    #expect(placed.identity() == found.identity())
    for changed in [nil, [], ["Themes/a.yaml", library]] as [Set<String>?] {
      #expect(FindingScope(files: [], changed: changed).placed(found) == found)
    }
  }

  @Test(
    "A comment at the color or at the check ignores a failure",
    arguments: [(" # themetool: ignore contrast", ""), ("", " # themetool: ignore contrast")]
  )
  func ignored(atColor: String, atCheck: String) throws {
    let found = try findings(
      files(
        "  - { contrast: [text, background], at-least: 4.5 }\(atCheck)",
        ["  background: white\n  text: \"#777\"\(atColor)"]
      )
    )
    #expect(found.isEmpty)
  }

  @Test(
    "The nearest color passes all checks of the color, or a note says that none does",
    arguments: [
      (
        "  - { contrast: [text, paper], at-least: 4.5 }\n  - { contrast: [text, gray], at-least: 3 }",
        "'text' is #888888 there; #5d5d5d is the nearest color that passes on all 2 colors that it is checked with"
      ),
      (
        "  - { contrast: [text, paper], at-least: 4.5 }\n  - { contrast: [text, ink], at-least: 4.7 }",
        "'text' is #888888 there; #767676 is the nearest color that passes, but fails on 'ink'; none passes on all"
      ),
      (
        // On 'gray' the color that passes has enough, so that only the other one is named.
        "  - { contrast: [text, paper], at-least: 4.5 }\n  - { contrast: [text, ink], at-least: 4.7 }\n"
          + "  - { contrast: [text, gray], at-least: 2 }",
        "'text' is #888888 there; #767676 is the nearest color that passes, but fails on 'ink'; none passes on all"
      ),
      (
        "  - { contrast: [text, gray], at-least: 18 }",
        "'text' is #888888 there; no color passes there"
      ),
    ]
  )
  func repair(checks: String, note: String) throws {
    let colors = "  paper: white\n  ink: black\n  gray: \"#b0b0b0\"\n  text: \"#888\""
    let found = try findings(files(checks, [colors]))
    #expect(found.first?.notes.first?.message == note)
  }

  @Test(
    "A suggestion for a translucent color passes after compositing",
    arguments: [
      ("rgb(0 0 0 / 40%)", "4.5", "", "#00000066 there; #00000089"),
      ("rgb(0 0 0 / 40%)", "50", ", method: tone", "#00000066 there; #00000089"),
      ("\"#99999999\"", "3", "", "#99999999 there; #4e4e4e99"),
    ]
  )
  func translucent(color: String, least: String, method: String, note: String) throws {
    let check = "  - { contrast: [text, ground], at-least: \(least)\(method) }"
    func found(_ color: String) throws -> [Diagnostic] {
      try findings(files(check, ["  ground: white\n  text: \(color)"]))
    }
    #expect(
      try found(color).first?.notes.first?.message
        == "'text' is \(note) is the nearest color that passes"
    )
    let proposed = try #require(note.split(separator: " ").last)
    #expect(try found("\"\(proposed)\"").isEmpty)
  }

  @Test("A suggestion passes for a color that is also a background")
  func behind() throws {
    func found(_ card: String) throws -> [Diagnostic] {
      try findings(
        files(
          """
            - { contrast: [card, page], at-least: 3 }
            - { contrast: [text, card], at-least: 4.5 }
          """,
          ["  page: white\n  card: \(card)\n  text: rgb(255 255 255 / 90%)"]
        )
      ).filter { $0.message.hasPrefix("contrast of 'card'") }
    }
    let note = try #require(try found("\"#a0a0ff\"").first?.notes.first?.message)
    #expect(note.contains("is the nearest color that passes on all 2 colors"))
    let proposed = try #require(note.split(separator: " ").dropFirst(4).first)
    #expect(try found("\"\(proposed)\"").isEmpty)
  }

  @Test("A suggestion for a tone difference has the required difference")
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

  @Test("Each pair of similar colors is reported with conditions and suggestions")
  func pairs() throws {
    let colors = """
        a: { light: "#a0a000", dark: "#d08000" }
        b: { light: "#d08000", dark: "#00a000" }
        c: "#a06000"
        d: black
      """
    let check =
      "distinct: [a, b, c, d], at-least: 15, under: [normal, protanopia, deuteranopia, tritanopia]"
    let found = try findings(files("  - { \(check) }", [colors]))
    #expect(
      found.map(\.message) == [
        "difference of 'a' and 'b' is 1.14 under deuteranopia in theme 'a' (light); required: 15",
        "difference of 'b' and 'c' is 6.47 under deuteranopia in theme 'a' (dark); required: 15",
        "difference of 'a' and 'c' is 13.62 under protanopia in theme 'a' (dark); required: 15",
      ]
    )
    #expect(
      found.map { $0.notes.map(\.message).last } == [
        "it also fails for dark (3.07 under protanopia)",
        "it also fails for light (13.62 under protanopia)",
        "it also fails for light (14.39 under deuteranopia)",
      ]
    )
    let place = found.first?.excerpt
    #expect(found.allSatisfy { $0.excerpt == place })
    // In the dark, 'c' is to be told from both others.
    let fix = "'c' is #a06000 there; #834f00 is near and passes"
    #expect(found.dropFirst().allSatisfy { $0.notes.map(\.message).contains(fix) })
    // With it all that fails in the dark is the pair of the others.
    let fixed = colors.replacing(
      "c: \"#a06000\"",
      with: "c: { light: \"#a06000\", dark: \"#834f00\" }"
    )
    let rest = try findings(files("  - { \(check) }", [fixed]))
    #expect(
      rest.filter { $0.message.contains("dark") }.isEmpty
    )
  }

  @Test(
    "A suggestion is the least change that passes, or a note says that none was found",
    arguments: [
      // Nothing is so far from all of the others, but one can be told from one of them.
      (
        "[a, b, c]", "b: white, c: black, a: \"#f8f8f8\"", "60",
        "'a' is #f8f8f8 there; no value for only one of the two was found that passes"
      ),
      (
        "[a, b]", "a: \"#777\", b: \"#777\"", "5",
        "'a' is #777777 there; #848484 is near and passes"
      ),
      (
        "[a, b]", "a: white, b: white", "119",
        "'a' is #ffffff there; no value for only one of the two was found that passes"
      ),
    ]
  )
  func distinctRepair(names: String, colors: String, least: String, note: String) throws {
    let found = try findings(
      files(
        "  - { distinct: \(names), at-least: \(least) }",
        ["  " + colors.replacing(", ", with: "\n  ")]
      )
    )
    #expect(found.first?.notes.map(\.message).contains(note) == true)
  }

  @Test("A change that would violate another check is not suggested")
  func distinctKeepsOthers() throws {
    // On 'page' the two must be read, so that they can only get darker.
    let checks = """
        - { distinct: [a, b], at-least: 12 }
        - { contrast: [a, page], at-least: 4.5 }
        - { contrast: [b, page], at-least: 4.5 }
      """
    func found(_ a: String, _ b: String) throws -> [Diagnostic] {
      try findings(files(checks, ["  page: white\n  a: \"\(a)\"\n  b: \"\(b)\""]))
    }
    let notes = try #require(try found("#767676", "#747474").first?.notes.map(\.message))
    let fix = try #require(notes.first { $0.hasSuffix(" is near and passes") })
    let hex = String(try #require(fix.split(separator: " ").dropFirst(4).first))
    let isFirst = fix.hasPrefix("'a'")
    #expect(try found(isFirst ? hex : "#767676", isFirst ? "#747474" : hex).isEmpty)
  }

  @Test("Reduced contrast under high contrast is reported unless it is sufficient")
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
          "contrast of 'text' on 'background' is 5.74:1 under high contrast in theme 'a' (light); required: at least the normal contrast of 7.45:1"
        )
      ]
    )
  }

  @Test("A trait with only its default value in conditions is tested with another value")
  func otherValue() throws {
    let found = try findings(
      files(
        "  - { contrast: [text, background], at-least: 4.5 }",
        ["  background: { light: white, default: black }\n  text: black"]
      )
    )
    #expect(
      found.map(\.message) == [
        "contrast of 'text' on 'background' is 1:1 in theme 'a' (dark); required: 4.5:1"
      ]
    )
  }

  @Test("Colors without their own value are not measured")
  func invalidColor() throws {
    let found = try findings(
      files(
        "  - { contrast: [text, background], at-least: 4.5 }",
        ["  background: white\n  ink: blak\n  text: \"{ink}\""]
      )
    )
    #expect(found.map(\.rule) == ["invalid-color"])
  }

  @Test("The minimal conditions are named even if the first failing combination needs more")
  func fewest() throws {
    let colors = """
        background: { default: white, dark: black, dark p3: "#080808" }
        text:
          default: black
          dark: white
          light srgb normal-contrast: "#eee"
          light elevated: "#eee"
          dark elevated: "#111"
      """
    let found = try findings(
      files("  - { contrast: [text, background], at-least: 4.5 }", [colors])
    )
    .filter { $0.rule == "contrast" }
    #expect(found.count == 1)
    let notes = try #require(found.first?.notes)
    #expect(found.first?.message.contains("in theme 'a' (dark p3 elevated); required") == true)
    #expect(
      notes.last?.message == "it also fails for dark srgb elevated (1.11), light elevated (1.16), "
        + "light normal-contrast srgb (1.16)"
    )
  }

  @Test(
    "At most five failing conditions are listed, with the number of further combinations",
    arguments: [
      (1, ""), (5, ")"), (6, "), and 1 more combination"), (16, "), and 11 more combinations"),
    ]
  )
  func manyPlaces(failing: Int, end: String) throws {
    let axes = [
      ["light", "dark"], ["normal-contrast", "high-contrast"], ["srgb", "p3"],
      ["base", "elevated"],
    ]
    let combinations = axes.reduce([""]) { all, words in
      all.flatMap { start in words.map { "\(start)\($0) " } }
    }
    let values = combinations.enumerated().map { number, words in
      "    \(words.dropLast()): \(number < failing ? "rgb(\(255 - number) 255 255)" : "black")\n"
    }
    let found = try findings(
      files(
        "  - { contrast: [text, background], at-least: 4.5 }",
        ["  background: white\n  text:\n\(values.joined())"]
      )
    )
    .filter { $0.rule == "contrast" }
    #expect(found.count == 1)
    let note = try #require(found.first?.notes.last?.message)
    #expect(note.hasPrefix("it also fails for ") == (failing > 1))
    #expect(note.count { $0 == "(" } == (failing > 1 ? 4 : 0))
    #expect(note.hasSuffix(end), "\(note)")
  }

  @Test("The matrix has the lowest contrast of every pair, with its requirement")
  func matrix() throws {
    let files = files(
      "  - { contrast: [text, background], at-least: 4.5 }\n"
        + "  - { contrast: [link, card], at-least: 3 }",
      [Self.text + "\n  link: \"#06c\"\n  card: \"#eee\""]
    )
    let matrix = try ContrastMatrix(of: folder(files))
    #expect(matrix.foregrounds == ["text", "link"])
    #expect(matrix.backgrounds == ["background", "card"])
    let rows = try #require(matrix.tables.first?.rows)
    let cell = try #require(rows[0][0])
    #expect(abs(cell.ratio - 4.478) < 0.001)
    #expect(cell.conditions.words == "light normal-contrast")
    #expect(cell.required == 4.5)
    #expect(cell.fails)
    let other = try #require(rows[1][1])
    #expect(other.conditions.isEmpty)
    #expect(other.required == 3)
    #expect(!other.fails)
    #expect(try #require(rows[1][0]).required == nil)
  }

  @Test(
    "The matrix measures only the pairs of the named colors",
    arguments: [
      ([], [[true, true], [true, true]]), (["text"], [[true, true], [false, false]]),
      (["card"], [[false, true], [false, true]]), (["other"], [[false, false], [false, false]]),
    ] as [(Set<String>, [[Bool]])]
  )
  func matrixOfColors(colors: Set<String>, measured: [[Bool]]) throws {
    let files = files(
      "  - { contrast: [text, background], at-least: 4.5 }\n"
        + "  - { contrast: [link, card], at-least: 3 }",
      [Self.text + "\n  link: \"#06c\"\n  card: \"#eee\""]
    )
    let matrix = try ContrastMatrix(
      of: ThemeProject(folder(files), by: ThemeValidator()),
      colors: colors
    )
    #expect(matrix.foregrounds == ["text", "link"])
    #expect(matrix.tables.map { $0.rows.map { $0.map { $0 != nil } } } == [measured])
  }

  @Test("A cell of the matrix shows its largest shortfall and each check")
  func matrixChecks() throws {
    let files = files(
      """
        - { contrast: [text, background], at-least: 4.5 }
        - { contrast: [text, background], at-least: 7, when: high-contrast }
        - { contrast: [text, background], at-least: 60, method: tone }
      """,
      [
        "  text: { default: \"#666\", high-contrast: \"#606060\" }\n  background: white",
        // The colors don't depend on contrast, but what is asked does.
        "  text: { light: \"#999\", dark: black }\n  background: white",
        "  text: black\n  background: white",
      ]
    )
    let cells = try ContrastMatrix(of: folder(files)).tables.compactMap { $0.rows[0][0] }
    func number(_ value: Double) -> String { NumberText.message(value, .cut(2)) }
    #expect(
      cells.map { cell in
        "\(number(cell.ratio)) \(cell.conditions.words) \(cell.required ?? 0) \(cell.fails)"
      } == [
        "6.28 high-contrast 7.0 true", "2.84 light high-contrast 7.0 true",
        "21 high-contrast 7.0 false",
      ]
    )
    #expect(
      cells.first?.requirements.map { requirement in
        "\(requirement.method) \(number(requirement.measured)) \(requirement.conditions.words) \(requirement.fails)"
      } == [
        "wcag 5.74 normal-contrast false", "wcag 6.28 high-contrast true",
        "tone 56.8 normal-contrast true",
      ]
    )
    #expect(
      cells[1].requirements.map(\.conditions.words) == ["light", "light high-contrast", "light"]
    )
  }

  @Test("A matrix without checks is derived from names")
  func matrixByNames() throws {
    let colors =
      "  background: white\n  card-surface: \"#eee\"\n  text-link: \"#06c\"\n"
      + "  on-accent: black\n  accent: \"#09f\""
    let matrix = try ContrastMatrix(of: folder(["a.yaml": "theme: a\ncolors:\n\(colors)"]))
    #expect(matrix.foregrounds == ["text-link", "on-accent"])
    #expect(matrix.backgrounds == ["background", "card-surface"])
  }
}
