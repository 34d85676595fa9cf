/// Tells a finding from others in a way that outlives edits elsewhere in the file.
///
/// A fingerprint is made of rule, file and the text of the line, without its indentation; findings
/// that agree in these are numbered. So a finding keeps its fingerprint when lines above it come or go.
struct FindingFingerprint {
  private var counts: [StableHash: Int] = [:]

  /// The fingerprint of the next finding, in 16 hexadecimal digits.
  mutating func next(for diagnostic: Diagnostic) -> String {
    var hash = StableHash()
    let line = diagnostic.excerpt.map { $0.lineText.drop { $0 == " " || $0 == "\t" } } ?? ""
    // Where there is no line, the message is what tells findings apart.
    let text = line.isEmpty ? diagnostic.message[...] : line
    hash.add(diagnostic.rule)
    hash.add(diagnostic.excerpt.map { SourcePathText.withoutDot($0.file) } ?? "")
    hash.add(String(text))
    let number = counts[hash, default: 0]
    counts[hash] = number + 1
    hash.add(String(number))
    return hash.digits
  }
}
