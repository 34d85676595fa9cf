import DynamicColors
import FileAccess
import SourceDocuments
import Testing
import TestSupport
import ThemeFiles
import ThemeOutputs

@testable import ThemeImports

@Suite("Attributes of imported style sheets")
struct StylesheetAxisTests {
  @Test(
    "Values of a theme attribute become themes unless they are one light and one dark",
    arguments: [
      (
        "[data-theme=light]{--a:#fff}[data-theme=dark]{--a:#000}[data-theme=night]{--a:navy}",
        ["light.yaml", "dark.yaml", "night.yaml"]
      ),
      ("[data-theme=light]{--a:#fff}[data-theme=dark]{--a:#000}", ["a.yaml"]),
      (":root{--a:#fff}[data-theme=night]{--a:#000}", ["a.yaml"]),
      (
        ".theme-light{--a:#fff}.theme-dark{--a:#000}.theme-ocean{--a:navy}",
        ["a.yaml", "ocean.yaml"]
      ),
      (
        ".theme-light{--a:#fff}.theme-dark{--a:#000}.theme-night{--a:navy}",
        ["light.yaml", "dark.yaml", "night.yaml"]
      ),
      (
        ":root{--a:red}[data-theme=dark]{--a:#000}[data-brand=acme]{--a:navy}",
        ["a.yaml", "acme.yaml"]
      ),
      (
        "[data-theme=light]{--a:#fff}[data-theme=light][data-style=dark]{--a:#000}",
        ["light.yaml"]
      ),
      (
        "[data-theme=light]{--a:light-dark(#fff,#000)}[data-theme=dark]{--a:red}",
        ["light.yaml", "dark.yaml"]
      ),
      ("[data-style=light]{--a:#fff}[data-style=night]{--a:#000}", ["a.yaml"]),
      (
        "[data-theme=light]{--a:#fff}[data-theme=dark]{--a:#000}[data-theme=auto]{--a:red}",
        ["a.yaml", "auto.yaml"]
      ),
    ]
  )
  func themes(text: String, names: [String]) throws {
    let result = imported(["a.css": text])
    #expect(result.themes.map(\.name) == names, "\(result.findings)")
    _ = try result.compiled()
  }

  @Test("Every value of a theme attribute is preserved")
  func night() throws {
    let library = try imported([
      "a.css":
        "[data-theme=light]{--a:#fff}[data-theme=dark]{--a:#000}[data-theme=night]{--a:#008}.dark{--a:red}"
    ]).compiled()
    #expect(library.colors("light")["a"] == "#ffffff")
    #expect(library.colors("dark")["a"] == "#000000")
    #expect(library.colors("night")["a"] == "#000088")
    #expect(library.colors("night", under: "dark")["a"] == "#ff0000")
  }

  @Test("Values of another attribute become a trait if two have the same style")
  func modes() throws {
    let result = imported([
      "a.css":
        "[data-axismode=day]{--a:#fff}[data-axismode=dark]{--a:#000}[data-axismode=night]{--a:#008}"
    ])
    let library = try result.compiled()
    #expect(library.colors("a", under: "axismode=dark")["a"] == "#000000")
    #expect(library.colors("a", under: "axismode=night")["a"] == "#000088")
  }

  @Test(
    "A theme with the values of the root element is the default theme and is not duplicated",
    arguments: [
      (
        ":root,[data-theme=base]{--a:red;--b:var(--a)}[data-theme=soft]{--a:pink;--b:var(--a)}",
        ["base.yaml", "soft.yaml"], "base"
      ),
      (
        ":root{--a:red}[data-theme=soft]{--a:pink}[data-theme=base]{--a:red}",
        ["base.yaml", "soft.yaml"], "base"
      ),
      (
        ":root,[data-theme=base]{--a:red}[data-theme=soft]{--a:pink}[data-theme=base]{--b:red}",
        ["base.yaml", "soft.yaml"], "base"
      ),
      (
        ":root,[data-theme=base]{--a:red}[data-theme=soft]{--a:pink}.dark{--a:blue}[data-theme=base].dark{--a:navy}",
        ["a.yaml", "base.yaml", "soft.yaml"], "a"
      ),
      (
        ":root{--a:red}[data-theme=base]{--b:red}[data-theme=soft]{--a:pink}",
        ["a.yaml", "base.yaml", "soft.yaml"], "a"
      ),
    ]
  )
  func defaults(text: String, names: [String], first: String) throws {
    let result = imported(["a.css": text])
    #expect(result.themes.map(\.name) == names, "\(result.findings)")
    #expect(result.text.contains("default-theme: \(first)\n"))
    _ = try result.compiled()
    let named = imported(["a.css": text]) { $0.themes = ["own"] }
    #expect(named.themes.first?.name == "own.yaml")
  }

  @Test(
    "Attributes with names of system traits become those traits",
    arguments: [
      (
        ":root{--a:red}[data-level=elevated]{--a:blue}",
        ["a:", "  default: red", "  elevated: blue"]
      ),
      (
        ":root{--a:red}[data-level=base]{--a:lime}[data-level=elevated]{--a:blue}",
        ["a:", "  base: lime", "  elevated: blue"]
      ),
      (
        ":root{--a:red}[data-idiom=pad]{--a:blue}[data-idiom=mac]{--a:lime}",
        ["a:", "  default: red", "  pad: blue", "  mac: lime"]
      ),
      (
        ":root{--a:red}:root:not([data-idiom=pad]){--a:blue}",
        ["a:", "  default: blue", "  pad: red"]
      ),
      (
        ":root{--a:red}[data-idiom=pad],[data-idiom=mac]{--a:lime}:root:not([data-idiom]){--a:blue}",
        ["a:", "  default: blue", "  pad: lime", "  mac: lime"]
      ),
      (
        ":root{--a:red}[data-gamut=p3]{--a:color(display-p3 1 0 0)}",
        ["a:", "  default: red", "  p3: color(display-p3 1 0 0)"]
      ),
      (
        ":root{--a:red}[data-contrast=high]{--a:blue}",
        ["a:", "  default: red", "  high-contrast: blue"]
      ),
      (
        """
        :root{--a:red}@media (prefers-color-scheme:dark){
        :root:where(:not([data-style], [data-style] *)){--a:blue}}
        :root:where([data-style="dark"], [data-style="dark"] :not([data-style])){--a:blue}
        """, ["a:", "  light: red", "  dark: blue"]
      ),
      (
        ":root{--a:red}html:not(.dark *){--a:blue}",
        ["a: blue"]
      ),
    ]
  )
  func systemTraits(text: String, lines: [String]) throws {
    let result = imported(["a.css": text])
    #expect(result.colorLines == lines, "\(result.findings)")
    #expect(result.findings.isEmpty, "\(result.findings)")
    #expect(result.library == nil)
    _ = try result.compiled()
  }

  @Test("An attribute with the name of a system trait and other values becomes a library trait")
  func otherValues() throws {
    let result = imported(["a.css": ":root{--a:red}[data-idiom=fridge]{--a:blue}"])
    #expect(result.text.contains("idiom-modifier:"))
    _ = try result.compiled()
  }

  @Test(
    "Exported themes of any names are unchanged after an import",
    arguments: ExportOptions.StyleSwitch.allCases,
    [["light", "dark", "night"], ["base", "soft"], ["light", "dark"]]
  )
  func roundTrip(styles: ExportOptions.StyleSwitch, names: [String]) throws {
    var files = [
      "Themes/library.yaml": Array(
        """
        library: 1
        default-theme: \(names[0])

        """.utf8
      )
    ]
    for (index, name) in names.enumerated() {
      files["Themes/\(name).yaml"] = Array(
        """
        theme: \(name)
        colors:
          a: { light: "#\(index)00000", dark: "#\(index)0ff00" }
          b: { default: "#\(index)000ff", elevated: "#\(index)0ffff", pad: "#\(index)11111" }
          c: { light: "#\(index)22222", dark: "#\(index)33333", high-contrast: "#\(index)44444" }

        """.utf8
      )
    }
    let library = try ThemeLibrary(contentsOf: "Themes", reader: InMemoryFiles(files))
    var options = ExportOptions()
    options.styleSwitch = styles
    let file = try #require(try ThemeExport(library, to: .css, options: options).files.first)
    let result = imported(["x.css": String(decoding: file.bytes, as: UTF8.self)])
    #expect(result.findings.isEmpty, "\(result.findings)")
    #expect(Set(result.themes.map(\.name)) == Set(names.map { "\($0).yaml" }))
    #expect(result.text.contains("default-theme: \(names[0])\n"))
    let again = try result.compiled()
    for name in names {
      for style in ["light", "dark"] {
        for other in ["", "elevated", "pad", "mac", "high-contrast", "pad elevated"] {
          let words = "\(style) \(other)"
          #expect(
            again.colors(name, under: words) == library.colors(name, under: words),
            "\(name) \(words)"
          )
        }
      }
    }
  }

  @Test("Initial values of registered properties are reported if they are colors")
  func initialValues() {
    let result = imported([
      "a.css": """
      @property --p { syntax: '<color>'; inherits: true; initial-value: #c0ffee }
      @property --g { syntax: '<length>'; initial-value: 4px }
      :root { --a: red }
      """
    ])
    #expect(result.colorLines == ["a: red"])
    #expect(
      result.findings == [
        """
        a.css:1:52: warning: themes cannot express '@property --p'; its custom properties are not \
        imported [not-imported]
        """
      ]
    )
  }

  @Test("A selector of several lines is reported on one line")
  func shownSelectors() {
    let result = imported(["a.css": ".a,\n  .b { --a: red } :root { --b: red }"])
    #expect(
      result.findings.contains { $0.contains("themes cannot express '.a, .b'") },
      "\(result.findings)"
    )
  }
}
