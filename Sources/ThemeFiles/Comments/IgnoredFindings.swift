import SourceDiagnostics
import SourceDocuments

/// Removes the findings that comments ignore, and reports comments without effect.
struct IgnoredFindings {
  private struct Key: Hashable {
    let file: String
    let line: Int
    let rule: String
  }

  private let files: [(file: SourceFile, comments: [IgnoreComment])]
  private let quiet: Set<Key>

  /// Reads the comments of `files`.
  init(_ files: [SourceFile]) {
    self.files = files.map { ($0, IgnoreComment.all(in: $0)) }
    var quiet = Set<Key>()
    for (file, comments) in self.files {
      for comment in comments {
        for entry in comment.entries where !RuleNames.always.contains(entry.rule) {
          quiet.insert(Key(file: file.path, line: comment.line, rule: entry.rule))
        }
      }
    }
    self.quiet = quiet
  }

  /// Returns the findings that no comment ignores.
  func remaining(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !quiet.isEmpty else { return diagnostics }
    return diagnostics.filter { key(of: $0).map { !quiet.contains($0) } ?? true }
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
    _ findings: inout Findings
  ) {
    guard files.contains(where: { !$0.comments.isEmpty }) else { return }
    let found = Set(diagnostics.compactMap(key))
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
          let key = Key(file: file.path, line: comment.line, rule: entry.rule)
          let isUnused =
            Rule.themes.first { $0.id == entry.rule }
            .map { isJudged($0, file.path, comment.line) } ?? true
          report(entry, isUsed: found.contains(key) || !isUnused, in: file, &findings)
        }
      }
    }
  }

  private func report(
    _ entry: IgnoreComment.Entry,
    isUsed: Bool,
    in file: SourceFile,
    _ findings: inout Findings
  ) {
    let rule = entry.rule
    if !RuleNames.all.contains(rule) {
      let hint = Spelling.hint(for: rule, among: RuleNames.all)
      findings.add(
        .invalidIgnore,
        "'\(rule)' is not a rule\(hint)",
        at: file.excerpt(entry.range)
      )
    } else if RuleNames.always.contains(rule) {
      findings.add(
        .invalidIgnore,
        "'\(rule)' cannot be ignored, since it is always an error",
        at: file.excerpt(entry.range)
      )
    } else if !isUsed {
      findings.add(
        .unusedIgnore,
        "this comment ignores no finding of '\(rule)'",
        at: file.excerpt(entry.range)
      )
    }
  }

  private func key(of diagnostic: Diagnostic) -> Key? {
    diagnostic.excerpt.map {
      Key(file: $0.file, line: $0.start.line, rule: diagnostic.rule)
    }
  }
}
