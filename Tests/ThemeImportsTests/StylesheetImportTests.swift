import FileAccess
import SourceDocuments
import Testing
import TestSupport

@testable import ThemeImports

@Suite("Imports of style sheets")
struct StylesheetImportTests {
  @Test(
    "Custom properties become colors",
    arguments: [
      (":root { --a: #FFF; --b: var(--a) }", ["a: \"#FFF\"", "b: \"{a}\""]),
      (
        ":root{--a:red;--b:color-mix(in oklab, var(--a) 40%, white)}",
        ["a: red", "b: color-mix(in oklab, {a} 40%, white)"]
      ),
      (":root { --a: light-dark(#fff, #000) }", ["a:", "  light: \"#fff\"", "  dark: \"#000\""]),
      (":root { --a: var(--missing, blue) }", ["a: blue"]),
      (":root { --gap: 4px; --a: red; --font: 'a;b}' }", ["a: red"]),
      ("/* :root { --x: red } */ :root { --a: /* no */ red !important; --a: blue }", ["a: red"]),
      (#":root { --badge\.new: red; --a\20 b: red }"#, ["badge-new: red", "a-b: red"]),
      (
        ":root { --a: red } @media (prefers-color-scheme: dark) { :root { --a: blue } }",
        ["a:", "  light: red", "  dark: blue"]
      ),
      (
        ":root { --a: red } .dark { --a: blue } @media (prefers-contrast: more) { html { --a: lime } }",
        ["a:", "  light: red", "  dark: blue"]
      ),
      (
        "html { --a: red } @media (prefers-contrast: more) { html { --a: lime } }",
        ["a:", "  default: red", "  high-contrast: lime"]
      ),
      (
        """
        :root { --a: red }
        @media (color-gamut: p3) { @supports (color: color(display-p3 0 0 0)) { :root { --a: \
        color(display-p3 1 0 0) } } }
        """, ["a:", "  default: red", "  p3: color(display-p3 1 0 0)"]
      ),
      ("@theme { --color-red-500: oklch(0.6 0.2 20); }", ["red-500: oklch(0.6 0.2 20)"]),
    ]
  )
  func properties(text: String, lines: [String]) throws {
    let result = imported(["a.css": text])
    #expect(result.colorLines == lines, "\(result.findings)")
    _ = try result.compiled()
  }

  @Test("A nested rule has the specificity of the most specific selector around it")
  func nestedWeight() {
    let list = "html, :root.light"
    let flat = imported(["a.css": "\(list) { --a: red } .dark { --a: blue }"])
    #expect(flat.colorLines == ["a:", "  light: red", "  dark: blue"])
    let nested = imported(["a.css": "\(list) { & { --a: red } } .dark { --a: blue }"])
    #expect(nested.colorLines == ["a: red"])
  }

  @Test("Nested selectors are merged if equal, and limited in number")
  func multiplied() {
    func text(_ list: String, depth: Int) -> String {
      ":root { --a: blue; " + String(repeating: "\(list) {", count: depth) + "--a: red"
        + String(repeating: "}", count: depth + 1)
    }
    let equal = imported(["a.css": text("&, &", depth: 31)])
    #expect(equal.colorLines == ["a: red"])
    let list = "&[data-x=on], &[data-y=on]"
    let two = imported(["a.css": text(list, depth: 2)])
    #expect(two.colorLines == ["a:", "  default: blue", "  x=on: red", "  y=on: red"])
    #expect(imported(["a.css": text(list, depth: 12)]).colorLines == two.colorLines)
    let many = (0..<10).map { "&[data-x\($0)=on]" }.joined(separator: ", ")
    let different = imported(["a.css": text(many, depth: 3)])
    #expect(different.colorLines == ["a: blue"])
    #expect(different.findings.contains { $0.contains("themes cannot express ':root {") })
  }

  @Test("Specificity takes precedence over order in the cascade")
  func cascade() throws {
    let result = imported([
      "a.css": """
      :root[data-theme="ocean"] { --a: teal }
      :root { --a: red; --b: var(--a) }
      [data-theme=ocean] { --a: navy }
      [data-theme="dark"] { --a: gray }
      """
    ])
    #expect(result.themes.map(\.name) == ["a.yaml", "ocean.yaml", "dark.yaml"])
    let library = try result.compiled()
    #expect(library.colors("a")["b"] == "#ff0000")
    #expect(library.colors("a", under: "dark")["b"] == "#ff0000")
    #expect(library.colors("dark")["b"] == "#808080")
    #expect(library.colors("ocean")["b"] == "#008080")
  }

  @Test(
    "Importance, layers, negations and conditions apply as in a browser",
    arguments: [
      (
        ":root{--a:white}.dark{--a:black}:root:not(.dark){--a:ivory}",
        ["a:", "  light: ivory", "  dark: black"]
      ),
      (":root{--a:blue} @layer b{:root{--a:red}}", ["a: blue"]),
      ("@layer t, u; @layer u{:root{--a:red}} @layer t{:root{--a:blue}}", ["a: red"]),
      ("@layer t{:root{--a:red} @layer u{:root{--a:blue}}}", ["a: red"]),
      ("@layer t{@layer u{:root{--a:red}}} @layer t.u{:root{--a:blue}}", ["a: blue"]),
      ("@layer{:root{--a:red}} @layer{:root{--a:blue}}", ["a: blue"]),
      (
        "@layer t,u; @layer t{:root{--a:red!important}} @layer u{:root{--a:lime!important}}",
        ["a: red"]
      ),
      (":root{--a:blue!important} @layer b{:root{--a:red !important}}", ["a: red"]),
      ("@theme{--a:red} @layer base{:root{--a:blue}}", ["a: blue"]),
      (":root{--a:blue} @supports not (color:oklch(0 0 0)){:root{--a:red}}", ["a: blue"]),
      (":root{--a:blue} @supports (color: lab(0% 0 0)) and (--x:1){:root{--a:red}}", ["a: red"]),
      (":root{--a:blue} @supports (display: none-such){:root{--a:red}}", ["a: blue"]),
      (
        ":root{--a:red} @media not (prefers-color-scheme: light){:root{--a:blue}}",
        ["a:", "  light: red", "  dark: blue"]
      ),
      (
        ":root{--a:red} @media print, screen and (prefers-color-scheme: dark){:root{--a:blue}}",
        ["a:", "  light: red", "  dark: blue"]
      ),
      (
        """
        :root{--a:red} @media (prefers-color-scheme: dark){:root:not([data-theme=light]){--a:blue}}
        """,
        ["a:", "  light: red", "  dark: blue"]
      ),
      (":root{--a:red; &.dark{--a:blue}}", ["a:", "  light: red", "  dark: blue"]),
      (
        ":root{--a:red} :is(.dark,.high-contrast){--a:blue}",
        ["a:", "  default: red", "  dark: blue", "  high-contrast: blue"]
      ),
      (":root{--a:red}.dark{--a:red}:root:not(.dark){--a:red}", ["a: red"]),
      (":root{--b:red;--a:light-dark(var(--b), var(--b))}", ["b: red", "a: \"{b}\""]),
    ]
  )
  func conditions(text: String, lines: [String]) throws {
    let result = imported(["a.css": text])
    #expect(result.colorLines == lines, "\(result.findings)")
    _ = try result.compiled()
  }

  @Test(
    "Properties are substituted where a reference isn't possible",
    arguments: [
      (":root{--c:0 0% 100%;--a:hsl(var(--c))}", ["a: hsl(0 0% 100%)"]),
      (":root{--c:0 0% 100%;--a:hsl(var(--c) / 0.5)}", ["a: hsl(0 0% 100% / 0.5)"]),
      (":root{--c:255, 0, 0;--a:rgba(var(--c), .5)}", ["a: rgba(255, 0, 0, .5)"]),
      (
        ":root{--c:0 0% 100%;--a:hsl(var(--c))}.dark{--c:222 84% 5%}",
        ["a:", "  light: hsl(0 0% 100%)", "  dark: hsl(222 84% 5%)"]
      ),
      (
        ":root{--h:20;--s:50%;--c:var(--h) var(--s) 5%;--a:hsl(var(--c))}",
        ["a: hsl(20 50% 5%)"]
      ),
      (
        ":root{--b:red;--share:40%;--a:color-mix(in oklab, var(--b) var(--share), white)}",
        ["b: red", "a: color-mix(in oklab, {b} 40%, white)"]
      ),
      (
        "@media (prefers-contrast:more){:root{--b:#111}} :root{--d:var(--b,#0f0)}",
        [
          "b:", "  high-contrast: \"#111\"", "d:", "  default: \"#0f0\"",
          "  high-contrast: \"{b}\"",
        ]
      ),
      (":root{--b:initial;--a:var(--b, var(--none, red))}", ["a: red"]),
      (":root{--c:var(--d);--d:4px;--a:red}", ["a: red"]),
      (#":root{--c:"var(--c) ;'";--a:red}"#, ["a: red"]),
      (":root{--c:0 0% 100%;--c2:var(--c)var(--c);--a:red}", ["a: red"]),
    ]
  )
  func substitution(text: String, lines: [String]) throws {
    let result = imported(["a.css": text])
    #expect(result.colorLines == lines, "\(result.findings)")
    _ = try result.compiled()
  }

  @Test("Long chains of references in any order become colors", arguments: [false, true])
  func chain(isReversed: Bool) {
    var lines = (1..<5_000).map { "--t\($0): var(--t\($0 - 1));" }
    if isReversed { lines.reverse() }
    let result = imported(["a.css": ":root { --t0: red; \(lines.joined()) }"])
    #expect(result.findings == [])
    #expect(result.colorLines.count == 5_000)
  }

  @Test("Names of any script are kept")
  func names() throws {
    let result = imported(["a.css": #":root { --品牌: red; --été-2: var(--品牌); --a\\b: blue }"#])
    #expect(result.colorLines == ["品牌: red", "été-2: \"{品牌}\"", "a-b: blue"])
    _ = try result.compiled()
  }

  private static let wrongBytes: [(bytes: [UInt8], message: String)] = [
    (Array(":root { --".utf8) + [0xFF] + Array(": red }".utf8), "the byte 0xFF at offset 10"),
    (wide(":root { --a: red }", isBig: false), "the file is in UTF-16 (little-endian)"),
    ([0xFE, 0xFF] + wide(":root {}", isBig: true), "the file is in UTF-16 (big-endian)"),
  ]

  private static func wide(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
  }

  @Test("Bytes that are not UTF-8 are refused", arguments: wrongBytes)
  func encoding(bytes: [UInt8], message: String) {
    let reader = InMemoryFiles(["a.css": bytes])
    let result = ThemeImport(reader: reader).themes(of: ["a.css"])
    #expect(result.hasErrors && result.themes.isEmpty)
    #expect(result.findings.contains { $0.contains(message) }, "\(result.findings)")
  }

  @Test(
    "Rules that themes can't express are reported",
    arguments: [
      (
        ".button { --a: red } :root { --b: red }",
        "a.css:1:11: warning: themes cannot express '.button'"
      ),
      (
        "@media print { :root { --a: red } } :root { --b: red }",
        "themes cannot express '@media print { :root'"
      ),
      (
        ":root { --b: red; color: red; margin: 0 }",
        "note: 2 declarations are not custom properties: color, margin"
      ),
      (":root { --b: red; --gap: 4px }", "note: 1 custom property is not a color: --gap"),
      (
        ":root { --b: red; --c: var(--d) }",
        "a.css:1:19: warning: no custom property is named '--d'"
      ),
      (
        ":root { --b: var(--c); --c: var(--b); --d: red }",
        "a.css:1:9: error: cyclic references: 'b', 'c'"
      ),
      (
        ":root { --a: color-mix(in oklab, var(--a), red) }",
        "a.css:1:9: error: 'a' refers to itself"
      ),
      (":root { --a: red; --b: 4px; --c: calc(var(--c) * 2) }", "error: 'c' refers to itself"),
      (
        ":root { --a: red; --b: var() }",
        "a.css:1:19: warning: invalid 'var()'; the property is not imported"
      ),
      (
        ":root { --a: red; --b: var() } .dark { --b: blue }",
        "a.css:1:19: warning: invalid 'var()'; the property is not imported"
      ),
      (
        ":root { --a: red; --b: 1; --c: 2; --d: 3; --e: 4; --f: 5; --g: 6 }",
        "6 custom properties are not colors: --b, --c, --d, --e, --f and 1 more"
      ),
      (
        ":root { --x: red } .dark { --x: inherit }",
        "a.css:1:28: warning: a theme cannot express '--x: inherit'"
      ),
      (
        ":root { --x: red } .dark { --x: 4px }",
        "a.css:1:28: warning: '--x: 4px' is not a color for dark"
      ),
      (
        ":root { --x: red } .dark { --x: initial }",
        "a.css:1:28: warning: '--x: initial' has no value for dark"
      ),
      (
        "@media (prefers-contrast: more) { :root { --b: red } } :root { --d: var(--b) }",
        "a.css:1:64: warning: '--d: var(--b)' has no value for normal-contrast"
      ),
      (
        "@supports not (color: red) { :root { --a: red } } :root { --b: red }",
        "themes cannot express '@supports not (color: red) { :root'"
      ),
      (
        "@supports (none: such) { :root { --a: red } } :root { --b: red }",
        "themes cannot express '@supports (none: such) { :root'"
      ),
      ("@import \"b.css\"; :root { --b: red }", "a.css:1:1: warning: '@import' is not followed"),
      (":root { --b: red", "a.css:1:8: error: the block that begins here is not closed"),
      (":root { --b: red } }", "a.css:1:20: error: unmatched '}'"),
      ("p { color: red }", "error: no custom properties for colors in a.css"),
    ]
  )
  func reported(text: String, message: String) {
    let result = imported(["a.css": text])
    #expect(result.findings.contains { $0.contains(message) }, "\(result.findings)")
  }

  @Test("An import of random bytes ends without a crash", arguments: 0..<50 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      ":root", "{", "}", "--a", ":", "red", ";", "var(--a", ")", "(", "@media", "/*", "*/", "\"",
      "\\", "[data-theme=", "]", "light-dark(", ",", " ", "\n", "é",
    ]
    let text = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let result = imported(["a.css": text])
    #expect(result.hasErrors || !result.themes.isEmpty)
  }
}
