import ColorValues
import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("Imports of Tokens Studio")
struct StudioImportTests {
  static func token(_ value: String, modifier: String) -> String {
    #"{"value":"\#(value)","type":"color","$extensions":{"studio.tokens":{"modify":{\#(modifier)}}}}"#
  }

  @Test(
    "Modifiers become expressions of the modified color",
    arguments: [
      (
        "{r}", #""type":"alpha","value":"0.5","space":"lch""#, "rgb(from {r} r g b / 0.5)",
        "color(srgb 1 0 0 / 0.5)"
      ),
      (
        "{r}", #""type":"lighten","value":"0.25","space":"srgb""#,
        "color(from {r} srgb calc(r * 0.75 + 0.25) calc(g * 0.75 + 0.25) calc(b * 0.75 + 0.25))",
        "color(srgb 1 0.25 0.25)"
      ),
      (
        "#336699", #""type":"darken","value":0.5,"space":"srgb""#,
        ##""color(from #336699 srgb calc(r * 0.5) calc(g * 0.5) calc(b * 0.5))""##,
        "color(srgb 0.1 0.2 0.3)"
      ),
      (
        "{r}", #""type":"lighten","value":"0.3","space":"lch""#,
        "lch(from {r} calc(l * 0.7 + 30) calc(c * 0.7) h)", nil
      ),
      (
        "{r}", #""type":"darken","value":"0.3","space":"lch""#,
        "lch(from {r} calc(l * 0.7) calc(c * 0.7) h)", nil
      ),
      (
        "hsl(120 100% 40%)", #""type":"darken","value":"0.5","space":"hsl""#,
        "hsl(from hsl(120 100% 40%) h s calc(l * 0.5))", "color(srgb 0 0.4 0)"
      ),
      (
        "{r}", #""type":"lighten","value":"1","space":"p3""#,
        "color(from {r} display-p3 calc(r * 0 + 1) calc(g * 0 + 1) calc(b * 0 + 1))",
        "color(srgb 1 1 1)"
      ),
      (
        "{r}", ##""type":"mix","value":"0.25","space":"srgb","color":"#0000ff""##,
        ##""color-mix(in srgb, {r}, #0000ff 25%)""##, "color(srgb 0.75 0 0.25)"
      ),
      (
        "#0000ff", #""type":"mix","value":"0.25","space":"p3","color":"{r}""#,
        ##""color-mix(in display-p3, #0000ff, {r} 25%)""##, nil
      ),
      (
        "rgba({r}, 0.5)", #""type":"alpha","value":"1""#,
        "rgb(from rgb(from {r} r g b / 0.5) r g b / 1)", "color(srgb 1 0 0)"
      ),
    ] as [(String, String, String, String?)]
  )
  func modifiers(value: String, modifier: String, line: String, color: String?) throws {
    let red = ##""r":{"value":"#ff0000","type":"color"}"##
    let result = imported(["a.json": #"{\#(red),"x":\#(Self.token(value, modifier: modifier))}"#])
    #expect(result.colorLines.last == "x: \(line)", "\(result.findings)")
    let text = try result.compiled().colors("a")["x"]
    guard let color else { return }
    let (made, expected) = (try Color(css: try #require(text)), try Color(css: color))
    let (first, second) = (made.converted(to: .srgb), expected.converted(to: .srgb))
    for (left, right) in [
      (first.c1, second.c1), (first.c2, second.c2), (first.c3, second.c3),
      (first.alpha, second.alpha),
    ] { #expect(abs(left - right) < 1e-3, "\(text ?? "")") }
  }

  // CIE L* of sRGB red is 54.29 and its chroma 106.84 (CSS Color 4, D50).
  @Test(
    "Modifiers in LCH change a fraction of lightness and of chroma",
    arguments: [("lighten", 54.29 * 0.8 + 20), ("darken", 54.29 * 0.8)]
  )
  func lightness(type: String, expected: Double) throws {
    let text = Self.token("#ff0000", modifier: #""type":"\#(type)","value":"0.2","space":"lch""#)
    let library = try imported(["a.json": #"{"x":\#(text)}"#]).compiled()
    let color = try Color(css: try #require(library.colors("a")["x"])).converted(to: .lch)
    #expect(abs(color.c1 - expected) < 0.05)
    #expect(abs(color.c2 - 106.84 * 0.8) < 0.05)
  }

  @Test(
    "A modifier that themes can't express is reported with its position",
    arguments: [
      (#""type":"spin","value":"0.5","space":"lch""#, "'spin' is not a modifier"),
      (
        #""type":"lighten","value":"0.5","space":"oklch""#,
        "no color space of modifiers is named 'oklch'"
      ),
      (#""type":"lighten","value":"0.5""#, "the modifier must have 'space'"),
      (
        #""type":"lighten","value":"{o}","space":"lch""#,
        "the modifier's value must be a number, not '{o}'"
      ),
      (
        #""type":"lighten","value":"{x}","space":"lch""#,
        "the modifier's value must be a number, not '{x}'"
      ),
      (
        #""type":"alpha","value":"0.5 +""#, "the modifier's value must be a number, not '0.5 +'"
      ),
      (#""type":"alpha","value":"1 / 0""#, "the modifier's value must be a number, not '1 / 0'"),
      (#""type":"alpha","value":"4px""#, "the modifier's value must be a number, not '4px'"),
      (#""type":"alpha","value":"inf""#, "the modifier's value must be a number, not 'inf'"),
      (#""type":"lighten","space":"lch""#, "the modifier's value must be a number"),
      (#""type":"mix","value":"0.5","space":"lch""#, "the modifier 'mix' must have 'color'"),
      (#""type":"mix","value":"0.5","space":"lch","color":"{o}""#, "'{o}' is not a color"),
      (#""value":"0.5""#, "a modifier must have 'type'"),
    ]
  )
  func refused(modifier: String, message: String) {
    let files = ["a.json": #"{"x":\#(Self.token("#fff", modifier: modifier))}"#]
    #expect(imported(files).themes.isEmpty)
    let result = imported(files) { $0.keepsGoing = true }
    #expect(result.colorLines == ["x: \"#fff\""])
    #expect(result.findings.count == 1)
    #expect(
      result.findings[0].hasPrefix("a.json:1:")
        && result.findings[0].contains("error: \(message)")
        && result.findings[0].contains("; 'x' can only be imported without its modifier"),
      "\(result.findings)"
    )
  }

  @Test("Values for modes in extensions are reported")
  func modes() {
    let result = imported([
      "a.json":
        ##"{"x":{"$type":"color","$value":"#fff","$extensions":{"org.primer.overrides":{"dark":"#000"}}}}"##
    ])
    #expect(
      result.findings.contains {
        $0.hasPrefix(
          "a.json:1:54: warning: a token has values for modes in the extension 'org.primer"
        )
      },
      "\(result.findings)"
    )
  }

  // MARK: Sets and themes

  private static let core =
    ##"{"red":{"value":"#ff0000","type":"color"},"##
    + ##""sea":{"value":"#0000ff","type":"color"}}"##
  private static let light = ##"{"bg":{"value":"#ffffff","type":"color"}}"##
  private static let dark =
    ##"{"bg":{"value":"#000000","type":"color"},"fg":{"value":"{red}","type":"color"}}"##

  static func theme(_ name: String, group: String?, sets: [String: String]) -> String {
    let list = sets.sorted { $0.key < $1.key }.map { #""\#($0.key)":"\#($0.value)""# }
    let part = group.map { #""group":"\#($0)","# } ?? ""
    return
      #"{"id":"1","name":"\#(name)",\#(part)"selectedTokenSets":{\#(list.joined(separator: ","))}}"#
  }

  /// The project as one file, and as a folder.
  private static func projects(_ themes: [String]) -> [[String: String]] {
    let list = "[\(themes.joined(separator: ","))]"
    let order = #"{"tokenSetOrder":["core","mode/light","mode/dark"]}"#
    return [
      [
        "p.json": """
        {"mode/dark":\(dark),"mode/light":\(light),"core":\(core),"$themes":\(list),"$metadata":\(order)}
        """
      ],
      [
        "p/core.json": core, "p/mode/light.json": light, "p/mode/dark.json": dark,
        "p/$themes.json": list, "p/$metadata.json": order,
      ],
    ]
  }

  private static func imports(_ themes: [String]) -> [ImportedThemes] {
    projects(themes).map { files in imported(files, paths: files.count > 1 ? ["p"] : nil) }
  }

  @Test("Themes named light and dark become styles without the sets that they don't select")
  func styles() throws {
    let themes = [
      Self.theme(
        "Light",
        group: nil,
        sets: ["core": "source", "mode/light": "enabled", "mode/dark": "disabled"]
      ),
      Self.theme(
        "Dark",
        group: nil,
        sets: ["core": "source", "mode/light": "enabled", "mode/dark": "enabled"]
      ),
    ]
    for result in Self.imports(themes) {
      #expect(result.findings == [])
      #expect(result.themes.map(\.name) == ["p.yaml"])
      let library = try result.compiled()
      #expect(library.colors("p", under: "light")["bg"] == "#ffffff")
      #expect(library.colors("p", under: "dark")["bg"] == "#000000")
      #expect(library.colors("p", under: "dark")["fg"] == "#ff0000")
      #expect(library.colors("p", under: "light")["sea"] == "#0000ff")
      #expect(result.text.contains("(Tokens Studio)"))
    }
  }

  @Test("Themes with custom names become themes, and a second group becomes styles")
  func groups() throws {
    let sets = ["core": "source", "mode/light": "enabled"]
    let themes = [
      Self.theme("Casual", group: "brand", sets: sets),
      Self.theme("Business", group: "brand", sets: ["core": "enabled"]),
      Self.theme("light", group: "mode", sets: ["core": "source"]),
      Self.theme("dark", group: "mode", sets: ["core": "source", "mode/dark": "enabled"]),
    ]
    for result in Self.imports(themes) {
      #expect(!result.hasErrors, "\(result.findings)")
      #expect(result.themes.map(\.name) == ["Casual.yaml", "Business.yaml"])
      let library = try result.compiled()
      #expect(library.colors("Casual", under: "light")["bg"] == "#ffffff")
      #expect(library.colors("Casual", under: "dark")["bg"] == "#000000")
      #expect(library.colors("Business", under: "dark")["bg"] == "#000000")
    }
  }

  @Test("Sets that are not selected and themes that select nothing are reported")
  func loose() {
    let themes = [Self.theme("a", group: nil, sets: ["core": "enabled", "moode": "enabled"])]
    for result in Self.imports(themes) {
      let texts = result.findings.joined(separator: "\n")
      #expect(texts.contains("no theme selects the set 'mode/light'; it is not imported"))
      #expect(texts.contains("no theme selects the set 'mode/dark'; it is not imported"))
      #expect(texts.contains("'moode' is not a set"))
      #expect(!result.text.contains("bg"))
    }
  }

  @Test(
    "A project is refused beside other files",
    arguments: [
      ["a.json": #"{"$themes":[],"s":{}}"#, "b.json": "{}"],
      ["p/$themes.json": "[]", "p/a.json": core, "p/q/$metadata.json": "{}"],
    ]
  )
  func alone(files: [String: String]) {
    let result = imported(files) { $0.format = .styleDictionary }
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.message)
        == ["a project of Tokens Studio has its own sets; import it alone"]
    )
  }

  @Test("Without themes, all sets apply in their order")
  func order() throws {
    for result in Self.imports([]) {
      #expect(try result.compiled().colors("p")["bg"] == "#000000", "\(result.findings)")
    }
  }

  @Test("Without a list of themes, all sets become one theme in the order of the project")
  func withoutThemes() throws {
    for files in Self.projects([]) {
      var files = files
      files["p/$themes.json"] = nil
      let text = files["p.json"]
      files["p.json"] = text.map { String($0.replacing("\"$themes\":[],", with: "")) }
      let result = imported(files, paths: text == nil ? ["p"] : nil)
      #expect(result.themes.map(\.name) == ["p.yaml"])
      #expect(!result.hasErrors)
      let colors = try result.compiled().colors("p")
      #expect(colors == ["bg": "#000000", "fg": "#ff0000", "red": "#ff0000", "sea": "#0000ff"])
    }
  }

  @Test("A folder of sets without a description becomes one theme")
  func plainFolder() throws {
    let result = imported(["p/core.json": Self.core, "p/mode/dark.json": Self.dark], paths: ["p"])
    #expect(result.themes.map(\.name) == ["p.yaml"])
    #expect(try result.compiled().colors("p")["fg"] == "#ff0000")
  }
}
