import SourceDiagnostics
import SourceDocuments

extension SourceFile {
  /// The errors in the encoding of a template, which would be copied to its outputs.
  var templateEncodingErrors: [Diagnostic] {
    let errors = encodingFindings().filter { $0.severity == .error }
    guard errors.isEmpty, let index = bytes.firstIndex(of: 0) else { return errors }
    return [
      Diagnostic(
        rule: .encoding,
        severity: .error,
        message: "a NUL character (U+0000) is not allowed in a template; remove it",
        excerpt: excerpt(index..<index + 1)
      )
    ]
  }
}
