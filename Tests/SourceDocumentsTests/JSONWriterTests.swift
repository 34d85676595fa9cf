import SourceDocuments
import Testing

@Suite struct JSONWriterTests {
  @Test(
    "A file written in its own style is unchanged",
    arguments: [
      "{\n  \"b\" : [\n    1,\n    \"x\"\n  ],\n  \"a\" : {\n\n  }\n}\n",
      "{\n  \"a\": 1,\n  \"b\": []\n}",
      "{\r\n\t\"a\": [\r\n\t\t{}\r\n\t]\r\n}\r\n",
      "{\"a\":[1,2],\"b\":\"c\\/d\"}",
      "{\"a\": [1, 2], \"b\": true}\n",
      "[\n    null,\n    [\n    ],\n    \"ä\\\"\\\\\\n\\u0001\"\n]\n",
    ]
  )
  func same(text: String) throws {
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    let document = try #require(JSONReader.read(file).document)
    let style = JSONStyle(of: document)
    #expect(JSONWriter(style).text(for: JSONValue(document.root)) == text)
  }

  @Test("Members are written in the order of the style")
  func order() {
    let value = JSONValue.object(
      ["b", "info", "a", "Z"].map { JSONMember($0, .null) }
    )
    var style = JSONStyle()
    style.indentation = nil
    style.endsWithLineBreak = false
    style.keyOrder = .sorted
    #expect(
      JSONWriter(style).text(for: value)
        == #"{"Z": null, "a": null, "b": null, "info": null}"#
    )
    style.keyOrder = .listed(["info", "b"])
    #expect(
      JSONWriter(style).text(for: value)
        == #"{"info": null, "b": null, "Z": null, "a": null}"#
    )
  }

  @Test("Members of an object can be set, added and removed")
  func members() {
    var value = JSONValue.object([JSONMember("a", .number("1"))])
    value["b"] = .bool(true)
    value["a"] = .string("x")
    #expect(
      value == .object([JSONMember("a", .string("x")), JSONMember("b", .bool(true))])
    )
    value["a"] = nil
    #expect(value.members.map(\.key) == ["b"])
    #expect(value["a"] == nil)
  }

  @Test("Characters beyond ASCII are escaped if the style requires it")
  func escapes() {
    var style = JSONStyle()
    style.escapesNonASCII = true
    style.endsWithLineBreak = false
    #expect(JSONWriter(style).text(for: .string("ä😀")) == #""\u00e4\ud83d\ude00""#)
  }
}
