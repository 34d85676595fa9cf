/// Text that is safe to display: characters that control a terminal, reorder a line or are hidden
/// become escapes, such as `\u{1b}` and `\n`, and no line is a command to a GitHub workflow.
package enum VisibleText {
  /// Returns text on one line, with all hidden characters escaped, including line breaks.
  package static func of(_ text: String) -> String {
    withoutCommand(escaped(text) { escape(of: $0) })
  }

  /// Returns text with its line breaks, and with all other hidden characters escaped.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { of(String($0)) }.joined(separator: "\n")
  }

  /// Returns text on one line, for comments that end with the line: tabs and line breaks become
  /// spaces, and other hidden characters are escaped.
  package static func comment(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\t"..."\r", "\u{85}", "\u{2028}"..."\u{2029}": " "
      default: escape(of: scalar)
      }
    }
  }

  /// Returns the escape of a hidden character, or nil for any other character.
  package static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: scalar.isHidden ? scalar.swiftEscape : nil
    }
  }

  private static func escaped(_ text: String, by escape: (Unicode.Scalar) -> String?) -> String {
    guard text.hasHiddenCharacters else { return text }
    return text.unicodeScalars.escaped(escape)
  }

  /// Returns a line that a workflow runner does not take for a command: with the first colon of a
  /// leading `::` escaped, and the first `#` of each `##[` and `##vso[`.
  ///
  /// Source: "Workflow commands for GitHub Actions": `::` at the start of a line, after whitespace;
  /// the runner also recognizes `##[` anywhere in a line, and the one of Azure Pipelines `##vso[`
  /// ("Logging commands").
  package static func withoutCommand(_ line: String) -> String {
    guard mayBeCommand(line) else { return line }
    var line = line
    let start = line.unicodeScalars.firstIndex { !$0.properties.isWhitespace }
    if let start, line.utf8[start...].starts(with: "::".utf8) {
      let escape = (":" as Unicode.Scalar).swiftEscape
      line.unicodeScalars.replaceSubrange(start...start, with: escape.unicodeScalars)
    }
    return bracketedCommands.reduce(line) { line, command in
      let parts = line.utf8.split(separator: command.utf8, omittingEmptySubsequences: false)
      let escaped = ("#" as Unicode.Scalar).swiftEscape + command.dropFirst()
      return parts.map { String(Substring($0)) }.joined(separator: escaped)
    }
  }

  /// The starts of commands that workflow runners recognize anywhere in a line.
  package static let bracketedCommands = ["##[", "##vso["]

  /// Whether a line contains `::`, `#[` or `o[`.
  private static func mayBeCommand(_ line: String) -> Bool {
    var previous: UInt8 = 0
    return line.containsByte { byte in
      defer { previous = byte }
      return (byte == UInt8(ascii: ":") && previous == byte)
        || (byte == UInt8(ascii: "[")
          && (previous == UInt8(ascii: "#") || previous == UInt8(ascii: "o")))
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible and changes how the surrounding text is displayed or read.
  ///
  /// C0 and C1 controls, line and paragraph separators, bidirectional controls, zero-width spaces,
  /// and other invisible format characters. The joiners U+200C and U+200D are not included:
  /// Persian, Indic scripts and emoji sequences need them.
  ///
  /// Source: Unicode 17.0, general categories Cc, Cf, Zl and Zp, and the property
  /// Default_Ignorable_Code_Point; Unicode Technical Standard 55, "Source Code Handling".
  package var isHidden: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF,
      0xE01F0...0xE0FFF:
      true
    default: false
    }
  }
}

extension String {
  /// Whether the text contains a hidden character.
  ///
  /// - Complexity: O(*n*); text in ASCII, in most European languages, in Chinese or in Japanese is
  ///   not decoded.
  package var hasHiddenCharacters: Bool {
    guard containsByte(where: Self.mayBeginHidden) else { return false }
    return unicodeScalars.contains(where: \.isHidden)
  }

  /// Whether the UTF-8 encoding of a hidden character may begin with a byte.
  @inline(__always)
  private static func mayBeginHidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }
}
