import ColorValues
@testable import DynamicColors
import SwiftSymbols
import Testing
import TestSupport
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeTestSupport
import TraitSystem

/// The tables inside of generated Swift code, read as a program reads them.
@Suite("Embedded tables")
struct EmbeddedTablesTests {
  /// The text of the literal in the generated code.
  static func tables(_ library: ThemeLibrary) throws -> String {
    let code = String(decoding: try EmbeddedThemes(library).code(), as: UTF8.self)
    let start = try #require(code.firstRange(of: "embeddedTables = \"\"\"\n")).upperBound
    let end = try #require(code[start...].firstRange(of: "\n\"\"\"\n")).lowerBound
    return String(code[start..<end])
  }

  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// What layers, references, conditions and expressions can do, in themes with different names.
  private static let mixed = [
    "library.yaml": """
    library: 1
    default-theme: base
    theme-trait: { identifier: com.example.tables.theme, name: Theme }
    traits:
      size: { identifier: com.example.tables.size, values: [small, very-large], default: small, affects-color-appearance: true }
      mood: { identifier: com.example.tables.mood, values: [calm, "100% \\"loud\\""], default: calm, affects-color-appearance: true }
    catalogs: [A.xcassets]
    """,
    "base.yaml": """
    theme: base
    palette: { ink: { light: black, dark: white }, only-base: red }
    colors:
      a: { default: "{ink}", size=very-large: hsl(210.5 50% 40% / 0.3), dark p3: color(display-p3 1 0 0.1) }
      b: { default: asset(Tinted), mood=calm dark: "light-dark({a}, navy)" }
      c: oklch(from {a} calc(l * 0.8 + sin(30deg) * alpha) none h / calc(alpha / 2))
      d: color-mix(in lch longer hue, {a} 25%, {b}, oklab(50% none 0.1))
      e: contrast-color(color-mix(in srgb, {c}, {d} 10%))
      f: rgb(from {e} calc(r / 2) b min(g, 12))
      g: { default: "{f}", theme=top: green, theme=other high-contrast: "alpha(from {f} / 40%)" }
    """,
    "top.yaml": """
    theme: top
    extends: base
    colors:
      a: { dark elevated: "color-mix(in oklab, {a} 92%, white)", default: "{a}", pad: lab(40% 3 none) }
      only-top: "{b}"
      "Über": "{only-top}"
    """,
    "other.yaml": "theme: other\ncolors: { z: white, g: \"{a}\", a: hwb(30 20% 10%) }\n",
    "A.xcassets/Tinted.colorset/Contents.json": """
    {"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":\
    {"red":"1.0","green":"0.25","blue":"0.0","alpha":"0.5"}}},\
    {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],\
    "color":{"color-space":"srgb","components":{"red":"0x10","green":"0x20","blue":"0x30","alpha":"1"}}},\
    {"idiom":"tv","color":{"color-space":"srgb","components":{"red":"0","green":"1","blue":"0","alpha":"1"}}}],\
    "info":{"author":"xcode","version":1}}
    """,
  ]

  private static let names = ["shipped", "fixture", "attributes", "sample", "mixed", "part", "one"]

  private func library(_ name: String) throws -> ThemeLibrary {
    switch name {
    case "shipped": try ThemeLibrary(contentsOf: Self.root + "/Themes")
    case "fixture": try ExportFixture.library()
    case "attributes": try ThemeLibrary(contentsOf: Self.root + "/.ci/attributes")
    case "sample":
      try ThemeLibrary(contentsOf: Self.root + "/Examples/Sources/TypedSymbols/Themes")
    case "part":
      // Without the default theme.
      try ThemeLibrary(contentsOf: "Themes", themes: ["top", "other"], reader: memory(Self.mixed))
    case "one": try ExportFixture.library(["only.yaml": "theme: only\ncolors: { x: red }\n"])
    default: try ExportFixture.library(Self.mixed)
    }
  }

  /// The collections with all combinations of values that colors can depend on.
  private func combinations(of library: ThemeLibrary) throws -> [TraitCollection] {
    var all = [TraitCollection()]
    func vary(_ trait: TraitKey, _ texts: [String]) throws {
      let values = try texts.map { try trait.value($0) }
      all += all.flatMap { traits in
        values.map { value in traits.modifyingTraits { $0.set(value, for: trait) } }
      }
    }
    try vary(library.themeTrait, library.themeNames)
    for trait in library.customTraits { try vary(trait, Array(trait.valueNames.prefix(3))) }
    try vary(TraitKey(UserInterfaceStyleTrait.self), ["light", "dark"])
    try vary(TraitKey(AccessibilityContrastTrait.self), ["high"])
    try vary(TraitKey(DisplayGamutTrait.self), ["P3"])
    try vary(TraitKey(UserInterfaceLevelTrait.self), ["elevated"])
    try vary(TraitKey(UserInterfaceIdiomTrait.self), ["phone", "pad", "tv"])
    return all
  }

  @Test(
    "Embedded tables resolve colors as the library does, under any combination of traits",
    arguments: names
  )
  func values(_ name: String) throws {
    let library = try library(name)
    let tables = try ThemeTables(try Self.tables(library))
    #expect(tables.themeTrait == library.themeTrait)
    #expect(tables.themeNames == library.themeNames)
    #expect(throws: ThemeTablesError.unknownTheme("topp", known: library.themeNames)) {
      try tables.traits(theme: "topp")
    }
    #expect(tables.defaultTheme == library.defaultTheme)
    #expect(tables.colorIndex(named: "no such color") == nil)
    var names = library.colorNames
    #expect(tables.colorNames == names)
    names += ["ink", "only-base", "rose.100", "asset(Tinted)"]
    let pairs = names.compactMap { name in
      library.colorIndex(named: name).map { (name, $0, tables.colorIndex(named: name)) }
    }
    #expect(pairs.count >= library.colorNames.count)
    let dynamic = try pairs.map { name, _, _ in try #require(tables.color(named: name)) }
    var random = SplitMix64(seed: 2)
    let all = try combinations(of: library).shuffled(using: &random)
    for traits in all.prefix(caseCount(100, long: all.count)) {
      for (position, (name, index, other)) in pairs.enumerated() {
        let expected = library.color(at: index, for: traits)
        let color = tables.color(at: try #require(other), for: traits)
        guard color == expected, color.css == expected.css,
          dynamic[position].resolvedColor(with: traits) == expected
        else {
          Issue.record("\(name) under \(traits): \(color), not \(expected)")
          return
        }
      }
    }
  }

  // MARK: Refused texts

  @Test("A truncated or changed table text is refused")
  func changed() throws {
    let text = Array(try Self.tables(library("mixed")).utf8)
    var generator = SplitMix64(seed: 18)
    for _ in 0..<300 {
      let length = Int.random(in: 0..<text.count, using: &generator)
      #expect(throws: ThemeTablesError.self, "\(length) bytes") {
        try ThemeTables(String(decoding: text[..<length], as: UTF8.self))
      }
      var other = text
      let place = Int.random(in: 0..<text.count, using: &generator)
      other[place] ^= UInt8.random(in: 1..<128, using: &generator)
      #expect(throws: ThemeTablesError.self, "byte \(place)") {
        try ThemeTables(String(decoding: other, as: UTF8.self))
      }
    }
  }

  /// The text of lines with their hash.
  private func text(_ lines: String) -> String {
    var buffer = UTF8Buffer()
    buffer += lines
    return String(decoding: ThemeTablesWriter.withHeader(buffer).bytes, as: UTF8.self)
  }

  @Test(
    "Lines that the tool never writes are refused with their number",
    arguments: [
      ("", "", nil),
      ("library one one", "libary one one", .invalidLine(2)),
      ("library one one", "library one", .invalidLine(8)),
      ("library one one", "library two one two", .invalidLine(9)),
      ("T 1 one", "T 2 one", .invalidLine(3)),
      ("trait com.example.tables.one T 1 one one\n", "", .invalidLine(3)),
      ("when dark", "when dusk", .invalidLine(4)),
      ("when dark", "when", .invalidLine(4)),
      ("when dark", "when dark light", .invalidLine(4)),
      ("when dark", "when trait com.example.tables.none one", .invalidLine(4)),
      ("layer\n", "", .invalidLine(5)),
      ("color a", "colour a", .invalidLine(6)),
      ("color a 1", "color a 2", .invalidLine(6)),
      ("color a 1", "color a", .invalidLine(6)),
      ("color a 1", "color  a 1", .invalidLine(6)),
      (" #ff0000ff 0 r a", "", .invalidLine(7)),
      ("#ff0000ff", "#ff0000f", .invalidLine(6)),
      ("#ff0000ff", "#ff0000fg", .invalidLine(6)),
      ("#ff0000ff", "c 16 0 0 ~0 ~0 ~0 ~0", .invalidLine(6)),
      ("#ff0000ff", "m 0 shorter 0", .invalidLine(6)),
      ("#ff0000ff", "m 0 shorter 99999999999999999999 0 #ff0000ff", .invalidLine(6)),
      ("#ff0000ff", "f 0 0 c 4 n n n #ff0000ff", .invalidLine(6)),
      ("#ff0000ff", "f 0 0 s 1 u 12 n n n #ff0000ff", .invalidLine(6)),
      ("#ff0000ff", "x", .invalidLine(6)),
      ("#ff0000ff", String(repeating: "k ", count: 40) + "#ff0000ff", .invalidLine(6)),
      ("#ff0000ff", "r %4", .invalidLine(6)),
      ("#ff0000ff", "r %ff", .invalidLine(6)),
      ("0 r a", "0 r b", .invalidReferences(theme: "one")),
      ("theme one 0", "theme one 1", .invalidLine(8)),
      ("theme one 0", "theme one 0 0", .invalidLine(8)),
      ("theme one 0", "theme two 0", .invalidLine(8)),
    ] as [(String, String, ThemeTablesError?)]
  )
  func lines(old: String, new: String, error: ThemeTablesError?) throws {
    let lines = """
      library one one
      trait com.example.tables.one T 1 one one
      when dark
      layer
      color a 1 #ff0000ff 0 #00ff00ff
      color c 1 #ff0000ff 0 r a
      theme one 0
      end
      """
    let changed = old.isEmpty ? lines : lines.replacing(old, with: new)
    #expect(old.isEmpty || changed != lines)
    let text = text(changed)
    if let error {
      #expect(throws: error) { try ThemeTables(text) }
    } else {
      let tables = try ThemeTables(text)
      #expect(tables.colorNames == ["a", "c"])
    }
  }

  @Test("A text of another version, or without a hash, is refused")
  func versions() {
    #expect(throws: ThemeTablesError.unsupportedVersion) { try ThemeTables("themes 2 0\nend") }
    #expect(throws: ThemeTablesError.differentText) { try ThemeTables("themes 1 0\nend") }
    #expect(throws: ThemeTablesError.invalidLine(1)) { try ThemeTables("") }
  }

  @Test("A trait of the program with another default is reported")
  func conflict() throws {
    try TraitKey.register(ConflictingTrait.self)
    let lines = "library one one\ntrait \(ConflictingTrait.identifier) T 1 one one two\nend"
    #expect(
      throws: ThemeTablesError.trait(
        .differentDefault(
          identifier: ConflictingTrait.identifier,
          existing: "two",
          new: "one"
        )
      )
    ) { try ThemeTables(text(lines)) }
  }

  @Test("Changed lines with a correct hash are refused, or read with some colors")
  func resealed() throws {
    let text = try Self.tables(library("mixed"))
    let lines = Array(text.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    // The traits stay, since reading registers them in the process.
    let start = try #require(text.firstRange(of: "when ")).lowerBound
    let offset = text.utf8.distance(from: start, to: text.endIndex)
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    var generator = SplitMix64(seed: 3)
    var (refused, read) = (0, 0)
    let cases = caseCount(500, long: 1_500)
    for _ in 0..<cases {
      var other = lines
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: lines.count - offset..<lines.count, using: &generator)
        let byte = lines[Int.random(in: 0..<lines.count, using: &generator)]
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: other[min(place, other.count - 1)] = byte
        case 1: other.remove(at: min(place, other.count - 1))
        default: other.insert(byte, at: min(place, other.count))
        }
      }
      do throws(ThemeTablesError) {
        let tables = try ThemeTables(self.text(String(decoding: other, as: UTF8.self)))
        for theme in tables.themeNames {
          let traits = [dark, try tables.traits(theme: theme)]
          for name in tables.colorNames {
            _ = tables.color(named: name)?.resolvedColor(with: TraitCollection(traitsFrom: traits))
          }
        }
        read += 1
      } catch {
        refused += 1
      }
    }
    #expect(refused > cases / 15 && read > cases / 15, "\(refused) refused, \(read) read")
  }
}

private struct ConflictingTrait: TraitDefinition {
  enum Value: String, CaseIterable { case one, two }

  static let defaultValue = Value.two
  static let identifier = "com.example.tables.conflict"
  static let affectsColorAppearance = true
}
