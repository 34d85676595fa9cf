import SourceDiagnostics
import TextSupport

/// Numbers the diagnostics of a run that have one identity, for SARIF.
struct FindingFingerprint {
  /// The fingerprints of one diagnostic.
  struct Prints {
    /// The rule, the file, the line and a number, in 16 hexadecimal digits.
    let ruleAndLine: String
    /// The rule, the file, the line and the subject, then a colon and a number: the form of the
    /// hash by which GitHub identifies its alerts.
    let lineHash: String
  }

  private var counts: [StableHash: Int] = [:]
  private var subjectCounts: [StableHash: Int] = [:]

  /// Returns the fingerprints of the next diagnostic.
  mutating func next(for diagnostic: Diagnostic) -> Prints {
    var anonymous = diagnostic
    // Without a line, only the subject distinguishes diagnostics of a rule.
    if !diagnostic.trimmedLine.isEmpty { anonymous.subject = Diagnostic.Subject() }
    var hash = anonymous.identity()
    var subject = diagnostic.identity()
    if diagnostic.subject.traits.isEmpty { subject.add("") }
    let subjectNumber = subjectCounts[subject, default: 0] + 1
    subjectCounts[subject] = subjectNumber
    let number = counts[hash, default: 0]
    counts[hash] = number + 1
    hash.add(String(number))
    return Prints(ruleAndLine: hash.digits, lineHash: "\(subject.digits):\(subjectNumber)")
  }
}
