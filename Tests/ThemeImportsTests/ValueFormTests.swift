import Testing

@testable import ThemeImports

@Suite("Values of types other than color")
struct ValueFormTests {
  private static let red = #"{"colorSpace":"srgb","components":[1,0,0]}"#
  private static let px = #"{"value":1,"unit":"px"}"#
  private static let ms = #"{"value":1,"unit":"ms"}"#

  /// The findings about a file with a token `a`, a color, a dimension and a number.
  private func findings(_ type: String, _ value: String) -> [String] {
    let text = """
      {"red":{"$type":"color","$value":RED},"px":{"$type":"dimension","$value":PX},
      "n":{"$type":"number","$value":1},"alias":{"$value":"{px}"},
      "a":{"$type":"\(type)",\(value.hasPrefix("#") ? "\"$ref\":\"\(value)\"" : "\"$value\":\(value)")}}
      """
    let tokens = text.replacing("RED", with: Self.red).replacing("PX", with: Self.px)
      .replacing("MS", with: Self.ms)
    return imported(["a.json": tokens]).findings.filter { $0.contains("error:") }
  }

  private static let shadow = #""offsetX":PX,"offsetY":PX,"blur":PX,"spread":PX"#

  @Test(
    "A value of the form of its type has no error",
    arguments: [
      ("dimension", "PX"), ("dimension", ##"{"value":{"$ref":"#/n/$value"},"unit":"rem"}"##),
      ("dimension", "#/px/$value"), ("dimension", "#/alias/$value"),
      ("number", "#/alias/$value/value"), ("number", "#/red/$value/components/2"),
      ("duration", "MS"), ("number", "-1.5e3"), ("fontFamily", #""Inter""#),
      ("fontFamily", #"["Inter","serif"]"#), ("fontWeight", "1000"), ("fontWeight", #""bold""#),
      ("cubicBezier", "[0,-2,1,2]"), ("cubicBezier", ##"[0,"{n}",{"$ref":"#/n/$value"},2]"##),
      ("strokeStyle", #""dashed""#),
      ("strokeStyle", #"{"dashArray":["{px}",PX],"lineCap":"butt"}"#),
      ("border", #"{"color":"{red}","width":"{alias}","style":"solid"}"#),
      ("transition", #"{"duration":MS,"delay":MS,"timingFunction":[0,0,1,1]}"#),
      ("shadow", ##"{"color":{"$ref":"#/red/$value"},\##(shadow),"inset":true}"##),
      ("shadow", #"[{"color":RED,\#(shadow)}]"#),
      ("gradient", #"[{"color":"{red}","position":2}]"#),
      (
        "typography",
        #"{"fontFamily":"A","fontSize":PX,"fontWeight":400,"letterSpacing":PX,"lineHeight":1}"#
      ),
      ("custom", #""anything""#),
    ]
  )
  func accepted(type: String, value: String) {
    let found = findings(type, value).filter { !$0.hasSuffix("[unknown-type]") }
    #expect(found == [])
  }

  @Test(
    "A value of another form is an error with the expected form",
    arguments: [
      ("dimension", "1", "must be a dimension, an object with 'value', 'unit', not '1'"),
      ("dimension", #"{"value":1}"#, "add 'unit'"),
      ("dimension", #"{"value":1,"unit":"em"}"#, "must be one of 'px', 'rem', not the string 'em'"),
      ("dimension", #"{"value":1,"unit":"px","x":1}"#, "a dimension has no property 'x'"),
      ("dimension", #"{"value":"{n}","unit":"px"}"#, "must be a number, not the string '{n}'"),
      ("dimension", "#/px/$value/value", "must be a dimension, but '#/px/$value/value' is not"),
      ("number", "#/red/$value/components/3", "'#/red/$value/components/3' does not lead to"),
      ("number", "#/red/$value/components/-1", "does not lead to a value"),
      ("number", "#/red/$description", "does not lead to a value"),
      ("number", "#/n", "'#/n' is a token rather than its value; write '#/n/$value'"),
      ("number", "#/n /$value", "must be percent-encoded"),
      ("number", #""1.5""#, "must be a number, not the string '1.5'"),
      ("number", #"{"value":1}"#, "must be a number, not an object"),
      ("fontFamily", #"["Inter",1]"#, "element 2 of the value of 'a' must be the name of a font"),
      ("fontWeight", "1001", "must be a number from 1 to 1000 or a weight such as 'bold'"),
      ("fontWeight", #""Bold""#, "not the string 'Bold'"),
      ("cubicBezier", "[0,0,1]", "must be a list of four numbers"),
      ("cubicBezier", "[0,0,2,1]", "element 3 of the value of 'a' must be a number from 0 to 1"),
      ("strokeStyle", #"{"dashArray":[],"lineCap":"butt"}"#, "must be a list of dimensions"),
      (
        "border", ##"{"color":"#f00","width":PX,"style":"solid"}"##,
        "'color' of the value of 'a' must"
      ),
      (
        "border", #"{"color":"{px}","width":PX,"style":"solid"}"#, "but 'px' is of type 'dimension'"
      ),
      ("border", #"{"color":RED,"width":PX,"style":"{s"}"#, "'{s' is not a reference"),
      (
        "shadow", ##"{"color":{"$ref":"#/red/$value/components"},\##(shadow)}"##,
        "must be a color, but"
      ),
      (
        "shadow", #"{"color":{"colorSpace":"srgb","components":[2,0,0]},\#(shadow)}"#,
        "expected 0 to 1"
      ),
      ("shadow", #"{"color":RED,\#(shadow),"inset":"true"}"#, "must be true or false"),
      ("gradient", "[]", "must be a list of gradient stops"),
      ("gradient", #"[{"position":0}]"#, "add 'color'"),
    ]
  )
  func refused(type: String, value: String, part: String) {
    let found = findings(type, value)
    #expect(found.count == 1 && found.first?.contains(part) == true, "\(found)")
  }

  @Test("Each pointer to a value of another form is an error")
  func pointers() {
    let token = ##"{"$type":"dimension","$ref":"#/px/$value/value"}"##
    let found = imported([
      "a.json":
        ##"{"px":{"$type":"dimension","$value":\##(Self.px)},"a":\##(token),"b":\##(token)}"##
    ]).findings
    #expect(found.count { $0.hasSuffix("[type-mismatch]") } == 2, "\(found)")
  }

  @Test(
    "Metadata of a wrong kind is an error in tokens and groups",
    arguments: [
      (#""$description":1"#, "'$description' must be a string"),
      (#""$deprecated":1"#, "'$deprecated' must be true, false or a string"),
      (#""$deprecated":{}"#, "'$deprecated' must be true, false or a string"),
      (#""$extensions":[]"#, "'$extensions' must be an object"),
      (#""$type":["color"]"#, "'$type' must be a string"),
      (#""$description":"","$deprecated":"x","$extensions":{}"#, nil),
      (#""$deprecated":false"#, nil),
    ] as [(String, String?)]
  )
  func metadata(member: String, message: String?) {
    for text in [
      #"{"a":{"$value":\#(Self.red),\#(member)},"$type":"color"}"#,
      #"{"g":{"a":{"$type":"color","$value":\#(Self.red)},\#(member)}}"#,
    ] {
      let found = imported(["a.json": text]).findings.filter { $0.contains("error:") }
      #expect(found.count == (message == nil ? 0 : 1), "\(found)")
      if let message { #expect(found.first?.contains(message) == true, "\(found)") }
    }
  }

  @Test(
    "A resolver document has only the keys and the contexts of its format",
    arguments: [
      (#""sets":{"s":{"sources":[],"x":1}}"#, "a set has no key 'x'"),
      (#""modifiers":{"m":{"contexts":{"a":[],"b":[]},"x":1}}"#, "a modifier has no key 'x'"),
      (#""modifiers":{"m":{"contexts":{"a":[]}}}"#, "has a single context"),
    ]
  )
  func resolvers(member: String, message: String) {
    let text =
      ##"{"version":"2025.10",\##(member),"resolutionOrder":[{"type":"set","name":"s","sources":[{}]}]}"##
    let found = imported(["a.resolver.json": text]).findings
    #expect(found.contains { $0.contains("error: ") && $0.contains(message) }, "\(found)")
  }

  @Test("An empty resolution order and a document with only a version are errors")
  func emptyOrder() {
    for text in [#"{"version":"2025.10","resolutionOrder":[]}"#, #"{"version":"2025.10"}"#] {
      let found = imported(["a.json": text]) { $0.allowsEmpty = true }.findings
      #expect(found.contains { $0.contains("must have 'resolutionOrder'") }, "\(found)")
    }
  }
}
