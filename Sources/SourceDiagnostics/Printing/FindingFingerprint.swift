import TextSupport

/// An identity of a finding that does not change with edits elsewhere in the file.
///
/// A fingerprint is made of rule, file and the text of the line, without its indentation; findings
/// that agree in these are numbered. A finding keeps its fingerprint if lines are inserted or
/// removed above it.
struct FindingFingerprint {
  /// The fingerprints of one finding.
  struct Prints {
    /// Rule, file and line, in 16 hexadecimal digits.
    let ruleAndLine: String
    /// The hash with the subject of the finding, followed by a colon and a number that
    /// distinguishes equal hashes: the form of GitHub's alert hashes.
    let lineHash: String
  }

  private var counts: [StableHash: Int] = [:]
  private var subjectCounts: [StableHash: Int] = [:]

  /// Returns the fingerprints of the next finding.
  mutating func next(for diagnostic: Diagnostic) -> Prints {
    var hash = StableHash()
    let line = diagnostic.excerpt.map { $0.lineText.drop { $0 == " " || $0 == "\t" } } ?? ""
    // Without a line, the message distinguishes findings.
    let text = line.isEmpty ? diagnostic.message[...] : line
    hash.add(diagnostic.rule)
    hash.add(diagnostic.excerpt.map { SourcePathText.withoutDot($0.file) } ?? "")
    hash.add(String(text))
    var subject = hash
    // Neither measured values nor other findings of the line change the identity of an alert.
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
