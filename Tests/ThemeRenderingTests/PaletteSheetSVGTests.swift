import ColorValues
import DynamicColors
import Testing
import TestSupport
import TraitSystem

@testable import ThemeRendering

struct PaletteSheetSVGTests {
  @Test("An SVG sheet equals its golden file", arguments: ["light-dark", "dark"])
  func goldens(name: String) throws {
    let sheet = try SampleLibrary.sheet { if name == "dark" { $0.userInterfaceStyle = .dark } }
    let text = PaletteSheetSVG(sheet).text
    #expect(MarkupScan(text).problem == nil)
    try expectGolden(text, "sheet-\(name).svg")
  }

  @Test("The image has a title, and so does each row")
  func accessible() throws {
    let text = PaletteSheetSVG(try SampleLibrary.sheet()).text
    #expect(text.contains("role=\"img\""))
    #expect(text.contains("<title>Palette sheet of the theme standard</title>"))
    #expect(text.contains("<desc>10 colors under light and dark style"))
    #expect(text.contains("<title>text: light #202024 (12."))
  }

  @Test("A color outside sRGB is written twice, the fallback first")
  func wideGamut() throws {
    let text = PaletteSheetSVG(try SampleLibrary.sheet()).text
    #expect(text.contains("fill=\"#00f052\" style=\"fill:color(display-p3 0.1 0.95 0.3)\""))
  }

  @Test(
    "A name is truncated before the values in any font",
    arguments: [
      "BRAND-PRIMARY-BACKGROUND-EMPHASIZED-HOVER", String(repeating: "W", count: 48),
      String(repeating: "強", count: 48), String(repeating: "﷽", count: 48),
    ]
  )
  func longNames(name: String) throws {
    let palette = Palette(
      traits: TraitCollection(),
      entries: [PaletteEntry(name: name, color: .white, about: name)]
    )
    let text = PaletteSheetSVG(PaletteSheet([palette])).text
    let column = "<clipPath id=\"names\">\n<rect x=\"48\" y=\"0\" width=\"300\" "
    #expect(text.contains(column))
    let lines = text.split(separator: "\n").filter { $0.contains(name.prefix(8)) }
    let drawn = lines.filter { $0.hasPrefix("<text") }
    #expect(drawn.count >= 2)
    for line in drawn {
      #expect(line.contains("clip-path=\"url(#names)\""))
    }
    #expect(drawn.first?.hasSuffix("…</text>") == true)
  }

  @Test("An SVG sheet loads no external resources")
  func selfContained() throws {
    let text = PaletteSheetSVG(try SampleLibrary.sheet()).text
    #expect(text.split(separator: "http").count == 2)
    #expect(!text.contains("href"))
  }

  @Test(
    "Names of any content and number result in a valid image",
    arguments: [
      [], ["<script>alert(1)</script>"], ["a\u{0}\u{1B}\"&'"],
      [String(repeating: "long", count: 999)],
      ["."], [".."], ["a."], ["品牌.強調色"],
      (0..<caseCount(1_000, long: 10_000)).map { "g\($0 % 90).c\($0)" },
    ]
  )
  func hostile(names: [String]) {
    let palette = Palette(
      theme: names.first,
      traits: TraitCollection(),
      entries: names.map { PaletteEntry(name: $0, color: .white, about: $0) }
    )
    let sheet = PaletteSheet([palette, Palette(traits: TraitCollection(), entries: [])])
    #expect(MarkupScan(PaletteSheetSVG(sheet).text).problem == nil)
    #expect(sheet.findings.count == names.count)
    let gallery = ThemeGallery([sheet])
    #expect(MarkupScan(ThemeGallerySVG(gallery).text).problem == nil)
  }

  @Test("A sheet without palettes is a valid image")
  func nothing() {
    #expect(MarkupScan(PaletteSheetSVG(PaletteSheet([])).text).problem == nil)
    #expect(MarkupScan(ThemeGallerySVG(ThemeGallery([])).text).problem == nil)
  }
}
