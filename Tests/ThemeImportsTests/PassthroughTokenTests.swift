import SourceDocuments
import Testing

@testable import ThemeImports

@Suite("Tokens that are kept aside")
struct KeptTokenTests {
  // YAML 1.2.2, section 10.3; JSON5 1.0.0, section 6; RFC 8259, section 6.
  @Test(
    "what YAML and JSON5 spell in ways of their own is JSON for every reader",
    arguments: [
      ("4px", #""4px""#), ("4", "4"), ("-4.50", "-4.50"), ("0x10", "16"), ("-0x1F", "-31"),
      ("0o17", "15"), (".5", "0.5"), ("+1", "1"), ("5.", "5"), ("-.5e+3", "-0.5e+3"),
      ("007", "7"), ("1e3", "1e3"), ("1e", #""1e""#), ("0x", #""0x""#), ("0xG", #""0xG""#),
      ("0xFFFFFFFFFFFFFFFFFF", #""0xFFFFFFFFFFFFFFFFFF""#), (".", #"".""#), ("-", #""-""#),
      ("Infinity", #""Infinity""#), ("NaN", #""NaN""#), (".inf", #"".inf""#), ("~", "null"),
      ("Null", "null"), ("", "null"), ("yes", #""yes""#), ("True", "true"), ("false", "false"),
      ("1.2.3", #""1.2.3""#), ("2026-11-21", #""2026-11-21""#),
    ]
  )
  func scalars(text: String, json: String) {
    let bytes = JSONWriter(JSONStyle()).bytes(for: PortableJSON.scalar(text))
    #expect(String(decoding: bytes, as: UTF8.self).filter { $0 != "\n" } == json)
  }

  @Test(
    "the file of tokens is valid JSON, whatever the source is written in",
    arguments: [
      ("a.yaml", "a: { value: '#fff' }\ns: { value: 4px, n: [0x10, ~, yes] }\n"),
      ("a.json5", "{a: {value: '#fff'}, s: {value: '4px', n: [+16, null, 'yes',]}}"),
    ]
  )
  func files(name: String, text: String) throws {
    let others = try #require(imported([name: text]) { $0.format = .styleDictionary }.others)
    let (document, diagnostics) = JSONReader.read(
      SourceFile(path: others.name, bytes: others.bytes)
    )
    #expect(diagnostics == [])
    let token = try #require(document?.root["s"])
    #expect(token["value"]?.text == "4px")
    #expect(token["n"]?.elements.map(\.text) == ["16", "null", "yes"])
    #expect(ImportedThemes.isImported(others.bytes))
  }

  @Test(
    "colors that no theme could take over are kept with what is no color",
    arguments: [
      (#""value":"linear-gradient(red, blue)","type":"color""#, true),
      (#""value":"{g}","type":"color""#, true), (##""value":"#abc","type":"color""##, false),
      (#""value":"4px""#, true),
    ]
  )
  func lost(members: String, isKept: Bool) throws {
    let gradient = #""g":{"value":"linear-gradient(red, blue)","type":"color"}"#
    let text = ##"{"a":{"value":"#fff","type":"color"},\##(gradient),"x":{\##(members)}}"##
    let result = imported(["a.json": text])
    #expect(!result.hasErrors, "\(result.findings)")
    let others = String(decoding: try #require(result.others).bytes, as: UTF8.self)
    #expect(others.contains("\"g\""))
    #expect(others.contains("\"x\"") == isKept)
    #expect(!others.contains("\"a\""))
  }

  @Test("only files with the mark of an import may be replaced")
  func marks() {
    for (text, isImported) in [
      ("# Imported by themetool from a\ntheme: a\n", true), ("theme: a\n", false), ("", false),
      (#"{ "$description": "Imported by themetool from a" }"#, true),
      ("{\n  \"description\": \"Imported by themetool from a\"\n}", true),
      (#"{ "a": "Imported by themetool from a" }"#, false), ("{}", false),
    ] {
      #expect(ImportedThemes.isImported(Array(text.utf8)) == isImported, "\(text)")
    }
  }
}
