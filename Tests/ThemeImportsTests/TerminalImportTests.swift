import SourceDiagnostics
import Testing
import TestSupport
import ThemeFiles
import ThemeOutputs
import ThemeTestSupport

@testable import ThemeImports

@Suite("Imports of themes of terminals")
struct TerminalImportTests {
  /// Twenty-two random colors, in the order of ``TerminalSlot/all``.
  private static func colors(seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    return TerminalSlot.all.map { _ in
      "#"
        + (0..<6).map { _ in String(Int.random(in: 0..<16, using: &random), radix: 16) }.joined()
    }
  }

  private static let settings = [
    "foreground", "background", "cursor-color", "cursor-text", "selection-background",
    "selection-foreground",
  ]

  static func ghostty(_ colors: [String]) -> String {
    let palette = colors.prefix(16).enumerated().map { "palette = \($0)=\($1)\n" }
    let others = zip(settings, colors.dropFirst(16)).map { "\($0) = \($1)\n" }
    return (palette + others).joined()
  }

  private static let keys = [
    "black", "red", "green", "yellow", "blue", "purple", "cyan", "white", "brightBlack",
    "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightPurple", "brightCyan",
    "brightWhite", "foreground", "background", "cursorColor", "", "selectionBackground",
  ]

  static func windowsTerminal(_ colors: [String], name: String) -> String {
    let members = zip(keys, colors).filter { $0.0 != "" }.map { #""\#($0)": "\#($1)""# }
    return "{ \"name\": \"\(name)\", \(members.joined(separator: ", ")) }"
  }

  private static func exported(_ result: ImportedThemes, _ template: String) throws -> [String] {
    let library = try result.compiled()
    let files = try #require(ThemeTemplate(shipped: template)).files(for: library).files
    return files.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(
    "A theme of Ghostty is unchanged after import and export",
    arguments: 0..<4 as Range<UInt64>
  )
  func ghosttyRoundTrip(seed: UInt64) throws {
    let text = Self.ghostty(Self.colors(seed: seed))
    let result = imported(["Night Owl": text])
    #expect(result.findings == [])
    #expect(result.themes.map(\.name) == ["Night-Owl.yaml"])
    for file in try Self.exported(result, "ghostty") {
      let lines = file.split(separator: "\n").dropFirst()
      #expect(lines.sorted() == text.split(separator: "\n").sorted())
    }
  }

  @Test("Schemes of Windows Terminal have the same colors after import and export")
  func windowsRoundTrip() throws {
    let colors = [Self.colors(seed: 5), Self.colors(seed: 6)]
    let schemes = [
      Self.windowsTerminal(colors[0], name: "One"), Self.windowsTerminal(colors[1], name: "Two"),
    ]
    let text = "{ \"profiles\": {}, // comment\n \"schemes\": [\(schemes.joined(separator: ","))] }"
    let result = imported(["settings.json": text])
    #expect(!result.hasErrors, "\(result.findings)")
    #expect(result.themes.map(\.name) == ["One.yaml", "Two.yaml"])
    for (theme, colors) in zip(result.themes, colors) {
      var single = ImportedThemes(diagnostics: [])
      single.themes = [theme]
      for file in try Self.exported(single, "windows-terminal") {
        for (key, color) in zip(Self.keys, colors) where key != "" {
          #expect(file.contains("\"\(key)\": \"\(color)\""), "\(key)")
        }
      }
    }
  }

  @Test("A light and a dark theme of Ghostty become one theme")
  func pair() throws {
    let (black, white) = ("#000000", "#ffffff")
    let dark = Self.ghostty(TerminalSlot.all.map { $0.name == "background" ? black : white })
    let light = Self.ghostty(TerminalSlot.all.map { $0.name == "background" ? white : black })
    let result = imported(["day": light, "night": dark]) { $0.themes = ["owl"] }
    let library = try result.compiled()
    #expect(library.colors("owl", under: "light")["background"] == "#ffffff")
    #expect(library.colors("owl", under: "dark")["background"] == "#000000")
    #expect(library.colors("owl", under: "dark")["accent"] == "#ffffff")
  }

  @Test("Lines of Ghostty can have comments, quotes and spaces, and later ones apply")
  func lines() throws {
    let text =
      "# comment\r\n\n  palette=0=#111111\n"
      + Self.ghostty(Self.colors(seed: 7)).replacing(" = ", with: "\t=  ")
      + "background = \"abcdef\"\nbackground-opacity = 0.5\npalette = 16=#ffffff\nno setting\n"
    let result = imported(["a.conf": text])
    #expect(
      result.diagnostics.map(\.message) == [
        "'background-opacity' is not imported; only the colors of a theme are",
        "'palette' is not imported; only the colors of a theme are",
      ]
    )
    #expect(try result.compiled().colors("a")["background"] == "#abcdef")
  }

  @Test(
    "Errors in themes of terminals are reported with their lines",
    arguments: [
      ("a", ghostty(["#000000"]), "error: the scheme has no 'red'"),
      ("a", ghostty(["black"]), "error: 'black' is not a color; expected rrggbb"),
      ("a", ghostty(["#000"]), "error: '#000' is not a color; expected rrggbb"),
      ("a.json", windowsTerminal(["#0", "", "", "", "", "#fff"], name: "x"), "error: '#0' is not"),
      (
        "a.json", "{ \"schemes\": [{ \"black\": 0, \"purple\": 1 }, 1] }",
        "error: a scheme must be"
      ),
      ("a.json", "{ \"black\": [1], \"purple\": {} }", "error: '' is not a color"),
    ]
  )
  func refused(path: String, text: String, message: String) {
    let result = imported([path: text])
    #expect(result.themes.isEmpty)
    #expect(result.findings.contains { $0.contains(message) }, "\(result.findings)")
    #expect(result.diagnostics.allSatisfy { $0.excerpt?.file == path })
  }

  @Test("Formats of terminals can be requested, and other files are refused")
  func requested() {
    let files = ["a.css": "palette = 0=#000000\n", "b.json": "{}"]
    let text = imported(files, paths: ["a.css"]) { $0.format = .ghostty }
    #expect(text.findings.contains { $0.contains("has no 'red'") }, "\(text.findings)")
    let json = imported(files, paths: ["b.json"]) { $0.format = .windowsTerminal }
    #expect(json.findings.contains { $0.contains("has no 'black'") }, "\(json.findings)")
    let css = imported(files, paths: ["b.json"]) { $0.format = .css }
    #expect(css.hasErrors)
  }
}
