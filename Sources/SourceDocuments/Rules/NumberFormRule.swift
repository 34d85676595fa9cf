package import SourceDiagnostics

extension Rule {
  /// Numbers in JSON must be decimal, as in RFC 8259.
  package static let numberForm = Rule(
    "number-form",
    .warning,
    "Numbers in JSON must be decimal, as in RFC 8259.",
    explanation: """
      Hexadecimal numbers, a plus sign, and a missing digit before or after the point are JSON5; \
      other tools reject them.
      """,
    remedy: "Write the number in decimal."
  )
}
