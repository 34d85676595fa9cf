import ColorValues
import Testing
import TestSupport

@testable import ThemeRendering

struct ColorQuantizerTests {
  @Test(
    "The nearest color keeps its hue, and gray remains gray",
    arguments: [
      ("teal", UInt8(30), UInt8(6)), ("#eea7b5", 217, 9), ("#8b4513", 94, 1),
      ("#2470e3", 26, 12), ("#a0a0a8", 247, 8), ("#080f08", 232, 0), ("#fef9f7", 231, 15),
      ("#6c5865", 59, 8), ("#3a07f9", 21, 4),
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

  /// The indices come from an exhaustive search in OKLab by another implementation.
  @Test(
    "The nearest color without a chart is that of OKLab",
    arguments: [
      ("#e13b03", UInt8(160), UInt8(9)), ("#2e112a", 234, 0), ("#32b579", 36, 6),
      ("#080f08", 232, 0), ("#b1f7ed", 159, 7), ("#4c2e5d", 53, 8), ("#3a07f9", 21, 4),
      ("#7f21ee", 93, 12), ("#232d17", 235, 0),
    ]
  )
  func nearestInOKLab(hex: String, index256: UInt8, index16: UInt8) throws {
    let color = try Color(css: hex)
    #expect(TerminalPaint(color, depth: .ansi256) == .ansi256(index256))
    #expect(TerminalPaint(color, depth: .ansi16) == .ansi16(index16))
    #expect(TerminalPaint(color, depth: .none) == nil)
  }

  @Test("A color of the palette is quantized to itself")
  func exactHits() {
    var quantizer256 = ColorQuantizer(depth: .ansi256)
    var quantizer16 = ColorQuantizer(depth: .ansi16)
    for (index, color) in TerminalPalette.xterm.enumerated() {
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
    "The terminal palette is that of xterm",
    arguments: [
      (0, "#000000"), (1, "#cd0000"), (4, "#0000ee"), (7, "#e5e5e5"), (8, "#7f7f7f"),
      (12, "#5c5cff"), (15, "#ffffff"), (16, "#000000"), (17, "#00005f"), (21, "#0000ff"),
      (22, "#005f00"), (52, "#5f0000"), (110, "#87afd7"), (231, "#ffffff"), (232, "#080808"),
      (255, "#eeeeee"),
    ]
  )
  func palette(index: Int, hex: String) {
    #expect(TerminalPalette.xterm.count == 256)
    #expect(TerminalPalette.xterm[index].hex == hex)
  }

  @Test("No other candidate with the same hue is nearer", arguments: [1, 2, 3])
  func exhaustive(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for (depth, indices) in [(ColorDepth.ansi256, 16..<256), (.ansi16, 0..<16)] {
      let chroma = 0.08
      var quantizer = ColorQuantizer(depth: depth)
      for _ in 0..<40 {
        let bytes = (0..<3).map { _ in Double(UInt8.random(in: 0...255, using: &generator)) / 255 }
        let color = Color(.srgb, bytes[0], bytes[1], bytes[2])
        let found: Int
        switch quantizer.paint(for: color) {
        case .ansi16(let index), .ansi256(let index): found = Int(index)
        default:
          Issue.record("not an index")
          return
        }
        // Hue and chroma come from the cylindrical form here, not from a scalar product.
        let own = color.converted(to: .oklch)
        let fitting = indices.filter { index in
          let other = TerminalPalette.xterm[index].converted(to: .oklch)
          let turn = abs(own.c3 - other.c3).truncatingRemainder(dividingBy: 360)
          let isNear = min(turn, 360 - turn) <= 45
          return own.c2 >= chroma ? other.c2 >= chroma && isNear : other.c2 < chroma
        }
        let least = fitting.map { color.difference(to: TerminalPalette.xterm[$0], by: .ok) }.min()
        #expect(fitting.isEmpty || fitting.contains(found))
        if let least {
          let difference = color.difference(to: TerminalPalette.xterm[found], by: .ok)
          #expect(abs(difference - least) < 1e-9)
        }
      }
    }
  }

  @Test("A muted color of 256 is the nearest color")
  func muted() throws {
    // A level of lightness, with each of the channels a little more or less.
    let steps: [Double] = [-12, 0, 12]
    var colors: [Color] = [try Color(css: "#382833")]
    for level in stride(from: 16.0, through: 240, by: 32) {
      for red in steps {
        for green in steps {
          for blue in steps {
            let bytes = [level + red, level + green, level + blue]
            colors.append(Color(.srgb, bytes[0] / 255, bytes[1] / 255, bytes[2] / 255))
          }
        }
      }
    }
    #expect(colors.count == 217)
    var quantizer = ColorQuantizer(depth: .ansi256)
    for color in colors {
      let differences = TerminalPalette.xterm.map { color.difference(to: $0, by: .ok) }
      guard case .ansi256(let index) = quantizer.paint(for: color) else {
        Issue.record("not an index")
        return
      }
      let least = try #require(differences[16...].min())
      #expect(differences[Int(index)] <= least + 1e-6, "\(color.hex)")
    }
  }

  @Test("Colors outside sRGB are mapped first, and alpha is ignored")
  func mapping() throws {
    let green = try Color(css: "color(display-p3 0 1 0 / 50%)")
    var quantizer = ColorQuantizer(depth: .truecolor)
    let (red, greenByte, blue, _) = green.rgba8
    #expect(quantizer.paint(for: green) == .rgb(red: red, green: greenByte, blue: blue))
    var none = ColorQuantizer(depth: .none)
    #expect(none.paint(for: green) == nil)
  }

  @Test(
    "Escape sequences are those of ECMA-48 and xterm",
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
