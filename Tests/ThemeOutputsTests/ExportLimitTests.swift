import SourceDiagnostics
import Testing

@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Limits and names of exports")
struct ExportLimitTests {
  /// A color that depends on contrast, level and custom traits with 16 and 17 values.
  private static func library(_ order: [String]) throws -> [String: String] {
    let values = ["first": 16, "second": 17]
    let traits = order.map { trait in
      "  \(trait): { values: [\((0..<(values[trait] ?? 2)).map { "\(trait)\($0)" }.joined(separator: ", "))] }\n"
    }.joined()
    let variants = order.flatMap { trait in
      (1..<(values[trait] ?? 2)).map { "    \(trait)=\(trait)\($0): \"#0000\(String(10 + $0))\"\n" }
    }.joined()
    return [
      "library.yaml": "library: 1\ndefault-theme: t\ntraits:\n\(traits)",
      "t.yaml":
        "theme: t\ncolors:\n  a:\n    default: white\n\(variants)    high-contrast: black\n    dark: red\n",
    ]
  }

  @Test(
    "The limit of combinations is reported, and omits custom traits before accessibility traits",
    arguments: [["first", "second"], ["second", "first"]]
  )
  func limit(order: [String]) throws {
    let library = try ExportFixture.library(Self.library(order))
    let export = try ExportFixture.export(.css, of: library)
    #expect(
      export.warnings == [
        "CSS has at most 256 combinations of traits for a color; colors that also depend on '\(order[1])' are written for '\(order[1])0': 'a'"
      ]
    )
    #expect(export.files["themes.css"]?.contains("prefers-contrast: more") == true)
    let template = try ThemeTemplate(
      "{{#colors}}{{#values}}{{hex}}{{/values}}{{/colors}}",
      name: "a.txt"
    )
    #expect(
      try template.files(for: library).diagnostics.map(\.message) == [
        "'a.txt' has at most 256 combinations of traits for a color; colors that also depend on '\(order[1])' are written for '\(order[1])0': 'a'"
      ]
    )
  }

  @Test("Names that would be the same custom property are reported", arguments: [true, false])
  func properties(isClash: Bool) throws {
    let library = try ExportFixture.colors("  a: { b: red }\n  \(isClash ? "a-b" : "ab"): blue")
    for format in [OutputFormat.css, .tailwind] {
      let title = format == .css ? "CSS" : "Tailwind"
      let warning =
        "names that would be the same or reserved words in \(title) are changed: 'a.b' as '--a\\.b'"
      #expect(try ExportFixture.export(format, of: library).warnings == (isClash ? [warning] : []))
    }
  }
}
