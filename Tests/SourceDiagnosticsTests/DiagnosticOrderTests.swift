import SourceDiagnostics
import Testing

private func diagnostic(_ file: String?, _ line: Int, _ rule: String, _ message: String = "")
  -> Diagnostic
{
  let position = SourcePosition(line: line, column: 1)
  return Diagnostic(
    rule: Rule(rule, severity: .error),
    severity: .error,
    message: message,
    excerpt: file.map { SourceExcerpt(file: $0, start: position, end: position, lineText: "") }
  )
}

@Suite struct DiagnosticOrderTests {
  @Test("Diagnostics are ordered by file, position and rule, and otherwise keep their order")
  func order() {
    let sorted = [
      diagnostic(nil, 0, "z"), diagnostic("a", 2, "a"), diagnostic("a", 10, "a", "first"),
      diagnostic("a", 10, "a", "second"), diagnostic("a", 10, "b"), diagnostic("b", 1, "a"),
    ]
    let shuffled = [sorted[5], sorted[4], sorted[2], sorted[3], sorted[1], sorted[0]]
    #expect(shuffled.sortedByPosition() == sorted)
  }

  @Test("Severities are ordered by weight")
  func severities() {
    #expect(Severity.note < .warning)
    #expect(Severity.warning < .error)
  }

  @Test(
    "The summary counts errors and warnings",
    arguments: [
      ([], "no problems"),
      ([.note], "no problems"),
      ([.error], "1 error"),
      ([.warning, .error, .error, .note], "2 errors, 1 warning"),
      ([.warning, .warning], "2 warnings"),
    ] as [([Severity], String)]
  )
  func summary(severities: [Severity], text: String) {
    let diagnostics = severities.map { Diagnostic(rule: "r", severity: $0, message: "m") }
    #expect(DiagnosticSummary(of: diagnostics).description == text)
  }
}
