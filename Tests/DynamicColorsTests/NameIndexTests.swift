import Testing

@testable import DynamicColors

@Suite("Numbers by names")
struct NameIndexTests {
  @Test(
    "equal texts have one number, however they are spelled",
    arguments: [
      ("background", "background"), ("\u{E9}clair", "e\u{301}clair"), ("K", "\u{212A}"),
      ("a;b", "a\u{37E}b"), ("`", "\u{1FEF}"), ("a-long-name-K-x", "a-long-name-\u{212A}-x"),
      ("K\u{E9}", "\u{212A}e\u{301}"), ("K\u{302}", "\u{212A}\u{302}"),
      ("\u{C5}", "\u{212B}"),
    ]
  )
  func equal(one: String, other: String) {
    for (known, asked) in [(one, other), (other, one)] {
      var index = NameIndex()
      #expect(index.insert(known, as: 0) { _ in known } == nil)
      #expect(index.number(of: asked) { _ in known } == 0)
      #expect(index.insert(asked, as: 1) { _ in known } == 0)
    }
  }

  @Test("other texts have other numbers", arguments: ["k", "K ", "K\u{302}", "", "\u{301}K"])
  func different(text: String) {
    var index = NameIndex()
    #expect(index.insert("\u{212A}", as: 0) { _ in "\u{212A}" } == nil)
    #expect(index.number(of: text) { _ in "\u{212A}" } == nil)
  }
}
