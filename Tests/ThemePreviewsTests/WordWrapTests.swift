import Testing

@testable import ThemePreviews

struct WordWrapTests {
  @Test(
    "Prose is broken between words, and cut where there is no more room",
    arguments: [
      ("one two three", 20, 9, ["one two three"]), ("one two three", 7, 9, ["one two", "three"]),
      ("one two three", 3, 9, ["one", "two", "th…"]), ("one two three", 7, 1, ["one tw…"]),
      ("強調 色", 5, 9, ["強調", "色"]), ("", 5, 9, []), ("  a  b ", 9, 9, ["a b"]),
      ("abc", 0, 9, [""]),
    ] as [(String, Int, Int, [String])]
  )
  func lines(text: String, columns: Int, limit: Int, expected: [String]) {
    #expect(WordWrap.lines(text, columns: columns, limit: limit) == expected)
  }
}
