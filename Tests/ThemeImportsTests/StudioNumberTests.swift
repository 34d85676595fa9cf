import ColorValues
import Testing

@testable import ThemeImports

@Suite("Numbers in modifiers of Tokens Studio")
struct StudioNumberTests {
  @Test(
    "Values of modifiers accept references and arithmetic",
    arguments: [
      ("{o}", 0.5), ("{ o }", 0.5), ("{n.half}", 0.5), ("{p}", 0.25), ("{alias}", 0.25),
      ("{o} * 0.5 + 0.1", 0.35), ("0.1+{o}*{p}", 0.225), ("({o} + 0.1) / 2", 0.3),
      ("1 - {o}", 0.5), ("-{o} + 1", 0.5), ("{sum}", 0.75), (".5", 0.5), ("30%", 0.3),
      ("1 - 0.25 - 0.25", 0.5), ("1 / 2 / 2", 0.25), ("{o} * 10", 1), ("0 - {o}", 0),
    ]
  )
  func numbers(value: String, amount: Double) {
    let numbers =
      ##""o":{"value":"0.5","type":"opacity"},"p":{"value":"25%","type":"opacity"},"##
      + ##""alias":{"value":"{p}","type":"opacity"},"##
      + ##""sum":{"value":"{o} + {alias}","type":"number"},"##
      + ##""n":{"half":{"value":0.5,"type":"number"}}"##
    let token = StudioImportTests.token("#fff", modifier: #""type":"alpha","value":"\#(value)""#)
    let result = imported(["a.json": "{\(numbers),\"x\":\(token)}"])
    let text = amount == amount.rounded() ? "\(Int(amount))" : "\(amount)"
    #expect(
      result.colorLines == ["x: \"rgb(from #fff r g b / \(text))\""],
      "\(result.findings)"
    )
  }

  @Test(
    "Cyclic and expanding references of numbers end",
    arguments: [2, 31, 64]
  )
  func deepNumbers(depth: Int) {
    let doubled = (0..<depth).map {
      ##""n\##($0)":{"value":"{n\##($0 + 1)} + {n\##($0 + 1)}","type":"number"}"##
    }
    for last in ["0.00000000001", "{n0}"] {
      let end = ##""n\##(depth)":{"value":"\##(last)","type":"number"}"##
      let token = StudioImportTests.token("#fff", modifier: #""type":"alpha","value":"{n0}""#)
      let text = "{\((doubled + [end]).joined(separator: ",")),\"x\":\(token)}"
      let isNumber = last != "{n0}" && depth < 32
      let result = imported(["a.json": text]) { $0.keepsGoing = true }
      #expect(result.hasErrors != isNumber)
      #expect(result.colorLines.first?.contains("rgb(from") == isNumber, "\(result.findings)")
    }
  }

  @Test("A value that depends on themes becomes a variant for each")
  func numbersOfThemes() throws {
    func number(_ value: String) -> String { #"{"o":{"value":"\#(value)","type":"opacity"}}"# }
    let core =
      "{\"x\":\(StudioImportTests.token("#ff0000", modifier: #""type":"alpha","value":"{o} / 2""#))}"
    let themes = [
      StudioImportTests.theme("Light", group: nil, sets: ["core": "source", "l": "enabled"]),
      StudioImportTests.theme("Dark", group: nil, sets: ["core": "source", "d": "enabled"]),
    ]
    let result = imported([
      "p.json": """
      {"core":\(core),"l":\(number("0.5")),"d":\(number("1")),"$themes":[\(themes.joined(separator: ","))]}
      """
    ])
    let library = try result.compiled()
    for (style, alpha) in [("light", 0.25), ("dark", 0.5)] {
      let color = try Color(css: try #require(library.colors("p", under: style)["x"]))
      #expect(abs(color.alpha - alpha) < 1e-9, "\(result.text)")
    }
  }

  // The expected values are those of the formulas of `@tokens-studio/sd-transforms` (lighten,
  // darken and mix) over the conversions of CSS Color 4, as in colorjs.io, computed apart from this
  // package; it rounds components to five digits.
  @Test(
    "Modified colors are those of the Tokens Studio transforms",
    arguments: [
      (
        "#c14242", #""type":"lighten","value":"0.2","space":"lch""#,
        [0.82472, 0.41830, 0.39261, 1]
      ),
      (
        "#c14242", #""type":"lighten","value":"0.2","space":"hsl""#,
        [0.80549, 0.40706, 0.40706, 1]
      ),
      (
        "#c14242", #""type":"lighten","value":"0.2","space":"srgb""#,
        [0.80549, 0.40706, 0.40706, 1]
      ),
      (
        "#c14242", #""type":"lighten","value":"0.2","space":"p3""#,
        [0.81170, 0.41417, 0.41066, 1]
      ),
      (
        "#c14242", #""type":"darken","value":"{o} - 0.1","space":"lch""#,
        [0.51715, 0.19334, 0.18592, 1]
      ),
      (
        "#c14242", #""type":"darken","value":"{o} - 0.1","space":"hsl""#,
        [0.53536, 0.17562, 0.17562, 1]
      ),
      (
        "#c14242", #""type":"darken","value":"{o} - 0.1","space":"srgb""#,
        [0.52980, 0.18118, 0.18118, 1]
      ),
      (
        "#c14242", #""type":"darken","value":"{o} - 0.1","space":"p3""#,
        [0.53041, 0.18218, 0.18168, 1]
      ),
      (
        "#c14242", #""type":"mix","value":"{o}","space":"lch","color":"{b}""#,
        [0.81087, -0.24598, 0.44103, 1]
      ),
      (
        "#c14242", #""type":"mix","value":"{o}","space":"hsl","color":"{b}""#,
        [0.85319, 0.15622, 0.71379, 1]
      ),
      (
        "#c14242", #""type":"mix","value":"{o}","space":"srgb","color":"{b}""#,
        [0.45412, 0.15529, 0.55529, 1]
      ),
      (
        "#c14242", #""type":"mix","value":"{o}","space":"p3","color":"{b}""#,
        [0.45492, 0.15658, 0.57003, 1]
      ),
      (
        "#c14242", #""type":"alpha","value":"{o}","space":"hsl""#,
        [0.75686, 0.25882, 0.25882, 0.4]
      ),
    ] as [(String, String, [Double])]
  )
  func reference(value: String, modifier: String, expected: [Double]) throws {
    let blue = ##""b":{"value":"#0000ff","type":"color"},"o":{"value":"0.4","type":"opacity"}"##
    let result = imported([
      "a.json": "{\(blue),\"x\":\(StudioImportTests.token(value, modifier: modifier))}"
    ])
    #expect(!result.findings.contains { $0.contains("modifier") }, "\(result.findings)")
    let text = try #require(try result.compiled().colors("a")["x"])
    let color = try Color(css: text).converted(to: .srgb)
    for (component, wanted) in zip([color.c1, color.c2, color.c3, color.alpha], expected) {
      #expect(abs(component - wanted) < 1e-4, "\(text)")
    }
  }
}
