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

  @Test("Long chains and cycles of aliases end")
  func chains() {
    let count = 3_000
    func chain(last: String) -> String {
      (0..<count).map { number in
        let next = number + 1 < count ? #"{"type":"VARIABLE_ALIAS","id":"V\#(number + 1)"}"# : last
        return variable("V\(number)", "x\(number)", #""2:0":\#(next)"#)
      }.joined(separator: ",\n")
    }
    #expect(imported(["v.json": answer(chain(last: white))]).findings == [])
    let cycle = imported(["v.json": answer(chain(last: #"{"type":"VARIABLE_ALIAS","id":"V0"}"#))])
    #expect(cycle.hasErrors)
  }
}
