import DynamicColors
import PlatformSupport
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

// Running the rules.
extension RuleContext {
  private static let themeRules = RuleReference.checked.filter { $0.checkTheme != nil }
  private static let libraryRules = RuleReference.checked.filter { $0.checkLibrary != nil }

  /// The rules that check several files, regardless of the file of their findings.
  private static let rulesOfSeveralFiles = Set(
    libraryRules.map { $0.rule } + [.contrast, .distinct, .unprovenCheck, .unknownReference]
  ).subtracting(themeRules.map { $0.rule })

  /// Whether a rule has found everything on a line of a file: no input of the rule has an error
  /// that prevented the check.
  func hasJudged(_ rule: Rule, in file: String, line: Int) -> Bool {
    if invalidFiles.isEmpty { return true }
    guard !Self.rulesOfSeveralFiles.contains(rule),
      let theme = themes.first(where: { $0.file == file }),
      let member = memberWithContents(of: theme.name)
    else { return false }
    if rule == .sameAsParent { return member.isComplete && !isInvalid(member) }
    return !member.ownIndices.contains { index in
      guard member.isInvalid(index) else { return false }
      let lines = member.definitions.variants(at: index).variantIndices.compactMap {
        member.definitions.excerpt(ofVariant: $0, at: index)?.start.line
      }
      // The name can be on the line above the first value.
      return lines.contains { ($0 - 1...$0).contains(line) }
    }
  }

  /// Adds the findings of all rules that are used, each theme and each other rule in a parallel
  /// task.
  ///
  /// A rule that is off by a setting is used, so that its suppressed findings can be counted.
  func reportFindings(
    of project: ThemeProject,
    isUnused: (Rule) -> Bool,
    to findings: inout Findings
  ) {
    let memo = project.memo(ThemeMemo<ThemeContext, [Diagnostic]>.self)
    let rules = Self.themeRules.filter { !isUnused($0.rule) }
    var tasks: [@Sendable (inout Findings) -> Void] = themes.map { theme in
      let input = ThemeContext(theme, of: self, rules.map { $0.rule })
      return { findings in
        let found = memo.result(for: theme.name, input) {
          var found = Findings()
          for rule in rules { rule.checkTheme?(input, &found) }
          return found.diagnostics
        }
        findings.append(contentsOf: found)
      }
    }
    // Contrast and difference are proved together.
    tasks.append { CheckRunner(self).report(project.checkOutcomes, to: &$0) }
    for rule in Self.libraryRules where !isUnused(rule.rule) {
      tasks.append { rule.checkLibrary?(self, &$0) }
    }
    let found = ParallelWork.map(tasks, batchSize: 1) { task in
      var findings = Findings()
      task(&findings)
      return findings.diagnostics
    }
    for diagnostics in found { findings.append(contentsOf: diagnostics) }
  }
}
