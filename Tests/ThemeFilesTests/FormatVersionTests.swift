import DynamicColors
import FileAccess
import Foundation
import SourceDiagnostics
import Testing
import ThemeTestSupport
import ThemeValidation
import TraitSystem

@testable import ThemeFiles

/// The compatibility of the file format with earlier versions of ThemeKit.
@Suite struct FormatVersionTests {
  private enum Density: TraitDefinition {
    static let defaultValue = "comfortable"
    static let affectsColorAppearance = true
    static let identifier = "com.example.version1.density"
    static let name = "row-density"
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Version1")

  /// The combinations of traits whose colors are recorded.
  private static let combinations = [
    "light", "dark", "dark elevated", "light high-contrast", "dark high-contrast elevated",
    "light p3", "light vision", "dark phone", "light compact", "light high-contrast compact",
  ]

  @Test func `A library of version 1 has no errors`() throws {
    let folder = try ThemeFolder(path: Self.folder.path, reader: LocalFiles())
    let findings = ThemeValidator().findings(in: folder)
    #expect(findings.filter { $0.severity == .error }.map { $0.brief(withFile: true) } == [])
    let validated = ThemeProject(folder, by: ThemeValidator())
    #expect(validated.checks.count == 4)
    #expect(validated.hierarchies.count == 1)
    #expect(folder.themeNames == ["pastel", "standard"])
  }

  /// Compares with a file that is never recorded again: a difference is an incompatible change.
  @Test func `A library of version 1 has its recorded colors`() throws {
    let library = try ThemeLibrary(contentsOf: Self.folder.path)
    var lines: [String] = []
    for theme in ["standard", "pastel"] {
      for words in Self.combinations {
        let traits = traits(words, theme: theme, in: library).modifyingTraits { traits in
          if words.hasSuffix("compact") { traits[Density.self] = "compact" }
        }
        let palette = library.palette(for: traits)
        lines += palette.entries.map { "\(theme), \(words): \($0.name) \($0.color.hex)" }
      }
    }
    let recorded = try String(
      contentsOf: Self.folder.appendingPathComponent("colors.txt"),
      encoding: .utf8
    )
    #expect(lines == recorded.split(separator: "\n").map(String.init))
  }

  /// Keys and words of version 1 that the fixture lacks would not be noticed if they were removed.
  @Test func `The library of version 1 has all keys of library files`() throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("library.yaml"),
      encoding: .utf8
    )
    for key in [
      "library", "default-theme", "theme-trait", "traits", "catalogs", "base16", "checks", "rules",
    ] {
      #expect(text.contains("\n\(key):"), "\(key)")
    }
  }

  @Test(arguments: [
    "2", "10", "99999999999999999999", "\"2\"",
  ])
  func `A newer version is refused with a remedy, and its other keys are not reported`(
    _ version: String
  ) throws {
    let found = try findings(of: [
      "library.yaml": "library: \(version)\nchannels: { a: b }\n",
      "a.yaml": "theme: a\ncolors: { x: red }\n",
    ])
    let text = version.filter { $0 != "\"" }
    #expect(
      found == [
        "1:10: error: '\(text)' is a newer version of the format than 1, the newest that this version "
          + "of ThemeKit reads; update ThemeKit and themetool [invalid-value]"
      ]
    )
    let files = [
      "library.yaml": "library: \(version)\n", "a.yaml": "theme: a\ncolors: { x: red }\n",
    ]
    #expect(throws: ThemeLibraryError.self) { try library(files) }
  }

  @Test(arguments: ["0", "01", "1.0", "-2", "one", "２"])
  func `Texts that are not versions are refused`(_ version: String) throws {
    let found = try findings(of: [
      "library.yaml": "library: \(version)\nchannels: { a: b }\n",
      "a.yaml": "theme: a\ncolors: { x: red }\n",
    ])
    #expect(found.count == 2)
    #expect(
      found.first
        == "1:10: error: '\(version)' is not a version of the format; expected: 1 [invalid-value]"
    )
    #expect(found.last?.contains("'channels' is not a key of a library file") == true)
  }
}
