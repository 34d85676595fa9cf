import SourceDiagnostics
import SourceDocuments
import Testing

@testable import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@Suite("Unquoted colors in flow mappings")
struct FlowTrapTests {
  private func found(_ colors: String) throws -> [String] {
    try findings(ofTheme: "theme: test\ncolors:\n  \(colors)\n")
  }

  private static func hex(_ text: String) -> String {
    "error: YAML reads '\(text)' as a comment; put it in quotes: \"\(text)\" [unquoted-hex]"
  }

  private static func function(_ text: String, endedBy sign: Character = ",") -> String {
    "error: a '\(sign)' between { } ends the value, also within '\(text)'; put it in quotes: "
      + "\"\(text)\" [invalid-color]"
  }

  @Test(
    "A hex color that comments out the rest of its line is reported at its position",
    arguments: [
      ("text: {light: #fff}", ["3:17: \(Self.hex("#fff"))"]),
      (
        "text: { light: #fff, dark: #000 }",
        ["3:18: \(Self.hex("#fff"))", "3:30: \(Self.hex("#000"))"]
      ),
      ("a: red\n  text: { light: #A1b2C3d4}\n  b: red", ["4:18: \(Self.hex("#A1b2C3d4"))"]),
      ("a: [#fff]", ["3:7: \(Self.hex("#fff"))"]),
      ("text: {\n    light: #fff,\n    dark: black }", ["4:12: \(Self.hex("#fff"))"]),
      // A comment is one, and what is really wrong is told.
      (
        "text: { light: red # fff\n    dark: black }",
        ["4:5: error: ',' or '}' is missing before this [syntax]"]
      ),
      (
        "text: { light: red, #abc\n    dark: black",
        ["3:9: error: this '{' is not closed [syntax]"]
      ),
    ]
  )
  func hexColors(colors: String, expected: [String]) throws {
    let result = try found(colors)
    #expect(result.count == expected.count, "\(result)")
    for (line, wanted) in zip(result, expected) { #expect(line.hasPrefix(wanted), "\(line)") }
  }

  @Test(
    "A function that a comma or a reference splits is reported as a whole",
    arguments: [
      (
        "b: red\n  a: { light: oklch(from {b} l c h), dark: redd }\n  c: \"#12345\"",
        ["4:15: \(Self.function("oklch(from {b} l c h)", endedBy: "{"))"]
      ),
      ("a: { light: rgb(1, 2, 3), dark: white }", ["3:15: \(Self.function("rgb(1, 2, 3)"))"]),
      (
        "b: red\n  a: { light: color-mix(in oklab, {b} 20%, white), dark: white }",
        ["4:15: \(Self.function("color-mix(in oklab, {b} 20%, white)"))"]
      ),
      (
        "b: red\n  a: { light: color-mix(in oklab, {b}, white), dark: white }",
        ["4:15: \(Self.function("color-mix(in oklab, {b}, white)"))"]
      ),
      (
        "a: { new: rgb(1, 2, 3), old: red }\n  b: \"{a.new}\"\n  c: \"{a.old}\"",
        ["3:13: \(Self.function("rgb(1, 2, 3)"))"]
      ),
      (
        "a: { light: rgb(1, 2, 3), dark: hsl(1, 2%, 3%), p3: redd }",
        [
          "3:15: \(Self.function("rgb(1, 2, 3)"))", "3:35: \(Self.function("hsl(1, 2%, 3%)"))",
          "3:55: error: 'redd' is not a color",
        ]
      ),
      (
        "a: { light: color-mix(in oklab, #fff, red), dark: white }",
        ["3:15: \(Self.function("color-mix(in oklab, #fff, red)"))"]
      ),
      // Outside of braces commas are what they look like.
      ("a: rgb(1, 2, 3)", []),
      ("a: { light: rgb(1 2 3), dark: white }", []),
      ("a: { light: rgb(1, x: red }", ["3:22: error: "]),
    ]
  )
  func cutFunctions(colors: String, expected: [String]) throws {
    let result = try found(colors)
    #expect(result.count == expected.count, "\(result)")
    for (line, wanted) in zip(result, expected) {
      #expect(line.hasPrefix(wanted) || wanted.contains("redd"), "\(line)")
    }
  }

  @Test("A text longer than any color is not a function", arguments: [(480, true), (520, false)])
  func long(count: Int, isFunction: Bool) {
    let text = "{ a: rgb(1,\(String(repeating: " ", count: count))2) }"
    let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    #expect((FlowTraps(file).function(at: 5..<10) != nil) == isFunction)
  }

  @Test(
    "A long line is scanned once for all its values",
    .timeLimit(.minutes(1)),
    arguments: [
      { "rgb(\($0)" }, { "rgb(1, b\($0))" }, { "color-mix(in oklab, {b}, b\($0))" },
    ] as [@Sendable (Int) -> String]
  )
  func longLine(value: @Sendable (Int) -> String) throws {
    let colors = (0..<10_000).map { "a\($0): \(value($0))" }.joined(separator: ", ")
    let file = SourceFile(path: "a.yaml", bytes: Array("{ \(colors) }".utf8))
    let read = FlowTraps.parse(file)
    #expect(read.diagnostics.allSatisfy { $0.severity == .note })
    #expect(read.document != nil)
  }

  @Test("A section in a flow mapping reports split functions")
  func section() throws {
    let theme = "theme: test\ncolors: { a: rgb(1, 2, 3), b: red, c: \"{a}\" }"
    #expect(try findings(ofTheme: theme) == ["2:14: \(Self.function("rgb(1, 2, 3)"))"])
  }

  @Test(
    "The fixes of split colors result in the intended colors",
    arguments: [
      ("a: { light: #fff, dark: #000 }", "a: { light: \"#fff\", dark: \"#000\" }"),
      (
        "a: { light: rgb(1, 2, 3), dark: color-mix(in oklab, red, #fff) }",
        "a: { light: \"rgb(1, 2, 3)\", dark: \"color-mix(in oklab, red, #fff)\" }"
      ),
    ]
  )
  func fixes(colors: String, expected: String) throws {
    let text = "theme: test\ncolors:\n  \(colors)\n"
    let found = ThemeValidator().findings(in: try folder(["a.yaml": text]))
    #expect(found.allSatisfy { $0.fix?.isSafe == true })
    let file = SourceFile(path: "Themes/a.yaml", bytes: Array(text.utf8))
    let fixed = String(decoding: FixedText(file, fixing: found).bytes, as: UTF8.self)
    #expect(fixed == "theme: test\ncolors:\n  \(expected)\n")
    #expect(try findings(ofTheme: fixed) == [])
  }

  @Test("A fix of a split text that is not a color is only a suggestion")
  func proposal() throws {
    let text = "theme: test\ncolors:\n  a: { light: rgbb(1, 2, 3), dark: red }"
    let found = ThemeValidator().findings(in: try folder(["a.yaml": text]))
    #expect(found.map(\.rule) == ["invalid-color"])
    #expect(found.first?.fix == .suggestion("\"rgbb(1, 2, 3)\""))
  }

  @Test("A no-break space is reported at its position")
  func noBreakSpace() throws {
    #expect(
      try found("a:\u{A0}red\n  b: red") == [
        "3:5: error: a no-break space (U+00A0) is not whitespace in YAML; use a space [syntax]"
      ]
    )
    #expect(
      try found("a:\u{A0}red") == [
        "3:3: error: 'colors' must be a mapping of names; a no-break space follows ':' "
          + "[invalid-value]"
      ]
    )
    #expect(try found("a: red\n  # a\u{A0}b\n  b: red") == [])
    #expect(
      try found("a: red\n\u{A0}\u{A0}b: red") == [
        "4:1: error: a no-break space (U+00A0) is not whitespace in YAML; use a space [syntax]"
      ]
    )
  }

  @Test(
    "A missing space after a colon is reported at the line that lacks it",
    arguments: [
      ("a:red\n  b: blue", "3:4: error: a space is missing after this colon; write 'a: red'"),
      ("b: blue\n  a:red", "4:4: error: a space is missing after this colon; write 'a: red'"),
      (
        "a:\"#fff\"\n  b: red",
        "3:4: error: a space is missing after this colon; write 'a: \"#fff\"'"
      ),
      ("{ a:red, b: blue }", "3:5: error: a space is missing after this colon; write 'a: red'"),
      (
        "b: { dark:red, light: blue }",
        "3:8: error: a space is missing after this colon; write 'dark: red'"
      ),
      (
        "b:\n    dark:red",
        "4:5: error: 'dark:red' is not a color; write a space after the colon: 'dark: red'"
      ),
      (
        "a:red\n  b:red",
        "3:3: error: 'colors' must be a mapping of names; write a space after the colon: 'a: red'"
      ),
    ]
  )
  func missingSpace(colors: String, message: String) throws {
    let found = try found(colors).filter { $0.contains(": error: ") }
    #expect(found.count == 1 && found.first?.hasPrefix(message + " [") == true, "\(found)")
  }

  @Test("Colons that need no space are kept", arguments: ["\"a:b\"", "a-b", "{b}"])
  func otherColons(name: String) throws {
    let advice = try found("b: red\n  a: \(name)").filter { $0.contains("space") }
    #expect(advice == [])
    #expect(try found("b: red  # see https://example.org:80/a") == [])
  }

  @Test("A merge conflict is one error, and its marks cause no others")
  func conflict() throws {
    let conflict = "<<<<<<< HEAD\n  a: red\n=======\n  a: blue\n>>>>>>> b\n"
    let message =
      "error: an unresolved merge conflict starts here; keep one of its versions, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>' [syntax]"
    #expect(try found("b: red\n\(conflict)") == ["4:1: \(message)"])
    #expect(try found("\n\(conflict)  c: red\n\(conflict)").count == 2)
    // Marks alone are no conflict.
    #expect(try found("b: red\n=======\n").contains { $0.contains("conflict") } == false)
  }

  @Test("A mapping of misspelled conditions is not a group of colors")
  func misspelt() throws {
    #expect(
      try found("a: { LIGHT: red, DARK: blue, HighContrast: green }") == [
        "3:8: error: 'LIGHT' is not a condition; write 'light' [mixed-group]",
        "3:20: error: 'DARK' is not a condition; write 'dark' [mixed-group]",
        "3:32: error: 'HighContrast' is not a condition; write 'high-contrast' [mixed-group]",
      ]
    )
    #expect(try found("a: { LIGHT: red, other: blue }") == [])
  }
}
