import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import PlatformSupport

/// Runs the rules that check a compiled library.
enum RuleRunner {
  /// Checks one theme.
  typealias ThemeCheck = @Sendable (Theme, RuleContext, inout Findings) -> Void
  /// Checks all themes together.
  typealias LibraryCheck = @Sendable (RuleContext, inout Findings) -> Void

  /// The rules that check one theme at a time.
  private static let themeChecks: [(rule: Rule, check: ThemeCheck)] = [
    (.ambiguousVariants, AmbiguousVariantsRule.check),
    (.darkEqualsLight, DarkEqualsLightRule.check),
    (.deprecatedUse, DeprecatedUseRule.check),
    (.nearDuplicate, NearDuplicateRule.check),
    (.noOpOverride, NoOpOverrideRule.check),
    (.outOfGamut, OutOfGamutRule.check),
    (.sameAsParent, SameAsParentRule.check),
    (.unreachableVariant, UnreachableVariantRule.check),
  ]

  /// The rules that check all themes and hierarchies.
  private static let libraryChecks: [(rule: Rule, check: LibraryCheck)] = [
    (.deprecatedUse, DeprecatedUseRule.checkUses),
    (.highContrastLower, HighContrastLowerRule.check),
    (.missingColor, MissingColorRule.check),
    (.noOpOverride, NoOpOverrideRule.checkHierarchies),
    (.stackedContrast, StackedContrastRule.check),
    (.unknownNodeColor, UnknownNodeColorRule.check),
    (.unusedOverride, UnusedOverrideRule.check),
    (.unusedPalette, UnusedPaletteRule.check),
  ]

  /// The rules that check several files, regardless of the file of their findings.
  private static let libraryRules = Set(
    libraryChecks.map(\.rule) + [.contrast, .distinct, .unprovenCheck, .unknownReference]
  ).subtracting(themeChecks.map(\.rule))

  /// Whether a rule has found everything on a line of a file: no input of the rule has an error
  /// that prevented the check.
  static func hasJudged(
    _ rule: Rule,
    in file: String,
    line: Int,
    _ context: RuleContext
  ) -> Bool {
    if context.faultyFiles.isEmpty { return true }
    guard !libraryRules.contains(rule),
      let theme = context.themes.first(where: { $0.file == file }),
      let member = context.withIncompleteMembers.member(of: theme.name)
    else { return false }
    if rule == .sameAsParent { return member.isComplete && !context.isFaulty(member) }
    return !member.ownIndices.contains { index in
      guard member.isFaulty(index) else { return false }
      let lines = member.colors.variants(at: index).indices.compactMap {
        member.colors.excerpt(ofVariant: $0, at: index)?.start.line
      }
      // The name can be on the line above the first value.
      return lines.contains { ($0 - 1...$0).contains(line) }
    }
  }

  /// Adds the findings of all rules that are not off, each theme and each other rule in a parallel task.
  static func run(
    _ context: RuleContext,
    isOff: (Rule) -> Bool,
    _ findings: inout Findings
  ) {
    let checks = themeChecks.filter { !isOff($0.rule) }.map(\.check)
    let ownContext = context.withIncompleteMembers
    var tasks: [@Sendable (inout Findings) -> Void] = context.themes.map { theme in
      { findings in for check in checks { check(theme, ownContext, &findings) } }
    }
    // Contrast and difference are proved together; findings of a rule that is off are removed
    // later.
    tasks.append { CheckRunner(context).run(&$0) }
    for (rule, check) in libraryChecks where !isOff(rule) { tasks.append { check(context, &$0) } }
    let found = ParallelWork.map(tasks, share: 1) { task in
      var findings = Findings()
      task(&findings)
      return findings.diagnostics
    }
    for diagnostics in found { findings.append(contentsOf: diagnostics) }
  }
}
