internal import SourceDiagnostics

/// Gathers what is found in one file, up to a number; the others are only counted.
struct FindingCollector {
  let file: SourceFile
  private let limit: Int
  private var findings: [Diagnostic] = []
  private var omitted = 0

  init(file: SourceFile, limit: Int) {
    self.file = file
    self.limit = limit
  }

  var isEmpty: Bool { findings.isEmpty && omitted == 0 }

  var hasErrors: Bool { omitted > 0 || findings.contains { $0.severity == .error } }

  mutating func add(
    _ rule: DocumentRule,
    _ severity: Severity = .error,
    at range: Range<Int>,
    notes: [(message: String, range: Range<Int>)] = [],
    _ message: @autoclosure () -> String
  ) {
    // Excerpts cost time and memory, so that those left out are never made.
    guard findings.count < limit else { return omitted += 1 }
    findings.append(
      Diagnostic(
        rule: rule.rawValue,
        severity: severity,
        message: message(),
        excerpt: file.excerpt(range),
        notes: notes.map { Diagnostic.Note(message: $0.message, excerpt: file.excerpt($0.range)) }
      )
    )
  }

  /// The findings in the order of the file, with a closing note where some were left out.
  func diagnostics() -> [Diagnostic] {
    var result = findings.sortedByPosition()
    if omitted > 0 {
      result.append(
        Diagnostic(
          rule: DocumentRule.limit.rawValue,
          severity: .note,
          message: "'\(file.path)' has \(omitted) more problems than the \(limit) that are listed"
        )
      )
    }
    return result
  }

  /// What is said of a file that is not read at all because of its size.
  static func tooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
    Diagnostic(
      rule: DocumentRule.limit.rawValue,
      severity: .error,
      message: "'\(file.path)' is larger than \(limit) bytes; split it into several files"
    )
  }
}
