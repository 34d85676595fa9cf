import Testing

@testable import ThemeToolCommands

@Suite("The width of messages on a terminal")
struct MessageWidthTests {
  @Test(
    "A message is broken between words, and its further lines are indented",
    arguments: [
      ("error: short", "error: short"),
      ("error: 'acent' is not a color", "error: 'acent'\n    is not a\n    color"),
      ("  in the margin of text", "  in the margin\n      of text"),
      ("a\n\nb\n", "a\n\nb\n"),
      ("/a/path/without/any/space", "/a/path/without/any/space"),
      ("\u{1B}[1mlaid out by its printer", "\u{1B}[1mlaid out by its printer"),
    ]
  )
  func wrapped(text: String, expected: String) {
    #expect(Output.wrapped(text, columns: 16) == expected)
  }
}
