import SourceDiagnostics
import Testing

@Suite struct SpellingTests {
  @Test(
    "The nearest names are suggested",
    arguments: [
      ("acent", ["accent", "background"], ["accent"]),
      ("acecnt", ["accent"], ["accent"]),
      ("onAccent", ["on-accent", "accent"], ["on-accent", "accent"]),
      ("ACCENT", ["accent"], ["accent"]),
      ("text_secondary", ["text-secondary", "text"], ["text-secondary"]),
      ("dakr", ["dark", "light"], ["dark"]),
      (
        "rose.50", ["rose.500", "rose.100", "rose.200", "rose.51"],
        ["rose.500", "rose.51", "rose.100"]
      ),
      ("größe", ["grösse", "größer"], ["größer", "grösse"]),
      ("accent", ["accent"], []),
      ("a", ["b", "c"], []),
      ("", ["a"], []),
      ("wholly", ["different"], []),
      ("link", ["text-link", "linked", "blinking"], ["text-link"]),
      ("Link", ["text.link.hover", "button_link"], ["button_link", "text.link.hover"]),
      ("link", ["link2", "text-link"], ["link2"]),
      ("link", ["text-link", "menu-link", "nav-link", "page-link"], []),
      ("link", ["text-link", "text-link"], ["text-link"]),
      ("on", ["on-accent"], []),
      ("text-link", ["brand.text-link.hover"], []),
      ("aaaa", ["aaab", "aaac", "aaad", "aaae"], ["aaab", "aaac", "aaad"]),
      ("aaaa", ["aaae", "aaad", "aaac", "aaab", "aaab"], ["aaab", "aaac", "aaad"]),
    ] as [(String, [String], [String])]
  )
  func nearest(word: String, candidates: [String], expected: [String]) {
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
  }

  @Test("A text too long for a name has no suggestions")
  func long() {
    let word = String(repeating: "a", count: 100_000)
    #expect(Spelling.nearest(to: word, among: [word + "b"]).isEmpty)
  }

  @Test(
    "Suggestions are written as a question",
    arguments: [
      ([], ""),
      (["a"], "; did you mean 'a'?"),
      (["a", "b"], "; did you mean 'a' or 'b'?"),
      (["a", "b", "c"], "; did you mean 'a', 'b' or 'c'?"),
    ] as [([String], String)]
  )
  func question(names: [String], text: String) {
    #expect(Spelling.question(proposing: names) == text)
  }
}
