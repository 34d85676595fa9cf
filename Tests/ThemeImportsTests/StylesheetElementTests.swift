import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("The elements of style sheets")
struct StylesheetElementTests {
  /// The values of `--a` in a paragraph of a page, without and with a dark style, as Chromium computes them.
  ///
  /// The class `dark` is that of the body if a rule is for the body, else that of the root element.
  @Test(
    "themes have the values that the elements of a page have",
    arguments: [
      ("* { --a: red } html { --a: lime }", "red", "red"),
      ("html { --a: lime } * { --a: red }", "red", "red"),
      (":root { --a: lime } body { --a: red }", "red", "red"),
      (":root { --a: lime !important } body { --a: red }", "red", "red"),
      ("@layer x { * { --a: red } } :root { --a: lime !important }", "red", "red"),
      ("* { --a: red } .dark { --a: blue }", "red", "red"),
      ("body { --a: red } .dark { --a: blue }", "red", "blue"),
      ("body { --a: red } html.dark { --a: blue }", "red", "red"),
      ("html { --a: red } .dark { --a: blue }", "red", "blue"),
      (".dark { --a: blue } :root { --a: red }", "red", "red"),
      ("body.dark { --a: blue } :root { --a: red !important }", "red", "blue"),
      (":where(:root) { --a: red } html.dark { --a: blue }", "red", "blue"),
      (":is(:root, body) { --a: red } .dark { --a: blue }", "red", "blue"),
      (":is(html, *) { --a: red } .dark { --a: blue }", "red", "red"),
      (":where(*) { --a: red } :root { --a: blue }", "red", "red"),
      (":not(.dark) { --a: red } .dark { --a: blue }", "red", "red"),
      (":not(.dark, .dark *) { --a: red } .dark { --a: blue }", "red", "blue"),
      (":root:not(.dark) { --a: red } .dark { --a: blue }", "red", "blue"),
      (
        "@media (prefers-color-scheme: dark) { * { --a: blue } } :root { --a: red }", "red", "blue"
      ),
      ("@media (prefers-color-scheme: dark) { :root { --a: blue } } * { --a: red }", "red", "red"),
      (":root, ::backdrop { --a: red } .dark { --a: blue }", "red", "blue"),
      (
        "@layer a, b; @layer b { body { --a: red } } @layer a { body { --a: blue !important } }",
        "blue", "blue"
      ),
      (
        "@layer a, b; @layer b { :root { --a: red } } @layer a { body { --a: blue } }", "blue",
        "blue"
      ),
    ]
  )
  func values(sheet: String, light: String, dark: String) throws {
    let library = try imported(["page.css": sheet]).compiled()
    #expect(library.colors("page", "light")["a"] == light)
    #expect(library.colors("page", "dark")["a"] == dark)
  }

  @Test(
    "values that are not imported are reported where they are",
    arguments: [
      (
        "* { --a: red }\nhtml { --a: lime }",
        "2:8 the elements of a page do not inherit '--a: lime'"
      ),
      ("* { --a: lime }\nhtml { --a: #0f0 }", nil), (":root, body { --a: lime }", nil),
      (":root { --a: red }\n:root { --a: lime }", nil),
      (
        ":root { --a: red }\n* { --b: red }\n:root { --b: lime; --c: var(--b) }",
        "3:20 '--b' has another value in the element of this rule"
      ),
      ("* { --b: red }\n:root { --b: #f00; --c: var(--b) }", nil),
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
    let all = imported(["page.css": sheet]).diagnostics
      .filter { !$0.message.contains("declaration") }
    #expect(all.count == (message == nil ? 0 : 1), "\(all.map(\.message))")
    guard let first = all.first, let excerpt = first.excerpt, let message else { return }
    let text = "\(excerpt.start.line):\(excerpt.start.column) \(first.message)"
    #expect(text.hasPrefix(message), "\(text)")
  }

  @Test("an attribute for themes with other styles of the device makes themes")
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
    #expect(library.colors("page", "dark")["a"] == "white")
    #expect(library.colors("dark", "dark")["a"] == "black")
    #expect(library.colors("dark", "light")["a"] == "gray")
  }
}
