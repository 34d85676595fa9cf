import SourceDiagnostics
import SourceDocuments

func file(_ text: String) -> SourceFile { SourceFile(path: "a.yaml", bytes: Array(text.utf8)) }

func read(_ text: String) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
  YAMLReader.read(file(text))
}

func printed(_ diagnostics: [Diagnostic]) -> String {
  DiagnosticTextPrinter(color: false).text(for: diagnostics)
}
