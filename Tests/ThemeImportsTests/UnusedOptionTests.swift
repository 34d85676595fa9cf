import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("Options of imports and the kinds of their files")
struct UnusedOptionTests {
  private static let red = ##"{"$type":"color","$value":"#f00"}"##
  private static let slots = (0..<16).map { number in
    let digits = String(number, radix: 16, uppercase: true)
    return "base0\(digits): \"00\(digits)\(digits)00\"\n"
  }.joined()
  private static func mode(_ name: String) -> String {
    ##"{"x":\##(red),"$extensions":{"com.figma.modeName":"\##(name)"}}"##
  }

  /// The files of each kind.
  private static let kinds: [(name: String, files: [String: String])] = [
    ("tokens", ["p/a.json": #"{"g":{"x":\#(red)}}"#, "q/b.json": #"{"h":{"x":\#(red)}}"#]),
    (
      "resolver",
      [
        "p/a.resolver.json": """
        {"version":"2025.10","sets":{"s":{"sources":[{"x":\(red)}]}},"modifiers":{"mode":{"contexts":
        {"a":[],"b":[{"x":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}]}}},
        "resolutionOrder":[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/mode"}]}
        """
      ]
    ),
    (
      "variables of Figma",
      [
        "p/a.json": """
        {"meta":{"variableCollections":{"C":{"name":"C","modes":[{"modeId":"1","name":"A"},
        {"modeId":"2","name":"B"}]}},"variables":{"V":{"name":"x","resolvedType":"COLOR",
        "variableCollectionId":"C","valuesByMode":{"1":{"r":0,"g":0,"b":0},"2":{"r":1,"g":0,"b":0}}}}}}
        """
      ]
    ),
    ("modes of Figma", ["p/a.json": mode("A"), "q/b.json": mode("B")]),
    (
      "base16",
      ["p/a.yaml": slots, "q/b.yaml": slots.replacing("base00: \"00", with: "base00: \"ff")]
    ),
    ("CSS", ["p/a.css": ":root { --x: red }", "q/b.css": ":root { --x: blue; --y: red }"]),
  ]

  private static let options: [(name: String, change: @Sendable (inout ImportOptions) -> Void)] = [
    ("--theme", { $0.themes = ["own"] }), ("several --theme", { $0.themes = ["own", "other"] }),
    ("--themes files", { $0.division = .files }), ("--themes folders", { $0.division = .folders }),
    ("--themes groups", { $0.division = .groups }), ("--shared", { $0.shared = ["shared"] }),
    ("--modifier", { $0.modifiers = ["mode": .theme] }),
    ("--modifier of none", { $0.modifiers = ["no": .theme] }),
  ]

  @Test("An option changes the result or is refused", arguments: 0..<6, 0..<8)
  func effects(kind: Int, option: Int) {
    let (name, files) = Self.kinds[kind]
    let (optionName, change) = Self.options[option]
    let paths = files.keys.sorted()
    let shared = files[paths[0]].map { text in
      text.replacing("\"x\"", with: "\"z\"").replacing("--x", with: "--z")
    }
    let ending = paths[0].split(separator: ".").last ?? ""
    let all = files.merging(["shared.\(ending)": shared ?? ""]) { first, _ in first }
    func result(_ change: (inout ImportOptions) -> Void) -> ImportedThemes {
      imported(all, paths: paths) { options in
        change(&options)
        if !options.shared.isEmpty { options.shared = ["shared.\(ending)"] }
      }
    }
    let (plain, changed) = (result { _ in }, result(change))
    #expect(!plain.themes.isEmpty, "\(plain.findings)")
    // Schemes and modes are themes of their files anyway.
    let isUsual = optionName == "--themes files" && name == "base16"
    #expect(changed.hasErrors || changed.text != plain.text || isUsual, "\(optionName) of \(name)")
    if changed.hasUnusedOption { #expect(changed.themes.isEmpty) }
  }

  @Test("Style sheets of modes become themes, and never one theme with the values of another")
  func sheets() throws {
    let files = [
      "light.css": ":root { --page: white; --text: black }", "dark.css": ":root { --page: black }",
      "base.css": ":root { --text: gray; --edge: red }",
    ]
    let themes = imported(files, paths: ["light.css", "dark.css"]) { options in
      options.division = .files
      options.shared = ["base.css"]
    }
    #expect(themes.themes.map(\.name) == ["light.yaml", "dark.yaml"])
    #expect(themes.findings == [])
    let library = try themes.compiled()
    #expect(library.colors("light") == ["page": "#ffffff", "text": "#000000", "edge": "#ff0000"])
    #expect(library.colors("dark") == ["page": "#000000", "text": "#808080", "edge": "#ff0000"])
    let merged = imported(files, paths: ["light.css", "dark.css"])
    #expect(merged.findings.count == 1)
    #expect(
      merged.findings[0].contains(
        "warning: 'dark.css' has other values for a property of 'light.css', which are imported"
      )
    )
  }
}
