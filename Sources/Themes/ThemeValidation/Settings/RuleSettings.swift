package import SourceDiagnostics
import SourceDocuments
package import ThemeFiles

/// The severities of rules in a library file.
struct RuleSettings: Sendable {
  /// The severities; nil for a disabled rule.
  private(set) var severities: [Rule: Severity?] = [:]

  /// Reads the value of `rules:`, and reports its errors.
  init(_ node: SourceNode?, reporting findings: inout Findings) {
    guard let node else { return }
    for (key, value) in node.entries {
      guard let rule = RuleReference.rule(named: key.text) else {
        let hint = Spelling.proposal(for: key.text, among: RuleReference.settable.map(\.id))
        findings.add(.unknownRule, "\(name: key.text) is not a rule\(hint)", at: key.excerpt)
        continue
      }
      if let reason = RuleReference.foreign[rule] {
        findings.add(
          .unknownRule,
          "\(name: key.text) can't be set here: \(reason)",
          at: key.excerpt
        )
      } else if !RuleReference.canIgnore(rule), value.text != "error" {
        findings.add(
          .invalidValue,
          "\(name: key.text) is always an error; omit it here",
          at: value.excerpt
        )
      } else if let setting = LibraryFile.severities.first(where: { $0.word == value.text }) {
        severities[rule] = .some(setting.severity)
      } else {
        findings.add(
          .invalidValue,
          "a rule is off, note, warning or error, not \(name: value.text)",
          at: value.excerpt
        )
      }
    }
  }

  /// Returns whether a rule is disabled.
  func isOff(_ rule: Rule) -> Bool { (severities[rule] ?? rule.severity) == nil }

  /// Returns whether a rule is disabled by default, and no setting enables it.
  func isUnused(_ rule: Rule) -> Bool { rule.severity == nil && isOff(rule) }

  /// Returns the findings with these severities; those of disabled rules are suppressed.
  private func weighed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !severities.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      // An unreadable file stays an error; the setting of a rule with warnings is for readable
      // files.
      guard let severity = severities[diagnostic.rule],
        diagnostic.severity != .error || !Rule.documents.contains(diagnostic.rule)
      else { return diagnostic }
      var changed = diagnostic
      if let severity { changed.severity = severity } else { changed.suppression = .setting }
      return changed
    }
  }

  /// Returns findings and those about comments, sorted by position.
  ///
  /// - Parameters:
  ///   - diagnostics: All other findings.
  ///   - files: The files of the library.
  ///   - isJudged: Returns whether a rule was checked completely on a line of a file.
  /// - Returns: All findings; the ones that a setting or a comment ignores are suppressed.
  func findings(
    _ diagnostics: [Diagnostic],
    in files: [SourceFile],
    isJudged: (_ rule: Rule, _ file: String, _ line: Int) -> Bool
  ) -> [Diagnostic] {
    let ignored = IgnoredFindings(files)
    let found = weighed(diagnostics)
    var findings = Findings()
    ignored.report(found.filter { $0.suppression == nil }, isJudged: isJudged, to: &findings)
    return ignored.suppressing(found + weighed(findings.diagnostics)).sortedByPosition()
  }

  /// Returns the findings of some files that neither a setting nor a comment ignores.
  func remaining(of diagnostics: [Diagnostic], in files: [SourceFile]) -> [Diagnostic] {
    let weighed = weighed(diagnostics).filter { $0.suppression == nil }
    let places = Set(weighed.compactMap { $0.excerpt?.file })
    return IgnoredFindings(files.filter { places.contains($0.path) }).suppressing(weighed)
      .filter { $0.suppression == nil }
  }
}

extension ThemeProject {
  /// Reads the library file of a folder; findings have the severities of the file, unless comments
  /// ignore them.
  ///
  /// - Parameters:
  ///   - folder: The files.
  ///   - validator: The validator, with the sections of the library file that it reads.
  package convenience init(_ folder: ThemeFolder, by validator: ThemeValidator) {
    let readers = Readers(
      settings: { library, folder in
        var errors = Findings()
        let settings = RuleSettings(library.rules, reporting: &errors)
        let files = folder.files.map(\.source)
        return (errors.diagnostics, { settings.remaining(of: $0, in: files) })
      },
      sections: validator.sections.map(\.findings)
    )
    self.init(folder, keeping: nil, readers: readers)
  }

  /// The settings of rules, whose errors are among ``libraryFindings``.
  var settings: RuleSettings {
    answer(to: "settings") {
      var findings = Findings()
      return RuleSettings(library.rules, reporting: &findings)
    }
  }

  /// The severities that the library file sets, nil for a disabled rule.
  package var severities: [Rule: Severity?] { settings.severities }
}
