package import SourceDiagnostics
import TextSupport

/// What makes a finding the same from one run to the next, wherever it has moved in its file.
///
/// It is made of the rule, the file, the text of the line without the blanks around it, the names in
/// the message, and of a check's finding the theme with the conditions; neither of the line's number
/// nor of measured values. So a failure that gets worse stays known, and one under other conditions
/// doesn't.
package struct BaselineFingerprint: Hashable, Sendable {
  /// The rule's name.
  package let rule: String
  /// The file's name in the baseline.
  package let file: String
  /// The line's text without the blanks around it; empty where no line is concerned.
  package let text: String
  /// The names that the message quotes.
  package let names: [String]
  /// What the finding is about besides its place.
  package let subject: String?

  /// The fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - file: The name of its file in the baseline; nil for the path.
  package init(of finding: Diagnostic, file: String? = nil) {
    rule = finding.rule
    self.file = file ?? SourcePathText.withoutDot(finding.excerpt?.file ?? "")
    text = finding.excerpt.map { Self.trimmed($0.lineText) } ?? ""
    names = QuotedNames.all(in: finding.message)
    subject = finding.subject?.name
  }

  /// 64 bits of the parts in hexadecimal digits.
  package var digest: String {
    var hash = StableHash()
    for part in [rule, file, text] + names + (subject.map { [$0] } ?? []) { hash.add(part) }
    return hash.digits
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
