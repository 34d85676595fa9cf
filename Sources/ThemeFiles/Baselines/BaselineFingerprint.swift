package import SourceDiagnostics

/// What makes a finding the same from one run to the next, wherever it has moved in its file.
///
/// It is made of the rule, the file, the text of the line without the blanks around it, and the
/// names in the message; neither of the line's number nor of measured values.
package struct BaselineFingerprint: Hashable, Sendable {
  /// The rule's name.
  package let rule: String
  /// The file's path as it was given, without `./` in front.
  package let file: String
  /// The line's text without the blanks around it; empty where no line is concerned.
  package let text: String
  /// The names that the message quotes.
  package let names: [String]

  /// The fingerprint of a finding.
  package init(of finding: Diagnostic) {
    rule = finding.rule
    file = SourcePathText.withoutDot(finding.excerpt?.file ?? "")
    text = finding.excerpt.map { Self.trimmed($0.lineText) } ?? ""
    names = Self.quoted(in: finding.message)
  }

  /// 64 bits of the parts in hexadecimal digits.
  package var digest: String {
    var hash = StableHash()
    for part in [rule, file, text] + names { hash.add(part) }
    return hash.digits
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// The texts in single quotes; an apostrophe within a word is none.
  private static func quoted(in message: String) -> [String] {
    let letters = Array(message)
    var found: [String] = []
    var start: Int?
    for (index, letter) in letters.enumerated() where letter == "'" {
      if let first = start {
        let isEnd = index + 1 == letters.count || !letters[index + 1].isLetter
        guard isEnd else { continue }
        found.append(String(letters[first..<index]))
        start = nil
      } else if index == 0 || !letters[index - 1].isLetter {
        start = index + 1
      }
    }
    return found
  }
}
