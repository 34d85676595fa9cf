package import SourceDiagnostics
import SourceDocuments

extension LibraryLoader {
  /// The findings with the severities of the library file, without findings that comments suppress,
  /// sorted by position.
  package var diagnostics: [Diagnostic] {
    let weighed = weighed
    guard !weighed.isEmpty else { return [] }
    let places = Set(weighed.compactMap { $0.excerpt?.file })
    let files = folder.files.map(\.source).filter { places.contains($0.path) }
    return IgnoredFindings(files).remaining(of: weighed).sortedByPosition()
  }

  /// Returns the findings, including those about comments.
  ///
  /// - Parameter isJudged: Returns whether a rule was checked completely on a file.
  /// - Returns: All findings, sorted by position.
  package mutating func diagnosticsWithComments(
    isJudged: (_ rule: Rule, _ file: String, _ line: Int) -> Bool
  ) -> [Diagnostic] {
    let weighed = weighed
    let ignored = IgnoredFindings(folder.files.map(\.source))
    report { ignored.report(weighed, isJudged: isJudged, &$0) }
    return ignored.remaining(of: self.weighed).sortedByPosition()
  }

  /// Returns whether a rule is disabled.
  package func isOff(_ rule: Rule) -> Bool {
    (library.severities[rule.id] ?? rule.severity) == nil
  }

  private var weighed: [Diagnostic] {
    findings.diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard let severity = library.severities[diagnostic.rule] else { return diagnostic }
      // An unreadable file stays an error; the setting of a rule with warnings is for readable
      // files.
      if diagnostic.severity == .error,
        Rule.documents.contains(where: { $0.id == diagnostic.rule })
      {
        return diagnostic
      }
      guard let severity else { return nil }
      var changed = diagnostic
      changed.severity = severity
      return changed
    }
  }
}
