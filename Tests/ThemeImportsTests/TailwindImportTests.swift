import Testing
import ThemeFiles
import ThemeOutputs
import ThemeTestSupport

@testable import ThemeImports

@Suite("Imports of Tailwind")
struct TailwindImportTests {
  @Test(
    "Colors of '@theme' lose the prefix of their names",
    arguments: [
      ("@theme{--color-brand-500:red}", ["brand-500: red"]),
      ("@theme{--color-a:red} .dark{--color-a:blue}", ["a:", "  light: red", "  dark: blue"]),
      (
        "@theme{--color-a:red;--color-b:var(--color-a)} :root{--c:color-mix(in srgb,var(--color-b),red)}",
        ["a: red", "b: \"{a}\"", "c: color-mix(in srgb,{b},red)"]
      ),
      // A reference to the property of that name adds nothing.
      (
        "@theme inline{--color-a:var(--a)} :root{--a:red;--b:var(--color-a)}",
        ["a: red", "b: \"{a}\""]
      ),
      ("@theme{--color-a:lime} :root{--a:red}", ["color-a: lime", "a: red"]),
      ("@theme inline{--color-a:hsl(var(--a))} :root{--a:10 20% 30%}", ["a: hsl(10 20% 30%)"]),
      ("@theme{--color-x:red;--color-color-x:blue}", ["x: red", "color-x: blue"]),
      (
        "@theme inline{--color-x:var(--x);--color-color-x:var(--color-x)} :root{--x:red}",
        ["x: red"]
      ),
      // Only '@theme' gives the prefix a meaning.
      (":root{--color-a:red}", ["color-a: red"]),
      ("@theme{--color-:red;--colorful:blue}", ["color: red", "colorful: blue"]),
    ]
  )
  func names(text: String, lines: [String]) throws {
    let result = imported(["a.css": text])
    #expect(result.colorLines == lines, "\(result.findings)")
    _ = try result.compiled()
  }

  @Test(
    "A namespace that is reset has only later colors",
    arguments: [
      ("@theme{--color-a:red;--color-*:initial;--color-b:blue}", ["b: blue"]),
      ("@theme{--color-a:red;--color-red-1:red} @theme{--color-red-*:initial}", ["a: red"]),
      ("@theme{--color-a:red} @theme{--*:INITIAL;--color-b:blue}", ["b: blue"]),
      ("@theme{--color-*:initial;--color-a:red}", ["a: red"]),
      ("@theme{--color-a:red;--font-*:initial}", ["a: red"]),
      // Rules besides '@theme' are kept.
      ("@theme{--color-a:red;--color-*:initial} :root{--color-b:blue}", ["color-b: blue"]),
    ]
  )
  func namespaces(text: String, lines: [String]) {
    let result = imported(["a.css": text])
    #expect(result.colorLines == lines)
    #expect(result.findings == [])
  }

  @Test("A value of a namespace other than 'initial' is reported")
  func namespaceValue() {
    let result = imported(["a.css": "@theme{--color-a:red;--color-*:blue}"])
    #expect(result.colorLines == ["a: red"])
    #expect(
      result.findings == [
        "a.css:1:22: warning: the value of '--color-*' in '@theme' must be 'initial' [not-imported]"
      ]
    )
  }

  @Test("An exported style sheet has the names and colors of its import")
  func roundTrip() throws {
    let first = try imported([
      "a.css": """
      @theme { --color-brand-500: #123456; --color-ink: #551018; --color-color: red }
      @theme inline { --color-page: var(--page) }
      :root { --page: white; --color-ink-2: var(--color-ink) }
      .dark { --page: black; --color-brand-500: #abcdef }
      """
    ]).compiled()
    var library = first
    for _ in 0..<2 {
      let files = try ExportFixture.export(.tailwind, of: library).files
      let text = try #require(files["tailwind.css"])
      #expect(text.contains("  --color-brand-500: var(--brand-500);\n"))
      let again = imported(["tailwind.css": text])
      #expect(again.findings == [])
      library = try again.compiled()
      for style in ["light", "dark"] {
        #expect(library.colors("a", under: style) == first.colors("a", under: style))
      }
    }
    // The property that has Tailwind's name.
    let text = try #require(ExportFixture.export(.tailwind, of: first).files["tailwind.css"])
    #expect(text.contains("\n@theme inline reference {\n  --color-ink-2: var(--color-ink-2);\n}\n"))
    #expect(text.contains("  --color-color: var(--color);\n"))
    #expect(Set(first.colors("a").keys) == ["brand-500", "ink", "color", "page", "color-ink-2"])
  }

  @Test("The export of an imported library has the names of the first export")
  func library() throws {
    let source = try ExportFixture.library()
    for options in [true, false] {
      let export = try ExportFixture.export(.tailwind, of: source) {
        $0.keepsReferences = options
      }
      let again = imported(["a.css": try #require(export.files["tailwind.css"])])
      #expect(!again.hasErrors, "\(again.findings)")
      let second = try ExportFixture.export(.tailwind, of: again.compiled()) {
        $0.keepsReferences = options
      }
      func names(_ files: [String: String]) -> Set<Substring> {
        let text = files["tailwind.css"] ?? ""
        let block = text.components(after: "@theme inline {\n", before: "}\n")
        return Set(block.split(separator: "\n"))
      }
      // With references, the export has the primitive colors too, which an import makes colors.
      #expect(names(export.files).isSubset(of: names(second.files)))
      #expect(options || names(second.files) == names(export.files))
    }
  }
}

extension String {
  /// The text between two others.
  fileprivate func components(after start: String, before end: String) -> Substring {
    guard let first = firstRange(of: start),
      let last = self[first.upperBound...].firstRange(of: end)
    else { return "" }
    return self[first.upperBound..<last.lowerBound]
  }
}
