import Testing
import ThemeFiles

@testable import ThemeImports

@Suite("Drafts of the DTCG format")
struct TokenDraftTests {
  private static let object = #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#

  /// Whether a file is read as one of 2025.10, in which a type must be known.
  @Test(
    "The notation of color values determines the draft of a file",
    arguments: [
      ("", true),
      (##""a": { "$type": "color", "$value": OBJECT },"##, true),
      (##""a": { "$type": "color", "$value": "{b}" },"##, true),
      (##""a": { "$type": "number", "$value": 1, "$description": "was rgb(255 0 0)" },"##, true),
      (##""$description": "\"#fff\" and '#000'","##, true),
      (##""a": { "$type": "number", "$value": 1, "$extensions": { "x": "#fff" } },"##, true),
      (##""a": { "$type": "link", "$value": "#top" },"##, true),
      (##""a": { "$type": "color", "$value": "red" },"##, false),
      (##""a": { "$type": "color", "$value": "#f00" },"##, false),
      (##""a": { "$value": "#f00" },"##, false),
      (##""g": { "$type": "color", "a": { "b": { "$value": "rgb(255 0 0)" } } },"##, false),
      (##""g": { "$type": "color", "$root": { "$value": "hsl(0 100% 50%)" } },"##, false),
      (##""a": { "$type": "color", "$value": "rgba({b}, 0.5)" },"##, false),
      (##""a": { "$type": "shadow", "$value": [{ "color": "#00000080" }] },"##, false),
      (
        ##""a": { "$type": "border", "$value": { "color": "red", "width": { "value": 1, "unit": "px" } } },"##,
        true
      ),
      (##""a": { "$type": "color", "$value": "#f00" }, "b": { "$value": OBJECT },"##, true),
      (
        ##""$schema": "https://www.designtokens.org/schemas/2025.10/format.json","##
          + ##""a": { "$type": "color", "$value": "#f00" },"##, true
      ),
    ]
  )
  func drafts(tokens: String, isNewest: Bool) {
    let text = tokens.replacing("OBJECT", with: Self.object)
    let result = imported([
      "a.json": "{ \(text) \"z\": { \"$type\": \"nonsense\", \"$value\": 1 } }"
    ])
    let hasError = result.findings.contains { $0.contains("error: 'nonsense' is not a type") }
    #expect(hasError == isNewest, "\(result.findings)")
  }

  @Test(
    "Color extensions are kept as JSON, except those that were applied",
    arguments: [
      (#"{ "com.example": [1.50, "é", null] }"#, #"{"com.example": [1.50, "é", null]}"#),
      (#"{ "KEY": { "palette": false }, "x": true }"#, #"{"x": true}"#),
      (#"{ "KEY": { "palette": false } }"#, nil), ("{}", nil),
    ] as [(String, String?)]
  )
  func extensions(value: String, kept: String?) throws {
    let value = value.replacing("KEY", with: TokenExtension.key)
    let token = "{ \"$type\": \"color\", \"$value\": \(Self.object), \"$extensions\": \(value) }"
    let result = imported(["a.json": "{ \"a\": \(token), \"b\": \(token) }"])
    #expect(result.findings == [])
    #expect(result.text.contains("\nextensions:\n") == (kept != nil), "\(result.text)")
    let library = try result.compiled()
    let theme = try #require(library.member(for: library.traits(ofTheme: "a")).chain.last)
    #expect(theme.extensions["b"] == kept.flatMap(TokenExtension.members))
  }

  @Test("Color extensions that are not JSON are reported once")
  func otherExtensions() {
    let token = "{ $type: color, $value: '#fff', $extensions: { com.example: word } }"
    let result = imported(["a.yaml": "a: \(token)\nb: \(token)\n"])
    let count = result.findings.count { $0.contains("2 colors have '$extensions' such as") }
    #expect(count == 1, "\(result.findings)")
    #expect(!result.text.contains("\nextensions:"))
  }

  @Test("A file without colors becomes no theme beside files with colors, and alone is refused")
  func emptyThemes() {
    let color = "{ \"c\": { \"$type\": \"color\", \"$value\": \(Self.object) } }"
    let number = #"{ "n": { "$type": "number", "$value": 1 } }"#
    let files = ["a.json": number, "b.json": color, "c.json": color]
    let some = imported(files) { $0.division = .files }
    #expect(some.themes.map(\.name) == ["b.yaml", "c.yaml"])
    #expect(
      some.findings.contains(
        "warning: theme 'a' would have no color and is not created [empty-import]"
      )
    )
    #expect(some.library.map { String(decoding: $0.bytes, as: UTF8.self) }?.contains("b") == true)
    let none = imported(["a.json": number, "b.json": number]) { $0.division = .files }
    #expect(none.themes.isEmpty)
    #expect(none.hasErrors)
    let allowed = imported(["a.json": number]) { $0.allowsEmpty = true }
    #expect(allowed.themes.isEmpty)
    #expect(
      allowed.findings == [
        "warning: no colors in a.json [empty-import]",
        "note: 1 token is not a color: 1 of type 'number' [not-imported]",
      ]
    )
  }
}
