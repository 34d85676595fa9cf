import Foundation
import SourceDocuments
import TestSupport
import Testing
import ThemeTestSupport
import ThemeValidation

@testable import ThemeRendering

struct ConformanceReportTests {
  private static let files = [
    "library.yaml": """
    library: 1
    checks:
      - { contrast: [text, page], at-least: 4.5 }
      - { contrast: [text, page], at-least: 7, when: high-contrast }
      - { contrast: [link, page], at-least: 4.5 }
      - { contrast: [text, card], at-least: 4.5 }
      - { contrast: [text, missing], at-least: 7 }
      - { contrast: [ring, page], at-least: 3 }
      - { contrast: [ring, page], at-least: 30, method: tone }
      - { distinct: [good, bad], at-least: 5, under: [normal, deuteranopia] }
      - { distinct: [good, bad, ring], at-least: 20, under: [protanopia] }
      - { contrast: [text] }

    """,
    "day.yaml": """
    theme: day
    colors:
      page: { light: white, dark: black }
      text:
        light: "#555"
        dark: "#bbb"
        high-contrast: { light: black, dark: white }
      link: "#777777"
      card: "#eee"
      ring: { light: "#06c", dark: "#6af" }
      good: "#00a040"
      bad: "#d03030"
      unused: red

    """,
    "night.yaml": "theme: night\nextends: day\ncolors:\n  page: black\n  text: white\n",
  ]

  private func subject(
    _ product: String? = nil,
    version: String? = nil,
    contact: String? = nil
  ) -> ConformanceSubject {
    ConformanceSubject(
      product: product,
      version: version,
      contact: contact,
      date: "2026-11-23",
      tool: "themetool 0.1.0"
    )
  }

  private func evidence(_ files: [String: String]) throws -> LibraryEvidence {
    LibraryEvidence(of: try folder(files))
  }

  private func library(_ checks: String, _ colors: String) -> [String: String] {
    [
      "library.yaml": "library: 1\nchecks: [\(checks)]\n",
      "a.yaml": "theme: a\ncolors: { \(colors) }\n",
    ]
  }

  private func value(_ yaml: String) throws -> JSONValue {
    let read = YAMLReader.read(SourceFile(path: "acr.yaml", bytes: Array(yaml.utf8)))
    return JSONValue(yaml: try #require(read.document).root)
  }

  /// The levels of a report by the numbers of their criteria, and the chapters of them.
  private func levels(_ report: JSONValue) -> [String: String] {
    let criteria = (report["chapters"]?.members ?? []).flatMap { chapter in
      (chapter.value["criteria"]?.elements ?? []).map { criterion in
        let components = criterion["components"]?.elements ?? []
        let levels = components.map { $0["adherence"]?["level"]?.text ?? "" }
        let words = chapter.key.split(separator: "_").suffix(1).map(String.init) + levels
        return (criterion["num"]?.text ?? "", words.joined(separator: " "))
      }
    }
    return Dictionary(criteria) { first, _ in first }
  }

  /// The schema of OpenACR 0.1.0, published under CC0 1.0 in GSA/openacr at commit 86f890a.
  private func schema() throws -> SchemaEvaluator {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/openacr-0.1.0.json")
    let file = SourceFile(path: "openacr-0.1.0.json", bytes: Array(try Data(contentsOf: url)))
    return SchemaEvaluator(JSONValue(yaml: try #require(JSONReader.read(file).document).root))
  }

  @Test func `a report has proved, failed and incomplete checks`() throws {
    let evidence = try evidence(Self.files)
    let subject = subject("Mail", version: "2.1", contact: "access@example.com")
    try expectGolden(ConformanceYAML.text(evidence, subject), "conformance.yaml")
    try expectGolden(ConformanceMarkdown.text(evidence, subject), "conformance.md")
  }

  @Test(
    arguments: [
      ("", "a: red", ["1.4.6": "aaa not-evaluated"]),
      (
        "{ contrast: [a, b], at-least: 4.5 }", "a: black, b: white",
        ["1.4.3": "aa partially-supports", "1.4.6": "aaa not-evaluated"]
      ),
      (
        "{ contrast: [a, b], at-least: 7 }", "a: \"#666\", b: white",
        ["1.4.3": "aa partially-supports", "1.4.6": "aaa does-not-support"]
      ),
      (
        "{ contrast: [a, b], at-least: 7 }, { contrast: [b, a], at-least: 7 }",
        "a: { light: \"#666\", dark: black }, b: white",
        ["1.4.3": "aa partially-supports", "1.4.6": "aaa does-not-support"]
      ),
      (
        "{ contrast: [a, b], at-least: 7 }, { contrast: [c, b], at-least: 7 }",
        "a: \"#666\", b: white, c: black",
        ["1.4.3": "aa partially-supports", "1.4.6": "aaa partially-supports"]
      ),
      (
        "{ contrast: [a, b], at-least: 3 }", "a: silver, b: white",
        ["1.4.6": "aaa not-evaluated", "1.4.11": "aa does-not-support"]
      ),
      (
        "{ contrast: [a, lost], at-least: 7 }", "a: black",
        ["1.4.6": "aaa not-evaluated"]
      ),
      (
        "{ distinct: [a, b], at-least: 9, under: [tritanopia] }", "a: black, b: white",
        ["1.4.1": "a partially-supports", "1.4.6": "aaa not-evaluated"]
      ),
      (
        "{ distinct: [a, b], at-least: 9 }", "a: black, b: white", ["1.4.6": "aaa not-evaluated"]
      ),
      (
        "{ contrast: [\"a`b\\n\\u202e#\", b], at-least: 7 }", "b: white",
        ["1.4.6": "aaa not-evaluated"]
      ),
    ] as [(String, String, [String: String])]
  )
  func `levels are those of evaluated checks, in the form of the published schema`(
    _ checks: String,
    _ colors: String,
    _ wanted: [String: String]
  ) throws {
    let evidence = try evidence(library(checks, colors))
    let report = try value(ConformanceYAML.text(evidence, subject()))
    #expect(levels(report) == wanted)
    #expect(try schema().accepts(report))
    let markdown = ConformanceMarkdown.text(evidence, subject())
    #expect(markdown.matches(of: /\n### 1\.4\./).count == wanted.count)
    #expect(!markdown.contains("\u{202e}"))
  }

  @Test func `the published schema refuses incomplete reports`() throws {
    let report = ConformanceYAML.text(try evidence(Self.files), subject())
    let schema = try schema()
    #expect(try schema.accepts(value(report)))
    for (part, other) in [
      ("title:", "heading:"), ("  email:", "  phone:"), ("product:\n  name:", "product:\n  label:"),
      ("- num: ", "- id: "), ("- name: software", "- level: software"),
      ("report_date: \"2026-11-23\"", "report_date: 2026"),
    ] {
      let changed = report.replacingOccurrences(of: part, with: other)
      #expect(changed != report)
      #expect(try !schema.accepts(value(changed)), "\(part)")
    }
  }

  @Test(
    arguments: [
      (nil, "[product name]"), ("Mail", "Mail"), ("a: \"b\" # c\\", "a: \"b\" # c\\"),
      ("two\nlines", "two lines"), ("", ""),
    ] as [(String?, String)]
  )
  func `the name of a product is text`(_ name: String?, _ wanted: String) throws {
    let evidence = try evidence(library("", "a: red"))
    let report = try value(ConformanceYAML.text(evidence, subject(name)))
    #expect(report["product"]?["name"]?.text == wanted)
    #expect(report["title"]?.text == "\(wanted) Accessibility Conformance Report")
    #expect(report["product"]?["version"] == nil)
    let markdown = ConformanceMarkdown.text(evidence, subject(name))
    #expect(markdown.hasPrefix("# \(wanted) Accessibility Conformance Report\n\n- Product: "))
  }

  @Test func `notes name the themes and colors that were not evaluated`() throws {
    var files = Self.files
    files["odd.yaml"] = "theme: odd\nextends: nowhere\ncolors:\n  page: black\n"
    let text = ConformanceMarkdown.text(try evidence(files), subject())
    for part in [
      "Colors in no check: 1 of 8 (`unused`).", "1 entry of `checks:` with errors.",
      "1 check without a criterion", "not evaluated in `odd`", "Themes/odd.yaml",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }
}

extension JSONValue {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
