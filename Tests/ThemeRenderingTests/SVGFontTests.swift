import Testing
import TestSupport

@testable import ThemeRendering

struct SVGFontTests {
  @Test(
    "No common font draws a text wider than its measured width",
    arguments: [
      // Advances in thousandths of the size, from Adobe's metrics of Helvetica and Helvetica-Bold …
      ("W", 400, 944), ("M", 400, 833), ("m", 400, 833), ("i", 400, 222), ("@", 400, 1015),
      ("W", 700, 944), ("M", 700, 833), ("Command", 400, 4279), ("Summary-Window", 700, 7966),
      // … and from the tables of DejaVu Sans, in 2048ths of the size.
      ("W", 400, 2025 * 1000 / 2048), ("W", 700, 2259 * 1000 / 2048),
      ("%", 700, 2052 * 1000 / 2048), ("Щ", 700, 1120), ("強", 400, 1000), ("😀", 400, 1245),
    ]
  )
  func widths(text: String, weight: Int, thousandths: Int) {
    let font = SVGFont(size: 1000, weight: weight)
    #expect(font.width(of: text) >= Double(thousandths))
  }

  @Test("A text of narrow letters has a smaller measured width than one of wide letters")
  func narrow() {
    let font = SVGFont(size: 10, weight: 600)
    #expect(font.width(of: "illicit") < font.width(of: "MAXIMUM") / 2)
    #expect(SVGFont(size: 10, isMono: true).width(of: "iW強") == 10 * 0.605 * 4)
  }

  @Test("Truncated text fits and keeps as many characters as possible")
  func cuts() {
    var random = SplitMix64(seed: 7)
    let characters = Array("WMil -.@azé強Щ")
    for weight in [400, 600] {
      let font = SVGFont(size: 12, weight: weight)
      for _ in 0..<1_000 {
        let text = String(
          (0..<Int.random(in: 0..<24, using: &random))
            .map { _ in characters[Int.random(in: 0..<characters.count, using: &random)] }
        )
        let room = Double.random(in: 0..<200, using: &random)
        let cut = font.cut(text, to: room)
        #expect(font.width(of: cut) <= room)
        guard cut != text else { continue }
        #expect(font.width(of: text) > room)
        let next = text.prefix(max(1, cut.count)) + "…"
        #expect(font.width(of: String(next)) > room)
        #expect(text.hasPrefix(cut.dropLast()))
      }
    }
  }
}
