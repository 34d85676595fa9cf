import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// Suppresses the findings that comments ignore, and reports comments without effect.
struct IgnoredFindings {
  private struct Key: Hashable {
    let file: String
    let line: Int
    let rule: Rule
  }

  private let files: [(file: SourceFile, comments: [IgnoreComment])]
  private let quiet: Set<Key>

  /// Reads the comments of `files`.
  init(_ files: [SourceFile]) {
    self.files = files.map { ($0, IgnoreComment.all(in: $0)) }
    var quiet = Set<Key>()
    for (file, comments) in self.files {
      for comment in comments {
        for entry in comment.entries {
          guard let rule = RuleReference.rule(named: entry.rule), RuleReference.canIgnore(rule)
          else { continue }
          quiet.insert(Key(file: file.path, line: comment.line, rule: rule))
        }
      }
    }
    self.quiet = quiet
  }

  /// Returns the findings; the ones that a comment ignores are suppressed.
  func suppressing(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !quiet.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      guard diagnostic.suppression == nil, !quiet.isDisjoint(with: keys(of: diagnostic)) else {
        return diagnostic
      }
      var suppressed = diagnostic
      suppressed.suppression = .comment
      return suppressed
    }
  }

  /// Reports comments that are invalid or match none of `diagnostics`.
  ///
  /// - Parameters:
  ///   - diagnostics: All findings.
  ///   - isJudged: Whether a rule has found everything on a line of a file; other rules are not
  ///     reported.
  ///   - findings: The collection to add to.
  func report(
    _ diagnostics: [Diagnostic],
    isJudged: (_ rule: Rule, _ file: String, _ line: Int) -> Bool,
    to findings: inout Findings
  ) {
    guard files.contains(where: { !$0.comments.isEmpty }) else { return }
    let found = Set(diagnostics.flatMap(keys))
    for (file, comments) in files {
      for comment in comments {
        if comment.entries.isEmpty {
          findings.add(
            .invalidIgnore,
            "invalid comment for themetool; expected '# themetool: ignore RULE'",
            at: file.excerpt(comment.range)
          )
        }
        for entry in comment.entries {
          let message = message(about: entry.rule) { rule in
            found.contains(Key(file: file.path, line: comment.line, rule: rule))
              || RuleReference.themes.contains(rule) && !isJudged(rule, file.path, comment.line)
          }
          guard let (rule, text) = message else { continue }
          findings.add(rule, text, at: file.excerpt(entry.range))
        }
      }
    }
  }

  private func message(
    about name: String,
    isUsed: (Rule) -> Bool
  ) -> (rule: Rule, text: Diagnostic.Message)? {
    guard let rule = RuleReference.rule(named: name), RuleReference.foreign[rule] == nil else {
      let hint = Spelling.proposal(for: name, among: RuleReference.settable.map(\.id))
      return (.invalidIgnore, "\(name: name) is not a rule\(hint)")
    }
    guard RuleReference.canIgnore(rule) else {
      return (.invalidIgnore, "\(name: name) cannot be ignored, since it is always an error")
    }
    return isUsed(rule) ? nil : (.unusedIgnore, "this comment ignores no finding of \(name: name)")
  }

  /// The lines on which a comment ignores a finding.
  private func keys(of diagnostic: Diagnostic) -> [Key] {
    [diagnostic.excerpt, diagnostic.anchor].compactMap(\.self).map {
      Key(file: $0.file, line: $0.start.line, rule: diagnostic.rule)
    }
  }
}
