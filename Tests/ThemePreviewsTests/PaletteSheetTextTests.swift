import ColorValues
import DynamicColors
import SourceDiagnostics
import TestSupport
import Testing
import ThemeFiles
import TraitSystem

@testable import ThemePreviews

struct PaletteSheetTextTests {
  @Test(
    "A sheet looks as it was approved",
    arguments: [
      ("sheet-truecolor-120.ansi", ColorDepth.truecolor, 120, true),
      ("sheet-truecolor-80.ansi", .truecolor, 80, true),
      ("sheet-256-50.ansi", .ansi256, 50, true),
      ("sheet-16-24.ansi", .ansi16, 24, true),
      ("sheet-none-80.txt", .none, 80, true),
      ("sheet-ascii-60.txt", .none, 60, false),
    ]
  )
  func goldens(name: String, depth: ColorDepth, columns: Int, isUTF8: Bool) throws {
    let sheet = try SampleLibrary.sheet()
    let text = PaletteSheetText(sheet, depth: depth, columns: columns, isUTF8: isUTF8).text
    try expectGolden(text, name)
  }

  @Test(
    "A gallery looks as it was approved",
    arguments: [
      ("gallery-truecolor-80.ansi", ColorDepth.truecolor, 80, true),
      ("gallery-truecolor-40.ansi", .truecolor, 40, true),
      ("gallery-256-ascii-70.ansi", .ansi256, 70, false),
      ("gallery-none-40.txt", .none, 40, true),
    ]
  )
  func galleries(name: String, depth: ColorDepth, columns: Int, isUTF8: Bool) throws {
    let gallery = try SampleLibrary.gallery()
    let text = ThemeGalleryText(gallery, depth: depth, columns: columns, isUTF8: isUTF8).text
    try expectGolden(text, name)
  }

  @Test("No line is wider than the terminal or ends in a style", arguments: ColorDepth.allCases)
  func fits(depth: ColorDepth) throws {
    var palette = try Palette.sample()
    let long = String(repeating: "elevated.", count: 20) + "x"
    palette.entries.append(PaletteEntry(name: long, color: .white, about: long))
    palette.entries.append(PaletteEntry(name: "品牌", color: .black, about: "強調色 👩‍👩‍👧 a\u{1B}[31m"))
    let half = Palette(traits: TraitCollection(), entries: Array(palette.entries.prefix(3)))
    let sheet = PaletteSheet(
      [palette, half],
      summary: long,
      deprecated: ["text": .init(replacement: long, reason: long)],
      pairs: [.init(front: "text", back: "background")]
    )
    for columns in Array(-1...64) + [79, 80, 100, 130, 200] {
      for isUTF8 in [true, false] {
        let texts = [
          PaletteSheetText(sheet, depth: depth, columns: columns, isUTF8: isUTF8).text,
          ThemeGalleryText(ThemeGallery([sheet]), depth: depth, columns: columns, isUTF8: isUTF8)
            .text,
        ]
        for line in texts.flatMap({ $0.split(separator: "\n") }) {
          let plain = String(line).withoutStyles
          #expect(TextWidth.columns(of: plain) <= max(1, columns))
          #expect(!line.contains("\u{1B}") || String(line).endsPlain)
          #expect(!plain.contains("\u{1B}"))
          #expect(isUTF8 || line.utf8.allSatisfy { $0 < 0x80 })
        }
        #expect(depth != .none || !texts.joined().contains("\u{1B}"))
      }
    }
  }

  @Test("A sheet of no colours says so, one of ten thousand has a line for each")
  func counts() {
    func text(_ count: Int) -> String {
      let entries = (0..<count).map { PaletteEntry(name: "c\($0)", color: .white) }
      let palette = Palette(theme: "t", traits: TraitCollection(), entries: entries)
      return PaletteSheetText(PaletteSheet([palette]), depth: .none).text
    }
    #expect(text(0).contains("no colours"))
    #expect(text(1).contains("1 colour\n"))
    #expect(text(10_000).split(separator: "\n").count == 10_002)
  }
}
