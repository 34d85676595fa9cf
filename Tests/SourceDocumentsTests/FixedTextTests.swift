import SourceDiagnostics
import SourceDocuments
import Testing

@Suite("Applied fixes")
struct FixedTextTests {
  /// A finding about the columns of a line, with a fix of them or of other columns.
  private func finding(
    _ text: String,
    _ line: Int,
    _ columns: Range<Int>,
    _ replacement: String,
    fixing others: Range<Int>? = nil
  ) -> Diagnostic {
    func position(_ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Diagnostic(
      rule: "r",
      severity: .error,
      message: "m",
      excerpt: SourceExcerpt(
        file: "a.yaml",
        start: position(columns.lowerBound),
        end: position(columns.upperBound),
        lineText: String(lines[line - 1])
      ),
      fix: .safe(
        replacement,
        at: others.map { position($0.lowerBound)..<position($0.upperBound) }
      )
    )
  }

  private func fixed(_ text: String, _ diagnostics: [Diagnostic]) -> (text: String, count: Int) {
    let fixed = FixedText(file(text), fixing: diagnostics)
    return (String(decoding: fixed.bytes, as: UTF8.self), fixed.count)
  }

  @Test("Fixes replace their ranges, counted in Unicode scalars")
  func replace() {
    let text = "größe: 😀x\nb: {y}\n"
    let result = fixed(text, [finding(text, 2, 4..<7, "\"{y}\""), finding(text, 1, 9..<10, "z")])
    #expect(result.text == "größe: 😀z\nb: \"{y}\"\n")
    #expect(result.count == 2)
  }

  @Test("The first of overlapping fixes is applied, in any order of the findings")
  func overlap() {
    let text = "abcdef\n"
    let all = [
      finding(text, 1, 3..<5, "X"), finding(text, 1, 1..<4, "Y"), finding(text, 1, 1..<2, "Z"),
      finding(text, 1, 6..<7, "W", fixing: 5..<7),
    ]
    #expect(fixed(text, all).text == "ZbXW\n")
    #expect(fixed(text, all.reversed()).text == "ZbXW\n")
    #expect(fixed(text, all + all).count == 3)
  }

  @Test("Fixes of other files, changed lines and invalid positions are skipped")
  func passedOver() {
    let text = "abc\n"
    var other = finding(text, 1, 1..<2, "X")
    other.excerpt?.file = "b.yaml"
    var changed = finding(text, 1, 1..<2, "X")
    changed.excerpt?.lineText = "abd"
    var without = finding(text, 1, 1..<2, "X")
    without.fix = nil
    let beyond = finding(text, 1, 1..<2, "X", fixing: 1..<9)
    let result = fixed(text, [other, changed, without, beyond])
    #expect(result.text == text)
    #expect(result.count == 0)
  }

  @Test(
    "A position inside the file has a byte offset",
    arguments: [
      (1, 1, 0), (1, 2, 2), (1, 3, 3), (2, 1, 5), (2, 2, 6), (3, 1, 7), (1, 4, nil), (3, 2, nil),
      (4, 1, nil), (0, 1, nil), (1, 0, nil),
    ] as [(Int, Int, Int?)]
  )
  func offsets(line: Int, column: Int, offset: Int?) {
    let position = SourcePosition(line: line, column: column)
    #expect(file("öx\r\ny\n").byteOffset(of: position) == offset)
  }
}
