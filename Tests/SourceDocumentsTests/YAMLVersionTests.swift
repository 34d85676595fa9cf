import SourceDiagnostics
import SourceDocuments
import SourceFormatting
import Testing

@Suite("Differences between YAML 1.1 and 1.2")
struct YAMLVersionTests {
  @Test(
    "Text that is lost or ambiguous in one version is refused at its position",
    arguments: [
      // After the end of the document.
      ("a: 1\n... b: \"#000\"\n", 2, 5, "follows the end marker"),
      ("a: 1\n...\tb\n", 2, 5, "follows the end marker"),
      ("- a\n... - b # c\n", 2, 5, "follows the end marker"),
      ("a: [1]\n... {}\n", 2, 5, "follows the end marker"),
      ("\"a\"\n... é\n", 2, 5, "follows the end marker"),
      ("\u{FEFF}a: |\n  b\n... c\n", 3, 5, "follows the end marker"),
      // Indicators that are part of the text.
      ("{?a: 1}\n", 1, 2, "'?' directly before text"),
      ("a: [?b]\n", 1, 5, "'?' directly before text"),
      ("a: {b: 1, ?\"c\": 2}\n", 1, 11, "'?' directly before text"),
      ("a: [\n  ?b,\n]\n", 2, 3, "'?' directly before text"),
      ("a: &x b\nc: { ? *x :d }\n", 2, 11, "':' directly before text"),
      ("a: [-]\n", 1, 5, "a single '-'"),
      ("a: [b, -, c]\n", 1, 8, "a single '-'"),
      // Names of anchors.
      ("a: &x:y b\n", 1, 4, "'&x' is directly followed by ':'"),
      ("&x:y a: b\n", 1, 1, "'&x' is directly followed by ':'"),
      ("a: &x?y b\n", 1, 4, "'&x' is directly followed by '?'"),
      ("a: &x 1\nb: {*x: 1}\n", 2, 5, "'*x' is directly followed by ':'"),
      ("a: &x 1\n*x: 1\n", 2, 1, "'*x' is directly followed by ':'"),
      // Comments.
      ("a: \"b\"# c\n", 1, 7, "needs a space before '#'"),
      ("a: 'b'#fff\nc: d\n", 1, 7, "needs a space before '#'"),
      ("a: [b]#c\n", 1, 7, "needs a space before '#'"),
      ("a: [b,#c\n]\n", 1, 7, "needs a space before '#'"),
      ("a: {#c\n}\n", 1, 5, "needs a space before '#'"),
      ("a: |# c\n  b\n", 1, 5, "needs a space before '#'"),
      ("a: >-# c\n  b\n", 1, 6, "needs a space before '#'"),
    ] as [(String, Int, Int, String)]
  )
  func refused(text: String, line: Int, column: Int, words: String) throws {
    let diagnostics = read(text).diagnostics.filter { $0.severity == .error }
    let first = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(first.rule == "syntax")
    #expect(first.excerpt?.start == SourcePosition(line: line, column: column), "\(first.message)")
    #expect(first.message.contains(words), "\(first.message)")
    #expect(YAMLFormatter.format(file(text)).text == nil)
  }

  @Test(
    "Line separators of YAML 1.1 only are refused",
    arguments: [
      ("a: b\u{2028}c: d\n", 1, 5, "\\u2028"), ("# a\u{2029}b: c\nd: e\n", 1, 4, "\\u2029"),
      ("é: \"\u{85}\"\n", 1, 5, "\\x85"),
    ] as [(String, Int, Int, String)]
  )
  func formerBreaks(text: String, line: Int, column: Int, words: String) throws {
    let first = try #require(read(text).diagnostics.first)
    #expect(first.rule == "control-character")
    #expect(first.excerpt?.start == SourcePosition(line: line, column: column))
    #expect(first.message.contains(words))
  }

  @Test(
    "Text that both versions read equally is accepted",
    arguments: [
      "a: 1\n... # b\n", "a: 1\n...\n# b\n", "a: 1\n...", "{? a: 1}\n", "[? a : 1]\n",
      "a: [b?c, d?]\n",
      "a: ?b\n", "a: -b\n", "a: [-b, -1]\n", "a: {-b: -1}\n", "{\"a\":b, 'c':d}\n",
      "a: [\"b\" :c]\n",
      "a: [\"b\":c]\n", "a: {b: , c: }\n", "a: &x b\nc: *x\n", "a: &x\n", "a: [&x b,*x]\n",
      "a: [&x , *x ]\n", "a: {b: &x}\n", "a: &x b\n*x : c\n", "&x a: &y b\n", "&x\na: b\n",
      "--- &x\n# c\na: b\n", "a: b#c\n", "a: \"#\" # c\n", "a: [b, # c\n]\n", "a: [ # c\n]\n",
      "a: | # c\n  b\n", "a: |\n  b# c\n", "#a\na: b\n", "\u{FEFF}# a\na: b\n", "\u{FEFF}a: b\n",
      "a: \"\\u2028\\x85\"\n", "%YAML 1.2\n# &x %\n---\na: b\n", "a: !!str # c\n  b\n",
      "a: '... b'\n", "a: ...b\n", "a: b # &x:y ? [?z]\n",
    ]
  )
  func accepted(text: String) {
    let (document, diagnostics) = read(text)
    #expect(document != nil)
    #expect(printed(diagnostics.filter { $0.severity == .error }) == "")
    let formatted = YAMLFormatter.format(file(text)).text
    #expect(formatted != nil)
    #expect(formatted.map { YAMLFormatter.format(file($0)).text == formatted } == true)
  }

  @Test(
    "The end of the file ends its last line",
    arguments: [
      ("a: |\n  b", "b\n"), ("a: >\n  b\n  c", "b c\n"), ("a: |-\n  b", "b"),
      ("a: |\n  b\n   ", "b\n \n"), ("a: |+\n   ", "\n"), ("a: b", "b"), ("a: \"b\"", "b"),
      ("a: b # c", "b"), ("a: |\n  b\r", "b\n"), ("a: |\n  é", "é\n"),
    ]
  )
  func end(text: String, value: String) throws {
    let (document, diagnostics) = read(text)
    #expect(diagnostics.isEmpty)
    let node = try #require(document?.root["a"])
    #expect(node.text == value)
    #expect(node.range.upperBound <= text.utf8.count)
    let formatted = try #require(YAMLFormatter.format(file(text)).text)
    #expect(read(formatted).document?.root["a"]?.text == value)
  }

  @Test(
    "The message about a tab depends on its position",
    arguments: [
      ("-\t\"x\"\n", 1, 2, "a tab follows '-'; use a space"),
      ("a:\n  - \tb\n", 2, 5, "a tab follows '-'; use a space"),
      ("?\ta\n: b\n", 1, 2, "a tab follows '?'; use a space"),
      ("- -\tb\n", 1, 4, "a tab follows '-'; use a space"),
      ("? a\n:\t- b\n", 2, 2, "a tab follows ':'; use a space"),
      ("a: |\n \tb\n", 2, 2, "has a tab after its indentation"),
      ("a: |\n \t\nb: c\n", 2, 2, "has a tab after its indentation"),
      ("- >-\n\n  \tb\n", 3, 3, "has a tab after its indentation"),
      ("a: |\n\tb\n", 2, 1, "a tab is used for indentation; use spaces"),
      ("a: |\n    b\n  \tc\n", 3, 3, "a tab is used for indentation; use spaces"),
      ("a:\n\tb: c\n", 2, 1, "a tab is used for indentation; use spaces"),
      ("a: b\n\t\nc: d\n", 2, 1, "a blank line has a tab"),
      (" \t\na: b\n", 1, 2, "a blank line has a tab"),
    ] as [(String, Int, Int, String)]
  )
  func tabs(text: String, line: Int, column: Int, words: String) throws {
    let diagnostics = read(text).diagnostics
    let first = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(first.rule == "tab-indentation")
    #expect(first.excerpt?.start == SourcePosition(line: line, column: column), "\(first.message)")
    #expect(first.message.contains(words), "\(first.message)")
  }

  @Test(
    "The advice about a tab after the indentation of a text leads to a valid file",
    arguments: ["a: |1\n \tb\n", "a: |2\n  \tb\n", "a: |1\n \t\nb: c\n", "a: |\n  b\n  \tc\n"]
  )
  func indentedTabs(text: String) {
    #expect(read(text).document != nil)
    #expect(printed(read(text).diagnostics) == "")
  }
}
