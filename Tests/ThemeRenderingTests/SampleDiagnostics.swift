import SourceDiagnostics

/// Diagnostics with everything that reports have to write or escape.
enum SampleDiagnostics {
  static let all: [Diagnostic] = [
    Diagnostic(rule: "limit", severity: .error, message: "too much, 100%\r\nof it: \u{1B}[31m"),
    Diagnostic(
      rule: "unquoted-hex",
      severity: .error,
      message: "YAML reads '#fff' as a comment; put it in quotes: \"#fff\"",
      excerpt: excerpt("./Themes/a b,c:d%é.yaml", 3, 8..<12, "  größe: #fff"),
      fix: .safe("\"#fff\""),
      subject: Diagnostic.Subject(names: ["#fff"])
    ),
    Diagnostic(
      rule: "unquoted-hex",
      severity: .error,
      message: "the same on a line of the same text",
      excerpt: excerpt("./Themes/a b,c:d%é.yaml", 9, 8..<12, "  größe: #fff"),
      fix: .suggestion("<&>\n", at: position(9, 3)..<position(10, 1))
    ),
    Diagnostic(
      rule: Rule("contrast", severity: .warning),
      severity: .warning,
      message: "]]> & <\u{0}\u{FFFE}>",
      excerpt: SourceExcerpt(
        file: "/tmp/x.yaml",
        start: position(2, 1),
        end: position(4, 3),
        lineText: "\ta"
      ),
      notes: [
        .init(message: "the first is here", excerpt: excerpt("b.yaml", 1, 1..<2, "b")),
        .init(message: "and nowhere else"),
      ]
    ),
    Diagnostic(
      rule: Rule("spelling", severity: .note),
      severity: .note,
      message: "fine",
      excerpt: excerpt("b.yaml", 1, 5..<5, "b: 😀")
    ),
  ]

  static let rules = [
    Rule("unquoted-hex", severity: .error, summary: "Hex is in \"quotes\"."),
    Rule("unused", severity: .note, explanation: "It isn't used."),
    Rule("unquoted-hex", severity: .note, summary: "said twice"),
  ]

  static func position(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }

  static func excerpt(
    _ file: String,
    _ line: Int,
    _ columns: Range<Int>,
    _ text: String
  ) -> SourceExcerpt {
    SourceExcerpt(
      file: file,
      start: position(line, columns.lowerBound),
      end: position(line, columns.upperBound),
      lineText: text
    )
  }
}
