import SourceDiagnostics
import ThemeFiles

/// References must name defined colors.
enum UnknownReferenceRule {
  static let documentation = Rule.unknownReference.documented(
    "References must name defined colors.",
    explanation: """
      A reference, an entry of 'about:' or 'deprecated:', or a check with an unknown name has no \
      color.
      """,
    remedy: """
      Correct the name; the message proposes the most similar one. References can name colors of \
      the theme and of the themes that it extends, including palettes.
      """
  )
}
