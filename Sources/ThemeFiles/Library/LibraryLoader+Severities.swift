package import SourceDiagnostics
import SourceDocuments

extension LibraryLoader {
  /// What was found, at the severities that the library file gives its rules and without what
  /// comments keep quiet, sorted by place.
  package var diagnostics: [Diagnostic] {
    let weighed = weighed
    guard !weighed.isEmpty else { return [] }
    let places = Set(weighed.compactMap { $0.excerpt?.file })
    let files = folder.files.map(\.source).filter { places.contains($0.path) }
    return IgnoredFindings(files).remaining(of: weighed).sortedByPosition()
  }

  /// The same, with what is to be said of the comments themselves.
  ///
  /// - Parameter isJudged: Whether a rule has looked at all that it would find on a line of a file.
  /// - Returns: All findings, sorted by place.
  package mutating func diagnosticsWithComments(
    isJudged: (_ rule: Rule, _ file: String, _ line: Int) -> Bool
  ) -> [Diagnostic] {
    let weighed = weighed
    let ignored = IgnoredFindings(folder.files.map(\.source))
    report { ignored.report(weighed, isJudged: isJudged, &$0) }
    return ignored.remaining(of: self.weighed).sortedByPosition()
  }

  /// Whether findings of a rule aren't told.
  package func isOff(_ rule: Rule) -> Bool {
    (library.severities[rule.rawValue] ?? rule.severity) == nil
  }

  private var weighed: [Diagnostic] {
    findings.diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard let severity = library.severities[diagnostic.rule] else { return diagnostic }
      // What can't be read stays an error; the setting of a rule that warns is for what can.
      if DocumentRule(rawValue: diagnostic.rule) != nil, diagnostic.severity == .error {
        return diagnostic
      }
      guard let severity else { return nil }
      var changed = diagnostic
      changed.severity = severity
      return changed
    }
  }
}
