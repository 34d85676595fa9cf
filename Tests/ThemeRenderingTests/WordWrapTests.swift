import Testing
import TestSupport
import TextSupport

@testable import ThemeRendering

struct WordWrapTests {
  @Test(
    "Prose is broken between words, and truncated at the limit of lines",
    arguments: [
      ("one two three", 20, 9, ["one two three"]), ("one two three", 7, 9, ["one two", "three"]),
      ("one two three", 3, 9, ["one", "two", "th…"]), ("one two three", 7, 1, ["one tw…"]),
      ("強調 色", 5, 9, ["強調", "色"]), ("", 5, 9, []), ("  a  b ", 9, 9, ["a b"]),
      ("abc", 0, 9, [""]),
      // Scripts without spaces are broken between wide characters …
      ("強調色の説明", 6, 9, ["強調色", "の説明"]), ("強調色の説明", 7, 1, ["強調色…"]),
      ("한국어 설명", 6, 9, ["한국어", "설명"]), ("ab強調cd", 5, 9, ["ab強", "調cd"]),
      // … but not before what closes and after what opens.
      ("強調色。強調", 6, 9, ["強調", "色。強", "調"]), ("強調「色」", 6, 9, ["強調", "「色」"]),
      ("強調 (色) x", 8, 9, ["強調", "(色) x"]), ("。。。。", 4, 9, ["。…"]),
    ] as [(String, Int, Int, [String])]
  )
  func lines(text: String, columns: Int, limit: Int, expected: [String]) {
    #expect(text.wrapped(columns: columns, limit: limit) == expected)
  }

  @Test("Lines fit, and keep all characters except spaces unless a word is truncated")
  func law() {
    var random = SplitMix64(seed: 18)
    let parts = ["a", "bcd", " ", "  ", "強", "調色", "。", "「", "é", "👩‍👩‍👧"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0..<16, using: &random))
        .map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      let columns = Int.random(in: 1..<24, using: &random)
      let lines = text.wrapped(columns: columns)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
      guard !lines.contains(where: { $0.contains("…") || $0.isEmpty }) else { continue }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
