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
    let hasError = result.findings.contains { $0.contains("error: no type is named 'nonsense'") }
    #expect(hasError == isNewest, "\(result.findings)")
  }

  @Test(
    "Color extensions are reported once",
    arguments: [
      (#"{ "com.example": 1 }"#, "2 colors have '$extensions' such as 'com.example'"),
      (#"{ "KEY": { "palette": true } }"#, nil), ("{}", nil),
    ] as [(String, String?)]
  )
  func extensions(value: String, message: String?) throws {
    let value = value.replacing("KEY", with: TokenExtension.key)
    let token = "{ \"$type\": \"color\", \"$value\": \(Self.object), \"$extensions\": \(value) }"
    let result = imported(["a.json": "{ \"a\": \(token), \"b\": \(token) }"])
    #expect(result.findings.count == (message == nil ? 0 : 1), "\(result.findings)")
    if let message { #expect(result.findings.first?.contains(message) == true) }
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
        "warning: 1 token is not a color: 1 of type 'number' [not-imported]",
      ]
    )
  }
}
