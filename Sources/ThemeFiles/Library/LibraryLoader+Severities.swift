package import SourceDiagnostics
import SourceDocuments

extension LibraryLoader {
  /// What was found, at the severities that the library file gives its rules, sorted by place.
  package var diagnostics: [Diagnostic] {
    findings.diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard let severity = library.severities[diagnostic.rule] else { return diagnostic }
      // An encoding that can't be read stays an error; the rule's setting is for what can.
      if diagnostic.rule == DocumentRule.encoding.rawValue, diagnostic.severity == .error {
        return diagnostic
      }
      guard let severity else { return nil }
      var changed = diagnostic
      changed.severity = severity
      return changed
    }.sortedByPosition()
  }
}
