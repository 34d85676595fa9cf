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
  mutating func diagnosticsWithComments() -> [Diagnostic] {
    let weighed = weighed
    let ignored = IgnoredFindings(folder.files.map(\.source))
    report { ignored.report(weighed, &$0) }
    return ignored.remaining(of: self.weighed).sortedByPosition()
  }

  /// Whether findings of a rule aren't told.
  func isOff(_ rule: Rule) -> Bool {
    (library.severities[rule.rawValue] ?? rule.severity) == nil
  }

  private var weighed: [Diagnostic] {
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
    }
  }
}
