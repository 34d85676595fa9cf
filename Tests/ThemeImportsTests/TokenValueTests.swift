import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("Values of tokens that are no colors")
struct TokenValueTests {
  private static let color = #"{"colorSpace":"srgb","components":[1,0,0]}"#

  /// What is told of a value in a strict file, without place and rule.
  private func told(_ type: String, _ value: String) -> [String] {
    let values = value.split(separator: "RED", omittingEmptySubsequences: false)
      .joined(separator: Self.color)
    let text = """
      {"c":{"$type":"color","$value":\(Self.color)},
       "one":{"$type":"dimension","$value":{"value":1,"unit":"px"}},
       "x":{"$type":"\(type)","$value":\(values)}}
      """
    return imported(["a.json": text]).findings.filter { $0.hasSuffix("[invalid-token]") }.map {
      String($0.dropLast(" [invalid-token]".count))
    }
  }

  // Design Tokens Format Module 2025.10, sections 8 and 9.
  @Test(
    "what the specification allows is passed on without a word",
    arguments: [
      ("dimension", #"{"value":0,"unit":"px"}"#), ("dimension", #"{"value":-1.5,"unit":"rem"}"#),
      ("dimension", #""{one}""#), ("dimension", ##"{"$ref":"#/one/$value"}"##),
      ("duration", #"{"value":100,"unit":"ms"}"#), ("number", "1.5"), ("fontFamily", #""Inter""#),
      ("fontFamily", #"["Inter","serif"]"#), ("fontWeight", "350"), ("fontWeight", #""semi-bold""#),
      ("cubicBezier", "[0,-2,1,3]"), ("strokeStyle", #""dashed""#),
      ("strokeStyle", #"{"dashArray":["{one}",{"value":2,"unit":"px"}],"lineCap":"round"}"#),
      ("border", #"{"color":"{c}","width":{"value":1,"unit":"px"},"style":"solid"}"#),
      (
        "transition",
        #"{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0,0,1,1]}"#
      ),
      (
        "shadow",
        #"{"color":RED,"offsetX":"{one}","offsetY":"{one}","blur":"{one}","spread":"{one}","inset":true}"#
      ),
      ("gradient", #"[{"color":RED,"position":0},{"color":"{c}","position":1}]"#),
      (
        "typography",
        #"{"fontFamily":"Inter","fontSize":"{one}","fontWeight":400,"letterSpacing":"{one}","lineHeight":1.5}"#
      ),
    ]
  )
  func allowed(type: String, value: String) {
    #expect(told(type, value) == [])
  }

  @Test(
    "what the specification rejects is told with its place",
    arguments: [
      (
        "dimension", #""10px""#,
        "a.json:3:36: warning: a dimension must be an object of 'value', 'unit', not '10px'"
      ),
      ("dimension", "0", "a.json:3:36: warning: a dimension must be an object of"),
      (
        "dimension", #"{"value":1,"unit":"em"}"#,
        "a.json:3:54: warning: 'unit' of a dimension must be one of 'px', 'rem', not 'em'"
      ),
      (
        "dimension", #"{"value":"1","unit":"px"}"#,
        "a.json:3:45: warning: 'value' of a dimension must be a number, not '1'"
      ),
      ("dimension", #"{"value":0}"#, "a.json:3:36: warning: a dimension must have 'unit'"),
      (
        "duration", #"{"value":1,"unit":"px"}"#,
        "a.json:3:53: warning: 'unit' of a duration must be one of 'ms', 's', not 'px'"
      ),
      ("number", #""1""#, "a.json:3:33: warning: the value must be a number, not '1'"),
      ("fontFamily", "5", "a.json:3:37: warning: a font family must be a string, not '5'"),
      (
        "fontWeight", #""Bold""#,
        "a.json:3:37: warning: a font weight must be a known name, not 'Bold'; did you mean 'bold'?"
      ),
      ("fontWeight", "0", "a.json:3:37: warning: a font weight must be from 1 to 1000"),
      ("cubicBezier", "[0,0,1]", "a.json:3:38: warning: a curve must be a list of four numbers"),
      (
        "cubicBezier", "[2,0,1,1]", "a.json:3:39: warning: element 1 of a curve must be from 0 to 1"
      ),
      (
        "strokeStyle", #""wavy""#, "a.json:3:38: warning: a stroke style must be one of 'solid'"
      ),
      (
        "strokeStyle", #"{"dashArray":["{one}"],"lineCap":"flat"}"#,
        "a.json:3:71: warning: 'lineCap' of a stroke style must be one of 'round', 'butt', 'square', not 'flat'"
      ),
      (
        "border", #"{"color":"{c}","width":"{one}","style":"solid","x":1}"#,
        "a.json:3:80: warning: a border has no property 'x'"
      ),
      (
        "border", #"{"color":"{c}","width":"{one}"}"#,
        "a.json:3:33: warning: a border must have 'style'"
      ),
      (
        "border", ##"{"color":"#f00","width":"{one}","style":"solid"}"##,
        "a.json:3:42: warning: 'color' of a border must be an object with 'colorSpace' and 'components'"
      ),
      ("shadow", "[5]", "a.json:3:34: warning: a shadow must be an object of 'color'"),
      ("gradient", "RED", "a.json:3:35: warning: a gradient must be a list"),
      ("gradient", "[]", "a.json:3:35: warning: a gradient must not be an empty list"),
      ("shadow", "[]", "a.json:3:33: warning: a shadow must not be an empty list"),
      ("fontFamily", "[]", "a.json:3:37: warning: a font family must not be an empty list"),
      ("gradient", "[5]", "a.json:3:36: warning: a gradient stop must be an object"),
    ]
  )
  func rejected(type: String, value: String, start: String) {
    let told = told(type, value)
    #expect(told.count == 1, "\(told)")
    #expect(told.first?.hasPrefix(start) == true, "\(told)")
  }
}
