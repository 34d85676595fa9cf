/// Makes text safe to show: characters that could steer a terminal, reorder a line or hide in it become
/// escapes, such as `\u{1b}` and `\n`, and no line can be a command to a GitHub workflow.
package enum VisibleText {
  /// The text on one line, with each hidden character escaped, line breaks included.
  package static func of(_ text: String) -> String {
    withoutCommand(escaped(text) { escape(of: $0) })
  }

  /// The text with its line breaks, and each other hidden character escaped.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { of(String($0)) }.joined(separator: "\n")
  }

  /// The text on one line, for comments that end with it: a space for each tab and line break, and escapes
  /// for other hidden characters.
  package static func comment(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\t"..."\r", "\u{85}", "\u{2028}"..."\u{2029}": " "
      default: escape(of: scalar)
      }
    }
  }

  /// What is shown for a hidden character; nil for any other.
  package static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: HiddenCharacters.contains(scalar) ? EscapedCharacter.swift(scalar) : nil
    }
  }

  private static func escaped(_ text: String, by escape: (Unicode.Scalar) -> String?) -> String {
    guard HiddenCharacters.areIn(text) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) {
        visible += escape
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// The line, unless the runner of a workflow would take it for a command: its first colon is escaped
  /// then, and so is the first `#` of `##[`.
  ///
  /// Source: "Workflow commands for GitHub Actions": `::` first in a line, after whitespace; the runner
  /// knows `##[` anywhere too.
  private static func withoutCommand(_ line: String) -> String {
    guard mayBeCommand(line) else { return line }
    var line = line
    let start = line.unicodeScalars.firstIndex { !$0.properties.isWhitespace }
    if let start, line.utf8[start...].starts(with: "::".utf8) {
      let escape = EscapedCharacter.swift(":")
      line.unicodeScalars.replaceSubrange(start...start, with: escape.unicodeScalars)
    }
    while let command = line.utf8.firstRange(of: "##[".utf8) {
      let escape = EscapedCharacter.swift("#") + "#["
      line.unicodeScalars.replaceSubrange(command, with: escape.unicodeScalars)
    }
    return line
  }

  /// Whether a line holds `::` or `#[` anywhere.
  private static func mayBeCommand(_ line: String) -> Bool {
    var previous: UInt8 = 0
    return line.utf8.contains { byte in
      defer { previous = byte }
      return (byte == UInt8(ascii: ":") && previous == byte)
        || (byte == UInt8(ascii: "[") && previous == UInt8(ascii: "#"))
    }
  }
}
