import ColorValues
import Testing

@testable import ThemeImports

@Suite("Modes of Figma")
struct FigmaModeTests {
  private func file(_ mode: String?, _ colors: [String: Int]) -> String {
    let tokens = colors.sorted { $0.key < $1.key }.map { name, red in
      """
      "\(name)": { "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [\(red), 0, 0] } }
      """
    }
    let mark = mark(mode)
    return "{ \((tokens + mark).joined(separator: ", ")) }"
  }

  private func mark(_ mode: String?) -> [String] {
    mode.map { ["\"$extensions\": { \"com.figma.modeName\": \"\($0)\" }"] } ?? []
  }

  @Test(
    "Files with different modes become variants or themes",
    arguments: [
      (["Light", "Dark"], ["light": "#000000", "dark": "#ff0000"]),
      (["Normal contrast", "High contrast"], ["": "#000000", "high-contrast": "#ff0000"]),
    ]
  )
  func variants(modes: [String], expected: [String: String]) throws {
    let result = imported(
      ["1.json": file(modes[0], ["a": 0]), "2.json": file(modes[1], ["a": 1])]
    ) { $0.themes = ["brand"] }
    #expect(result.findings == [])
    let library = try result.compiled()
    for (words, value) in expected {
      let color = try #require(library.colors("brand", under: words)["a"])
      #expect(try Color(css: color).hex == value)
    }
  }

  @Test("Custom modes become themes, several collections groups, and single modes belong to all")
  func themes() throws {
    let result = imported([
      "Brand/Ocean.json": file("Ocean", ["a": 0]), "Brand/Forest.json": file("Forest", ["a": 1]),
      "Base/Mode 1.json": file("Mode 1", ["b": 1]), "plain.json": file(nil, ["c": 1]),
    ])
    #expect(result.findings == [])
    #expect(Set(result.themes.map(\.name)) == ["Ocean.yaml", "Forest.yaml"])
    let library = try result.compiled()
    #expect(Set(library.colors("Ocean").keys) == ["Brand.a", "Base.b", "c"])
    #expect(library.colors("Forest")["Brand.a"] != library.colors("Ocean")["Brand.a"])
  }

  @Test("A single mode becomes a theme, and requested names take precedence")
  func singleModeAndFiles() throws {
    let single = imported(["a.json": file("Light", ["a": 0])])
    #expect(single.themes.map(\.name) == ["a.yaml"])
    let named = imported(["1.json": file("Light", ["a": 0]), "2.json": file("Dark", ["a": 1])]) {
      $0.division = .files
    }
    #expect(named.themes.count == 2)
  }

  /// A color as Figma exports it, with the alias that it is in another collection.
  private func color(_ red: String, hex: String, alias: String? = nil) -> String {
    let target = alias.map { #","$extensions":{"com.figma.aliasData":\#($0)}"# } ?? ""
    return """
      {"$type":"color","$value":{"colorSpace":"srgb","components":[\(red),0,0],"alpha":1,\
      "hex":"\(hex)"}\(target)}
      """
  }

  @Test(
    "Aliases across collections become references if their targets are imported",
    arguments: [
      (#"{"targetVariableName":"red/500","targetVariableSetName":"Base"}"#, true),
      (#"{"targetVariableName":"/red/500/"}"#, true),
      (#"{"targetVariableName":"red/500","targetVariableSetName":"Theme"}"#, false),
      (#"{"targetVariableName":"red/500","targetVariableSetName":"Renamed"}"#, true),
      (#"{"targetVariableName":"red/600"}"#, false),
      (#"{"targetVariableName":"red"}"#, false),
      (#"{"targetVariableName":"size"}"#, false),
      (#"{"targetVariableName":"text"}"#, false),
      (#"{"targetVariableName":["red"]}"#, false), (#"{"targetVariableName":""}"#, false),
      ("{}", false), ("[]", false), ("1", false),
    ]
  )
  func aliases(alias: String, isReference: Bool) throws {
    let value = color("1", hex: "#FF0000")
    let result = imported([
      "Base/Mode 1.json": """
      {"red":{"500":\(value)},"size":{"$type":"number","$value":1},\(mark("Mode 1")[0])}
      """,
      "Theme/Light.json": """
      {"text":\(color("1", hex: "#FF0000", alias: alias)),\(mark("Light")[0])}
      """,
      "Theme/Dark.json": """
      {"text":\(color("0.5", hex: "#800000")),\(mark("Dark")[0])}
      """,
    ]) { $0.themes = ["brand"] }
    #expect(!result.hasErrors, "\(result.findings)")
    #expect(result.text.contains("{Base.red.500}") == isReference, "\(result.text)")
    let library = try result.compiled()
    #expect(library.colors("brand", under: "light")["Theme.text"] == "#ff0000")
  }

  @Test(
    "References lead to the collection of their file, else to tokens outside of collections",
    arguments: [("{b}", "#ff0000"), ("{c}", "#0000ff"), ("{x.b}", nil), ("{B.b}", "#00ff00")]
  )
  func references(text: String, value: String?) throws {
    func file(a: String, b: String) -> String {
      #"{"$type":"color","a":{"$value":\#(a)},"b":{"$value":\#(b)},\#(mark("Mode 1")[0])}"#
    }
    func rgb(_ components: String) -> String {
      #"{"colorSpace":"srgb","components":[\#(components)]}"#
    }
    let result = imported([
      "x/A/m.json": file(a: "\"\(text)\"", b: rgb("1,0,0")),
      "x/B/m.json": file(a: rgb("0,0,0"), b: rgb("0,1,0")),
      "x/plain.json": #"{"$type":"color","c":{"$value":\#(rgb("0,0,1"))}}"#,
    ]) { $0.themes = ["brand"] }
    #expect(result.hasErrors == (value == nil), "\(result.findings)")
    guard value != nil else { return }
    #expect(try result.compiled().colors("brand")["A.a"] == value, "\(result.text)")
  }

  @Test("An alias of an unknown collection leads to a variable of the same name in another one")
  func aliasesOfSameName() {
    let alias = #"{"targetVariableName":"text","targetVariableSetName":"Renamed"}"#
    let result = imported([
      "A/Mode 1.json":
        #"{"text":\#(color("1", hex: "#FF0000", alias: alias)),\#(mark("Mode 1")[0])}"#,
      "B/Mode 1.json": #"{"text":\#(color("1", hex: "#FF0000")),\#(mark("Mode 1")[0])}"#,
    ]) { $0.themes = ["brand"] }
    #expect(result.text.contains("{B.text}"), "\(result.text)")
  }

  @Test("Collections whose folders have the same name are groups with different names")
  func equalFolders() throws {
    let result = imported([
      "1/Base/m.json": file("Mode 1", ["a": 0]), "2/Base/m.json": file("Mode 1", ["a": 1]),
    ])
    #expect(result.findings == [])
    let colors = try result.compiled().colors("imported")
    #expect(colors == ["Base.a": "#000000", "Base-2.a": "#ff0000"])
  }

  @Test("Aliases of colors that refer to each other are reported")
  func cycles() throws {
    let result = imported([
      "a.json": """
      {"a":\(color("1", hex: "#FF0000", alias: #"{"targetVariableName":"b"}"#)),
       "b":\(color("1", hex: "#FF0000", alias: #"{"targetVariableName":"a"}"#))}
      """
    ])
    let finding = try #require(result.findings.first)
    #expect(finding.contains("error: cyclic references: 'a', 'b'"), "\(result.findings)")
  }

  @Test(
    "Components of bytes in single precision become hexadecimal",
    arguments: [
      ("0.0784313753247261", ##"a: "#140000""##), ("0.2", ##"a: "#330000""##),
      ("0.0784", "a: color(srgb 0.0784 0 0)"),
    ]
  )
  func bytes(red: String, line: String) {
    let result = imported(["a.json": #"{"a":\#(color(red, hex: "#140000"))}"#])
    #expect(result.colorLines == [line], "\(result.findings)")
  }

  @Test("Variables of other types are counted in one warning")
  func otherTypes() {
    let tokens = (0..<3).map { #""s\#($0)":{"$type":"string","$value":"x"}"# }
    let number = #""n":{"$type":"number","$value":1}"#
    let members = tokens + [number, #""a":\#(color("0", hex: "#000000"))"#] + mark("Light")
    let result = imported(["a.json": "{\(members.joined(separator: ","))}"])
    #expect(
      result.findings == [
        """
        note: 4 tokens are not colors: 3 of type 'string', 1 of type 'number' [not-imported]
        """
      ]
    )
  }
}
