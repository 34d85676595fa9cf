import SourceDiagnostics

/// The answer to a case.
enum Outcome: CustomStringConvertible {
  /// As its suite requires.
  case published
  /// It is accepted and must be refused.
  case accepted
  /// It must be refused, and is accepted with warnings of rules.
  case warned(rules: [String])
  /// It must be accepted, and is refused by rules.
  case refused(rules: [String])
  /// It is refused, and an error has no position.
  case unplaced
  /// It is read as other data than the suite's.
  case otherData
  /// It is accepted, and can't be formatted.
  case unformatted
  /// Its formatted text has other data.
  case changed
  /// Its formatted text changes when it is formatted again.
  case unstable

  var description: String {
    switch self {
    case .published: "as published"
    case .accepted: "accepted"
    case .warned(let rules): "accepted with " + rules.joined(separator: ", ")
    case .refused(let rules): "refused by " + rules.joined(separator: ", ")
    case .unplaced: "refused without a position"
    case .otherData: "read as other data"
    case .unformatted: "not formatted"
    case .changed: "changed by formatting"
    case .unstable: "formatted differently the second time"
    }
  }

  /// The outcome of a refusal that is or isn't as published.
  static func refusal(_ diagnostics: [Diagnostic], isPublished: Bool) -> Outcome {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty, errors.allSatisfy({ $0.excerpt != nil }) else { return .unplaced }
    return isPublished ? .published : .refused(rules: rules(errors))
  }

  /// The rules of diagnostics, each once.
  static func rules(_ diagnostics: [Diagnostic]) -> [String] {
    Set(diagnostics.map(\.rule.id)).sorted()
  }
}

/// A reason why a suite can't be read.
struct SuiteError: Error, CustomStringConvertible {
  let description: String
}
