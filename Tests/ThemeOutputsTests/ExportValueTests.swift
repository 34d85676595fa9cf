import ColorValues
import DynamicColors
import Testing
import TestSupport
import TextSupport
import ThemeRendering
import TraitSystem

@testable import ThemeOutputs

@Suite("Values in exports")
struct ExportValueTests {
  /// A color in any space, often beyond its gamut.
  private func color(_ random: inout SplitMix64) -> Color {
    let space = ColorSpace.allCases[Int.random(in: 0..<ColorSpace.allCases.count, using: &random)]
    let unit = { (random: inout SplitMix64) in Double.random(in: -0.3...1.3, using: &random) }
    let first = unit(&random)
    let second = unit(&random)
    let third = unit(&random)
    let scales: (Double, Double, Double) =
      switch space {
      case .lab: (100, 125, 125)
      case .lch: (100, 150, 360)
      case .oklab: (1, 0.4, 0.4)
      case .oklch: (1, 0.4, 360)
      case .hsl, .hwb, .hsv: (360, 100, 100)
      default: (1, 1, 1)
      }
    return Color(
      space,
      first * scales.0,
      second * scales.1,
      third * scales.2,
      alpha: Double.random(in: 0...1, using: &random)
    )
  }

  @Test("The CSS of a palette is read as the same colors, to sRGB bytes or six digits")
  func palette() throws {
    var random = SplitMix64(seed: 16)
    let entries = (0..<500).map { PaletteEntry(name: "c\($0)", color: color(&random)) }
    let text = PaletteCSS(Palette(traits: TraitCollection(), entries: entries)).text
    var values: [String: [Color]] = [:]
    for line in text.split(separator: "\n") where line.contains("--c") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let name = String(parts[0].drop { $0 == " " || $0 == "-" })
      values[name, default: []].append(try Color(css: String(parts[1].dropFirst().dropLast())))
    }
    for entry in entries {
      let found = try #require(values[entry.name])
      #expect(found[0].hex == entry.color.hex)
      #expect(abs(found[0].alpha - entry.color.alpha) < 1e-5)
      let shown = entry.color.converted(to: .srgb)
      let isWide = [shown.c1, shown.c2, shown.c3].contains { $0 * 255 < -0.5 || $0 * 255 > 255.5 }
      #expect((found.count == 2) == isWide)
      guard found.count == 2 else { continue }
      let isShown = entry.color.isInGamut(of: .displayP3)
      let wanted = (isShown ? entry.color : entry.color.fitted(to: .displayP3)).converted(
        to: .xyzD65
      )
      #expect(found[1].isInGamut(of: .displayP3))
      let got = found[1].converted(to: .xyzD65)
      for (left, right) in [(wanted.c1, got.c1), (wanted.c2, got.c2), (wanted.c3, got.c3)] {
        #expect(abs(left - right) < 2e-4, "\(entry.color.css)")
      }
    }
  }

  @Test(
    "Values for wide-gamut displays are those that browsers show",
    arguments: [
      ("hwb(0 0% -5%)", "color(srgb 1.05 0 0)"),
      ("hsl(0 110% 50%)", "color(srgb 1.05 -0.05 -0.05)"),
      ("hwb(100 10% -20%)", "color(display-p3 1 1 1)"),
      ("oklch(0.7 0.2 150)", "oklch(0.7 0.2 150)"),
      ("color(display-p3 0 1 0)", "color(display-p3 0 1 0)"),
      ("oklch(0.7 0.4 150)", "color(display-p3 0 0.782484 0.194446)"),
    ]
  )
  func wide(text: String, expected: String) throws {
    #expect(try Color(css: text).wideCSS == expected)
  }

  @Test("A token expresses a color exactly, or is marked as changed")
  func tokens() throws {
    var random = SplitMix64(seed: 25)
    var changed = 0
    for _ in 0..<2_000 {
      let color = color(&random)
      let (held, isChanged) = color.withinTokenRanges
      if isChanged {
        changed += 1
        #expect(held.space == .oklab)
        #expect(held.c1 == 0 || held.c1 == 1)
        continue
      }
      let wanted = color.converted(to: .xyzD65)
      let got = held.converted(to: .xyzD65)
      for (left, right) in [(wanted.c1, got.c1), (wanted.c2, got.c2), (wanted.c3, got.c3)] {
        #expect(abs(left - right) < 1e-5, "\(color.css) became \(held.css)")
      }
    }
    #expect(changed > 0)
  }

  @Test(
    "Components are within the ranges of the token format",
    arguments: [
      (Color(.srgb, 0.5, 0, 1), .srgb, false), (Color(.srgb, 1.2, 0, 0), .oklab, false),
      (Color(.srgb, 1 + 1e-9, 0, 0), .srgb, false), (Color(.oklch, 0.5, 0.4, 20), .oklch, false),
      (Color(.oklab, 1.1, 0, 0), .oklab, true), (Color(.hsl, 20, 120, 50), .oklab, false),
      (Color(.lab, 50, -200, 300), .lab, false), (Color(.hsv, 20, 50, 50), .srgb, false),
      (Color(.xyzD65, 2, 2, 2), .oklab, true),
    ] as [(Color, ColorSpace, Bool)]
  )
  func ranges(color: Color, space: ColorSpace, isChanged: Bool) {
    let held = color.withinTokenRanges
    #expect(held.color.space == space)
    #expect(held.isChanged == isChanged)
  }

  @Test(
    "Numbers of tokens have all digits",
    arguments: [
      (0.1, "0.1"), (1, "1"), (0.0, "0"), (1.0 / 3, "0.3333333333333333"), (360, "360"),
    ] as [(Double, String)]
  )
  func digits(number: Double, text: String) {
    #expect(NumberText.json(number) == text)
    #expect(Double(text) == number)
  }

  @Test("States are ordered with the base first, and limited in number")
  func states() {
    func axis(_ count: Int, _ bit: UInt64) -> TraitAxis {
      let idiom = TraitKey(UserInterfaceIdiomTrait.self)
      let values = (0..<count).map { idiom.values[$0] }
      return TraitAxis(trait: idiom, bit: bit, values: values)
    }
    let space = ExportSpace([axis(2, 1), axis(3, 2)])
    #expect(
      space.states(of: 3).map(\.values) == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]
    )
    #expect(space.states(of: 2).map(\.values) == [[0, 0], [0, 1], [0, 2]])
    let large = ExportSpace((0..<9).map { axis(2, 1 << $0) })
    #expect(large.axes.count == 8)
    #expect(large.leftOut.count == 1)
    // The limit applies to the axes that a color depends on.
    let parts = ExportSpace((0..<9).map { axis(2, 1 << $0) }, masks: [0b1_1111, 0b1_1111_0000])
    #expect(parts.leftOut.isEmpty)
    let whole = ExportSpace((0..<9).map { axis(2, 1 << $0) }, masks: [0b1_1111, 0b1_1111_1111])
    #expect(whole.leftOut.map(\.bit) == [1 << 8])
  }
}
