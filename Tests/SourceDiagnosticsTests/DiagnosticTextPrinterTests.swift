import SourceDiagnostics
import Testing
import TestSupport

/// A diagnostic on one line whose range is given in columns.
private func diagnostic(_ line: String, _ columns: Range<Int>, message: String = "wrong")
  -> Diagnostic
{
  Diagnostic(
    rule: "rule",
    severity: .error,
    message: message,
    excerpt: SourceExcerpt(
      file: "a.yaml",
      start: SourcePosition(line: 14, column: columns.lowerBound),
      end: SourcePosition(line: 14, column: columns.upperBound),
      lineText: line
    )
  )
}

@Suite struct DiagnosticTextPrinterTests {
  private let printer = DiagnosticTextPrinter(color: false)

  @Test("A diagnostic is printed with position, source line, carets, notes and fix")
  func whole() {
    var whole = diagnostic("  accent: \"{acent}\"", 12..<19, message: "'acent' is not a colour")
    whole.fix = .suggestion("{accent}")
    whole.notes = [
      .init(message: "colours are listed here", excerpt: diagnostic("colors:", 1..<7).excerpt)
    ]
    #expect(
      printer.text(for: [whole]) == """
        a.yaml:14:12: error: 'acent' is not a colour [rule]
          14 |   accent: "{acent}"
             |            ^~~~~~~
             |            {accent}
        a.yaml:14:1: note: colours are listed here
          14 | colors:
             | ^~~~~~

        """
    )
  }

  @Test("A diagnostic without a position is printed as a message only")
  func placeless() {
    let placeless = Diagnostic(rule: "r", severity: .warning, message: "odd")
    #expect(printer.text(for: [placeless]) == "warning: odd [r]\n")
  }

  @Test(
    "The caret is below the range, counted in terminal cells",
    arguments: [
      ("ab", 2..<3, "ab", " ^"),
      ("ab", 3..<3, "ab", "  ^"),
      ("ab", 1..<3, "ab", "^~"),
      ("色: x", 4..<5, "色: x", "    ^"),
      ("色色: x", 1..<3, "色色: x", "^~~~"),
      ("e\u{301}a: x", 5..<6, "e\u{301}a: x", "   ^"),
      ("e\u{301}a: x", 6..<7, "e\u{301}a: x", "    ^"),
      ("\ta: x", 2..<3, "    a: x", "    ^"),
      ("ab\tc", 4..<5, "ab  c", "    ^"),
      ("\u{1F600} x", 3..<4, "\u{1F600} x", "   ^"),
      ("\u{1F468}\u{200D}\u{1F469} x", 5..<6, "\u{1F468}\u{200D}\u{1F469} x", "   ^"),
      ("a\u{1B}[31mb", 7..<8, #"a\u{1b}[31mb"#, "           ^"),
      ("a\u{202E}b\u{7F}\u{85}c", 6..<7, #"a\u{202e}b\u{7f}\u{85}c"#, "                      ^"),
    ] as [(String, Range<Int>, String, String)]
  )
  func caret(line: String, columns: Range<Int>, shown: String, carets: String) {
    let lines = printer.text(for: [diagnostic(line, columns)]).split(separator: "\n")
    #expect(lines[1] == "  14 | \(shown)")
    #expect(lines[2] == "     | \(carets)")
  }

  @Test("A long line is truncated around the caret", arguments: [1, 60, 500, 999])
  func longLine(column: Int) {
    let text = String((0..<1000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
    let lines = printer.text(for: [diagnostic(text, column..<column + 1)]).split(separator: "\n")
    #expect(lines[1].count <= 7 + 122)
    let offset = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let letter = text[text.index(text.startIndex, offsetBy: column - 1)]
    #expect(offset.map { lines[1][lines[1].index(lines[1].startIndex, offsetBy: $0)] } == letter)
  }

  @Test("Escape sequences in files, messages and paths are not printed")
  func noEscapes() {
    var hostile = diagnostic("\u{1B}[2J", 1..<2, message: "\u{1B}]0;x\u{7}\n")
    hostile.excerpt?.file = "a\u{1B}[1m.yaml"
    let text = printer.text(for: [hostile])
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test("Color adds escape sequences and leaves the text unchanged")
  func color() {
    let plain = printer.text(for: [diagnostic("ab", 1..<2)])
    let colored = DiagnosticTextPrinter(color: true).text(for: [diagnostic("ab", 1..<2)])
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("Lines with and without characters beyond ASCII have the same layout", arguments: 0..<60)
  func characters(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let length = Int.random(in: 0...700, using: &random)
    let text = String((0..<length).map { _ in "ab :{}#[\"".randomElement(using: &random) ?? "a" })
    let start = Int.random(in: 1...length + 3, using: &random)
    let columns = start..<Int.random(in: start...length + 9, using: &random)
    let plain = printer.text(for: [diagnostic("e" + text, columns)])
    let other = printer.text(for: [diagnostic("\u{E9}" + text, columns)])
    #expect(plain == other.replacing("\u{E9}", with: "e"))
  }
}
