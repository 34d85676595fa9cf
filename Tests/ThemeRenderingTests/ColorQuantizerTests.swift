import ColorValues
import TestSupport
import Testing

@testable import ThemeRendering

struct ColorQuantizerTests {
  /// The indices come from an exhaustive search in OKLab by another implementation.
  @Test(
    "The nearest color is found",
    arguments: [
      ("#e13b03", UInt8(160), UInt8(9)), ("#2e112a", 234, 0), ("#32b579", 36, 6),
      ("#080f08", 232, 0), ("#b1f7ed", 159, 7), ("#4c2e5d", 53, 8), ("#3a07f9", 21, 4),
      ("#7f21ee", 93, 12), ("#232d17", 235, 0),
    ]
  )
  func nearest(hex: String, index256: UInt8, index16: UInt8) throws {
    let color = try Color(css: hex)
    var quantizer256 = ColorQuantizer(depth: .ansi256)
    var quantizer16 = ColorQuantizer(depth: .ansi16)
    #expect(quantizer256.paint(for: color) == .ansi256(index256))
    #expect(quantizer16.paint(for: color) == .ansi16(index16))
    // Once more, from memory.
    #expect(quantizer256.paint(for: color) == .ansi256(index256))
  }

  @Test("A color of the palette stays what it is")
  func exactHits() {
    var quantizer256 = ColorQuantizer(depth: .ansi256)
    var quantizer16 = ColorQuantizer(depth: .ansi16)
    for (index, color) in TerminalPalette.colors.enumerated() {
      let (red, green, blue, _) = color.rgba8
      let exact = Color(.srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255)
      if index < 16 {
        #expect(quantizer16.paint(for: exact) == .ansi16(UInt8(index)))
      } else {
        #expect(quantizer256.paint(for: exact) == .ansi256(UInt8(index)))
      }
    }
  }

  @Test(
    "The palette is xterm's",
    arguments: [
      (0, "#000000"), (1, "#cd0000"), (4, "#0000ee"), (7, "#e5e5e5"), (8, "#7f7f7f"),
      (12, "#5c5cff"), (15, "#ffffff"), (16, "#000000"), (17, "#00005f"), (21, "#0000ff"),
      (22, "#005f00"), (52, "#5f0000"), (110, "#87afd7"), (231, "#ffffff"), (232, "#080808"),
      (255, "#eeeeee"),
    ]
  )
  func palette(index: Int, hex: String) {
    #expect(TerminalPalette.colors.count == 256)
    #expect(TerminalPalette.colors[index].hex == hex)
  }

  @Test("No candidate is nearer, and none before it as near", arguments: [1, 2, 3])
  func exhaustive(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var quantizer = ColorQuantizer(depth: .ansi256)
    for _ in 0..<50 {
      let bytes = (0..<3).map { _ in Double(UInt8.random(in: 0...255, using: &generator)) / 255 }
      let color = Color(.srgb, bytes[0], bytes[1], bytes[2])
      guard case .ansi256(let index) = quantizer.paint(for: color) else {
        Issue.record("not an index")
        return
      }
      let distances = TerminalPalette.colors.map { $0.difference(to: color, by: .ok) }
      let least = try #require(distances[16...].min())
      #expect(abs(distances[Int(index)] - least) < 1e-12)
      #expect(index >= 16)
      #expect(!distances[16..<Int(index)].contains { $0 < least + 1e-12 })
    }
  }

  @Test("Colors outside sRGB are mapped first, and alpha plays no part")
  func mapping() throws {
    let green = try Color(css: "color(display-p3 0 1 0 / 50%)")
    var quantizer = ColorQuantizer(depth: .truecolor)
    let (red, greenByte, blue, _) = green.rgba8
    #expect(quantizer.paint(for: green) == .rgb(red: red, green: greenByte, blue: blue))
    var none = ColorQuantizer(depth: .none)
    #expect(none.paint(for: green) == nil)
  }

  @Test(
    "Sequences are those of ECMA-48 and xterm",
    arguments: [
      (TerminalPaint.ansi16(0), "30", "40"), (.ansi16(7), "37", "47"), (.ansi16(8), "90", "100"),
      (.ansi16(15), "97", "107"), (.ansi256(160), "38;5;160", "48;5;160"),
      (.rgb(red: 225, green: 59, blue: 3), "38;2;225;59;3", "48;2;225;59;3"),
    ]
  )
  func sequences(paint: TerminalPaint, foreground: String, background: String) {
    #expect(paint.foreground == foreground)
    #expect(paint.background == background)
  }
}
