package import SourceDiagnostics

extension LibraryLoader {
  /// What was found, at the severities that the library file gives its rules, sorted by place.
  package var diagnostics: [Diagnostic] {
    findings.diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard let severity = library.severities[diagnostic.rule] else { return diagnostic }
      guard let severity else { return nil }
      var changed = diagnostic
      changed.severity = severity
      return changed
    }.sortedByPosition()
  }
}
