import FileAccess
import Testing
import ThemeFiles
import ThemeKit
import TraitSystem

@Suite("Imports of an app")
struct ReadmeTests {
  enum Theme: Int {
    case standard, pastel
  }

  struct ThemeTrait: TraitDefinition {
    static let defaultValue = Theme.standard
    static let identifier = "com.example.readme.theme"
    static let affectsColorAppearance = true
  }

  @Test("A single import is enough to resolve a color of a theme for custom traits")
  func oneImport() throws {
    let files = InMemoryFiles([
      "Themes/library.yaml": Array(
        """
        library: 1
        theme-trait: { identifier: com.example.readme.theme, name: Theme }
        """.utf8
      ),
      "Themes/standard.yaml": Array("theme: standard\ncolors: { accent: \"#0a84ff\" }".utf8),
      "Themes/pastel.yaml": Array(
        "theme: pastel\nextends: standard\ncolors: { accent: \"#b5738f\" }".utf8
      ),
    ])
    let library = try ThemeLibrary(contentsOf: "Themes", reader: files)
    let accent = try #require(library.color(named: "accent"))
    let traits = TraitCollection { $0[ThemeTrait.self] = .pastel }
    #expect(accent.resolvedColor(with: traits).hex == "#b5738f")
    #expect(accent.resolvedColor(with: TraitCollection()).hex == "#0a84ff")
    let faded = accent.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: traits).hex == "#b5738f80")
  }
}
