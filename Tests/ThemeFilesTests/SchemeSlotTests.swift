import DynamicColors
import Testing

@testable import ThemeFiles
import ThemeTestSupport

@Suite("Slots of schemes")
struct SchemeSlotTests {
  private let theme = "theme: standard\ncolors: { a: white, b: black }\n"

  @Test("Slots of schemes keep the order of the file")
  func slots() throws {
    let library = try library([
      "library.yaml": libraryFile(
        default: "standard",
        "base16: { base0F: b, base00: a, base17: a }\n"
      ),
      "standard.yaml": theme,
    ])
    #expect(library.schemeSlots.map(\.name) == ["base0F", "base00", "base17"])
    #expect(library.schemeSlots.map(\.color) == ["b", "a", "a"])
  }

  @Test(
    "Invalid slots of the library are reported",
    arguments: [
      (
        "{ base00: c }",
        "error: 'c', the color of slot 'base00', is not a color of theme 'standard'"
      ),
      ("{ base0g: a }", "error: 'base0g' is not a key of 'base16'"),
      ("{ base00: }", "error: 'base00' has no value"), ("[a]", "error: 'base16' must be a mapping"),
    ]
  )
  func refused(slots: String, message: String) throws {
    let library = libraryFile(
      default: "standard",
      "base16: \(slots)\n"
    )
    let found = try findings(of: ["library.yaml": library, "standard.yaml": theme])
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test("A slot with a color that a theme lacks doesn't affect the library")
  func lacking() throws {
    let slots = "base16: { base00: c }\n"
    let loaded = try library([
      "library.yaml": libraryFile(default: "standard", slots),
      "standard.yaml": theme,
    ])
    #expect(loaded.color(named: "a") != nil)
  }

  @Test("Slots of a theme replace those of the library and are inherited")
  func themes() throws {
    let library = try library([
      "library.yaml": libraryFile(
        default: "standard",
        "base16: { base00: a, base01: a }\n"
      ),
      "standard.yaml": theme + "base16: { name: S, base01: b, light: { name: L } }\n",
      "other.yaml": "theme: other\nextends: standard\nbase16: { slug: o, base00: b }\n",
    ])
    let chain = library.member(for: try library.traits(theme: "other")).chain
    #expect(
      library.schemeSlots(of: chain).map { "\($0.name) \($0.color)" } == ["base01 b", "base00 b"]
    )
    let schemes = chain.map(\.scheme)
    #expect(schemes.map { $0?.labels(ofStyle: nil) } == [["name": "S"], ["slug": "o"]])
    #expect(schemes[0]?.labels(ofStyle: "light") == ["name": "L"])
    #expect(schemes[0]?.labels(ofStyle: "dark") == ["name": "S-dark"])
  }

  @Test("Colors of terminals replace those of the library and are inherited")
  func terminal() throws {
    let library = try library([
      "library.yaml": libraryFile(
        default: "standard",
        "terminal: { black: a, cursor: a }\n"
      ),
      "standard.yaml": theme + "terminal: { black: b }\n",
      "other.yaml": "theme: other\nextends: standard\nbase16: { base00: a }\n",
    ])
    let chain = library.member(for: try library.traits(theme: "other")).chain
    #expect(
      library.schemeSlots(of: chain).map { "\($0.name) \($0.color)" }
        == ["cursor a", "black b", "base00 a"]
    )
    #expect(chain[0].scheme?.labels(ofStyle: nil) == [:])
  }

  @Test(
    "Invalid colors of terminals are reported",
    arguments: [
      ("{ black: c }", "error: 'c', the color of slot 'black', is not a color of theme 'standard'"),
      ("{ blak: a }", "error: 'blak' is not a key of 'terminal'; did you mean 'black'?"),
      ("{ base00: a }", "error: 'base00' is not a key of 'terminal'"),
      ("[a]", "error: 'terminal' must be a mapping"),
    ]
  )
  func refusedTerminal(slots: String, message: String) throws {
    let text = "terminal: \(slots)\n"
    let inTheme = try findings(of: ["standard.yaml": theme + text])
    let inLibrary = try findings(of: [
      "library.yaml": libraryFile(default: "standard", text), "standard.yaml": theme,
    ])
    for found in [inTheme, inLibrary] {
      #expect(found.count == 1)
      #expect(found.first?.contains(message) == true, "\(found)")
    }
  }

  @Test(
    "Invalid slots of a theme are reported",
    arguments: [
      (
        "{ base00: c }",
        "error: 'c', the color of slot 'base00', is not a color of theme 'standard'"
      ),
      ("{ base0g: a }", "error: 'base0g' is not a key of 'base16'"),
      ("{ dark: { base00: a } }", "error: 'base00' is not a key of 'dark'"),
      ("{ name: [a] }", "error: 'name' must be a single value"),
    ]
  )
  func refusedInThemes(slots: String, message: String) throws {
    let found = try findings(of: ["standard.yaml": theme + "base16: \(slots)\n"])
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
  }
}
