package import SourceDiagnostics

extension SourceFile {
  /// What is wrong with the encoding, in the words of the readers of documents.
  ///
  /// For those who read text of another kind than YAML and JSON.
  package func encodingFindings() -> [Diagnostic] {
    var findings = FindingCollector(file: self, limit: ReadingLimits.standard.diagnostics)
    _ = EncodingCheck(self, findings: &findings)
    return findings.diagnostics().filter { $0.rule == DocumentRule.encoding.rawValue }
  }
}
