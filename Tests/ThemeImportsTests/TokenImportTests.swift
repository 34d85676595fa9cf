import ColorValues
import SourceDiagnostics
import Testing
import TestSupport

@testable import ThemeImports

@Suite("Imports of design tokens")
struct TokenImportTests {
  @Test(
    "Color objects are imported without loss",
    arguments: [
      (#""colorSpace":"srgb","components":[0.2,0.4,0.6]"#, ##""#336699""##),
      (#""colorSpace":"srgb","components":[0.2,0.4,0.6],"alpha":0.6"#, ##""#33669999""##),
      (
        #""colorSpace":"srgb","components":[0.2,0.4,0.6],"alpha":0.5"#,
        "rgb(51 102 153 / 0.5)"
      ),
      (#""colorSpace":"srgb","components":[0.1647,0,1]"#, "color(srgb 0.1647 0 1)"),
      (
        ##""colorSpace":"srgb","components":["none",0,1],"hex":"#0000ff""##, "color(srgb none 0 1)"
      ),
      (#""colorSpace":"display-p3","components":[1,0,0]"#, "color(display-p3 1 0 0)"),
      (#""colorSpace":"xyz-d50","components":[0.1,0.2,3e-1]"#, "color(xyz-d50 0.1 0.2 3e-1)"),
      (#""colorSpace":"hsl","components":[330,100,50]"#, "hsl(330 100% 50%)"),
      (#""colorSpace":"hwb","components":["none",10,20]"#, "hwb(none 10% 20%)"),
      (#""colorSpace":"lab","components":[50,-20.5,30]"#, "lab(50 -20.5 30)"),
      (#""colorSpace":"lch","components":[50,30,359.9],"alpha":0"#, "lch(50 30 359.9 / 0)"),
      (#""colorSpace":"oklab","components":[0.5,-0.1,0.1]"#, "oklab(0.5 -0.1 0.1)"),
      (#""colorSpace":"oklch","components":[0.72,0.15,"none"]"#, "oklch(0.72 0.15 none)"),
    ]
  )
  func spaces(members: String, text: String) throws {
    let result = imported(["a.json": #"{"c":{"$type":"color","$value":{\#(members)}}}"#])
    #expect(result.findings == [])
    #expect(result.colorLines == ["c: \(text)"])
    _ = try result.compiled()
  }

  @Test(
    "References, types and groups have the meaning of the specification",
    arguments: [
      // An alias has the type of its token, whatever its groups say.
      (
        #"{"a":{"$type":"color","x":{"$value":RED}},"b":{"$value":"{a.x}"}}"#,
        ["a:", "  x: \"#FF0000\"", "b: \"{a.x}\""]
      ),
      (
        #"{"a":{"$type":"color","$value":RED},"g":{"$type":"dimension","b":{"$value":"{a}"}}}"#,
        ["a: \"#FF0000\"", "g:", "  b: \"{a}\""]
      ),
      // JSON pointers to tokens, to their values, and with escapes.
      (
        ##"{"a/b":{"$type":"color","$value":RED},"c":{"$ref":"#/a~1b/$value"},"##
          + ##""d":{"$type":"color","$value":{"$ref":"#/a~1b/$value"}}}"##,
        ["a-b: \"#FF0000\"", "c: \"{a-b}\"", "d: \"{a-b}\""]
      ),
      // A part of another value.
      (
        ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}},"b":{"$type":"color","##
          + ##""$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,1]}}}"##,
        ["a: \"#FF0000\"", "b: \"#FF00FF\""]
      ),
      (
        ##"{"a":{"$type":"border","$value":{"color":RED,"width":{"value":1,"unit":"px"},"style":"solid"}},"##
          + ##""b":{"$type":"color","$value":{"$ref":"#/a/$value/color"}}}"##,
        ["b: \"#FF0000\""]
      ),
      // The token of a group, and names that theme files don't have.
      (
        #"{"c":{"$type":"color","$root":{"$value":RED},"dark":{"$value":"{c.$root}"}}}"#,
        ["c:", "  root: \"#FF0000\"", "  dark-color: \"{c.root}\""]
      ),
      (
        #"{"My Color":{"$type":"color","$value":RED},"My-Color":{"$type":"color","$value":RED},"yes":{"$type":"color","$value":RED}}"#,
        ["My-Color-2: \"#FF0000\"", "My-Color: \"#FF0000\"", "\"yes\": \"#FF0000\""]
      ),
      // Groups that extend others: what is local wins, types are inherited.
      (
        #"{"a":{"$type":"color","x":{"$value":RED},"k":{"z":{"$value":RED}}},"b":{"$extends":"{a}","x":{"$value":BLUE}}}"#,
        [
          "a:", "  x: \"#FF0000\"", "  k:", "    z: \"#FF0000\"", "b:", "  x: \"#0000FF\"", "  k:",
          "    z: \"#FF0000\"",
        ]
      ),
      (
        ##"{"c":{"$extends":"#/b"},"b":{"$extends":"{a}"},"a":{"$type":"color","x":{"$value":RED}}}"##,
        ["c:", "  x: \"#FF0000\"", "b:", "  x: \"#FF0000\"", "a:", "  x: \"#FF0000\""]
      ),
    ]
  )
  func structure(json: String, lines: [String]) throws {
    let result = imported(["a.json": Self.colored(json)])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(result.colorLines == lines)
    _ = try result.compiled()
  }

  private static func colored(_ json: String) -> String {
    json.split(separator: "RED", omittingEmptySubsequences: false)
      .joined(separator: #"{"colorSpace":"srgb","components":[1,0,0]}"#)
      .split(separator: "BLUE", omittingEmptySubsequences: false)
      .joined(separator: #"{"colorSpace":"srgb","components":[0,0,1]}"#)
  }

  @Test("A resolver document becomes themes with variants, and other values are reported")
  func resolver() throws {
    let result = imported(Self.files, paths: ["brand.resolver.json"])
    try expectGolden(result.text, "import-dtcg.txt")
    #expect(
      result.findings == [
        "note: 1 token is not a color: 1 of type 'dimension' [not-imported]"
      ]
    )
    let library = try result.compiled()
    #expect(library.colors("acme")["text"] == "#000000")
    #expect(library.colors("acme", under: "dark")["text"] == "#ffffff")
    #expect(library.colors("other", under: "dark")["accent"] == "#0000ff")
    #expect(library.colors("other", under: "dark importdensity=compact")["accent"] == "#00ff00")
  }

  static let files = [
    "brand.resolver.json": """
    {
      "version": "2025.10",
      "name": "Brand",
      "sets": { "base": { "sources": [{ "$ref": "tokens/core.json" }] } },
      "modifiers": {
        "brand": {
          "contexts": { "acme": [], "other": [{ "$ref": "tokens/other.json" }] },
          "default": "acme"
        },
        "mode": { "contexts": { "light": [], "dark": [{ "$ref": "tokens/dark.json" }] } },
        "contrast": {
          "contexts": {
            "default": [],
            "high": [{ "line": { "$type": "color", "$value": "{ink.black}" } }]
          }
        },
        "importdensity": {
          "contexts": {
            "comfortable": [],
            "compact": [
              {
                "accent": {
                  "$type": "color",
                  "$value": { "colorSpace": "srgb", "components": [0, 1, 0] }
                }
              }
            ]
          },
          "default": "comfortable"
        }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" },
        { "$ref": "#/modifiers/brand" },
        { "$ref": "#/modifiers/mode" },
        { "$ref": "#/modifiers/contrast" },
        { "$ref": "#/modifiers/importdensity" }
      ]
    }
    """,
    "tokens/core.json": """
    {
      "$type": "color",
      "ink": {
        "black": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
      },
      "accent": {
        "$value": { "colorSpace": "oklch", "components": [0.7, 0.15, 20] },
        "$description": "Links: and buttons",
        "$deprecated": "use link"
      },
      "text": { "$value": "{ink.black}" },
      "line": { "$value": "{ink.white}" },
      "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }
    }
    """,
    "tokens/dark.json": #"{ "text": { "$type": "color", "$value": "{ink.white}" } }"#,
    "tokens/other.json": """
    {
      "accent": {
        "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [0, 0, 1] }
      }
    }
    """,
  ]

  @Test("Modifiers become the requested themes and traits")
  func modifiers() throws {
    let requested = imported(Self.files, paths: ["brand.resolver.json"]) { options in
      options.modifiers = ["mode": .theme, "brand": .trait]
      options.themes = []
    }
    #expect(requested.themes.map(\.name) == ["light.yaml", "dark.yaml"])
    #expect(requested.text.contains("  brand:\n    values: [acme, other]\n    default: acme\n"))
    let wrong = imported(Self.files, paths: ["brand.resolver.json"]) { options in
      options.modifiers = ["brand": .style, "mod": .theme]
    }
    #expect(wrong.themes.isEmpty)
    #expect(
      wrong.findings.filter { $0.contains("error") } == [
        "error: 'mod' is not a modifier; did you mean 'mode'? [invalid-resolver]",
        """
        brand.resolver.json:34:15: error: the contexts of 'brand' are not light and dark: acme, other \
        [invalid-resolver]
        """,
      ]
    )
  }

  @Test(
    "Contexts are recognized by their names",
    arguments: [
      ("mode", ["light", "dark"], ["light", "dark"]),
      ("theme", ["Light Mode", "darkMode"], ["light", "dark"]),
      (
        "theme", ["light", "dark", "light-high-contrast", "dark_hc"],
        [
          "light", "dark", "light high-contrast", "dark high-contrast",
        ]
      ),
      ("contrast", ["standard", "more"], ["normal-contrast", "high-contrast"]),
      ("gamut", ["srgb", "p3"], ["srgb", "p3"]),
      ("surface", ["base", "elevated"], ["base", "elevated"]),
      ("idiom", ["phone", "pad"], ["phone", "pad"]),
      (
        "importmode", ["light", "dark", "dimmed"],
        [
          "importmode=light", "importmode=dark", "importmode=dimmed",
        ]
      ),
      ("level", ["default", "elevated"], ["base", "elevated"]),
      ("idiom", ["default", "pad", "mac"], ["default", "pad", "mac"]),
      ("idiom", ["pad", "default"], ["default", "pad"]),
      ("importweight", ["normal", "high"], ["importweight=normal", "importweight=high"]),
    ]
  )
  func contexts(name: String, contexts: [String], keys: [String]) {
    let values = contexts.indices.map { index in
      """
      "\(contexts[index])": [{ "a": { "$type": "color", "$value":
        { "colorSpace": "srgb", "components": [0.\(index), 0, 0] } } }]
      """
    }
    let json = """
      { "version": "2025.10", "modifiers": { "\(name)": { "contexts": { \(values.joined(separator: ",")) } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/\(name)" }] }
      """
    let result = imported(["a.json": json])
    let lines = result.colorLines.dropFirst().map { line in
      String(line.drop { $0 == " " }.prefix { $0 != ":" })
    }
    #expect(lines == keys)
  }

  /// A resolver document whose modifiers all have the contexts a, b and c, each with tokens.
  private static func resolver(_ names: [String], _ tokens: (Int, Int) -> String) -> String {
    let modifiers = names.enumerated().map { number, name in
      let contexts = (0..<3).map { value in
        "\"\(["a", "b", "c"][value])\": [\(tokens(number, value))]"
      }
      return "\"\(name)\": { \"contexts\": { \(contexts.joined(separator: ", ")) } }"
    }
    let order = names.map { "{ \"$ref\": \"#/modifiers/\($0)\" }" }
    return """
      { "version": "2025.10", "modifiers": { \(modifiers.joined(separator: ", ")) },
        "resolutionOrder": [\(order.joined(separator: ", "))] }
      """
  }

  private static func token(_ name: String, red: Int, green: Int) -> String {
    """
    { "\(name)": { "$type": "color", "$value": { "colorSpace": "srgb",
      "components": [0.\(red), 0.\(green), 0] } } }
    """
  }

  @Test("A color that the last modifier always sets depends on no other modifier")
  func lastModifier() throws {
    let names = (0..<8).map { "importlast\($0)" }
    let result = imported([
      "a.json": Self.resolver(names) { Self.token("x", red: $0, green: $1) }
    ])
    #expect(result.findings.isEmpty, "\(result.findings)")
    #expect(
      result.colorLines == [
        "x:", "  importlast7=a: color(srgb 0.7 0.0 0)", "  importlast7=b: color(srgb 0.7 0.1 0)",
        "  importlast7=c: color(srgb 0.7 0.2 0)",
      ]
    )
    let library = try result.compiled()
    #expect(
      library.colors("a", under: "importlast7=b importlast0=c")
        == library.colors("a", under: "importlast7=b")
    )
  }

  @Test("A color that depends on too many modifiers is refused")
  func tooMuch() {
    let names = (0..<8).map { "importmuch\($0)" }
    let result = imported([
      "a.json": Self.resolver(names) { $1 == 0 ? "" : Self.token("x", red: $0, green: $1) }
    ])
    #expect(result.hasErrors && result.themes.isEmpty)
    #expect(result.findings.contains { $0.contains("error: 'x' has too many variants") })
  }

  @Test("Several files become one theme, or one theme each with shared files")
  func division() throws {
    let files = [
      "core.json":
        ##"{"red":{"$type":"color","$value":"#f00"},"blue":{"$type":"color","$value":"#00f"}}"##,
      "a.json": #"{"accent":{"$type":"color","$value":"{red}"}}"#,
      "b.json": #"{"accent":{"$type":"color","$value":"{blue}"}}"#,
    ]
    let merged = imported(files, paths: ["core.json", "a.json", "b.json"])
    #expect(merged.colorLines == ["red: \"#f00\"", "blue: \"#00f\"", "accent: \"{blue}\""])
    #expect(
      merged.findings.contains { $0.hasPrefix("b.json:1:2: warning: 'accent' is defined again") }
    )
    let divided = imported(files, paths: ["a.json", "b.json"]) { options in
      options.shared = ["core.json"]
      options.themes = ["first", "second"]
    }
    #expect(divided.themes.map(\.name) == ["first.yaml", "second.yaml"])
    let library = try divided.compiled()
    #expect(library.colors("first")["accent"] == "#ff0000")
    #expect(library.colors("second")["accent"] == "#0000ff")
    #expect(divided.text.contains("extends: first"))
  }

  @Test(
    "A value beside '$value' is an error in 2025.10 and a warning in older drafts",
    arguments: [
      (#"{"colorSpace":"srgb","components":[1,0,0]}"#, true), (##""#ff0000""##, false),
    ],
    ["0.5", "\"x\"", "[1]", "null"]
  )
  func besideValue(value: (text: String, isNewest: Bool), other: String) {
    let result = imported([
      "a.json": #"{"a":{"$type":"color","$value":\#(value.text),"alpha":\#(other)}}"#
    ])
    #expect(result.hasErrors == value.isNewest)
    #expect(result.colorLines.count == (value.isNewest ? 0 : 1))
    let found = result.findings.filter { $0.hasSuffix("[unknown-key]") }
    #expect(found.count == 1, "\(result.findings)")
    let severity = value.isNewest ? "error" : "warning"
    #expect(found.first?.contains("\(severity): the token 'a' has no property 'alpha'") == true)
  }
}
