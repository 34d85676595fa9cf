import SourceDiagnostics
import ThemeFiles

/// Traits must have values that their definitions list.
enum UnknownValueRule {
  static let documentation = Rule.unknownValue.documented(
    "Traits must have values that their definitions list.",
    explanation: "A condition on a value that the trait cannot have never applies.",
    remedy: "Correct the value; the message lists the possible values."
  )
}
