import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("Importing Material Theme Builder")
struct MaterialSchemeTests {
  @Test("schemes are styles and contrasts, and what else there is is told of")
  func schemes() throws {
    let result = imported([
      "m.json": ##"""
      {"seed":"#fff","schemes":{
        "light":{"primary":"#111111","onPrimary":"#ffffff"},
        "light-medium-contrast":{"primary":"#0f0f0f","onPrimary":"#ffffff"},
        "light-high-contrast":{"primary":"#000000","onPrimary":"#fefefe"},
        "dark":{"primary":"#eeeeee","onPrimary":"#222222"}},
       "palettes":{"primary":{"0":"#000000"}}}
      """##
    ])
    #expect(
      result.findings.map { $0.split(separator: ": ", maxSplits: 1)[0] } == [
        "m.json:3:3", "m.json:6:2",
      ]
    )
    let library = try result.compiled()
    for (words, color) in [
      ("light", "#111111"), ("dark", "#eeeeee"), ("light high-contrast", "#000000"),
      ("dark high-contrast", "#eeeeee"),
    ] { #expect(library.colors("m", words)["primary"] == color, "\(words)") }
    #expect(result.text.contains("(Material Theme Builder)"))
  }

  @Test("a scheme without its opposite is for both")
  func single() {
    let result = imported(["m.json": ##"{"schemes":{"dark":{"primary":"#111111"}}}"##])
    #expect(result.colorLines == ["primary: \"#111111\""], "\(result.findings)")
  }

  @Test(
    "other files with such a key aren't taken for one",
    arguments: [
      ##"{"schemes":{"light":{"$type":"color","$value":"#fff"}}}"##, #"{"schemes":{}}"#,
      ##"{"schemes":{"a":{"b":{"value":"#fff"}}}}"##,
    ]
  )
  func others(text: String) {
    #expect(!imported(["m.json": text]).text.contains("Material"))
  }
}
