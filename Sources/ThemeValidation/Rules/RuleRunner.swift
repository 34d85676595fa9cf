import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// Runs the rules that look at a library as a whole, once it is read and compiled.
enum RuleRunner {
  /// Looks at one theme.
  typealias ThemeCheck = @Sendable (Theme, RuleContext, inout Findings) -> Void
  /// Looks at the themes together.
  typealias LibraryCheck = @Sendable (RuleContext, inout Findings) -> Void

  /// The rules that look at one theme at a time.
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

  /// The rules that look at all themes and hierarchies.
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

  /// The fewest themes that are worth a processor's while.
  private static let share = 4

  /// The rules that look at several files, whatever file their findings are in.
  private static let libraryRules = Set(
    libraryChecks.map(\.rule) + [.contrast, .distinct, .unprovenCheck, .unknownReference]
  ).subtracting(themeChecks.map(\.rule))

  /// Whether all that a rule would find on a line of a file was found: nothing that it looks at has a
  /// fault that kept it from looking.
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
      // The name can stand on the line above the first value.
      return lines.contains { ($0 - 1...$0).contains(line) }
    }
  }

  /// What the rules find that aren't off.
  static func run(
    _ context: RuleContext,
    isOff: (Rule) -> Bool,
    _ findings: inout Findings
  ) {
    let checks = themeChecks.filter { !isOff($0.rule) }.map(\.check)
    let ownContext = context.withIncompleteMembers
    let found = ParallelWork.map(context.themes, share: share) { theme in
      var findings = Findings()
      for check in checks { check(theme, ownContext, &findings) }
      return findings.diagnostics
    }
    for diagnostics in found { findings.append(contentsOf: diagnostics) }
    // Contrast and difference are proved together; turned off, one is left out of what is told.
    CheckRunner(context).run(&findings)
    for (rule, check) in libraryChecks where !isOff(rule) { check(context, &findings) }
  }
}
