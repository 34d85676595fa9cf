import Testing

@testable import ThemeImports

@Suite("Imports of Style Dictionary")
struct StyleDictionaryImportTests {
  @Test(
    "Values, references and categories are imported",
    arguments: [
      (
        "a.json",
        ##"{"color":{"red":{"value":"#f00","comment":"Danger"},"x":{"value":"{color.red.value}"}}}"##,
        ["color:", "  red: \"#f00\"", "  x: \"{color.red}\""]
      ),
      (
        "a.json5",
        "{color: {red: {value: 'red', /* named */}, half: {value: 'rgba({color.red}, 0.5)'},}}",
        ["color:", "  red: red", "  half: rgb(from {color.red} r g b / 0.5)"]
      ),
      (
        "a.yaml", "brand:\n  main: { value: 'hsl(10, 50%, 50%)' }\n  font: { value: tan }\n",
        ["brand:", "  main: hsl(10, 50%, 50%)"]
      ),
      (
        "a.json",
        #"{"colors":{"a":{"value":{"r":255,"g":0,"b":0,"a":0.5}},"b":{"value":{"h":10,"s":0.5,"l":0.5}}}}"#,
        ["colors:", "  a: rgb(255 0 0 / 0.5)", "  b: hsl(10 50% 50%)"]
      ),
      (
        "a.json", ##"{"x":{"type":{"value":"#abc"},"z":{"value":"#def","type":"color"}}}"##,
        ["x:", "  type: \"#abc\"", "  z: \"#def\""]
      ),
    ]
  )
  func values(file: String, text: String, lines: [String]) throws {
    let result = imported([file: text]) { $0.format = .styleDictionary }
    #expect(result.colorLines == lines, "\(result.findings)")
    _ = try result.compiled()
  }

  @Test("Files in folders are read in the order of their names, and other values are reported")
  func folders() throws {
    let result = imported(
      [
        "tokens/color/base.json": ##"{"color":{"sea":{"value":"#123456"}}}"##,
        "tokens/size.json": #"{"size":{"s":{"value":"4px"},"m":{"value":"{size.s}"}}}"#,
        "tokens/button.json": #"{"button":{"fill":{"value":"{color.sea}"}}}"#,
        "tokens/.hidden.json": "[",
      ],
      paths: ["tokens"]
    )
    #expect(result.themes.map(\.name) == ["tokens.yaml"])
    #expect(
      result.colorLines == ["button:", "  fill: \"{color.sea}\"", "color:", "  sea: \"#123456\""]
    )
    #expect(result.findings == ["note: 2 tokens are not colors: 2 of no type [not-imported]"])
    #expect(result.text.contains("# tokens/button.json:1"))
  }

  @Test("An invalid color is reported and skipped, and an unknown reference is refused")
  func refused() {
    let files = [
      "a.json": ##"{"color":{"a":{"value":"#12","type":"color"},"b":{"value":"#123"}}}"##
    ]
    #expect(imported(files).themes.isEmpty)
    let odd = imported(files) { $0.keepsGoing = true }
    #expect(
      odd.findings == [
        "a.json:1:24: error: '#12' is not a color; 'color.a' is not imported [invalid-color]"
      ]
    )
    #expect(odd.colorLines == ["color:", "  b: \"#123\""])
    let loose = imported([
      "a.json": ##"{"color":{"red":{"value":"#f00"},"b":{"value":"{color.rde.value}"}}}"##
    ])
    #expect(
      loose.findings.filter { $0.contains("error") } == [
        """
        a.json:1:47: error: 'color.rde' is not a token; did you mean 'color.red'? \
        [unknown-reference]
        """
      ]
    )
  }
}
