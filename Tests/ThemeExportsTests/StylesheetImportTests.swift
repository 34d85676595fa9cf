import TestSupport
import Testing

@testable import ThemeExports

@Suite("Importing style sheets")
struct StylesheetImportTests {
  @Test(
    "custom properties become colours",
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
      ("@theme { --color-red-500: oklch(0.6 0.2 20); }", ["color-red-500: oklch(0.6 0.2 20)"]),
    ]
  )
  func properties(text: String, lines: [String]) throws {
    let result = imported(["a.css": text])
    #expect(result.colorLines == lines, "\(result.findings)")
    _ = try result.compiled()
  }

  @Test("the cascade decides: weight before order")
  func cascade() throws {
    let result = imported([
      "a.css": """
      :root[data-theme="ocean"] { --a: teal }
      :root { --a: red; --b: var(--a) }
      [data-theme=ocean] { --a: navy }
      [data-theme="dark"] { --a: gray }
      """
    ])
    #expect(result.themes.map(\.name) == ["a.yaml", "ocean.yaml"])
    let library = try result.compiled()
    #expect(library.colors("a")["b"] == "#ff0000")
    #expect(library.colors("a", "dark")["b"] == "#808080")
    #expect(library.colors("ocean")["b"] == "#008080")
  }

  @Test(
    "what themes have nothing for is told",
    arguments: [
      (
        ".button { --a: red } :root { --b: red }",
        "a.css:1:11: warning: themes have nothing for '.button'"
      ),
      ("@media print { :root { --a: red } } :root { --b: red }", "for '@media print { :root'"),
      (
        ":root { --b: red; color: red; margin: 0 }",
        "warning: 2 declarations set no custom property: color, margin"
      ),
      (":root { --b: red; --gap: 4px }", "warning: 1 custom properties are no colours: --gap"),
      (
        ":root { --b: red; --c: var(--d) }",
        "a.css:1:19: warning: no custom property is called '--d'"
      ),
      (
        ":root { --b: var(--c); --c: var(--b); --d: red }",
        "warning: 2 custom properties are no colours"
      ),
      (":root { --b: red", "a.css:1:8: error: the block that begins here isn't closed"),
      (":root { --b: red } }", "a.css:1:20: error: '}' closes nothing"),
      ("p { color: red }", "error: there are no custom properties for colours in a.css"),
    ]
  )
  func told(text: String, message: String) {
    let result = imported(["a.css": text])
    #expect(result.findings.contains { $0.contains(message) }, "\(result.findings)")
  }

  @Test("random bytes neither crash nor hang", arguments: 0..<50 as Range<UInt64>)
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
