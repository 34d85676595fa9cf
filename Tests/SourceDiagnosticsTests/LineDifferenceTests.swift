import Testing
import TestSupport

@Suite("Differences of goldens")
struct LineDifferenceTests {
  @Test(
    "A difference shows the changed lines of both texts after the lines before them",
    arguments: [
      ("a\nb\nc\nd\ne", "a\nb\nc\nx\ne", "line 4\n  b\n  c\n- d\n+ x"),
      ("a\nb", "a\nb\n", "line 3\n  a\n  b\n+ "),
      ("a\na", "a\na\na", "line 3\n  a\n  a\n+ a"),
      ("", "x", "line 1\n- \n+ x"),
      ("x\ny", "y", "line 1\n- x"),
    ]
  )
  func changedLines(old: String, new: String, expected: String) {
    #expect(lineDifference(from: old, to: new) == expected)
  }

  @Test("A difference counts the lines after the first twenty")
  func manyLines() {
    let new = (1...30).map { "\($0)" }.joined(separator: "\n")
    let shown = lineDifference(from: "0", to: new).split(separator: "\n")
    #expect(shown.count == 23)
    #expect(shown.last == "+ … 10 more lines")
  }
}
