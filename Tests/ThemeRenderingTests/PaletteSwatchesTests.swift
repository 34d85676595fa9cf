import ColorValues
import DynamicColors
import Testing
import TestSupport
import TextSupport
import TraitSystem

@testable import ThemeRendering

struct PaletteSwatchesTests {
  @Test(
    "Swatches of a palette equal their golden file",
    arguments: [
      ("swatches-truecolor-80.ansi", ColorDepth.truecolor, 80, true),
      ("swatches-truecolor-120.ansi", .truecolor, 120, true),
      ("swatches-256-80.ansi", .ansi256, 80, true), ("swatches-256-120.ansi", .ansi256, 120, true),
      ("swatches-16-120.ansi", .ansi16, 120, true),
      ("swatches-16-80.ansi", .ansi16, 80, true),
      ("swatches-truecolor-60.ansi", .truecolor, 60, true),
      ("swatches-truecolor-40.ansi", .truecolor, 40, true),
      ("swatches-truecolor-24.ansi", .truecolor, 24, true),
      ("swatches-none-80.txt", .none, 80, true),
      ("swatches-none-24.txt", .none, 24, true),
      ("swatches-ascii-60.txt", .none, 60, false),
    ]
  )
  func goldens(name: String, depth: ColorDepth, columns: Int, isUTF8: Bool) throws {
    let palette = try Palette.sample()
    let swatches = PaletteSwatches([palette], depth: depth, columns: columns, isUTF8: isUTF8)
    try expectGolden(swatches.text, name)
  }

  @Test(
    "Light and dark values are side by side, each on the background of the theme",
    arguments: [
      ("swatches-styles-truecolor-120.ansi", ColorDepth.truecolor, 120),
      ("swatches-styles-truecolor-80.ansi", .truecolor, 80),
      ("swatches-styles-256-80.ansi", .ansi256, 80),
      ("swatches-styles-256-120.ansi", .ansi256, 120),
      ("swatches-styles-16-120.ansi", .ansi16, 120),
      ("swatches-styles-16-80.ansi", .ansi16, 80),
      ("swatches-styles-truecolor-40.ansi", .truecolor, 40),
      ("swatches-styles-none-80.txt", .none, 80),
      ("swatches-styles-none-24.txt", .none, 24),
    ]
  )
  func styles(name: String, depth: ColorDepth, columns: Int) throws {
    let palettes = try Palette.styles()
    let swatches = PaletteSwatches(palettes, depth: depth, columns: columns)
    try expectGolden(swatches.text, name)
  }

  @Test("Light and dark values fit into the terminal", arguments: ColorDepth.allCases)
  func stylesFit(depth: ColorDepth) throws {
    let palettes = try Palette.styles()
    for columns in terminalWidths {
      let text = PaletteSwatches(palettes, depth: depth, columns: columns).text
      for line in text.split(separator: "\n") {
        #expect(TextWidth.columns(of: String(line).withoutStyles) <= max(1, columns))
      }
    }
  }

  @Test(
    "No line of swatches is wider than the terminal or ends in a style",
    arguments: ColorDepth.allCases
  )
  func fits(depth: ColorDepth) throws {
    var palette = try Palette.sample()
    palette.entries.append(
      PaletteEntry(name: String(repeating: "elevated.", count: 20) + "x", color: .white)
    )
    palette.node = String(repeating: "main/", count: 30)
    for columns in terminalWidths {
      for isUTF8 in [true, false] {
        let text = PaletteSwatches([palette], depth: depth, columns: columns, isUTF8: isUTF8).text
        for line in text.split(separator: "\n") {
          let plain = String(line).withoutStyles
          #expect(TextWidth.columns(of: plain) <= max(1, columns))
          #expect(!line.contains("\u{1B}") || String(line).endsPlain)
        }
        #expect(depth != .none || !text.contains("\u{1B}"))
        #expect(isUTF8 || text.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test("Every name and value is readable without color")
  func namesAndValues() throws {
    let palette = try Palette.sample()
    for depth in ColorDepth.allCases {
      let text = PaletteSwatches([palette], depth: depth, columns: 80).text.withoutStyles
      for entry in palette.entries {
        #expect(text.contains(" \(entry.name) "))
        #expect(text.contains(" \(entry.color.hex)"))
      }
    }
  }

  @Test("A translucent color is composited over each background, and an opaque one fills its block")
  func backgrounds() throws {
    let opaque = try PaletteSwatches([.single("a", css: "#336699")], depth: .truecolor).text
    #expect(opaque.split(separator: ";48;2;51;102;153m        \u{1B}[").count == 3)
    let translucent = try PaletteSwatches(
      [.single("a", css: "rgb(0 0 0 / 50%)")],
      depth: .truecolor
    )
    #expect(translucent.text.contains(";48;2;119;119;119m        \u{1B}["))
    #expect(translucent.text.contains(";48;2;14;14;14m        \u{1B}["))
    #expect(translucent.text.contains("50%"))
  }

  @Test("A color outside sRGB is shown as CSS text with three decimals")
  func wideGamut() throws {
    let css = "color(display-p3 1 0.2 0.45678912)"
    let text = try PaletteSwatches([.single("a", css: css)], depth: .none).text
    #expect(text.contains("  color(display-p3 1 0.2 0.457)"))
    let inside = try PaletteSwatches([.single("a", css: "oklch(70% 0.05 20)")], depth: .none).text
    #expect(!inside.contains("oklch"))
  }

  @Test(
    "Control characters from files are not printed",
    arguments: [
      ("a\u{1B}[31mb", #"a\u{1b}[31mb"#), ("a\u{9B}b", #"a\u{9b}b"#), ("a\nb", #"a\nb"#),
      ("a\u{202E}b", #"a\u{202e}b"#),
    ]
  )
  func controls(name: String, shown: String) throws {
    var palette = try Palette.single(name, css: "white")
    palette.theme = name
    palette.node = name
    let text = PaletteSwatches([palette], depth: .none).text
    #expect(text.split(separator: shown, omittingEmptySubsequences: false).count == 4)
    let plain = PaletteSwatches([palette], depth: .none, isUTF8: false).text
    #expect(plain.split(separator: shown, omittingEmptySubsequences: false).count == 4)
    for text in [text, plain, PaletteTable(palette).text] {
      #expect(!text.contains("\u{1B}"))
      #expect(!text.contains("\u{9B}"))
      #expect(!text.contains("\u{202E}"))
    }
  }

  @Test("The header names the theme, the node and the traits that are known")
  func headers() {
    func text(_ palette: Palette) -> String {
      PaletteSwatches([palette], depth: .none, columns: 40).text
    }
    let traits = TraitCollection { $0.userInterfaceIdiom = .pad }
    #expect(text(Palette(traits: TraitCollection(), entries: [])) == " no colors\n")
    #expect(text(Palette(traits: traits, entries: [])) == " pad\n no colors\n")
    #expect(
      text(Palette(theme: "bold", traits: traits, entries: [])) == " bold\n pad\n no colors\n"
    )
    #expect(
      text(Palette(node: "root/sidebar", traits: TraitCollection(), entries: []))
        == " root/sidebar\n no colors\n"
    )
    #expect(
      text(Palette(theme: "bold", node: "root/sidebar", traits: TraitCollection(), entries: []))
        == " bold                      root/sidebar\n no colors\n"
    )
  }

  @Test("Traits are described in words, without those that colors ignore")
  func traitWords() {
    let traits = TraitCollection {
      $0.userInterfaceStyle = .light
      $0.accessibilityContrast = .high
      $0.displayGamut = .P3
      $0.userInterfaceLevel = .elevated
      $0.userInterfaceIdiom = .mac
      $0.displayScale = 3
      $0[DensityTrait.self] = "compact"
      $0[ThemeTrait.self] = "bold"
    }
    func lines(_ theme: String, _ columns: Int) -> [String] {
      TerminalAlphabet(isUTF8: false).lines(
        of: Palette(theme: theme, traits: traits, entries: []).traitWords,
        columns: columns
      )
    }
    let all = "light, high contrast, p3 gamut, mac, elevated level, density compact"
    #expect(lines("bold", 80) == [all])
    #expect(lines("pastel", 80) == ["\(all), theme bold"])
    #expect(lines("pastel", 78) == [all, "theme bold"])
    #expect(
      lines("bold", 30) == [
        "light, high contrast, p3 gamut", "mac, elevated level", "density compact",
      ]
    )
  }

  @Test(
    "Opacity is in whole percent, and only exact values are 0% or 100%",
    arguments: [
      (0.0, "0%"), (0.001, "<1%"), (0.08, "8%"), (0.5, "50%"), (0.999, ">99%"), (1, "100%"),
    ]
  )
  func opacity(alpha: Double, text: String) {
    #expect(Color(.srgb, 0, 0, 0, alpha: alpha).opacityText == text)
  }
}
