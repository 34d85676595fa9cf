import Testing

@testable import ThemeImports

@Suite("Values beside the value of a token")
struct StrayValueTests {
  @Test(
    "A value beside '$value' of an older draft is reported as a warning in every notation",
    arguments: [
      ("a.json", ##"{"a":{"$type":"color","$value":"#fff","x":1}}"##),
      ("a.json", ##"{"b":{"$type":"color","$value":"#fff"},"a":{"$value":"{b}","x":"y"}}"##),
      ("a.json", ##"{"b":{"$type":"color","$value":"#fff"},"a":{"$ref":"#/b","x":"y"}}"##),
      ("a.json5", ##"{a:{$type:'color',$value:'#fff',x:true}}"##),
      ("a.yaml", ##"a: { $type: color, $value: "#fff", x: y }"##),
      ("a.tokens", ##"{"a":{"$type":"color","$value":"#fff","x":[]}}"##),
    ]
  )
  func warnings(name: String, text: String) {
    for format in [nil, ImportFormat.dtcg, .styleDictionary] {
      // References with `$ref` are those of the DTCG.
      if format == .styleDictionary, text.contains("$ref") { continue }
      let result = imported([name: text]) { $0.format = format }
      #expect(!result.hasErrors)
      #expect(!result.themes.isEmpty)
      let found = result.findings.filter { $0.contains("the token 'a' has no property 'x'") }
      #expect(found.count == 1, "\(result.findings)")
      #expect(found.allSatisfy { $0.contains("warning:") && $0.hasSuffix("[unknown-key]") })
    }
  }

  @Test("A value beside 'value' is a property of the token in Style Dictionary")
  func styleDictionary() {
    let result = imported(["a.json": ##"{"a":{"value":"#fff","x":1,"themeable":true}}"##])
    #expect(result.findings == [])
  }
}
