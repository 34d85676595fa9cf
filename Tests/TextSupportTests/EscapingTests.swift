import SourceDocuments
import Testing
import TestSupport
import TextSupport

struct EscapingTests {
  @Test(
    "Hidden characters are controls, separators and invisible formats",
    arguments: [
      ("\0", true), ("\u{1B}", true), ("\n", true), ("\u{7F}", true), ("\u{9B}", true),
      ("\u{AD}", true), ("\u{61C}", true), ("\u{180E}", true), ("\u{200B}", true),
      ("\u{200E}", true), ("\u{200F}", true), ("\u{202A}", true), ("\u{202E}", true),
      ("\u{2028}", true), ("\u{2029}", true), ("\u{2060}", true), ("\u{2066}", true),
      ("\u{2069}", true), ("\u{206F}", true), ("\u{3164}", true), ("\u{FEFF}", true),
      ("\u{FFA0}", true), ("\u{FFF9}", true), ("\u{FFFE}", true), ("\u{E0001}", true),
      ("\u{E0041}", true), (" ", false), ("a", false), ("\u{A0}", false), ("é", false),
      ("品", false),
      ("ا", false), ("\u{200C}", false), ("\u{200D}", false), ("\u{FE0F}", false), ("👩", false),
      ("\u{FFFD}", false), ("\u{E0100}", false),
    ] as [(Unicode.Scalar, Bool)]
  )
  func hidden(scalar: Unicode.Scalar, isHidden: Bool) {
    #expect(scalar.isHidden == isHidden)
    #expect("a\(scalar)b".hasHiddenCharacters == isHidden)
  }

  @Test("A text contains hidden characters exactly if one of its characters is hidden")
  func search() {
    for value in (0 as UInt32)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.value < 0x3400 || scalar.value >= 0xD7B0
      else {
        continue
      }
      guard String(scalar).hasHiddenCharacters != scalar.isHidden else {
        continue
      }
      Issue.record("U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "Each language has its own escape sequences",
    arguments: [
      (
        "a\u{202E}b", #""a\u202eb""#, #"a\u{202e}b"#, #""a\202e b""#, #""a\u{202e}b""#,
        #"a\u{202e}b"#
      ),
      (
        "\u{1B}[31m", #""\u001b[31m""#, #"\u{1b}[31m"#, #""\1b [31m""#, #""\u{1b}[31m""#,
        #"\u{1b}[31m"#
      ),
      ("a\nb", #""a\nb""#, #"a\nb"#, #""a\a b""#, #""a\nb""#, #"a\nb"#),
      (
        "\u{E0041}", #""\udb40\udc41""#, #"\u{e0041}"#, #""\e0041 ""#, #""\u{e0041}""#,
        #"\u{e0041}"#
      ),
      ("\"\\<&", #""\"\\<&""#, #""\<&"#, #""\"\\<&""#, #""\"\\<&""#, #"&quot;\&lt;&amp;"#),
      ("品牌 é", #""品牌 é""#, "品牌 é", #""品牌 é""#, #""品牌 é""#, "品牌 é"),
    ] as [(String, String, String, String, String, String)]
  )
  func languages(
    text: String,
    json: String,
    visible: String,
    css: String,
    swift: String,
    markup: String
  ) {
    #expect(JSONText.string(text) == json)
    #expect(VisibleText.of(text) == visible)
    #expect(CSSText.string(text) == css)
    #expect(SwiftLiteral.string(text) == swift)
    #expect(MarkupText.escaped(text) == markup)
  }

  @Test("Line breaks in markup are written as character references if they are to be kept")
  func linesOfMarkup() {
    #expect(MarkupText.escaped("a\tb\r\n", keepsLines: true) == "a&#9;b&#13;&#10;")
  }

  @Test(
    "Comments are on one line and show hidden characters",
    arguments: [
      ("a\nb", "a b", "a b", "a b"), ("\u{202E}x", #"\u{202e}x"#, #"\u{202e}x"#, #"\u{202e}x"#),
      ("*/ --", "*/ --", "* / --", "*/ - - "), ("\u{85}\u{2028}", "  ", "  ", "  "),
    ]
  )
  func comments(text: String, line: String, css: String, markup: String) {
    #expect(VisibleText.comment(text) == line)
    #expect(CSSText.comment(text) == css)
    #expect(MarkupText.comment(text) == markup)
  }

  @Test(
    "No text is a command for a workflow runner",
    arguments: [
      ("::error::x", #"\u{3a}:error::x"#), ("  ::add-mask::x", #"  \u{3a}:add-mask::x"#),
      ("a\n::error::x", #"a\n::error::x"#), ("a ::error::x", "a ::error::x"), (":a", ":a"),
      ("a ##[error]##[x]", #"a \u{23}#[error]\u{23}#[x]"#), ("###[x]", #"#\u{23}#[x]"#),
      ("#[", "#["),
      ("a ##vso[task]x", #"a \u{23}#vso[task]x"#), ("#vso[x]", "#vso[x]"),
      ("::\u{301}x", "\\u{3a}:\u{301}x"), ("##[\u{301}", "\\u{23}#[\u{301}"),
    ]
  )
  func commands(text: String, shown: String) {
    #expect(VisibleText.of(text) == shown)
  }

  @Test("Each of several lines is escaped")
  func lines() {
    #expect(VisibleText.lines("a\u{1B}\n::error::\nb") == "a\\u{1b}\n\\u{3a}:error::\nb")
    #expect(VisibleText.lines("::a") == "\\u{3a}:a")
    #expect(VisibleText.lines("a\nb\n") == "a\nb\n")
  }

  @Test("No writer emits hidden characters, and JSON and Swift preserve the text")
  func law() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<caseCount(1_000, long: 3_000) {
      let count = Int.random(in: 0..<12, using: &random)
      let text = String(
        String.UnicodeScalarView((0..<count).compactMap { _ in Self.scalar(&random) })
      )
      let json = JSONText.string(text)
      let texts = [
        json, VisibleText.of(text), VisibleText.comment(text), CSSText.string(text),
        CSSText.identifierPart(text), CSSText.comment(text), SwiftLiteral.string(text),
        MarkupText.escaped(text), MarkupText.escaped(text, keepsLines: true),
        MarkupText.comment(text), YAMLText.scalar(text),
      ]
      for written in texts { #expect(!written.hasHiddenCharacters, "\(text.debugDescription)") }
      let file = SourceFile(path: "a.json", bytes: Array(json.utf8))
      #expect(
        JSONReader.read(file).document?.root.text.unicodeScalars.elementsEqual(text.unicodeScalars)
          == true
      )
      let inner = VisibleText.of(text)
      #expect(!inner.drop { $0.isWhitespace }.hasPrefix("::"))
      #expect(!VisibleText.bracketedCommands.contains { inner.contains($0) })
    }
  }

  /// A scalar, often one that matters.
  private static func scalar(_ random: inout SplitMix64) -> Unicode.Scalar? {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: "\"\\/*-:#[]<>&'{}$ \t\n".unicodeScalars.randomElement(using: &random)
    case 1: Unicode.Scalar(UInt32.random(in: 0..<0x100, using: &random))
    case 2: Unicode.Scalar(UInt32.random(in: 0x2000..<0x2070, using: &random))
    case 3: Unicode.Scalar(UInt32.random(in: 0xE0000..<0xE0100, using: &random))
    default: Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &random))
    }
  }
}
