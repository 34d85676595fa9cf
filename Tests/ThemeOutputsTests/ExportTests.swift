import Testing
import TestSupport

@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Exports of themes")
struct ExportTests {
  @Test(
    "Exports of each format equal their golden file",
    arguments: OutputFormat.exports
  )
  func goldens(format: OutputFormat) throws {
    let (files, warnings) = try ExportFixture.export(format)
    var text = ""
    for (path, content) in files.sorted(by: { $0.key < $1.key }) {
      text += "==== \(path)\n\(content)"
    }
    text += warnings.map { "==== \($0)\n" }.joined()
    try expectGolden(text, "export-\(format.rawValue).txt")
  }

  @Test("Exports with options equal their golden files")
  func forms() throws {
    let media = try ExportFixture.export(.css) { $0.styleSwitch = .media }
    try expectGolden(media.files["themes.css"] ?? "", "export-css-media.txt")
    let references = try ExportFixture.export(.css) { $0.keepsReferences = true }
    let warnings = references.warnings.joined(separator: "\n")
    try expectGolden((references.files["themes.css"] ?? "") + warnings, "export-css-references.txt")
    let catalog = try ExportFixture.export(.swift) { $0.swiftFlavor = .catalog }
    try expectGolden(catalog.files["ThemeColors.swift"] ?? "", "export-swift-catalog.txt")
    let uikit = try ExportFixture.export(.swift) { $0.swiftFlavor = .uikit }
    let losses = uikit.warnings.joined(separator: "\n")
    try expectGolden((uikit.files["ThemeColors.swift"] ?? "") + losses, "export-swift-uikit.txt")
  }

  @Test(
    "Exports have the same bytes on each run and name their sources",
    arguments: OutputFormat.exports
  )
  func deterministic(format: OutputFormat) throws {
    let first = try ThemeExport(try ExportFixture.library(), to: format)
    let second = try ThemeExport(try ExportFixture.library(), to: format)
    #expect(first.files == second.files)
    for file in first.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.contains("high-noon.yaml"), "\(file.path)")
      #expect(text.contains("standard.yaml"), "\(file.path)")
    }
  }

  @Test("An export of one theme contains nothing of other themes", arguments: OutputFormat.exports)
  func oneTheme(format: OutputFormat) throws {
    let library = try ExportFixture.library(themes: ["standard"])
    for (path, text) in try ExportFixture.export(format, of: library).files {
      #expect(!text.contains("noon"), "\(path)")
    }
  }

  @Test("Constant colors need no rules or files besides the first")
  func plain() throws {
    let library = try ExportFixture.colors("  a: white\n  b: \"{a}\"")
    #expect(
      try ExportFixture.export(.css, of: library).files["themes.css"] == """
        /* Made by themetool from standard.yaml; changes here are lost. */

        /* standard */
        :root,
        [data-theme="standard"] {
          --a: #ffffff;
          --b: #ffffff;
        }

        """
    )
    let (files, warnings) = try ExportFixture.export(.dtcg, of: library)
    #expect(files.keys.sorted() == ["standard.tokens.json", "themes.resolver.json"])
    #expect(files["themes.resolver.json"]?.contains("modifiers") == false)
    #expect(warnings == [])
    #expect(
      try ExportFixture.export(.android, of: library).files["values-night/theme_colors.xml"] == nil
    )
  }

  @Test(
    "Names that a format can't distinguish are refused",
    arguments: [
      (OutputFormat.scss, "  a-b: red\n  a: { b: red }", "'standard, default, a.b'"),
      (
        .scss, "  \"①\": red\n  u2460: red", "'standard, default, ①' and 'standard, default, u2460'"
      ),
      (.android, "  a-b: red\n  a: { b: red }", "'standard, a-b' and 'standard, a.b'"),
      (.swift, "  a-b: red\n  aB: red", "'a-b' and 'aB' are both 'aB' in Swift"),
      (.swift, "  badge: { new: red }\n  BadgeColors: red", nil),
      (.css, "  a-b: red\n  a: { b: red }", nil), (.dtcg, "  a-b: red\n  a: { b: red }", nil),
    ] as [(OutputFormat, String, String?)]
  )
  func clashes(format: OutputFormat, colors: String, message: String?) throws {
    let library = try ExportFixture.colors(colors)
    do throws(ExportError) {
      _ = try ThemeExport(library, to: format)
      #expect(message == nil)
    } catch {
      #expect(error.description.contains(message ?? "no error"), "\(error)")
    }
  }

  @Test("An export of design tokens has the extensions of colors beside its own")
  func extensions() throws {
    let library = try ExportFixture.library([
      "library.yaml": "library: 1\n",
      "standard.yaml": """
      theme: standard
      palette: { p: red }
      colors: { a: { light: red, dark: blue }, b: blue }
      extensions:
        p: '{"x":1.50}'
        a: '{"y": {"z": ["é"]}, "dev.themekit": {"palette": true}}'
      """,
    ])
    let (files, _) = try ExportFixture.export(.dtcg, of: library)
    let standard = try #require(files["standard.tokens.json"])
    let own = #""$extensions": { "dev.themekit": { "palette": true }, "x": 1.50 }"#
    #expect(standard.contains(own), "\(standard)")
    for file in [standard, files["style-dark.tokens.json"] ?? ""] {
      #expect(file.contains(##""$extensions": { "y": {"z": ["é"]} } }"##), "\(file)")
    }
  }

  @Test("An export of design tokens has a limited number of tokens", arguments: [10, 400])
  func tokenCount(themes count: Int) throws {
    var files = ["library.yaml": "library: 1\ndefault-theme: t0\n"]
    for theme in 0..<count {
      files["t\(theme).yaml"] = "theme: t\(theme)\ncolors: { a\(theme): red, b\(theme): blue }"
    }
    let library = try ExportFixture.library(files)
    do throws(ExportError) {
      #expect(try ThemeExport(library, to: .dtcg).files.count == count + 1)
      #expect(count * count * 2 <= 300_000)
    } catch {
      let expected = ExportError.tooManyTokens(format: .dtcg, count: 320_000, limit: 300_000)
      #expect(error == expected)
    }
  }

  @Test("An export of schemes requires a color for every slot")
  func slots() throws {
    let bare = try ExportFixture.colors("  a: white")
    #expect(throws: ExportError.noSlots) { try ThemeExport(bare, to: .base16) }
    let partial = try ExportFixture.library([
      "library.yaml": "library: 1\nbase16: { base00: a }\n",
      "standard.yaml": "theme: standard\ncolors: { a: white }\n",
    ])
    let missing = Array(
      ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F"].dropFirst()
    )
    #expect(throws: ExportError.missingSlots(missing.map { "base0\($0)" })) {
      try ThemeExport(partial, to: .base16)
    }
  }

  @Test("Themes with the names of other exported files get distinct files")
  func collisions() throws {
    let names = ["standard", "style-dark", "style-Dark-2"]
    let files = names.map { name in
      ("\(name).yaml", "theme: \(name)\ncolors: { a: { light: red, dark: blue } }")
    }
    let library = try ExportFixture.library(Dictionary(uniqueKeysWithValues: files))
    let export = try ExportFixture.export(.dtcg, of: library).files
    #expect(export.count == 5)
    #expect(Set(export.keys.map { $0.lowercased() }).count == 5)
    let resolver = try #require(export["themes.resolver.json"])
    for path in export.keys where path != "themes.resolver.json" {
      #expect(resolver.contains("\"\(path)\""), "\(path)")
    }
    #expect(export["style-dark.tokens.json"]?.contains("#0000ff") == true)
  }
}
