import SourceDiagnostics
import SourceDocuments

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

  /// What the rules find that aren't off.
  static func run(
    _ context: RuleContext,
    isOff: (Rule) -> Bool,
    _ findings: inout Findings
  ) {
    let checks = themeChecks.filter { !isOff($0.rule) }.map(\.check)
    let found = ParallelWork.map(context.themes, share: share) { theme in
      var findings = Findings()
      for check in checks { check(theme, context, &findings) }
      return findings.diagnostics
    }
    for diagnostics in found { findings.append(contentsOf: diagnostics) }
    // Contrast and difference are proved together; turned off, one is left out of what is told.
    CheckRunner(context).run(&findings)
    for (rule, check) in libraryChecks where !isOff(rule) { check(context, &findings) }
  }
}
