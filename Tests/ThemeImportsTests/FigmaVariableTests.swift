import Testing

@testable import ThemeImports

@Suite("Variables of Figma's REST interface")
struct FigmaVariableTests {
  /// An answer with a collection of two modes and a collection of one.
  private func answer(
    _ variables: String,
    modes: String =
      #"[{"modeId":"1:0","name":"Light"},{"modeId":"1:1","name":"Dark"}],"defaultModeId":"1:0""#
  ) -> String {
    """
    {"status":200,"error":false,"meta":{"variableCollections":{
    "C1":{"name":"Colors","modes":\(modes)},
    "C2":{"name":"Base","modes":[{"modeId":"2:0","name":"Mode 1"}]}},
    "variables":{
    \(variables)}}}
    """
  }

  private func variable(
    _ id: String,
    _ name: String,
    in collection: String = "C2",
    type: String = "COLOR",
    _ values: String
  ) -> String {
    """
    "\(id)":{"name":"\(name)","resolvedType":"\(type)","variableCollectionId":"\(collection)",\
    "valuesByMode":{\(values)}}
    """
  }

  private let white = #"{"r":1,"g":1,"b":1,"a":1}"#

  @Test("Modes become variants, collections groups, aliases references, and bytes hexadecimal")
  func variables() throws {
    let result = imported([
      "v.json": answer(
        [
          variable("V1", "gray/50", #""2:0":{"r":0.0784313753247261,"g":1,"b":0,"a":1}"#),
          variable(
            "V2",
            "page/fill",
            in: "C1",
            #""1:0":{"type":"VARIABLE_ALIAS","id":"V1"},"1:1":{"r":0.1,"g":0,"b":0,"a":0.5}"#
          ),
          variable("V3", "radius", type: "FLOAT", #""2:0":4"#),
          variable("V4", "gap", type: "FLOAT", #""2:0":{"type":"VARIABLE_ALIAS","id":"V3"}"#),
          variable("V5", "font", type: "STRING", #""2:0":"{a}""#),
        ].joined(separator: ",\n")
      )
    ])
    #expect(
      result.findings == [
        """
        note: 3 tokens are not colors: 2 of type 'float', 1 of type 'string' [not-imported]
        """
      ]
    )
    let library = try result.compiled()
    #expect(library.colors("v", under: "light")["Base.gray.50"] == "#14ff00")
    #expect(library.colors("v", under: "light")["Colors.page.fill"] == "#14ff00")
    #expect(library.colors("v", under: "dark")["Colors.page.fill"] == "color(srgb 0.1 0 0 / 0.5)")
    #expect(result.text.contains("\"{Base.gray.50}\""))
    #expect(result.text.contains("(Figma)"))
  }

  /// An answer with one collection of one mode, and a variable in it.
  private func library(
    _ key: String,
    name: String,
    remote: Bool = false,
    value: String,
    with other: String = ""
  ) -> String {
    """
    {"meta":{"variableCollections":{"C":{"name":"\(name)","key":"\(key)",
    "modes":[{"modeId":"1:0","name":"Mode 1"}]}},
    "variables":{"V":{"name":"x","resolvedType":"COLOR","variableCollectionId":"C",
    "remote":\(remote),"valuesByMode":{"1:0":\(value)}}\(other)}}}
    """
  }

  @Test("Several files are merged, and a library's own variables replace copies of them")
  func files() throws {
    let black = #"{"r":0,"g":0,"b":0,"a":1}"#
    let alias =
      #","W":{"name":"y","resolvedType":"COLOR","variableCollectionId":"C","#
      + #""valuesByMode":{"1:0":{"type":"VARIABLE_ALIAS","id":"V"}}}"#
    for isFirst in [true, false] {
      let result = imported([
        (isFirst ? "a.json" : "c.json"): library("k", name: "Base", value: white),
        "b.json": library("k", name: "Base", remote: true, value: black, with: alias),
        "d.json": library("l", name: "Base", value: black),
      ])
      #expect(result.findings == [])
      let colors = try result.compiled().colors(isFirst ? "a" : "b")
      #expect(colors == ["Base.x": "#ffffff", "Base.y": "#ffffff", "Base-2.x": "#000000"])
      #expect(result.text.contains("\"{Base.x}\""))
    }
    let mixed = imported(["a.json": library("k", name: "Base", value: white), "b.json": "{}"])
    #expect(mixed.hasErrors)
  }

  @Test("Modes that are not styles become themes, the default one first")
  func themes() throws {
    let modes = #"[{"modeId":"a","name":"Ocean"},{"modeId":"b","name":"Sand"}],"defaultModeId":"b""#
    let values = #""a":\#(white),"b":{"r":0,"g":0,"b":0,"a":1}"#
    let result = imported(["v.json": answer(variable("V", "x", in: "C1", values), modes: modes)])
    #expect(result.findings == [])
    #expect(Set(result.themes.map(\.name)) == ["Ocean.yaml", "Sand.yaml"])
    #expect(result.text.contains("default-theme: Sand"))
  }

  @Test(
    "Invalid variables are reported at their places",
    arguments: [
      (#""V":1"#, "v.json:5:1", "a variable must have 'name'"),
      (#""V":{"name":["x"]}"#, "v.json:5:1", "a variable must have 'name'"),
      (#""V":{"name":"/","resolvedType":"COLOR","valuesByMode":{}}"#, "v.json:5:1", "a variable"),
      (
        #""V":{"name":"x","resolvedType":"COLOR","variableCollectionId":"no","valuesByMode":{}}"#,
        "v.json:5:63", "no collection has the identifier 'no'"
      ),
      (color(#"{"type":"VARIABLE_ALIAS","id":"no"}"#), "v.json:5:90", "no variable has"),
      (color(#"{"type":"VARIABLE_ALIAS"}"#), "v.json:5:90", "no variable has the identifier ''"),
      (color("1"), "v.json:5:90", "the value of 'x' is not a color"),
      (color(#""x""#), "v.json:5:90", "the value of 'x' is not a color"),
      (color("[]"), "v.json:5:90", "the value of 'x' is not a color"),
      (color(#"{"r":0,"g":0}"#), "v.json:5:90", "the value of 'x' is not a color"),
      (color(#"{"r":0,"g":0,"b":2}"#), "v.json:5:90", "the value of 'x' is not a color"),
      (color(#"{"r":0,"g":0,"b":"0"}"#), "v.json:5:90", "the value of 'x' is not a color"),
      (color(#"{"r":0,"g":0,"b":0,"a":-1}"#), "v.json:5:90", "the value of 'x' is not a color"),
      (color(#"{"type":"VARIABLE_ALIAS","id":"V"}"#), "v.json:5:90", "refers to itself"),
    ]
  )
  func refused(variables: String, place: String, message: String) throws {
    let result = imported(["v.json": answer(variables)])
    let finding = try #require(result.findings.first)
    #expect(finding.hasPrefix(place), "\(result.findings)")
    #expect(finding.contains(message), "\(result.findings)")
    #expect(result.themes.isEmpty)
  }

  private static func color(_ value: String) -> String {
    """
    "V":{"name":"x","resolvedType":"COLOR","variableCollectionId":"C2","valuesByMode":{"2:0":\(value)}}
    """
  }

  @Test(
    "Collections without a name or modes are reported",
    arguments: [
      ("1", "a collection of variables must have 'name', and 'modes', a list"),
      ("{}", "a collection of variables must have 'name', and 'modes', a list"),
      (#"{"name":"C","modes":{}}"#, "a collection of variables must have"),
      (#"{"name":"C","modes":[1]}"#, "a mode must have 'modeId' and 'name'"),
      (#"{"name":"C","modes":[{"modeId":"1"}]}"#, "a mode must have 'modeId' and 'name'"),
    ]
  )
  func collections(text: String, message: String) throws {
    let result = imported([
      "v.json": #"{"meta":{"variableCollections":{"C":\#(text)},"variables":{}}}"#
    ])
    #expect(try #require(result.findings.first).contains(message), "\(result.findings)")
  }

  @Test(
    "A color with an opacity is a relative color, in each of its forms",
    arguments: [
      #"{"color":COLOR,"opacity":OPACITY}"#,
      #"{"type":"VARIABLE_EXPRESSION","expressionFunction":"COMPOSE_COLOR","expressionArguments":[COLOR,OPACITY]}"#,
    ]
  )
  func compositions(form: String) throws {
    let alias = { (id: String) in "{\"type\":\"VARIABLE_ALIAS\",\"id\":\"\(id)\"}" }
    let value = { (color: String, opacity: String) in
      form.replacing("COLOR", with: color).replacing("OPACITY", with: opacity)
        .replacing("COMPOSE_\(color)", with: "COMPOSE_COLOR")
    }
    let result = imported([
      "v.json": answer(
        [
          variable("V1", "sea", in: "C1", "\"1:0\":\(white),\"1:1\":{\"r\":0,\"g\":0,\"b\":0}"),
          variable("V2", "faint", "\"2:0\":\(value(alias("V1"), "48"))"),
          variable("V3", "veil", "\"2:0\":\(value(white, alias("V5")))"),
          variable("V4", "mist", "\"2:0\":\(value(alias("V1"), alias("V6")))"),
          variable("V5", "half", type: "FLOAT", "\"2:0\":\(alias("V7"))"),
          variable("V6", "some", in: "C1", type: "FLOAT", "\"1:0\":10,\"1:1\":20"),
          variable("V7", "whole", type: "FLOAT", "\"2:0\":12.5"),
        ].joined(separator: ",\n")
      )
    ])
    #expect(!result.hasErrors, "\(result.findings)")
    let library = try result.compiled()
    let (light, dark) = (library.colors("v", under: "light"), library.colors("v", under: "dark"))
    #expect(light["Base.faint"] == "color(srgb 1 1 1 / 0.48)")
    #expect(dark["Base.faint"] == "color(srgb 0 0 0 / 0.48)")
    #expect(light["Base.veil"] == "color(srgb 1 1 1 / 0.125)")
    #expect(light["Base.mist"] == "color(srgb 1 1 1 / 0.1)")
    #expect(dark["Base.mist"] == "color(srgb 0 0 0 / 0.2)")
    for opacity in ["101", "-1", "\"a\"", alias("V1"), alias("no"), "{}"] {
      let wrong = imported([
        "v.json": answer(variable("V1", "a/b", "\"2:0\":\(value(white, opacity))"))
      ])
      #expect(
        wrong.findings.first?.contains("the opacity of 'a/b' is neither") == true,
        "\(wrong.findings)"
      )
    }
  }

  @Test("An extension of a collection is a theme with the modes of the collection")
  func extensions() throws {
    let red = #"{"r":1,"g":0,"b":0}"#
    let collections = """
      "B":{"name":"Brand B","parentVariableCollectionId":"A","modes":[
      {"modeId":"b:0","name":"Light","parentModeId":"1:0"},{"modeId":"b:1","name":"Dark"}],
      "variableOverrides":{"V1":{"b:0":\(red),"b:1":\(white)}}},
      "A":{"name":"Brand A","parentVariableCollectionId":"C1","modes":[
      {"modeId":"a:0","name":"Light","parentModeId":"1:0"},
      {"modeId":"a:1","name":"Dark","parentModeId":"1:1"}],
      "variableOverrides":{"V1":{"a:0":\(white)},"V2":{"a:0":\(red)}}},
      "C1"
      """
    let variables = ["V1", "V2"].map { id in
      variable(id, id, in: "C1", "\"1:0\":{\"r\":0,\"g\":0,\"b\":0},\"1:1\":\(red)")
    }
    let text = answer(variables.joined(separator: ","))
      .replacing("\"C1\":{", with: "\(collections):{")
      .replacing(
        "\"parentModeId\":\"1:0\"},{\"modeId\":\"b:1\",",
        with: "\"parentModeId\":\"a:0\"},{\"modeId\":\"b:1\",\"parentModeId\":\"a:1\","
      )
    let result = imported(["v.json": text])
    #expect(!result.hasErrors, "\(result.findings)")
    #expect(result.themes.map(\.name) == ["Colors.yaml", "Brand-A.yaml", "Brand-B.yaml"])
    let library = try result.compiled()
    for (theme, style, colors) in [
      ("Colors", "light", ["#000000", "#000000"]), ("Colors", "dark", ["#ff0000", "#ff0000"]),
      ("Brand-A", "light", ["#ffffff", "#ff0000"]), ("Brand-A", "dark", ["#ff0000", "#ff0000"]),
      ("Brand-B", "light", ["#ff0000", "#ff0000"]), ("Brand-B", "dark", ["#ffffff", "#ff0000"]),
    ] {
      let found = library.colors(theme, under: style)
      #expect([found["Colors.V1"], found["Colors.V2"]] == colors, "\(theme) \(style)")
    }
  }

  @Test("An extension of nothing, and one of itself, is refused", arguments: ["no", "B", "C"])
  func invalidExtensions(parent: String) throws {
    let text = answer(variable("V", "x", "\"2:0\":\(white)")).replacing(
      "\"C1\":{",
      with: """
        "B":{"name":"B","parentVariableCollectionId":"\(parent)","modes":[]},
        "C":{"name":"C","parentVariableCollectionId":"B","modes":[]},"C1":{
        """
    )
    let found = imported(["v.json": text]).findings
    #expect(found.filter { $0.contains("error: no collection with the identifier") }.count == 2)
  }

  @Test("Long chains and cycles of aliases end")
  func chains() {
    let count = 3_000
    func chain(last: String) -> String {
      (0..<count).map { number in
        let next = number + 1 < count ? #"{"type":"VARIABLE_ALIAS","id":"V\#(number + 1)"}"# : last
        return variable("V\(number)", "x\(number)", #""2:0":\#(next)"#)
      }.joined(separator: ",\n")
    }
    #expect(
      imported(["v.json": answer(chain(last: white))]).findings == [
        "v.json:2:14: warning: no color depends on 'Colors' ('Light', 'Dark') [not-imported]"
      ]
    )
    let cycle = imported(["v.json": answer(chain(last: #"{"type":"VARIABLE_ALIAS","id":"V0"}"#))])
    #expect(cycle.hasErrors)
  }
}
