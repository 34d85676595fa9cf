package import SourceDiagnostics
import TextSupport

/// The identity of a finding across runs, independent of its line number.
///
/// It consists of the rule, the file, the text of the line without surrounding whitespace, the names
/// in the message, and the theme and conditions of a check's finding. Line numbers and measured
/// values aren't included, so a failure that gets worse stays known, and one under other conditions
/// is new.
package struct BaselineFingerprint: Hashable, Sendable {
  /// The name of the rule.
  package let rule: String
  /// The name of the file in the baseline.
  package let file: String
  /// The text of the line without surrounding whitespace; empty without a line.
  package let text: String
  /// The names that the message quotes.
  package let names: [String]
  /// The subject of the finding besides its position.
  package let subject: String?

  /// Creates the fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - file: The name of its file in the baseline; nil for its path.
  package init(of finding: Diagnostic, file: String? = nil) {
    rule = finding.rule
    self.file = file ?? SourcePathText.withoutDot(finding.excerpt?.file ?? "")
    text = finding.excerpt.map { Self.trimmed($0.lineText) } ?? ""
    names = QuotedNames.all(in: finding.message)
    subject = finding.subject?.name
  }

  /// The first 64 bits of the parts' hash in hexadecimal digits.
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
