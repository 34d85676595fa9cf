package import SourceDiagnostics

extension SourceFile {
  /// The error in the encoding, with the message of the document readers.
  ///
  /// For readers of text other than YAML and JSON.
  package func encodingFindings() -> [Diagnostic] {
    var findings = FindingCollector(file: self, limit: ReadingLimits.standard.diagnostics)
    _ = EncodingCheck(self, findings: &findings)
    return findings.diagnostics().filter { $0.rule == .encoding }
  }
}
