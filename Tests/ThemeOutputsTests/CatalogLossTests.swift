import SourceDiagnostics
import Testing

@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Losses of exported catalogs")
struct CatalogLossTests {
  private func messages(_ files: [String: String]) throws -> [String] {
    CatalogLosses(of: try ExportFixture.library(files)).diagnostics.map(\.message)
  }

  @Test(
    "Values that a catalog can't express are reported",
    arguments: [
      (
        "{ default: red, density=compact: blue }", "an asset catalog has no equivalent of 'density'"
      ),
      ("{ light: red, elevated: blue }", "an asset catalog has no equivalent of 'level'"),
      ("color-mix(in srgb, {b}, black)", "an asset catalog can't represent computed colors"),
      (
        "{ light: red, dark: \"oklch(from {b} l 0 h)\" }",
        "an asset catalog can't represent computed colors"
      ),
      (
        "{ default: red, vision: blue, dark: lime }",
        "an asset catalog has no values for 'vision' without a style"
      ),
      ("{ default: red, vision: blue }", nil), ("{ default: red, vision dark: blue }", nil),
      ("color(rec2020 0 1 0)", "an asset catalog supports no gamut wider than Display P3"),
      ("{ light: red, high-contrast: color(rec2020 0 1 0) }", "no gamut wider than Display P3"),
      ("red", nil), ("\"{b}\"", nil), ("color(display-p3 0 1 0)", nil), ("rgb(0 0 0 / 40%)", nil),
      ("{ light: red, dark: blue, high-contrast: lime, p3: color(display-p3 0 1 0) }", nil),
      ("{ default: red, phone: blue, pad: lime, mac: black }", nil),
    ] as [(String, String?)]
  )
  func losses(value: String, message: String?) throws {
    let found = try messages([
      "library.yaml": """
      library: 1
      traits:
        density:
          identifier: com.example.losses.density
          values: [comfortable, compact]
          default: comfortable
          affects-color-appearance: true
      """,
      "standard.yaml": "theme: standard\ncolors:\n  b: lime\n  a: \(value)\n",
    ])
    #expect(found.count == (message == nil ? 0 : 1), "\(found)")
    if let message {
      #expect(found.first?.contains(message) == true, "\(found)")
      #expect(found.first?.hasSuffix(": 'a'") == true, "\(found)")
    }
  }

  @Test("A color that one theme lacks is reported")
  func absent() throws {
    let found = try messages([
      "one.yaml": "theme: one\ncolors: { a: red, b: red }",
      "two.yaml": "theme: two\ncolors: { a: red }",
    ])
    #expect(
      found == [
        "theme 'two' lacks colors that other themes have; they are omitted there: 'b'"
      ]
    )
  }
}
