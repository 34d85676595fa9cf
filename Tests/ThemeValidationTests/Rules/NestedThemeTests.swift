import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@Suite("Theme files in folders inside a library")
struct NestedThemeTests {
  private static let theme = "theme: b\ncolors: { x: red }\n"

  private func nested(_ files: [String: String]) throws -> [String] {
    let library = ["a.yaml": "theme: a\ncolors: { x: red }\n"]
    let folder = try folder(library.merging(files) { $1 })
    let findings = ThemeValidator().findings(in: folder)
    #expect(findings.allSatisfy { $0.rule == .nestedTheme }, "\(findings)")
    return findings.compactMap { $0.excerpt?.file }
  }

  @Test(
    "A theme or a hierarchy inside a folder of a library is reported",
    arguments: [
      ("brand/b.yaml", theme), ("brand/b.YML", theme), ("brand/dark/high/b.yaml", theme),
      ("brand/b.yaml", "# Colors\r\n%YAML 1.2\n---\n\ntheme: b\n"),
      ("brand/b.yaml", "\u{FEFF}theme: b\n"), ("brand/app.yaml", "hierarchy: app\nscene: main\n"),
    ]
  )
  func reported(path: String, text: String) throws {
    #expect(try nested([path: text]) == ["Themes/\(path)"])
  }

  @Test(
    "Other files inside a folder of a library are not reported",
    arguments: [
      ["brand/b.txt": theme], ["brand/b.yaml": "themes: 1\n"], ["brand/b.yaml": "a: 1\ntheme: b\n"],
      ["brand/b.yaml": ""], [".backup/b.yaml": theme], ["brand/.b.yaml": theme],
      ["Brand.xcassets/b.yaml": theme], ["node_modules/b.yaml": theme],
      ["1/2/3/4/b.yaml": theme], ["brand/b.yaml": theme, "brand/library.yaml": "library: 1\n"],
      ["brand/b.yaml": String(repeating: "#\n", count: 1 << 18) + theme],
      ["library.yaml": "library: 1\nrules: { nested-theme: off }\n", "brand/b.yaml": theme],
    ]
  )
  func silent(files: [String: String]) throws {
    #expect(try nested(files) == [])
  }

  @Test("At most 64 files in at most 64 folders are looked at")
  func limits() throws {
    let files = (10..<110).map { ("brand/\($0).yaml", Self.theme) }
    #expect(try nested(Dictionary(uniqueKeysWithValues: files)).count == 64)
    let folders = (10..<110).map { ("\($0)/b.yaml", Self.theme) }
    #expect(try nested(Dictionary(uniqueKeysWithValues: folders)).count == 64)
  }

  @Test("A file whose name has an ending of YAML in any case is read, and a hidden one isn't")
  func endings() throws {
    let names = ["b.YAML", "c.Yml", "d.yaml", "e.yaml2", "f.yam", ".g.YAML", "yaml"]
    let files = Dictionary(
      uniqueKeysWithValues: names.map { ($0, "theme: \($0.prefix(1))\ncolors: {}\n") }
    )
    #expect(try folder(files).themeNames == ["b", "c", "d"])
  }
}
