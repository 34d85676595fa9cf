import SourceDiagnostics
import SourceDocuments
import Testing

@Suite struct RefusedInputTests {
  @Test(
    "Each ambiguous notation is reported with rule, position and message",
    arguments: [
      ("", "empty-document", 1, 1, "the file is empty"),
      (" \n\n", "empty-document", 1, 1, "the file is empty"),
      ("---\n", "empty-document", 1, 1, "the file is empty"),
      ("# only\n", "empty-document", 1, 1, "only comments"),
      ("a: 1\na: 2\n", "duplicate-key", 2, 1, "the key 'a' occurs twice"),
      ("a: 1\n'a': 2\n", "duplicate-key", 2, 1, "the key 'a' occurs twice"),
      ("a: {b: 1, b: 2}\n", "duplicate-key", 1, 11, "the key 'b' occurs twice"),
      ("a: 1\n---\nb: 2\n", "several-documents", 2, 1, "one document"),
      ("a: 1\n...\nb: 2\n", "several-documents", 3, 1, "one document"),
      ("a: 1\n...\n%TAG ! b\n---\nc: 1\n", "several-documents", 3, 1, "one document"),
      ("%TAG ! b\n---\na: 1\n", "unsupported-directive", 1, 1, "remove this line"),
      ("%YAML 2.0\n---\na: 1\n", "unsupported-directive", 1, 1, "remove this line"),
      ("a: \u{0}b", "control-character", 1, 4, "a NUL character"),
      ("a: \u{1B}b", "control-character", 1, 4, "an escape character"),
      ("ä: \u{9F}b", "control-character", 1, 4, "U+009F"),
      ("a:\n\tb: 1\n", "tab-indentation", 2, 1, "use spaces"),
      ("a:\n  b: 1\n\tc: 2\n", "tab-indentation", 3, 1, "use spaces"),
      ("a:\n  - b\n \t- c\n", "tab-indentation", 3, 2, "use spaces"),
      ("a: 1\n<<: 2\n", "merge-key", 2, 1, "not supported"),
      ("? [a]\n: 1\n", "complex-key", 1, 3, "can't be a key"),
      ("{a: 1}: 1\n", "complex-key", 1, 1, "can't be a key"),
      ("a: !color red\n", "unsupported-tag", 1, 4, "'!color'"),
      ("a: !!int 1\n", "unsupported-tag", 1, 4, "'!!int'"),
      ("a: &accent 1\nb: *acent\n", "unknown-anchor", 2, 4, "did you mean 'accent'?"),
      ("a: &x [*x]\n", "unknown-anchor", 1, 8, "can't contain itself"),
      ("a: @b\n", "syntax", 1, 4, "can't start with '@'"),
      ("a: `b\n", "syntax", 1, 4, "can't start with '`'"),
      ("a: %b\n", "syntax", 1, 4, "can't start with '%'"),
      ("a: \"b\n", "syntax", 1, 4, "quote is not closed"),
      ("a: 'b\n", "syntax", 1, 4, "quote is not closed"),
      ("a: {b: c\n", "syntax", 1, 4, "'{' is not closed"),
      ("a: [b, c\n", "syntax", 1, 4, "'[' is not closed"),
      ("a: {b: c\nd: e\n", "syntax", 1, 4, "'{' is not closed"),
      ("a: [b, c}\n", "syntax", 1, 4, "'[' is not closed"),
      ("a:\n  b: \"c\n  d: \"e\"\n", "syntax", 2, 6, "quote is not closed in its line"),
      ("a: [{ b: c\n    d: e }]\n", "syntax", 2, 6, "',' or '}' is missing"),
      ("a: 1\nb\nc: 2\n", "syntax", 2, 1, "':' is missing"),
      ("a: b: c\n", "syntax", 1, 5, "second ':'"),
      ("a: b\n  c: d\n", "syntax", 2, 4, "check the indentation"),
      ("a:\n    b: 1\n  c: 2\n", "syntax", 3, 3, "indentation of this line"),
      ("a: \"b\" c\n", "syntax", 1, 8, "text follows a complete value"),
      ("a: {b} c\n", "syntax", 1, 8, "text follows a complete value"),
      ("\"a\" b\n", "syntax", 1, 5, "text follows the end"),
      ("a: - b\n", "syntax", 1, 4, "a list item"),
      ("a: \"\\q\"\n", "syntax", 1, 5, "'\\q' is not an escape"),
      ("a: \"\\x4\"\n", "syntax", 1, 7, "hexadecimal digits"),
      ("a: | b\n", "syntax", 1, 6, "only a comment"),
      ("a: *\n", "syntax", 1, 4, "a name is missing after '*'"),
      ("a: [,]\n", "syntax", 1, 5, "a value is missing"),
    ] as [(String, String, Int, Int, String)]
  )
  func refused(text: String, rule: String, line: Int, column: Int, words: String) throws {
    let diagnostics = read(text).diagnostics
    let first = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(first.rule.id == rule)
    #expect(first.severity == .error)
    #expect(first.excerpt?.start == SourcePosition(line: line, column: column), "\(first.message)")
    #expect(first.message.contains(words), "\(first.message)")
    #expect(Rule.documents.contains(first.rule))
  }

  @Test(
    "The message about another encoding names it",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16 (little-endian)"),
      ([0xFE, 0xFF, 0, 0x61], "UTF-16 (big-endian)"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32 (little-endian)"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "UTF-32 (big-endian)"),
      ([0x61, 0, 0x3A, 0], "UTF-16 (little-endian)"),
      ([0, 0x61, 0, 0x3A], "UTF-16 (big-endian)"),
      ([0x61, 0, 0, 0], "UTF-32 (little-endian)"),
      ([0, 0, 0, 0x61], "UTF-32 (big-endian)"),
    ] as [([UInt8], String)]
  )
  func encodings(bytes: [UInt8], name: String) {
    let (document, diagnostics) = YAMLReader.read(SourceFile(path: "a.yaml", bytes: bytes))
    #expect(document == nil)
    #expect(diagnostics.map(\.rule) == ["encoding"])
    #expect(diagnostics.first?.message.contains(name) == true)
  }

  @Test("Every byte that is not UTF-8 is reported at its position")
  func invalidUTF8() {
    let bytes: [UInt8] = Array("ä: ".utf8) + [0xFF, 0x61, 0xE2, 0x82, 0x0A, 0xED, 0xA0, 0x80]
    let diagnostics = YAMLReader.read(SourceFile(path: "a.yaml", bytes: bytes)).diagnostics
    #expect(diagnostics.allSatisfy { $0.rule == "encoding" })
    #expect(
      diagnostics.compactMap(\.excerpt?.start) == [
        SourcePosition(line: 1, column: 4), SourcePosition(line: 1, column: 6),
        SourcePosition(line: 2, column: 1), SourcePosition(line: 2, column: 2),
        SourcePosition(line: 2, column: 3),
      ]
    )
  }

  @Test("A byte-order mark is reported as a warning and counts as no column")
  func byteOrderMark() {
    let (document, diagnostics) = read("\u{FEFF}a: ä b\n")
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(document?.root["a"]?.position == SourcePosition(line: 1, column: 4))
    #expect(document?.root["a"]?.text == "ä b")
  }

  @Test("All errors of a file are reported, including those before a syntax error")
  func all() {
    let diagnostics = read("a: 1\na: 2\nb: *x\nc: !t 1\nd: @\n").diagnostics
    #expect(
      diagnostics.map(\.rule) == ["duplicate-key", "unknown-anchor", "unsupported-tag", "syntax"]
    )
  }

  @Test("The printed caret is below characters of any width")
  func carets() {
    #expect(
      printed(read("größe: 1\n\"色 😀\": 2\n\"色 😀\": 3\n").diagnostics) == """
        a.yaml:3:1: error: the key '色 😀' occurs twice in one mapping; remove or rename one [duplicate-key]
           3 | "色 😀": 3
             | ^~~~~~~
        a.yaml:2:1: note: it is first given here
           2 | "色 😀": 2
             | ^~~~~~~

        """
    )
    #expect(
      printed(read("größe: \"😀\" @x\n").diagnostics).hasSuffix(
        """
           1 | größe: "😀" @x
             |             ^

        """
      )
    )
  }
}
