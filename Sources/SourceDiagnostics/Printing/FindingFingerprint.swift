import TextSupport

/// Tells a finding from others in a way that outlives edits elsewhere in the file.
///
/// A fingerprint is made of rule, file and the text of the line, without its indentation; findings
/// that agree in these are numbered. So a finding keeps its fingerprint when lines above it come or go.
struct FindingFingerprint {
  /// What stands for one finding.
  struct Prints {
    /// Rule, file and line, in 16 hexadecimal digits.
    let ruleAndLine: String
    /// The same with what the finding is about, and behind a colon a number that tells equal ones
    /// apart: the form of the hash that GitHub knows its alerts by.
    let lineHash: String
  }

  private var counts: [StableHash: Int] = [:]
  private var subjectCounts: [StableHash: Int] = [:]

  /// The fingerprints of the next finding.
  mutating func next(for diagnostic: Diagnostic) -> Prints {
    var hash = StableHash()
    let line = diagnostic.excerpt.map { $0.lineText.drop { $0 == " " || $0 == "\t" } } ?? ""
    // Where there is no line, the message is what tells findings apart.
    let text = line.isEmpty ? diagnostic.message[...] : line
    hash.add(diagnostic.rule)
    hash.add(diagnostic.excerpt.map { SourcePathText.withoutDot($0.file) } ?? "")
    hash.add(String(text))
    var subject = hash
    // Neither what was measured nor another finding of the line makes an alert a new one.
    for name in QuotedNames.all(in: diagnostic.message) { subject.add(name) }
    subject.add(diagnostic.subject?.name ?? "")
    let subjectNumber = subjectCounts[subject, default: 0] + 1
    subjectCounts[subject] = subjectNumber
    let number = counts[hash, default: 0]
    counts[hash] = number + 1
    hash.add(String(number))
    return Prints(ruleAndLine: hash.digits, lineHash: "\(subject.digits):\(subjectNumber)")
  }
}
