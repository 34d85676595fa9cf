package import SourceDiagnostics

/// What makes a finding the same from one run to the next, wherever it has moved in its file.
///
/// It is made of the rule, the file, the text of the line without the blanks around it, and the
/// names in the message; neither of the line's number nor of measured values.
package struct FindingFingerprint: Hashable, Sendable {
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
    file = Self.plain(finding.excerpt?.file ?? "")
    text = finding.excerpt.map { Self.trimmed($0.lineText) } ?? ""
    names = Self.quoted(in: finding.message)
  }

  /// 64 bits of the parts in hexadecimal digits.
  ///
  /// Source: FNV-1a of Fowler, Noll and Vo, with a byte 0 behind each part.
  package var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [rule, file, text] + names {
      for byte in Array(part.utf8) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A path without `./` in front, so that it is the same however a folder is named.
  package static func plain(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") {
      rest = rest.dropFirst(2).drop { $0 == "/" }
    }
    return String(rest)
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
