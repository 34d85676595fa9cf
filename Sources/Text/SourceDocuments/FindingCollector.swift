internal import SourceDiagnostics

/// Collects the diagnostics of one file, by ranges of its bytes.
struct FindingCollector {
  let file: SourceFile
  private var findings: Findings

  init(file: SourceFile, limit: Int) {
    self.file = file
    findings = Findings(limit: limit)
  }

  var hasErrors: Bool { findings.hasErrors }

  mutating func add(
    _ rule: Rule,
    as severity: Severity? = nil,
    _ message: @autoclosure () -> String,
    at range: Range<Int>,
    notes: [(message: String, range: Range<Int>)] = [],
    fix: @autoclosure () -> Diagnostic.Fix? = nil
  ) {
    // Excerpts cost time and memory.
    guard !findings.omits(severity ?? rule.severity ?? .warning) else { return }
    findings.add(
      rule,
      as: severity,
      // A message only names texts of the line, which identifies the diagnostic already.
      "\(message())",
      at: file.excerpt(range),
      notes: notes.map { Diagnostic.Note(message: $0.message, excerpt: file.excerpt($0.range)) },
      fix: fix()
    )
  }

  /// The diagnostics in the order of the file, with a closing note where some were omitted.
  func diagnostics() -> [Diagnostic] {
    findings.sorted(closing: .limit, as: .note, subject: "'\(file.path)' has")
  }

  /// The diagnostic of a file that is not read because of its size.
  static func tooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
    Diagnostic(
      rule: .limit,
      severity: .error,
      message: "'\(file.path)' is larger than \(limit) bytes; split it into several files"
    )
  }
}
