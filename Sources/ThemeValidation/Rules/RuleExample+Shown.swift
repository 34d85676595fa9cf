extension RuleExample {
  /// How a file is shown, so that whoever reads it can make the same file.
  package struct Shown: Sendable {
    /// The language of the text.
    package let language: String
    package let text: String
  }

  /// How the file at a position is shown: as it is, or where it holds what can't be seen or copied, as a
  /// command that writes it.
  package func shown(at index: Int) -> Shown {
    let (name, text) = files[index]
    guard text.unicodeScalars.contains(where: Self.isUnseen) else {
      return Shown(language: name.hasSuffix(".json") ? "json" : "yaml", text: text)
    }
    return Shown(language: "sh", text: "printf '\(Self.format(of: text))' >\(name)")
  }

  /// Whether a scalar is lost where a text is printed or copied.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case "\u{7F}", "\u{FEFF}": true
    default: scalar.value < 0x20
    }
  }

  /// The text as a format of `printf` in single quotes, with bytes in octal for what can't be seen.
  private static func format(of text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\\": "\\\\"
      case "%": "%%"
      case "'": "'\\''"
      case _ where isUnseen(scalar): String(scalar).utf8.map(octal).joined()
      default: String(scalar)
      }
    }.joined()
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
