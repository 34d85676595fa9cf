import Testing
import TestSupport
import TextSupport

struct TextWidthTests {
  @Test(
    "Columns are counted by grapheme cluster",
    arguments: [
      ("", 0), ("a", 1), ("accent-muted", 12), ("é", 1), ("e\u{301}", 1),
      ("a\u{300}\u{301}\u{302}", 1),
      ("\u{301}", 0), ("ß", 1), ("Ж", 1), ("א", 1), ("…", 1), ("·", 1), ("█", 1), ("─", 1),
      ("文", 2), ("品牌", 4), ("ひらがな", 8), ("が", 2), ("か\u{3099}", 2), ("ｱ", 1), ("Ａ", 2), ("（", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{3000}", 2), ("𠀀", 2), ("☰", 2),
      ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("❤", 1), ("❤️", 2), ("☀\u{FE0F}", 2),
      ("☀\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("a\u{FE0F}", 1), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 1),
      ("⌚", 2), ("✅", 2), ("✓", 1), ("★", 1), ("क्षा", 2), ("\u{200B}", 0), ("a\u{200D}b", 2),
      ("\u{AD}", 1),
      ("\u{E000}", 1), ("\u{7}", 0), ("สวัสดี", 4),
    ]
  )
  func columns(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(
    "Text that is too wide is truncated between grapheme clusters",
    arguments: [
      ("accent", 6, "accent"), ("accent", 5, "acce…"), ("accent", 1, "…"), ("accent", 0, ""),
      ("品牌色", 6, "品牌色"), ("品牌色", 5, "品牌…"), ("品牌色", 4, "品…"), ("品牌色", 2, "…"),
      ("a👩‍👩‍👧b", 4, "a👩‍👩‍👧b"), ("a👩‍👩‍👧b", 3, "a…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
      ("🇩🇪🇫🇷", 3, "🇩🇪…"),
    ]
  )
  func cut(text: String, limit: Int, result: String) {
    #expect(TextWidth.cut(text, to: limit, mark: "…") == result)
  }

  @Test(
    "A truncation mark that doesn't fit is omitted",
    arguments: [(3, "..."), (2, "ac"), (4, "a..."), (0, "")]
  )
  func wideMark(limit: Int, result: String) {
    #expect(TextWidth.cut("accent", to: limit, mark: "...") == result)
  }

  @Test(
    "Text is padded by columns",
    arguments: [("ab", 4, "ab  "), ("品", 4, "品  "), ("abc", 2, "abc")]
  )
  func padded(text: String, columns: Int, result: String) {
    #expect(TextWidth.padded(text, to: columns) == result)
  }

  @Test("Truncated text fits and is a prefix of the text", arguments: [UInt64(1), 2, 3, 4])
  func cutFits(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let clusters: [Character] = ["a", "é", "品", "👩‍👩‍👧", "🇩🇪", "e\u{301}", "か\u{3099}", "❤️", ".", "한"]
    for _ in 0..<200 {
      let count = Int.random(in: 0...20, using: &generator)
      let text = String((0..<count).map { _ in clusters.randomElement(using: &generator) ?? "a" })
      let limit = Int.random(in: 0...30, using: &generator)
      let cut = TextWidth.cut(text, to: limit, mark: "…")
      #expect(TextWidth.columns(of: cut) <= limit)
      if TextWidth.columns(of: text) <= limit {
        #expect(cut == text)
      } else if limit > 0 {
        #expect(cut.last == "…")
        #expect(text.hasPrefix(cut.dropLast()))
        #expect(TextWidth.columns(of: cut) >= limit - 1)
      }
    }
  }
}
