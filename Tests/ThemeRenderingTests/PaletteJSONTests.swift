import ColorValues
import DynamicColors
import Testing
import TestSupport
import TextSupport
import ThemeTestSupport
import TraitSystem

@testable import ThemeRendering

struct PaletteJSONTests {
  @Test("The JSON of a palette equals its golden file")
  func golden() throws {
    try expectGolden(try PaletteJSON(.exported()).text, "palette.json")
  }

  @Test("Missing values are omitted from the JSON of a palette")
  func empty() {
    #expect(
      PaletteJSON(Palette(traits: TraitCollection(), entries: [])).text
        == """
        {
          "version": 1,
          "traits": {},
          "colors": []
        }

        """
    )
    let bare = Palette(
      traits: TraitCollection(),
      entries: [PaletteEntry(name: "a", color: .white)]
    )
    #expect(
      PaletteJSON(bare).text
        == """
        {
          "version": 1,
          "traits": {},
          "colors": [
            {
              "name": "a",
              "value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 1, "hex": "#ffffff" },
              "css": "#ffffff"
            }
          ]
        }

        """
    )
  }

  @Test(
    "Strings are escaped in JSON",
    arguments: [
      ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\", #""\\""#),
      ("a\nb\tc\r", #""a\nb\tc\r""#),
      ("\0", #""\u0000""#), ("\u{1B}[0m", #""\u001b[0m""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#),
      ("\u{2028}", #""\u2028""#), ("品牌😀/", #""品牌😀/""#), ("\r\n", #""\r\n""#),
    ]
  )
  func strings(text: String, json: String) {
    #expect(JSONText.string(text) == json)
  }

  @Test(
    "Numbers have at most four decimals and an exponent only if required",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (0.16470588, "0.1647"), (0.00004, "0"), (-0.00004, "0"),
      (0.00005, "0.0001"), (0.0001, "0.0001"), (-0.5, "-0.5"), (359.99999, "360"), (120, "120"),
      (0.99996, "1"),
      (123456.78901, "123456.789"),
    ]
  )
  func numbers(value: Double, json: String) {
    #expect(JSONText.number(value) == json)
  }

  @Test("The largest number is a valid JSON number")
  func largest() {
    let text = JSONText.number(.greatestFiniteMagnitude)
    #expect(Double(text) == .greatestFiniteMagnitude)
  }

  @Test(
    "Spaces that the DTCG color module lacks are converted",
    arguments: [
      (Color(.hsv, 120, 100, 100), #""colorSpace": "srgb", "components": [0, 1, 0]"#),
      (Color(.displayP3Linear, 1, 0, 0), #""colorSpace": "display-p3", "components": [1, 0, 0]"#),
      (
        Color(.lab, 50, 0, 0, missing: [.second, .third]),
        #""colorSpace": "lab", "components": [50, "none", "none"]"#
      ),
      (Color(.hsl, 210, 50, 40), #""colorSpace": "hsl", "components": [210, 50, 40]"#),
    ]
  )
  func spaces(color: Color, json: String) {
    let palette = Palette(
      traits: TraitCollection(),
      entries: [PaletteEntry(name: "a", color: color)]
    )
    #expect(PaletteJSON(palette).text.contains(json))
  }
}
