import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("Imports of Material Theme Builder")
struct MaterialSchemeTests {
  @Test("Schemes become styles and contrasts, and other keys are reported")
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
    ] { #expect(library.colors("m", under: words)["primary"] == color, "\(words)") }
    #expect(result.text.contains("(Material Theme Builder)"))
  }

  @Test("A scheme without a counterpart applies to both styles")
  func single() {
    let result = imported(["m.json": ##"{"schemes":{"dark":{"primary":"#111111"}}}"##])
    #expect(result.colorLines == ["primary: \"#111111\""], "\(result.findings)")
  }

  @Test(
    "Other files with the key of schemes are not imported as Material themes",
    arguments: [
      ##"{"schemes":{"light":{"$type":"color","$value":"#fff"}}}"##, #"{"schemes":{}}"#,
      ##"{"schemes":{"a":{"b":{"value":"#fff"}}}}"##,
    ]
  )
  func filesWithSchemesKey(text: String) {
    #expect(!imported(["m.json": text]).text.contains("Material"))
  }
}
