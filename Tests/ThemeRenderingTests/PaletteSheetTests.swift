import ColorValues
import DynamicColors
import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeValidation
import TraitSystem

@testable import ThemeRendering

struct PaletteSheetTests {
  @Test("Colors are grouped, with a value for each style")
  func groups() throws {
    let sheet = try SampleLibrary.sheet()
    #expect(sheet.title == "standard")
    #expect(sheet.groups.map(\.heading) == ["General", "badge"])
    #expect(sheet.groups[1].colors.map(\.name) == ["badge.new", "badge.label", "badge.old"])
    #expect(sheet.sides.map(\.name) == ["light", "dark"])
    let text = try #require(sheet.groups[0].colors.first { $0.name == "text" })
    #expect(text.values.map { $0?.hex } == ["#202024", "#f0f0f4"])
    #expect(text.about?.hasPrefix("What is read first") == true)
    #expect(sheet.groups[1].colors[2].deprecationNote == "use badge.new: one <badge> is enough")
    #expect(sheet.findings.isEmpty)
  }

  @Test("A requested style is the only side, and other requested traits are named")
  func sides() throws {
    let sheet = try SampleLibrary.sheet {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    }
    #expect(sheet.sides.map(\.name) == ["dark"])
    #expect(sheet.traits == ["high contrast"])
    #expect(sheet.groups[0].colors[0].values.map { $0?.hex } == ["#101014"])
  }

  @Test(
    "The background is the most frequent one of checks, or that of a known name, or neutral"
  )
  func backgrounds() throws {
    #expect(try SampleLibrary.sheet().sides.map(\.backgroundName) == ["background", "background"])
    func name(_ pairs: [ContrastPair], _ colors: [String]) -> String? {
      let entries = colors.map { PaletteEntry(name: $0, color: .black) }
      let palette = Palette(traits: TraitCollection(), entries: entries)
      return SheetSide(palette, name: "light", pairs: pairs).backgroundName
    }
    let pairs = [("a", "x"), ("b", "y"), ("c", "y")].map { ContrastPair(front: $0.0, back: $0.1) }
    #expect(name(pairs, ["x", "y", "background"]) == "y")
    #expect(name(pairs, ["background"]) == "background")
    #expect(name(pairs, ["x"]) == nil)
    #expect(name([], []) == nil)
  }

  @Test("A badge shows the lowest contrast of applicable pairs")
  func badges() throws {
    func badge(_ name: String, in sheet: PaletteSheet, side: Int = 0) -> ContrastBadge? {
      let color = sheet.groups.flatMap(\.colors).first { $0.name == name }
      return color?.values[side]?.badge
    }
    let sheet = try SampleLibrary.sheet()
    // #202024 on #e0e0e6 is less than on white.
    #expect(badge("text", in: sheet)?.backgroundName == "panel")
    #expect(badge("text", in: sheet)?.level == .enhanced)
    // 3.45 on white: enough for an edge, which is no text.
    #expect(badge("edge", in: sheet)?.level == .minimum)
    #expect(badge("panel", in: sheet) == nil)
    #expect(badge("badge.label", in: sheet) == nil)
    let high = try SampleLibrary.sheet { $0.accessibilityContrast = .high }
    #expect(badge("badge.label", in: high)?.level == .insufficient)
    #expect(try SampleLibrary.sheet().contrasts.count == 4)
  }

  @Test("A failing pair takes precedence over a pair with a lower requirement and lower contrast")
  func worstLevel() throws {
    let entries = try [("ink", "#767676"), ("panel", "#f8f8f8"), ("mid", "#e0e0e0")].map {
      PaletteEntry(name: $0, color: try Color(css: $1))
    }
    let pairs = [
      ContrastPair(front: "ink", back: "mid", use: .graphics),
      ContrastPair(front: "ink", back: "panel"),
    ]
    for pairs in [pairs, pairs.reversed()] {
      let sheet = PaletteSheet(
        [Palette(traits: TraitCollection(), entries: entries)],
        pairs: pairs
      )
      let badge = sheet.groups[0].colors[0].values[0]?.badge
      // 3.4 is enough for graphics, 4.27 isn't for text.
      #expect(badge?.backgroundName == "panel")
      #expect(badge?.ratioText == "4.2")
      #expect(badge?.level == .large)
    }
  }

  @Test("A faded foreground is readable on any background")
  func fadedForeground() {
    for level in stride(from: 0.0, through: 1, by: 1 / 255) {
      let background = Color(.srgb, level, level, level)
      let side = SheetSide(name: "light", background: background, backgroundName: nil)
      for opacity in [0.5, 0.7, 0.9, 1] {
        let seen = side.foreground(fadedTo: opacity).composited(over: background)
        #expect(seen.contrastRatio(to: background) >= 4.5)
      }
    }
    let white = SheetSide(name: "light", background: .white, backgroundName: nil)
    #expect(white.foreground(fadedTo: 0.7).alpha == 0.7)
  }

  @Test("A translucent color is measured composited, on the worst possible background")
  func translucent() throws {
    let entries = [
      PaletteEntry(name: "ink", color: Color.black.withAlpha(0.5)),
      PaletteEntry(name: "paper", color: .white),
      PaletteEntry(name: "glass", color: Color.white.withAlpha(0)),
    ]
    let palette = Palette(traits: TraitCollection(), entries: entries)
    let pairs = ["paper", "glass"].map { ContrastPair(front: "ink", back: $0) }
    let sheet = PaletteSheet([palette], pairs: pairs)
    // Half black on white is #808080 at 3.95 (css-color-4's compositing, WCAG's ratio).
    #expect(abs((sheet.contrasts[0].badges[0]?.ratio ?? 0) - 3.98) < 0.05)
    #expect((sheet.contrasts[1].badges[0]?.ratio ?? 2) < 1.001)
  }

  @Test("A missing color is marked and reported")
  func missing() {
    func palette(_ style: UserInterfaceStyle, _ names: [String]) -> Palette {
      Palette(
        theme: "odd",
        traits: TraitCollection { $0.userInterfaceStyle = style },
        entries: names.map { PaletteEntry(name: $0, color: .white) }
      )
    }
    let sheet = PaletteSheet(
      [palette(.light, ["a", "b"]), palette(.dark, ["a", "c"])],
      pairs: [ContrastPair(front: "a", back: "nowhere")],
      showing: ["a", "b", "c", "d"]
    )
    let values = sheet.groups[0].colors.map { $0.values.map { $0 != nil } }
    #expect(values == [[true, true], [true, false], [false, true], [false, false]])
    #expect(
      sheet.findings.map(\.message) == [
        "'b' is not a color of theme 'odd' in dark",
        "'c' is not a color of theme 'odd' in light",
        "'d' is not a color of theme 'odd'",
        "'nowhere' is not a color of theme 'odd', but a check names it",
      ]
    )
    #expect(sheet.contrasts.isEmpty)
  }
}
