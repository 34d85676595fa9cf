import SourceDiagnostics
import SourceDocuments

/// A filter for the findings that comments suppress, which also reports comments without effect.
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

  /// Returns the findings that no comment suppresses.
  func remaining(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !quiet.isEmpty else { return diagnostics }
    return diagnostics.filter { key(of: $0).map { !quiet.contains($0) } ?? true }
  }

  /// Reports invalid comments, and comments that suppress none of `diagnostics`.
  ///
  /// - Parameters:
  ///   - diagnostics: All findings.
  ///   - isJudged: Returns whether a rule was checked completely on a file; comments for other rules
  ///     aren't reported.
  ///   - findings: The collector of diagnostics.
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
            "a comment for themetool is written '# themetool: ignore RULE'",
            at: file.excerpt(comment.range)
          )
        }
        for entry in comment.entries {
          let key = Key(file: file.path, line: comment.line, rule: entry.rule)
          let isUnused =
            Rule(rawValue: entry.rule).map { isJudged($0, file.path, comment.line) } ?? true
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
        "no rule is called '\(rule)'\(hint)",
        at: file.excerpt(entry.range)
      )
    } else if RuleNames.always.contains(rule) {
      findings.add(
        .invalidIgnore,
        "'\(rule)' can't be ignored, as what breaks it has no meaning",
        at: file.excerpt(entry.range)
      )
    } else if !isUsed {
      findings.add(
        .unusedIgnore,
        "nothing is found by '\(rule)' that this comment could keep quiet",
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
