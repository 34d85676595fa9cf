import DynamicColors
import Foundation
import SourceDiagnostics
import SourceDocuments
import Testing

import ThemeFiles
import ThemeOutputs
import ThemeTestSupport
@testable import ThemeValidation

@Suite("JSON Schema of theme files")
struct SchemaTests {
  private func value(_ text: String) throws -> JSONValue {
    let read = YAMLReader.read(SourceFile(path: "test.yaml", bytes: Array(text.utf8)))
    return JSONValue(yaml: try #require(read.document).root)
  }

  private func isAccepted(_ text: String) throws -> Bool {
    try SchemaEvaluator(ThemeFileSchema.value(library: .libraryWithOutputs)).accepts(value(text))
  }

  /// The folder of the themes that the project ships.
  private static let themes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Themes")

  @Test("The schema accepts every shipped file, and only as its own kind")
  func shippedFiles() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.themes.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(names.count >= 6)
    for name in names {
      let text = try String(
        contentsOf: Self.themes.appendingPathComponent(name),
        encoding: .utf8
      )
      #expect(text.hasPrefix("# yaml-language-server: $schema=schema.json\n"), "\(name)")
      #expect(try isAccepted(text), "\(name)")
      let file = SourceFile(path: name, bytes: Array(text.utf8))
      let kind = ThemeFolder.File(file).kind
      for other in ThemeFolder.Kind.allCases {
        let schema = SchemaEvaluator(ThemeFileSchema.value(of: other, library: .libraryWithOutputs))
        #expect(try schema.accepts(value(text)) == (other == kind), "\(name) as \(other)")
      }
    }
  }

  @Test("The schema file equals the output of the command")
  func checkedIn() throws {
    let text = try String(
      contentsOf: Self.themes.appendingPathComponent("schema.json"),
      encoding: .utf8
    )
    #expect(
      text == ThemeFileSchema.text(library: .libraryWithOutputs),
      "write it anew: swift run themetool schema > Themes/schema.json"
    )
  }

  @Test("The schema describes every key that the readers know")
  func complete() {
    func undescribed(_ schema: JSONValue) -> [String] {
      schema.members.flatMap { member -> [String] in
        guard member.key == "properties" else { return undescribed(member.value) }
        return member.value.members.flatMap { property in
          property.value == .bool(true) ? [property.key] : undescribed(property.value)
        }
      }
    }
    #expect(undescribed(ThemeFileSchema.value(library: .libraryWithOutputs)) == [])
  }

  @Test("The schema and the page of keys contain a key that is added to the format")
  func newKey() {
    let key = FormatKey(
      "mascot",
      .name(.color),
      isRequired: true,
      documentation: "The color of the mascot."
    )
    let format = FormatMapping(named: "theme", FormatMapping.theme.keys + [key])
    let definitions = JSONValue.object(
      ThemeFileSchema.definitions(of: format).map { JSONMember($0.0, $0.1) }
    )
    #expect(definitions["theme"]?["properties"]?["mascot"] != nil)
    let page = KeysPage(definitions: definitions)
    #expect(page.table("theme").contains("| `mascot` | yes | text | The color of the mascot. |"))
  }

  @Test("The schema accepts the condition words, trait values and rules of the readers")
  func words() throws {
    for word in ConditionWords.all {
      #expect(try isAccepted("theme: a\ncolors: { x: { \(word): red } }"), "\(word)")
      #expect(try !isAccepted("theme: a\ncolors: { \(word): red }"), "\(word)")
    }
    for rule in RuleReference.settable {
      #expect(try isAccepted("library: 1\nrules: { \(rule.id): error }"), "\(rule.id)")
      #expect(
        try isAccepted("library: 1\nrules: { \(rule.id): off }") == RuleReference.canIgnore(rule),
        "\(rule.id)"
      )
    }
  }

  static let accepted = [
    "theme: 2024\ncolors:\n",
    "theme: été\ndescription: 7\ncolors: { 気温: red, 100: \"#FFF\" }",
    "theme: a\ncolors: { x: RGB(1 2 3), y: Red, z: \" white \", w: \"{a.b-c.100}\" }",
    "theme: a\ncolors: { x: { dark high-contrast: red, density=compact: blue, default: asset(A/B) } }",
    "theme: a\ncolors: { x: { high-contrast: { light: red, dark elevated: blue } } }",
    "theme: a\ncolors: { g: { h: { i: red } } }\nabout: { g.h.i: words }\ndeprecated: { g.h.i: {} }",
    "library: 1\nchecks: [{ distinct: [a, b], at-least: 3, under: [normal, protanopia] }]",
    "library: 1\nchecks: [{ contrast: [[a, b], c], at-least: 3 }]",
    "library: 1\nchecks: [{ contrast: [[a], [b, c]], at-least: 3, when: dark }]",
    "library: 1\nchecks:\nrules:\ntraits:\n",
    "hierarchy: a\ntraits: { style: Dark, idiom: car, layoutDirection: right-to-left, theme: b }",
    "hierarchy: a\nchildren: [{ window: w, children: [{ controller: c, view: }, { view: v }] }]",
  ]

  static let refused = [
    "colors: { x: red }",
    "[theme]",
    "theme: a\ncolours: { x: red }",
    "theme: a b\ncolors: { x: red }",
    "theme: a\ncolors: [red]",
    "theme: a\ncolors: { x: [red] }",
    "theme: a\ncolors: { x: }",
    "theme: a\ncolors: { x: {} }",
    "theme: a\ncolors: { x: 123456 }",
    "theme: a\ncolors: { x: \"#ff00f\" }",
    "theme: a\ncolors: { x: \"#gggggg\" }",
    "theme: a\ncolors: { x: redd }",
    "theme: a\ncolors: { x: rgbb(1 2 3) }",
    "theme: a\ncolors: { x: \"{b\" }",
    "theme: a\ncolors: { x: {b} }",
    "theme: a\ncolors: { x: { light: {b}, dark: black } }",
    "theme: a\ncolors: { dark: red }",
    "theme: a\ncolors: { g: { default: { h: red } } }",
    "theme: a\ncolors: { x.y: red }",
    "theme: a\ncolors: { x: { light: red, darc: blue } }",
    "theme: a\ncolors: { x: { light: red, dark high: blue } }",
    "theme: a\ndeprecated: { x: { replace: y } }",
    "theme: a\ndeprecated: { x: y }",
    "library: 2",
    "library: 1\ntheme: a",
    "library: 1\nthemes: x",
    "library: 1\ntraits: { a: { values: [] } }",
    "library: 1\ntraits: { a: { default: b } }",
    "library: 1\nrules: { contrst: off }",
    "library: 1\nrules: { contrast: loud }",
    "library: 1\nrules: { syntax: warning }",
    "library: 1\nchecks: [{ at-least: 3 }]",
    "library: 1\nchecks: [{ contrast: [text], at-least: 3 }]",
    "library: 1\nchecks: [{ contrast: [text, background] }]",
    "library: 1\nchecks: [{ contrast: [[[text]], background], at-least: 3 }]",
    "library: 1\nchecks: [{ contrast: [[text, mid]], at-least: 3 }]",
    "library: 1\nchecks: [{ contrast: [text, mid], at-least: 3, under: [normal] }]",
    "library: 1\nchecks: [{ contrast: [text, mid], at-least: 3, method: apca }]",
    "library: 1\nchecks: [{ contrast: [text, mid], at-least: 3, when: drak }]",
    "library: 1\nchecks: [{ distinct: [text, mid], at-least: 3, under: [protanop] }]",
    "hierarchy: a\ntraits: { style: drak }",
    "hierarchy: a\nchildren: [{ view: v }]",
    "hierarchy: a\nchildren: [{ window: w, uses: text }]",
    "hierarchy: a\nchildren: [{ window: w, colors: [text] }]",
    "hierarchy: a\nchildren: [{ window: w, children: [{ presentation: p }] }]",
    "hierarchy: a\nchildren: [{ window: w, children: [{ controller: c, uses: [text] }] }]",
    "hierarchy: a\nchildren: [{ window: w, children: [{ view: v, children: [{ window: x }] }] }]",
  ]

  @Test("The schema accepts valid files", arguments: accepted)
  func accepts(text: String) throws {
    #expect(try isAccepted(text))
  }

  @Test("The schema and validation refuse invalid files", arguments: refused)
  func refuses(text: String) throws {
    #expect(try !isAccepted(text))
    #expect(
      try findings(of: ["test.yaml": text]).contains { $0.contains("error: ") },
      "the schema is stricter than the readers"
    )
  }
}
