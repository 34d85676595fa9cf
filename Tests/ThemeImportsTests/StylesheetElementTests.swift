import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("Elements of imported style sheets")
struct StylesheetElementTests {
  private static let hex = ["red": "#ff0000", "blue": "#0000ff"]

  /// The values of `--a` in a paragraph of a page, without and with a dark style, as Chromium
  /// computes them.
  ///
  /// The class `dark` is that of the body if a rule is for the body, else that of the root element.
  @Test(
    "Themes have the values that the elements of a page have",
    arguments: [
      (":root { --a: lime } body { --a: red }", "red", "red"),
      (":root { --a: lime !important } body { --a: red }", "red", "red"),
      ("@layer x { body { --a: red } } :root { --a: lime !important }", "red", "red"),
      ("body { --a: red } .dark { --a: blue }", "red", "blue"),
      ("body { --a: red } html.dark { --a: blue }", "red", "red"),
      ("html { --a: red } .dark { --a: blue }", "red", "blue"),
      (".dark { --a: blue } :root { --a: red }", "red", "red"),
      ("body.dark { --a: blue } :root { --a: red !important }", "red", "blue"),
      (":where(:root) { --a: red } html.dark { --a: blue }", "red", "blue"),
      (":is(:root, body) { --a: red } .dark { --a: blue }", "red", "blue"),
      (":root:not(.dark) { --a: red } .dark { --a: blue }", "red", "blue"),
      (
        "@media (prefers-color-scheme: dark) { body { --a: blue } } :root { --a: red }", "red",
        "blue"
      ),
      (
        "@media (prefers-color-scheme: dark) { :root { --a: blue } } body { --a: red }", "red",
        "red"
      ),
      (":root, ::backdrop { --a: red } .dark { --a: blue }", "red", "blue"),
      (
        "@layer a, b; @layer b { body { --a: red } } @layer a { body { --a: blue !important } }",
        "blue", "blue"
      ),
      (
        "@layer a, b; @layer b { :root { --a: red } } @layer a { body { --a: blue } }", "blue",
        "blue"
      ),
      ("html { --a: blue } * { --a: red }", "red", "red"),
      ("* { --a: red } html { --a: blue !important }", "red", "red"),
      ("@layer x { * { --a: red } } body { --a: blue } .dark { --a: lime }", "red", "red"),
      (":root { --a: lime } * { --a: red } :where(*) { --a: blue }", "blue", "blue"),
      (":root { --a: lime } :is(html, *) { --a: red } * { --a: blue }", "red", "red"),
      (":root, * { --a: red }", "red", "red"),
      ("* { --a: red } *:root { --a: blue }", "red", "red"),
      (
        ":root { --a: red } @media (prefers-color-scheme: dark) { * { --a: blue } }", "red",
        "blue"
      ),
      ("* { --a: red; &.dark { --a: blue } }", "red", "red"),
    ]
  )
  func values(sheet: String, light: String, dark: String) throws {
    let library = try imported(["page.css": sheet]).compiled()
    #expect(library.colors("page", under: "light")["a"] == Self.hex[light])
    #expect(library.colors("page", under: "dark")["a"] == Self.hex[dark])
  }

  @Test(
    "Values that are not imported are reported at their positions",
    arguments: [
      (
        "body { --a: red }\nhtml { --a: lime }",
        "2:8 the elements of a page do not inherit '--a: lime'"
      ),
      ("body { --a: lime }\nhtml { --a: #0f0 }", nil), (":root, body { --a: lime }", nil),
      (":root { --a: red }\n:root { --a: lime }", nil),
      (
        ":root { --a: red }\nbody { --b: red }\n:root { --b: lime; --c: var(--b) }",
        "3:20 '--b' has another value in the element of this rule"
      ),
      ("body { --b: red }\n:root { --b: #f00; --c: var(--b) }", nil),
      (
        "@media (prefers-color-scheme: dark) {\n:root { --a: red } }\n[data-mode=dark] { --a: blue }",
        "2:9 '--a: red' is not imported, as another rule has a different value"
      ),
      (
        "@media (prefers-color-scheme: dark) {\n:root { --a: red } }\n.dark { --a: blue }",
        "2:9 '--a: red' is not imported"
      ),
      (
        "@media (prefers-color-scheme: dark) {\n:root { --a: red } }\n[data-mode=dark] { --a: #f00 }",
        nil
      ),
      (
        """
        [data-mode=dark] { --a: red }
        @media (prefers-color-scheme: dark) { :root:not([data-mode=light]) { --a: blue } }
        """, "1:20 '--a: red' is not imported"
      ),
      (
        ":root { --a: red }\n@media (prefers-color-scheme: light) { [data-mode=dark] { --a: lime } }",
        "2:59 the conditions of the rule contradict each other"
      ),
      (":root { --a: red }\n@media (prefers-color-scheme: light) { .light { --a: lime } }", nil),
    ] as [(String, String?)]
  )
  func reports(sheet: String, message: String?) {
    let found = imported(["page.css": sheet]).diagnostics.compactMap { diagnostic in
      diagnostic.excerpt.map { excerpt in
        "\(excerpt.start.line):\(excerpt.start.column) \(diagnostic.message)"
      }
    }
    guard let message else {
      #expect(found.isEmpty, "\(found)")
      return
    }
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test(
    "A property that only rules for every element set is not imported",
    arguments: ["*", "*, ::before, ::after, ::backdrop", ":is(html, *)", ":where(*)"]
  )
  func everyElement(selector: String) {
    let sheet = ":root { --a: red }\n\(selector) { --a: blue; --tw-b: red; --tw-c: 0 }"
    let result = imported(["page.css": sheet])
    #expect(result.colorLines == ["a: blue"])
    let message = "only rules for every element set --tw-b, --tw-c; to import them, use ':root'"
    #expect(result.findings.contains { $0.contains(message) }, "\(result.findings)")
    #expect(result.findings.contains { $0.contains("do not inherit '--a: red'") })
  }

  @Test(
    "Rules for every element with conditions of the element are refused",
    arguments: [":not(.dark)", ":not(.dark *)"]
  )
  func otherElements(selector: String) {
    let result = imported(["page.css": ":root { --a: red } \(selector) { --a: blue }"])
    #expect(result.colorLines == ["a: red"])
    #expect(result.findings.contains { $0.contains("themes cannot express '\(selector)'") })
  }

  @Test("A theme attribute that overrides the style of the device becomes themes")
  func themes() throws {
    let result = imported([
      "page.css": """
      :root { --a: white }
      [data-theme=dark] { --a: black }
      @media (prefers-color-scheme: light) { [data-theme=dark] { --a: gray } }
      """
    ])
    #expect(result.findings == [])
    let library = try result.compiled()
    #expect(library.colors("page", under: "dark")["a"] == "#ffffff")
    #expect(library.colors("dark", under: "dark")["a"] == "#000000")
    #expect(library.colors("dark", under: "light")["a"] == "#808080")
  }
}
