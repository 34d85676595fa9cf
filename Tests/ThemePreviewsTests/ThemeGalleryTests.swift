import ColorValues
import TestSupport
import SourceDiagnostics
import Testing

@testable import ThemePreviews

struct ThemeGalleryTests {
  @Test("A gallery looks as it was approved")
  func golden() throws {
    let text = ThemeGallerySVG(try SampleLibrary.gallery()).text
    #expect(MarkupScan(text).problem == nil)
    try expectGolden(text, "gallery.svg")
  }

  @Test("A card is made of what checks say, and every card shows the same")
  func cards() throws {
    let gallery = try SampleLibrary.gallery()
    #expect(gallery.themes.map(\.name) == ["standard", "warm"])
    let cards = gallery.themes.flatMap(\.cards)
    #expect(cards.map(\.side.name) == ["light", "dark", "light", "dark"])
    #expect(cards[0].text.hex == "#202024")
    #expect(Set(cards.map { $0.chips.map(\.label) }) == [["panel", "accent"]])
    #expect(Set(cards.map { $0.colors.map(\.name) }).count == 1)
  }

  @Test("What one theme lacks that another has is a hole and a finding")
  func holes() throws {
    let gallery = try SampleLibrary.gallery()
    #expect(gallery.themes[0].missing == ["glow"])
    #expect(gallery.themes[0].cards[0].colors.last?.color == nil)
    #expect(
      gallery.findings.map(\.message) == ["theme 'standard' lacks 'glow' that other themes have"]
    )
  }
}
