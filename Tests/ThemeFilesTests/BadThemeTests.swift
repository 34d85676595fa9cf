import SourceDiagnostics
import Testing

@testable import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@Suite("Errors in theme files")
struct BadThemeTests {
  @Test(
    "YAML notations that are ambiguous for colors are reported",
    arguments: [
      (
        "a: #fff",
        ["3:6: error: YAML reads '#fff' as a comment; put it in quotes: \"#fff\" [unquoted-hex]"]
      ),
      (
        "a: color-mix(in oklab, red, #fff)",
        [
          "3:31: error: YAML reads ' #fff)' as a comment, which truncates the color; "
            + "put the whole value in quotes [unquoted-hex]"
        ]
      ),
      (
        "a: {b}\n  b: red",
        [
          "3:6: error: YAML reads '{b}' as a mapping; put it in quotes: \"{b}\" "
            + "[unquoted-reference]"
        ]
      ),
      (
        "a: { light: {b}, dark: black }\n  b: red",
        [
          "3:15: error: YAML reads '{b}' as a mapping; put it in quotes: \"{b}\" "
            + "[unquoted-reference]"
        ]
      ),
      (
        "on: red",
        [
          "3:3: warning: 'on' is true or false for many YAML readers; put it in quotes: "
            + "\"on\" [boolean-name]"
        ]
      ),
      ("\"on\": red", []),
      ("a: red # the brand's", []),
      ("a: ~", ["3:6: error: the color has no value [invalid-color]"]),
      ("a: [red]", ["3:6: error: a color must be a single value, not a list [invalid-color]"]),
    ]
  )
  func traps(colors: String, expected: [String]) throws {
    #expect(try findings(ofTheme: "theme: test\ncolors:\n  \(colors)\n") == expected)
  }

  @Test(
    "Invalid names and conditions are reported",
    arguments: [
      (
        "dark: red",
        [
          "3:3: error: 'dark' is a condition and can't be a name; write it below the name of a "
            + "color [reserved-name]"
        ]
      ),
      (
        "a.b: red",
        [
          "3:3: error: 'a.b' contains '.'; names consist of letters, digits and '-'; write groups "
            + "as mappings, 'a:' with the rest below it [naming]"
        ]
      ),
      (
        "a b: red",
        ["3:3: error: 'a b' contains ' '; names consist of letters, digits and '-' [naming]"]
      ),
      (
        "a: { light: red, darc: blue }",
        [
          "3:20: error: 'a' mixes variants and names: 'darc' is not a condition; did you mean "
            + "'dark'? [mixed-group]"
        ]
      ),
      (
        "a: { light: red, style=dusk: blue, default: black }",
        ["3:20: error: "]
      ),
      (
        "a: { glimmer=compact: red, default: blue }",
        ["3:8: error: 'glimmer' is not a trait [unknown-trait]"]
      ),
      (
        "a: { light dark: red, default: blue }",
        [
          "3:8: error: 'light dark' requires two values of 'style', which never apply together "
            + "[invalid-value]"
        ]
      ),
      (
        "a: { dark high-contrast: red, default: blue, high-contrast: { dark: green } }",
        [
          "3:65: error: 'dark' has the same conditions as another variant [invalid-value]"
        ]
      ),
      (
        "a: { dark: red }",
        [
          "3:3: warning: 'a' has no variant for light; add one, or 'default:' [missing-variant]"
        ]
      ),
      (
        "a: { light: red, dark high-contrast: blue }",
        [
          "3:3: warning: 'a' has no variant for dark, normal-contrast; add one, or 'default:' "
            + "[missing-variant]"
        ]
      ),
      ("a: {}", ["3:6: error: 'a' has neither a value nor variants [invalid-color]"]),
    ]
  )
  func names(colors: String, expected: [String]) throws {
    let found = try findings(ofTheme: "theme: test\ncolors:\n  \(colors)\n")
    #expect(found.count == expected.count)
    for (finding, wanted) in zip(found, expected) { #expect(finding.hasPrefix(wanted)) }
  }

  @Test(
    "Invalid references are reported",
    arguments: [
      (
        "accent: red\n  b: \"{acent}\"",
        [
          "4:8: error: 'acent' is not a color; did you mean 'accent'? [unknown-reference]"
        ]
      ),
      (
        "a: \"{b}\"\n  b: \"{c}\"\n  c: \"{a}\"",
        [
          "3:8: error: colors refer to each other in a cycle: a → b → c → a [cyclic-reference]"
        ]
      ),
      (
        "a: \"{a}\"",
        [
          "3:8: error: 'a' refers to itself, and no other variant applies [cyclic-reference]"
        ]
      ),
      (
        "a: asset(Brand/New)",
        [
          "3:12: error: 'Brand/New' is not a color of any catalog of the library [unknown-asset]"
        ]
      ),
    ]
  )
  func references(colors: String, expected: [String]) throws {
    #expect(try findings(ofTheme: "theme: test\ncolors:\n  \(colors)\n") == expected)
  }

  @Test("The notes of a cyclic reference follow the cycle")
  func cycleNotes() throws {
    let text = "theme: test\ncolors:\n  a: \"{b}\"\n  b: \"{a}\"\n"
    let diagnostics = ThemeValidator().findings(in: try folder(["test.yaml": text]))
    let notes = try #require(diagnostics.first?.notes)
    #expect(notes.map(\.message) == ["'b' refers to 'a' here"])
    #expect(notes.map(\.excerpt?.start.line) == [4])
  }

  @Test(
    "Invalid keys of a theme file are reported",
    arguments: [
      (
        "theme: test\ncolours: { a: red }",
        [
          "2:1: error: 'colours' is not a key of a theme file; did you mean 'colors'? [unknown-key]"
        ]
      ),
      (
        "theme: test\nextends: nothing\ncolors: { a: red }",
        ["2:10: error: 'nothing' is not a theme [unknown-theme]"]
      ),
      (
        "theme: test\nextends: test\ncolors: { a: red }",
        ["2:10: error: the theme extends itself [cyclic-extends]"]
      ),
      (
        "theme: test\npalette: { a: red }\ncolors: { a: blue }",
        [
          "3:11: error: 'a' is already a palette color; 'palette' and 'colors' share one "
            + "namespace [reserved-name]"
        ]
      ),
      (
        "theme: test\ncolors: { accent: red }\nabout: { acent: Links }",
        [
          "3:10: error: 'acent' is not a color; did you mean 'accent'? [unknown-reference]"
        ]
      ),
      (
        "theme: test\ncolors: { a: red }\ndeprecated: { a: { use: b } }",
        ["3:25: error: 'b' is not a color [unknown-reference]"]
      ),
      ("theme: test\ncolors: { a: red }\nextensions:\n  a: '{\"x\": [1, \"y\"]}'", []),
      (
        "theme: test\ncolors: { a: red }\nextensions:\n  b: '{}'",
        ["4:3: error: 'b' is not a color [unknown-reference]"]
      ),
    ]
  )
  func keys(text: String, expected: [String]) throws {
    #expect(try findings(ofTheme: text) == expected)
  }

  @Test("Extensions must be JSON objects", arguments: ["[]", "1", "x", "{x: 1}", "'{\"x\": y}'"])
  func extensions(text: String) throws {
    let found = try findings(
      ofTheme: "theme: test\ncolors: { a: red }\nextensions:\n  a: \(text)"
    )
    #expect(found.count == 1 && found[0].hasPrefix("4:6: error: "), "\(found)")
  }

  @Test("All errors are reported together, in the order of their positions")
  func allAtOnce() throws {
    let found = try findings(
      ofTheme: "theme: test\ncolors:\n  a: #fff\n  b: redd\n  c: \"{d}\"\n  e: rgb(1, 2 3)\n"
    )
    #expect(found.map { $0.prefix(4) } == ["3:6:", "4:6:", "5:8:", "6:15"])
  }

  @Test("References to a color with an invalid value are not reported")
  func noEchoes() throws {
    let colors = "  a: redd\n  b: \"{a}\"\n  c:\n    light: #fff\n  d: \"{c}\"\n"
    let found = try findings(ofTheme: "theme: test\ncolors:\n" + colors)
    #expect(found.map { $0.prefix(2) } == ["3:", "6:"])
  }

  @Test("Themes that extend each other are reported once, with the whole cycle")
  func loops() throws {
    let found = try findings(of: [
      "a.yaml": "theme: a\nextends: b\ncolors: { x: red }",
      "b.yaml": "theme: b\nextends: c\ncolors: { x: red }",
      "c.yaml": "theme: c\nextends: a\ncolors: { x: red }",
    ])
    #expect(
      found == ["2:10: error: the themes extend each other: a → b → c → a [cyclic-extends]"]
    )
  }

  @Test("An error that two themes inherit is reported once")
  func inheritedFault() throws {
    let found = try findings(of: [
      "a.yaml": "theme: a\ncolors: { x: \"{nothing}\", b: lime }",
      "b.yaml": "theme: b\nextends: a\ncolors: { b: red }",
      "c.yaml": "theme: c\nextends: a\ncolors: { b: blue }",
    ])
    #expect(found == ["2:16: error: 'nothing' is not a color [unknown-reference]"])
  }

  @Test("Two files with the same theme name are reported")
  func twins() throws {
    let found = try findings(of: [
      "a.yaml": "theme: a\ncolors: { x: red }", "b.yaml": "theme: a\ncolors: { x: red }",
    ])
    #expect(
      found == [
        "1:1: error: this file is a copy of 'a.yaml'; give this one another name in 'theme:', or remove it [duplicate-theme]"
      ]
    )
  }

  @Test(
    "A file without an identifying key is reported",
    arguments: [
      ("them: x", "did you mean 'theme'?"), ("colors: {}", "'theme:' or 'hierarchy:'"),
      ("- a", "must be a mapping"), ("", "[empty-document]"),
    ]
  )
  func kinds(text: String, part: String) throws {
    let found = try findings(of: ["a.yaml": "theme: a\ncolors: { x: red }", "x.yaml": text])
    #expect(found.count == 1)
    #expect(found.first?.contains(part) == true)
  }
}
