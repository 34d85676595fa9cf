import ColorValues
import DynamicColors
import Testing
import TestSupport
import TextSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

@testable import ThemeRendering

struct PaletteSheetTextTests {
  @Test(
    "A text sheet equals its golden file",
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
    "A text gallery equals its golden file",
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

  @Test(
    "No line of a sheet is wider than the terminal or ends in a style",
    arguments: ColorDepth.allCases
  )
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
    for columns in terminalWidths + [200] {
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

  @Test(
    "A missing color is hatched, also in the overview",
    arguments: [
      (ColorDepth.truecolor, true, 80), (.ansi16, true, 24), (.truecolor, false, 80),
      (.ansi256, true, 20),
    ]
  )
  func missing(depth: ColorDepth, isUTF8: Bool, columns: Int) {
    func sheet(_ theme: String, _ names: [[String]]) -> PaletteSheet {
      let styles = [UserInterfaceStyle.light, .dark]
      return PaletteSheet(
        zip(styles, names).map { style, names in
          Palette(
            theme: theme,
            traits: TraitCollection { $0.userInterfaceStyle = style },
            entries: names.map { PaletteEntry(name: $0, color: .black) }
          )
        }
      )
    }
    let whole = sheet("whole", [["a", "b", "c"], ["a", "b", "c"]])
    let hatches: [Character] = isUTF8 ? ["╱"] : ["/"]
    let part = sheet("part", [["a", "b"], ["a"]])
    func text(_ sheet: PaletteSheet) -> String {
      PaletteSheetText(sheet, depth: depth, columns: columns, isUTF8: isUTF8).text
    }
    // At a glance, which is before the first heading.
    func glance(_ sheet: PaletteSheet) -> Int {
      let lines = text(sheet).withoutStyles.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.prefix { !$0.contains("General") }.joined().count { hatches.contains($0) }
    }
    #expect(glance(whole) == 0)
    #expect(glance(part) == (isUTF8 ? 1 : 4))
    let gallery = ThemeGallery([whole, part])
    let cards = ThemeGalleryText(gallery, depth: depth, columns: columns, isUTF8: isUTF8).text
    let marks = cards.withoutStyles.count { hatches.contains($0) }
    // 'c' in the light card, 'b' and 'c' in the dark one.
    let width = columns >= 30 ? 2 : 1
    #expect(marks == (isUTF8 ? 3 : 3 * width))
  }

  @Test("Two colors share a cell, and a missing one is marked in either half")
  func halves() {
    func text(_ upper: Color?, over lower: Color?, columns: Int) -> String {
      var quantizer = ColorQuantizer(depth: .truecolor)
      var line = StyledLine(hasStyles: true)
      line.append(
        HalfBlock(color: upper, background: .white),
        over: HalfBlock(color: lower, background: .black),
        columns: columns,
        hatch: "╱",
        &quantizer
      )
      return line.text
    }
    let red = Color(.srgb, 1, 0, 0)
    let (onRed, redOnWhite) = ("255;0;0m╱", "38;2;255;0;0;48;2;255;255;255m")
    #expect(text(red, over: red, columns: 2).withoutStyles == "▀▀")
    #expect(text(nil, over: red, columns: 2).withoutStyles == "╱▄")
    #expect(text(nil, over: red, columns: 3).contains("\(redOnWhite)▄▄"))
    #expect(text(red, over: nil, columns: 2).withoutStyles == "╱▀")
    #expect(text(nil, over: nil, columns: 2).withoutStyles == "╱╱")
    #expect(text(nil, over: red, columns: 1).contains(onRed))
    #expect(text(red, over: nil, columns: 1).contains(onRed))
  }

  @Test(
    "Headings that fit are not truncated",
    arguments: [(80, true), (80, false), (29, true), (8, true)]
  )
  func headings(columns: Int, hasColor: Bool) {
    let entries = ["a", "badge.b"].map { PaletteEntry(name: $0, color: .white) }
    let palette = Palette(traits: TraitCollection(), entries: entries)
    let sheet = PaletteSheet([palette, palette])
    let text = PaletteSheetText(sheet, depth: hasColor ? .truecolor : .none, columns: columns).text
    #expect(text.withoutStyles.contains("General"))
    #expect(text.withoutStyles.contains("badge"))
  }

  @Test(
    "Values are below the names if they don't fit beside them",
    arguments: [
      (29, " a        #ffffff    #000000"), (27, " a\n  light #ffffff\n  dark #000000"),
      (15, " a\n  light #ffffff\n  dark #000000"), (14, " a\n  #ffffff\n  dark #000000"),
      (9, " a\n  #ffffff\n  #000000"), (8, " a\n"),
    ]
  )
  func narrow(columns: Int, expected: String) {
    func palette(_ style: UserInterfaceStyle, _ color: Color) -> Palette {
      Palette(
        traits: TraitCollection { $0.userInterfaceStyle = style },
        entries: [PaletteEntry(name: "a", color: color)]
      )
    }
    let sheet = PaletteSheet([palette(.light, .white), palette(.dark, .black)])
    let text = PaletteSheetText(sheet, depth: .none, columns: columns).text
    #expect(text.hasSuffix(expected + (expected.hasSuffix("\n") ? "" : "\n")))
  }

  @Test("A sheet without colors contains a message, and one of ten thousand has a line for each")
  func counts() {
    func text(_ count: Int) -> String {
      let entries = (0..<count).map { PaletteEntry(name: "c\($0)", color: .white) }
      let palette = Palette(theme: "t", traits: TraitCollection(), entries: entries)
      return PaletteSheetText(PaletteSheet([palette]), depth: .none).text
    }
    #expect(text(0).contains("no colors"))
    #expect(text(1).contains("1 color\n"))
    #expect(text(10_000).split(separator: "\n").count == 10_002)
  }
}
