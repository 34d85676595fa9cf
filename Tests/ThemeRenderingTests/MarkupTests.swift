import Testing
import TextSupport

@testable import ThemeRendering

struct MarkupTests {
  @Test(
    "Text is escaped in markup, and characters that are invalid in XML are replaced",
    arguments: [
      ("plain-name.1", "plain-name.1"),
      ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"),
      ("品牌 👩‍👩‍👧", "品牌 👩‍👩‍👧"),
      ("a\u{0}b\u{1B}[31m", #"a\u{0}b\u{1b}[31m"#),
      ("a\nb\tc", #"a\nb\tc"#),
      ("\u{FFFE}\u{FFFF}", #"\u{fffe}\u{ffff}"#),
      ("a\u{202E}b\u{2028}c\u{9B}", #"a\u{202e}b\u{2028}c\u{9b}"#),
      ("", ""),
    ]
  )
  func escaping(text: String, expected: String) {
    #expect(MarkupText.escaped(text) == expected)
  }

  @Test("Elements are closed in order, nil attributes are omitted, and empty ones are written")
  func writer() {
    var writer = MarkupWriter()
    writer.element("a", ["x": "<1>", "y": nil, "z": ""]) { writer in
      writer.empty("b")
      writer.open("c")
      writer.element("d", text: "&")
      writer.close()
    }
    writer.close()
    #expect(writer.text == "<a x=\"&lt;1&gt;\" z=\"\">\n<b/>\n<c><d>&amp;</d>\n</c>\n</a>\n")
    #expect(MarkupScan(writer.text).problem == nil)
  }

  @Test(
    "The markup scan used by tests finds errors",
    arguments: [
      ("<a><b></a>", "a closes b"), ("<a>", "a is open"), ("<a x=\"<\"/>", "< in a tag"),
      ("<a>&nbsp;</a>", "&nbsp;"), ("<a>\u{1B}</a>", "control"), ("<a x=1/>", "x=1"),
    ]
  )
  func scan(text: String, problem: String) throws {
    let found = try #require(MarkupScan(text).problem)
    #expect(found.contains(problem))
  }
}
