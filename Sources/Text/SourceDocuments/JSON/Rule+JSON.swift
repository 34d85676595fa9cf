package import SourceDiagnostics

/// The rules of JSON files.
extension Rule {
  package static let trailingComma = Rule(
    "trailing-comma",
    severity: .warning,
    summary: "JSON must not have a comma after the last element.",
    explanation: """
      JSON has no trailing commas. Xcode and ThemeKit accept them; other tools reject the file.
      """,
    remedy: "Remove the comma."
  )

  package static let jsonComment = Rule(
    "json-comment",
    severity: .warning,
    summary: "JSON must not contain comments.",
    explanation: "JSON has no comments; other tools reject a file that has one.",
    remedy: "Remove the comment."
  )

  package static let unquotedKey = Rule(
    "unquoted-key",
    severity: .warning,
    summary: "Keys of JSON objects must be in double quotes.",
    explanation: "Keys without quotes are JSON5; other tools reject them.",
    remedy: "Put the key in double quotes."
  )

  package static let singleQuotes = Rule(
    "single-quotes",
    severity: .warning,
    summary: "Strings in JSON must be in double quotes.",
    explanation: "Single quotes are JSON5; other tools reject them.",
    remedy: "Use double quotes."
  )

  package static let stringForm = Rule(
    "string-form",
    severity: .warning,
    summary: "Strings in JSON must be on one line and use the escapes of RFC 8259.",
    explanation: """
      Strings with line breaks and escapes such as \\x41 are JSON5; other tools reject them.
      """,
    remedy: "Write the string on one line with the escapes of RFC 8259."
  )

  package static let numberForm = Rule(
    "number-form",
    severity: .warning,
    summary: "Numbers in JSON must be decimal, as in RFC 8259.",
    explanation: """
      Hexadecimal numbers, a plus sign, and a missing digit before or after the point are JSON5; \
      other tools reject them.
      """,
    remedy: "Write the number in decimal."
  )

  package static let jsonWhitespace = Rule(
    "json-whitespace",
    severity: .warning,
    summary: "JSON must not contain whitespace other than spaces, tabs and line breaks.",
    explanation: "Other whitespace, such as a no-break space, is JSON5.",
    remedy: "Replace it with a space."
  )
}
