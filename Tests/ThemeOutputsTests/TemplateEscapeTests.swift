import SourceDocuments
import Testing
import TestSupport

@testable import ThemeOutputs

/// The escapes of output languages, and the spellings of names.
struct TemplateEscapeTests {
  @Test(
    "Each language escapes a text with its own sequences",
    arguments: [
      (TemplateEscape.html, "a<b>&\"'\n", "a&lt;b&gt;&amp;&quot;&#39;&#10;"),
      (.xml, "<é>", "&lt;é&gt;"),
      (.json, "a\"b\\\n\u{1}", #"a\"b\\\n\u0001"#),
      (.css, "a\"b\\ */", #"a\"b\\ *\/"#),
      (.swift, "a\"b\\(c)\n", #"a\"b\\(c)\n"#),
      (.none, "a\"b\nc\u{1b}", #"a"b c\u{1b}"#),
    ]
  )
  func escapes(language: TemplateEscape, text: String, output: String) {
    #expect(language.escaped(text) == output)
  }

  @Test(
    "The escape of a template is that of the file extension",
    arguments: [
      ("a.html", TemplateEscape.html), ("b/a.json", .json), ("a.color-theme.json", .json),
      ("a.CSS", .css), ("a.swift", .swift), ("a.itermcolors", .xml), ("a.conf", .none),
      ("json", .none), ("a", .none), ("", .none),
    ]
  )
  func isThatOfTheExtension(name: String, escape: TemplateEscape) {
    #expect(TemplateEscape(forFile: name) == escape)
  }

  @Test("An escaped JSON string is read as the same text")
  func jsonReadsBackAsTheSameText() throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<2_000 {
      let scalars = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random))
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let source = "\"\(TemplateEscape.json.escaped(text))\""
      let file = SourceFile(path: "a.json", bytes: Array(source.utf8))
      let (document, diagnostics) = JSONReader.read(file)
      #expect(diagnostics.isEmpty)
      #expect(document.map { JSONValue($0.root) } == .string(text), "\(source)")
    }
  }

  @Test(
    "A name converts to each case style",
    arguments: [
      ("badge.new", "badgeNew", "BadgeNew", "badge_new", "badge-new", "BADGE_NEW", "Badge New"),
      ("onAccent", "onAccent", "OnAccent", "on_accent", "on-accent", "ON_ACCENT", "On Accent"),
      ("gray-100", "gray100", "Gray100", "gray_100", "gray-100", "GRAY_100", "Gray 100"),
      (
        "écran-Noir", "écranNoir", "ÉcranNoir", "écran_noir", "écran-noir", "ÉCRAN_NOIR",
        "Écran Noir"
      ),
      ("100.gray", "_100Gray", "_100Gray", "_100_gray", "100-gray", "_100_GRAY", "100 Gray"),
      ("", "", "", "", "", "", ""),
    ]
  )
  func spells(
    name: String,
    camel: String,
    pascal: String,
    snake: String,
    kebab: String,
    constant: String,
    title: String
  ) {
    let spellings: [NameSpelling] = [.camel, .pascal, .snake, .kebab, .constant, .title]
    #expect(
      spellings.map { $0.spelled(name) } == [camel, pascal, snake, kebab, constant, title]
    )
  }

  @Test(
    "A name converts to ASCII",
    arguments: [("badge-new", "badge-new"), ("品", "u54c1"), ("é.a", "ue9.a"), ("", "")]
  )
  func spellsInASCII(name: String, ascii: String) {
    #expect(NameSpelling.ascii.spelled(name) == ascii)
  }
}
