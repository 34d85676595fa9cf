import ColorValues
import DynamicColors
import SourceDiagnostics
import Testing
import TestSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

@testable import ThemeRendering

struct ThemeGalleryTests {
  @Test("An SVG gallery equals its golden file")
  func golden() throws {
    let text = ThemeGallerySVG(try SampleLibrary.gallery()).text
    #expect(MarkupScan(text).problem == nil)
    try expectGolden(text, "gallery.svg")
  }

  @Test("A card is derived from checks, and every card has the same labels and number of colors")
  func cards() throws {
    let gallery = try SampleLibrary.gallery()
    #expect(gallery.themes.map(\.name) == ["standard", "warm"])
    let cards = gallery.themes.flatMap(\.cards)
    #expect(cards.map(\.side.name) == ["light", "dark", "light", "dark"])
    #expect(cards[0].text.hex == "#202024")
    #expect(Set(cards.map { $0.chips.map(\.label) }) == [["panel", "accent"]])
    #expect(Set(cards.map { [$0.colors.count, $0.nameCount] }).count == 1)
  }

  @Test("The texts of a card are readable even if those of the theme are not")
  func faintTexts() throws {
    func palette(text: String, secondary: String) throws -> Palette {
      Palette(
        theme: "faint",
        traits: TraitCollection(),
        entries: [
          PaletteEntry(name: "background", color: .white),
          PaletteEntry(name: "text", color: try Color(css: text)),
          PaletteEntry(name: "secondary", color: try Color(css: secondary)),
        ]
      )
    }
    let pairs = ["text", "secondary"].map { ContrastPair(front: $0, back: "background") }
    for (text, secondary, expected) in [
      ("#e8e8e8", "#eeeeee", ["#000000", "#000000b3"]),
      ("#202020", "#eeeeee", ["#202020", "#000000b3"]),
      ("#e8e8e8", "#606060", ["#000000", "#606060"]),
      ("#202020", "#606060", ["#202020", "#606060"]),
      ("#20202040", "#606060", ["#000000", "#606060"]),
    ] {
      let sheet = PaletteSheet([try palette(text: text, secondary: secondary)], pairs: pairs)
      let card = ThemeGallery([sheet]).themes[0].cards[0]
      #expect([card.text.hex, card.secondary.hex] == expected)
    }
  }

  @Test("A color that one theme lacks and another defines is marked and reported")
  func missing() throws {
    let gallery = try SampleLibrary.gallery()
    #expect(gallery.themes[0].missing?.first == "glow")
    #expect(gallery.themes[0].cards[0].colors.last == .some(nil))
    #expect(
      gallery.findings.map(\.message) == ["theme 'standard' lacks 'glow' that other themes have"]
    )
  }
}
