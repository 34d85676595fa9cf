import SourceDiagnostics
import SourceDocuments
import SourceFormatting

/// Reads and formats the cases of the YAML test suite.
enum YAMLAnswer {
  static func outcome(of question: YAMLCase) -> Outcome {
    let (document, diagnostics) = read(question.yaml)
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      return .refusal(diagnostics, isPublished: question.isInvalid)
    }
    if question.isInvalid { return .accepted }
    let published = YAMLEvents.value(of: question.tree)
    guard published == YAMLValue(document.root) else { return .otherData }
    guard let text = format(question.yaml), let formatted = read(text).document else {
      return .unformatted
    }
    guard published == YAMLValue(formatted.root) else { return .changed }
    return format(text) == text ? .published : .unstable
  }

  private static func file(_ text: String) -> SourceFile {
    SourceFile(path: "case.yaml", bytes: Array(text.utf8))
  }

  private static func read(
    _ text: String
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
    YAMLReader.read(file(text))
  }

  private static func format(_ text: String) -> String? { YAMLFormatter.format(file(text)).text }
}
