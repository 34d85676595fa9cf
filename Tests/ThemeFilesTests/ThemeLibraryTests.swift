import ColorValues
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import ThemeTestSupport
import TraitSystem

@testable import ThemeFiles

@Suite("Theme libraries")
struct ThemeLibraryTests {
  static let files = [
    "library.yaml": libraryFile(default: "standard"),
    "standard.yaml": """
    theme: standard
    palette:
      ink: { 900: "#101010", 100: "#fafafa" }
    colors:
      text:
        light: "{ink.900}"
        dark: "{ink.100}"
      accent: "#0000ff"
      link: "{accent}"
      badge:
        new: color-mix(in srgb, {accent} 50%, white)
    """,
    "night.yaml": """
    theme: night
    extends: standard
    colors:
      accent: "#ff0000"
      glow: "#ffff00"
    about:
      glow: What shines
    """,
  ]

  @Test("A value with light-dark() follows the style even if no condition names it")
  func lightDarkAlone() throws {
    let library = try library(["a.yaml": "theme: a\ncolors: { x: \"light-dark(red, blue)\" }\n"])
    let color = try #require(library.color(named: "x"))
    #expect(color.resolvedColor(with: traits("light", in: library)).hex == "#ff0000")
    #expect(color.resolvedColor(with: traits("dark", in: library)).hex == "#0000ff")
    #expect(
      try findings(of: [
        "library.yaml": "library: 1\nchecks: [{ contrast: [x, y], at-least: 4.5 }]\n",
        "a.yaml": "theme: a\ncolors: { x: \"light-dark(black, gray)\", y: white }\n",
      ]).map { $0.contains("dark") } == [true]
    )
  }

  @Test("A color follows the theme and the style")
  func resolve() throws {
    let library = try library(Self.files)
    let rows = [
      ("text", "light", "standard", "#101010"), ("text", "dark", "standard", "#fafafa"),
      ("text", "dark", "night", "#fafafa"), ("link", "", "standard", "#0000ff"),
      ("link", "", "night", "#ff0000"), ("badge.new", "", "night", "#ff8080"),
    ]
    for (name, words, theme, hex) in rows {
      let color = try #require(library.color(named: name))
      #expect(color.resolvedColor(with: traits(words, theme: theme, in: library)).hex == hex)
    }
    let link = try #require(library.color(named: "link"))
    #expect(link.resolvedColor(with: TraitCollection()).hex == "#0000ff")
  }

  @Test("Variants in variants have the conditions of both, in any order of keys and colors")
  func nested() throws {
    let theme = """
      theme: a
      colors:
        first: { light: red, dark: blue }
        second:
          default: { dark: green, light: white }
          high-contrast: { light: black, default: lime }
        third: { dark: { high-contrast: lime, default: green }, default: white }
        fourth: { high-contrast: black, dark: green, light: white }
      """
    let library = try library(["a.yaml": theme])
    let words = ["light", "dark", "light high-contrast", "dark high-contrast"]
    let rows = [
      ("first", ["#ff0000", "#0000ff", "#ff0000", "#0000ff"]),
      ("second", ["#ffffff", "#008000", "#000000", "#008000"]),
      ("third", ["#ffffff", "#008000", "#ffffff", "#00ff00"]),
      ("fourth", ["#ffffff", "#008000", "#ffffff", "#008000"]),
    ]
    for (name, values) in rows {
      let color = try #require(library.color(named: name))
      let found = words.map { color.resolvedColor(with: traits($0, in: library)).hex }
      #expect(found == values, "\(name)")
    }
  }

  @Test("A color that only another theme defines still has a value")
  func lacking() throws {
    let library = try library(Self.files)
    let glow = try #require(library.color(named: "glow"))
    #expect(glow.resolvedColor(with: try library.traits(theme: "standard")).hex == "#ffff00")
    #expect(library.color(named: "nothing") == nil)
  }

  @Test("A library refuses the traits of an unknown theme with the nearest name")
  func traitsOfUnknownTheme() throws {
    let library = try library(Self.files)
    #expect(try library.traits(theme: "night") != TraitCollection())
    for name in ["nigth", "", "Night"] {
      let error = #expect(throws: ThemeLibraryError.self) { try library.traits(theme: name) }
      #expect(error == .unknownTheme(name, known: library.themeNames))
    }
    let part = try ThemeTestSupport.library(Self.files, themes: ["standard"])
    #expect(throws: ThemeLibraryError.unknownTheme("night", known: ["standard"])) {
      try part.traits(theme: "night")
    }
  }

  @Test("Colors of one library are equal by name")
  func equality() throws {
    let library = try library(Self.files)
    #expect(library.color(named: "link") == library.color(named: "link"))
    #expect(library.color(named: "link") != library.color(named: "accent"))
    #expect(library.color(named: "link")?.description == "{link}")
  }

  @Test("A palette has the colors of the theme in order, inherited ones first, with positions")
  func palette() throws {
    let library = try library(Self.files)
    let palette = library.palette(for: traits("dark", theme: "night", in: library), node: "main")
    #expect(palette.theme == "night")
    #expect(palette.node == "main")
    #expect(palette.entries.map(\.name) == ["text", "accent", "link", "badge.new", "glow"])
    let text = try #require(palette.entries.first?.source)
    #expect(text.file == "Themes/standard.yaml")
    #expect((text.position.line, text.position.column) == (7, 11))
    #expect(text.conditions == ["dark"])
    #expect(palette.entries.last?.about == "What shines")
  }

  @Test("A single theme is read with the themes that it extends and no others")
  func partial() throws {
    var files = Self.files
    files["broken.yaml"] = "theme: broken\ncolors: { a: nonsense }"
    let library = try library(files, themes: ["night"])
    #expect(library.themeNames == ["night"])
    #expect(library.color(named: "link")?.resolvedColor(with: TraitCollection()).hex == "#ff0000")
  }

  @Test("A trait of a Swift type and its declaration in a library file are one trait")
  func unification() throws {
    enum Brand: Int {
      case plain, loud
    }
    struct BrandTrait: TraitDefinition {
      static let defaultValue = Brand.plain
      static let identifier = "com.example.tests.brand-trait"
      static let affectsColorAppearance = true
    }
    let library = try library([
      "library.yaml": libraryFile(
        default: "standard",
        """
        traits:
          brand:
            identifier: com.example.tests.brand-trait
            values: [plain, loud]
            default: plain
            affects-color-appearance: true
        """
      ),
      "standard.yaml":
        "theme: standard\ncolors:\n  a: { default: black, brand=loud: white }",
    ])
    let color = try #require(library.color(named: "a"))
    #expect(color.resolvedColor(with: TraitCollection()).hex == "#000000")
    let loud = TraitCollection { $0[BrandTrait.self] = .loud }
    #expect(color.resolvedColor(with: loud).hex == "#ffffff")
  }

  @Test("An explanation reports the result of each variant and of its references")
  func explanation() throws {
    let library = try library(Self.files)
    let night = traits("dark", theme: "night", in: library)
    let text = try #require(library.explanation(of: "text", for: night))
    #expect(text.color.hex == "#fafafa")
    let outcomes = text.candidates.map { "\($0.conditions.joined()) \($0.outcome)" }
    #expect(
      outcomes == ["light failed(condition: \"light\", actual: \"dark\")", "dark chosen"]
    )
    #expect(text.references.map(\.name) == ["ink.100"])
    let badge = try #require(library.explanation(of: "badge.new", for: night))
    #expect(badge.references.map(\.color.hex) == ["#ff0000"])
    #expect(library.explanation(of: "nothing", for: night) == nil)
  }

  @Test("A library that can't be created throws an error with the reason")
  func errors() throws {
    #expect(throws: ThemeLibraryError.noThemes(folder: "Themes")) {
      try library(["library.yaml": "library: 1"])
    }
    #expect(
      throws: ThemeLibraryError.unknownTheme("nigth", known: ["night", "standard"])
    ) { try library(Self.files, themes: ["nigth"]) }
    #expect(
      ThemeLibraryError.unknownTheme("nigth", known: ["night", "standard"]).description
        == "'nigth' is not a theme; available themes: night, standard; did you mean 'night'?"
    )
    #expect(throws: ThemeLibraryError.self) {
      try ThemeLibrary(contentsOf: "Nowhere", reader: InMemoryFiles([:]))
    }
  }

  @Test("Two libraries with different themes can share the identifier of a theme trait")
  func growth() throws {
    let header = libraryFile(default: "standard")
    let first = try library([
      "library.yaml": header, "standard.yaml": "theme: standard\ncolors: { a: red }",
    ])
    let second = try library([
      "library.yaml": header, "standard.yaml": "theme: standard\ncolors: { a: red }",
      "dusk.yaml": "theme: dusk\nextends: standard\ncolors: { a: blue }",
    ])
    #expect(first.themeTrait == second.themeTrait)
    let color = try #require(second.color(named: "a"))
    #expect(color.resolvedColor(with: try second.traits(theme: "dusk")).hex == "#0000ff")
  }

  @Test func `Hidden files are not read`() throws {
    let files = InMemoryFiles([
      "Themes/._a.yaml": [0, 5, 0x16], "Themes/.#a.yaml": Array("theme: [".utf8),
      "Themes/a.yaml": Array("theme: a\ncolors:\n  ink: black\n".utf8),
    ])
    let library = try ThemeLibrary(contentsOf: "Themes", reader: files)
    #expect(library.themeNames == ["a"])
  }
}
