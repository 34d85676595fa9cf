import ColorValues
import DynamicColors
import SourceDocuments
import Testing

import ThemeFiles
import ThemeTestSupport
@testable import ThemeValidation

extension LibraryDifference {
  /// Compares the libraries in two folders.
  fileprivate init(from old: ThemeFolder, to new: ThemeFolder) throws(ThemeLibraryError) {
    try self.init(
      from: ThemeProject(old, by: ThemeValidator()),
      to: ThemeProject(new, by: ThemeValidator())
    )
  }

  /// Compares two themes in folders.
  fileprivate init(
    from old: (folder: ThemeFolder, theme: String),
    to new: (folder: ThemeFolder, theme: String)
  ) throws(ThemeLibraryError) {
    try self.init(
      from: (project: ThemeProject(old.folder, by: ThemeValidator()), theme: old.theme),
      to: (project: ThemeProject(new.folder, by: ThemeValidator()), theme: new.theme)
    )
  }
}

@Suite("Differences between themes")
struct LibraryComparisonTests {
  /// What differs between two libraries that are one theme each, a line for each color and value.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    try lines(
      LibraryDifference(
        from: folder(["a.yaml": "theme: a\n" + old]),
        to: folder(["a.yaml": "theme: a\n" + new])
      )
    )
  }

  private func lines(_ difference: LibraryDifference) -> [String] {
    difference.themes.flatMap { theme in
      theme.colors.flatMap { color -> [String] in
        let note = color.note.map { " (\($0))" } ?? ""
        return ["\(color.word) \(color.title)\(note)"]
          + color.values.map { value in
            let values = [value.old, value.new].map { $0?.displayCSS ?? "none" }
            return
              "  \(value.conditionText ?? "always"): \(values.joined(separator: " → "))"
          }
      }
    }
  }

  @Test(
    "Values are compared under every combination and reported with minimal conditions",
    arguments: [
      ("x: red", "x: red", []),
      ("x: red", "x: \"#f00\"", []),
      ("x: red", "x: rgb(100% 0% 0%)", []),
      ("x: red", "x: oklch(62.7955% 0.257683 29.2339)", []),
      ("x: red", "x: blue", ["changed x", "  always: #ff0000 → #0000ff"]),
      (
        "x: red", "x: rgb(255 0 0 / 50%)", ["changed x", "  always: #ff0000 → rgb(255 0 0 / 0.5)"]
      ),
      (
        "x: { light: red, dark: blue }", "x: { light: red, dark: lime }",
        ["changed x", "  dark: #0000ff → #00ff00"]
      ),
      ("x: { light: red, dark: red }", "x: red", []),
      (
        "x: { light: red, dark: red, high-contrast: { light: white, dark: black } }", "x: red",
        [
          "changed x", "  light high-contrast: #ffffff → #ff0000",
          "  dark high-contrast: #000000 → #ff0000",
        ]
      ),
      (
        "x: { light: red, dark: blue }", "x: { normal-contrast: red, high-contrast: lime }",
        [
          "changed x", "  light high-contrast: #ff0000 → #00ff00",
          "  dark normal-contrast: #0000ff → #ff0000", "  dark high-contrast: #0000ff → #00ff00",
        ]
      ),
      (
        "x: { default: red, vision: blue }", "x: { default: lime, vision: blue }",
        ["changed x", "  always: #ff0000 → #00ff00"]
      ),
      (
        "x: light-dark(red, blue)", "x: light-dark(red, lime)",
        ["changed x", "  dark: #0000ff → #00ff00"]
      ),
      (
        "p: red\n  x: \"{p}\"", "p: blue\n  x: \"{p}\"",
        ["changed p", "  always: #ff0000 → #0000ff", "changed x", "  always: #ff0000 → #0000ff"]
      ),
    ] as [(String, String, [String])]
  )
  func values(old: String, new: String, expected: [String]) throws {
    #expect(try changes("colors:\n  \(old)\n", "colors:\n  \(new)\n") == expected)
  }

  @Test(
    "Added, removed and renamed colors are reported",
    arguments: [
      ("{ x: red }", "{ x: red, y: blue }", ["added y", "  always: none → #0000ff"]),
      ("{ x: red, y: blue }", "{ x: red }", ["removed y", "  always: #0000ff → none"]),
      (
        "{ x: red }", "{ y: red }",
        ["renamed x → y (probably: the same value under all traits)"]
      ),
      (
        "{ x: { light: red, dark: blue } }", "{ y: red }",
        [
          "removed x", "  light: #ff0000 → none", "  dark: #0000ff → none", "added y",
          "  always: none → #ff0000",
        ]
      ),
      // Two of one value: only names that are spelt alike are paired.
      (
        "{ border: red, title: red }", "{ borders: red, caption: red }",
        [
          "removed title", "  always: #ff0000 → none",
          "renamed border → borders (probably: the same value under all traits)",
          "added caption", "  always: none → #ff0000",
        ]
      ),
      (
        "{ x: red }", "{ x: \"{y}\", y: red }\ndeprecated: { x: { use: y } }",
        ["renamed x → y (as in 'deprecated')"]
      ),
      (
        "{ x: red }", "{ x: \"{y}\", y: blue }\ndeprecated: { x: { use: y } }",
        [
          "renamed x → y (as in 'deprecated')", "  always: #ff0000 → #0000ff", "changed x",
          "  always: #ff0000 → #0000ff",
        ]
      ),
      (
        "{ x: red, y: blue }\ndeprecated: { x: { use: y } }", "{ y: blue }",
        ["removed x (use y)", "  always: #ff0000 → none"]
      ),
      (
        "{ x: red, y: blue }", "{ x: red, y: blue }\ndeprecated: { x: { use: y, reason: why } }",
        ["deprecated x (use y: why)"]
      ),
      (
        "{ x: red, y: blue }\ndeprecated: { x: { use: y } }",
        "{ x: red, y: blue }\ndeprecated: { x: { use: y } }", []
      ),
    ] as [(String, String, [String])]
  )
  func names(old: String, new: String, expected: [String]) throws {
    #expect(try changes("colors: \(old)\n", "colors: \(new)\n") == expected)
  }

  @Test("A change of a primitive color is reported only for colors that use it")
  func palette() throws {
    let old = "palette: { p: red, q: blue }\ncolors: { x: \"{p}\" }\n"
    #expect(try changes(old, "palette: { p: red, q: lime }\ncolors: { x: \"{p}\" }\n") == [])
    #expect(try changes(old, "palette: { r: red }\ncolors: { x: \"{r}\" }\n") == [])
    #expect(
      try changes(old, "palette: { p: lime }\ncolors: { x: \"{p}\" }\n") == [
        "changed x", "  always: #ff0000 → #00ff00",
      ]
    )
  }

  @Test("An extending theme reports only changes that it doesn't inherit")
  func inheritance() throws {
    func library(_ x: String, _ y: String) throws -> ThemeFolder {
      try folder([
        "a.yaml": "theme: a\nextends: z\npalette: { p: blue }\n",
        "z.yaml": "theme: z\npalette: { p: red }\ncolors: { x: \(x), y: \(y), z: \"{p}\" }\n",
      ])
    }
    let difference = try LibraryDifference(
      from: library("red", "white"),
      to: library("blue", "\"{p}\"")
    )
    #expect(difference.themes.map(\.title) == ["z", "a"])
    #expect(difference.themes.map { $0.colors.map(\.name) } == [["x", "y"], ["y"]])
    #expect(difference.themes.map(\.inheritedColors) == [[], ["x"]])
    #expect(difference.themes.map(\.inheritedText) == [nil, "1 color as in z"])
  }

  @Test("Added and removed themes and a changed default theme are reported")
  func themes() throws {
    let header = "library: 1\n"
    let theme = "colors: { x: red }\n"
    let difference = try LibraryDifference(
      from: folder([
        "library.yaml": header + "default-theme: a\n", "a.yaml": "theme: a\n" + theme,
        "b.yaml": "theme: b\n" + theme,
      ]),
      to: folder([
        "library.yaml": header + "default-theme: c\n", "a.yaml": "theme: a\n" + theme,
        "c.yaml": "theme: c\ncolors: { x: blue }\n",
      ])
    )
    #expect(difference.defaultTheme == LibraryDifference.Replacement(old: "a", new: "c"))
    #expect(difference.themes.map { "\($0.word) \($0.title)" } == ["removed b", "added c"])
    #expect(!difference.isEmpty)
  }

  @Test("Two themes of one library are compared, including the checks of the newer one")
  func twoThemes() throws {
    let files = try folder([
      "library.yaml": "library: 1\nchecks: [{ contrast: [x, y], at-least: 4.5 }]\n",
      "a.yaml": "theme: a\ncolors: { x: black, y: white }\n",
      "b.yaml": "theme: b\ncolors: { x: \"#999\", y: white }\n",
    ])
    let difference = try LibraryDifference(from: (files, "a"), to: (files, "b"))
    #expect(difference.themes.map(\.title) == ["a → b"])
    #expect(difference.failures.map(\.check.subject) == ["x on y"])
    #expect(try LibraryDifference(from: (files, "a"), to: (files, "a")).isEmpty)
    #expect(throws: ThemeLibraryError.unknownTheme("c", known: ["a", "b"])) {
      try LibraryDifference(from: (files, "a"), to: (files, "c"))
    }
  }

  @Test(
    "Checks with a changed result are reported",
    arguments: [
      ("x: black", "x: black", []),
      ("x: black", "x: \"#777\"", ["fails now 21:1 → 4.47:1"]),
      ("x: \"#777\"", "x: \"#888\"", ["still fails 4.47:1 → 3.54:1"]),
      ("x: \"#777\"", "x: black", ["passes now 4.47:1 → 21:1"]),
      ("x: black", "x: \"#222\"", []),
      // The gravest combination is told, with the conditions that matter.
      (
        "x: { light: black, dark: black, dark high-contrast: black }",
        "x: { light: \"#222\", dark: \"#888\", dark high-contrast: \"#777\" }",
        ["fails now 21:1 → 3.54:1 dark normal-contrast"]
      ),
      (
        "x: { light: \"#888\", dark: black }", "x: { light: black, dark: \"#888\" }",
        ["fails now 21:1 → 3.54:1 dark"]
      ),
    ] as [(String, String, [String])]
  )
  func checks(old: String, new: String, expected: [String]) throws {
    func library(_ color: String) throws -> ThemeFolder {
      try folder([
        "library.yaml": "library: 1\nchecks: [{ contrast: [x, y], at-least: 4.5 }]\n",
        "a.yaml": "theme: a\ncolors:\n  \(color)\n  y: white\n",
      ])
    }
    let difference = try LibraryDifference(from: library(old), to: library(new))
    let found = difference.themes.flatMap(\.checks).map { check in
      let conditions = check.conditions.map { " \($0)" }.joined()
      let before = check.old.map { check.text(of: $0) } ?? "new"
      return "\(check.effect.words) \(before) → \(check.text(of: check.new))\(conditions)"
    }
    #expect(found == expected)
  }

  @Test("A check of a new color is reported only if it fails")
  func newCheck() throws {
    func library(_ colors: String, _ checks: String) throws -> ThemeFolder {
      try folder([
        "library.yaml": "library: 1\nchecks: [\(checks)]\n",
        "a.yaml": "theme: a\ncolors: \(colors)\n",
      ])
    }
    let old = try library("{ y: white }", "")
    for (color, effects) in [("black", []), ("\"#888\"", [ColorCheck.Change.Effect.fails])] {
      let new = try library(
        "{ y: white, x: \(color) }",
        "{ contrast: [x, y], at-least: 4.5 }"
      )
      let difference = try LibraryDifference(from: old, to: new)
      #expect(difference.themes.flatMap(\.checks).map(\.effect) == effects)
      #expect(difference.themes.flatMap(\.checks).allSatisfy { $0.old == nil })
    }
  }

  @Test("Checks on terminals and with color visions have other subjects")
  func kindsOfChecks() throws {
    func library(_ color: String) throws -> ThemeFolder {
      let checks = [
        "contrast: [x, y], at-least: 4.5", "contrast: [x, y], at-least: 4.5, on: terminal-256",
        "distinct: [x, y], at-least: 60", "distinct: [x, y], at-least: 60, under: [deuteranopia]",
      ].map { "  - { \($0) }\n" }
      return try folder([
        "library.yaml": "library: 1\nchecks:\n\(checks.joined())",
        "a.yaml": "theme: a\ncolors: { y: white, x: \(color) }\n",
      ])
    }
    let difference = try LibraryDifference(
      from: library("black"),
      to: library("\"#888\"")
    )
    #expect(
      Set(difference.themes.flatMap(\.checks).map(\.subject)) == [
        "x on y", "x on y (terminal-256)", "x, y apart", "x, y apart (deuteranopia)",
      ]
    )
  }

  @Test("Differences of translucent colors are those of composited colors")
  func translucent() throws {
    let old = try Color(css: "rgb(0 0 0 / 20%)")
    let change = ValueChange(conditions: [], old: old, new: try Color(css: "rgb(0 0 0 / 60%)"))
    let seen = try Color(css: "rgb(204 204 204)")
      .difference(to: Color(css: "rgb(102 102 102)"), by: .ok)
    #expect(abs(try #require(change.difference(by: .ok)) - seen) < 1e-6)
    let only = ValueChange(conditions: [], old: old, new: nil)
    #expect(only.difference(by: .ok) == nil)
    #expect(only.differenceText == nil)
  }

  @Test("An incomplete comparison is marked as such")
  func tooManyCombinations() throws {
    let names = (1...13).map { "t\($0)" }
    let traits = names.map { name in
      "\(name): { values: [a, b] }"
    }
    let variants = names.map { "\($0)=b: black" } + ["default: white"]
    func library(_ other: String) throws -> ThemeFolder {
      try folder([
        "library.yaml": "library: 1\ntraits: { \(traits.joined(separator: ", ")) }\n",
        "a.yaml":
          "theme: a\ncolors: { x: { \(variants.joined(separator: ", ")) }, y: \(other) }\n",
      ])
    }
    let difference = try LibraryDifference(from: library("red"), to: library("blue"))
    #expect(difference.themes.map(\.isComplete) == [false])
    #expect(difference.themes.flatMap(\.colors).map(\.name) == ["y"])
  }

  @Test(
    "Colors without a valid value are listed, and all others compared",
    arguments: [
      (
        "x: red, y: red", "x: redd, y: lime",
        ["changed y", "  always: #ff0000 → #00ff00", "invalid x (now)"]
      ),
      ("x: redd, y: red", "x: red, y: red", ["invalid x (before)"]),
      ("x: redd", "x: bleu", ["invalid x (before and now)"]),
      ("x: red", "x: red, z: \"{y}\", y: bleu", ["invalid z (now)", "invalid y (now)"]),
      ("x: redd, y: red", "y: red", ["invalid x (before)"]),
    ]
  )
  func invalidColors(old: String, new: String, expected: [String]) throws {
    #expect(try changes("colors: { \(old) }\n", "colors: { \(new) }\n") == expected)
    let folders = try [old, new].map { try folder(["a.yaml": "theme: a\ncolors: { \($0) }\n"]) }
    for difference in [
      try LibraryDifference(from: folders[0], to: folders[1]),
      try LibraryDifference(from: (folders[0], "a"), to: (folders[1], "a")),
    ] {
      #expect(!difference.errors.isEmpty)
      #expect(difference.themes.flatMap(\.colors).contains { $0.word == "invalid" })
    }
  }

  @Test("A check of a color without a valid value isn't compared")
  func invalidChecks() throws {
    func library(_ text: String) throws -> ThemeFolder {
      try folder([
        "library.yaml": "library: 1\nchecks:\n  - { contrast: [text, back], at-least: 4.5 }\n",
        "a.yaml": "theme: a\ncolors: { text: \(text), back: white }\n",
      ])
    }
    let valid = try LibraryDifference(from: library("black"), to: library("white"))
    #expect(valid.themes.flatMap(\.checks).count == 1)
    let invalid = try LibraryDifference(from: library("black"), to: library("whit"))
    #expect(invalid.themes.flatMap(\.checks).isEmpty)
  }

  @Test("A library that doesn't compile can't be compared")
  func broken() throws {
    let good = try folder(["a.yaml": "theme: a\ncolors: { x: red }\n"])
    let bad = try folder(["a.yaml": "theme: a\nextends: b\ncolors: { x: red }\n"])
    #expect(throws: ThemeLibraryError.self) {
      try LibraryDifference(from: good, to: bad)
    }
    #expect(throws: ThemeLibraryError.self) {
      try LibraryDifference(from: bad, to: good)
    }
    #expect(throws: ThemeLibraryError.noThemes(folder: "Themes")) {
      try LibraryDifference(from: good, to: folder(["library.yaml": "library: 1\n"]))
    }
  }

  @Test("A folder with an unreadable or unidentified file can't be compared")
  func brokenFile() throws {
    let good = try folder(["a.yaml": "theme: a\ncolors: { x: red }\n"])
    for text in ["x: [", "y: 1\n"] {
      let bad = try folder(["a.yaml": "theme: a\ncolors: { x: red }\n", "x.yaml": text])
      #expect(throws: ThemeLibraryError.self) {
        try LibraryDifference(from: good, to: bad)
      }
      #expect(throws: ThemeLibraryError.self) {
        try LibraryDifference(from: bad, to: good)
      }
      // Two themes are compared without the rest of their folders.
      #expect(try LibraryDifference(from: (good, "a"), to: (bad, "a")).isEmpty)
    }
  }

  @Test("A removed theme whose colors are those of one new theme counts as renamed")
  func renamedTheme() throws {
    let (red, blue) = ("{ x: red, y: { light: red, dark: navy } }", "{ x: blue, y: blue }")
    func themes(_ themes: [(String, String)]) throws -> ThemeFolder {
      try folder(
        Dictionary(
          uniqueKeysWithValues: themes.map { ("\($0).yaml", "theme: \($0)\ncolors: \($1)\n") }
        )
      )
    }
    func words(_ old: [(String, String)], _ new: [(String, String)]) throws -> [String] {
      try LibraryDifference(from: themes(old), to: themes(new)).themes.map {
        "\($0.word) \($0.title)"
      }
    }
    #expect(
      try words([("a", red), ("b", blue)], [("a", red), ("c", blue)]) == ["renamed b → c"]
    )
    #expect(
      try words([("a", red), ("b", blue)], [("c", red), ("d", blue)])
        == ["renamed a → c", "renamed b → d"]
    )
    // Nothing tells which of two it is.
    #expect(
      try words([("b", blue)], [("c", blue), ("d", blue)]) == ["removed b", "added c", "added d"]
    )
    #expect(try words([("b", blue)], [("c", "{ x: blue }")]) == ["removed b", "added c"])
    #expect(try words([("b", blue)], [("c", red)]) == ["removed b", "added c"])
  }

  @Test("A replacement file takes the place of the file with the same identity")
  func replacing() throws {
    let files = try folder([
      "a.yaml": "theme: a\ncolors: { x: red }\n", "library.yaml": "library: 1",
    ])
    func file(_ text: String) -> SourceFile { SourceFile(path: "pipe", bytes: Array(text.utf8)) }
    let same = try #require(files.replacing(with: file("theme: a\ncolors: { x: blue }\n")))
    #expect(same.folder.paths == ["pipe", "Themes/library.yaml"])
    #expect(same.name == "a")
    let other = try #require(files.replacing(with: file("theme: b\n")))
    #expect(other.folder.themeNames == ["a", "b"])
    #expect(files.replacing(with: file("library: 1"))?.folder.paths == ["Themes/a.yaml", "pipe"])
    #expect(files.replacing(with: file("[]")) == nil)
  }
}
