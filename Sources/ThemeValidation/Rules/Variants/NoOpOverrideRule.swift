import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// What is overridden changes.
enum NoOpOverrideRule {
  static let documentation = RuleDocumentation(
    .noOpOverride,
    summary: "What is overridden changes.",
    why: """
      A variant that comes to what the colour would be without it, and a node that sets a trait to \
      the value which a node above has set already, do nothing. They hide what really decides, and \
      stay behind when that changes. Values are compared as they come out, references followed. \
      Variants that ask for the same traits are looked at together: one that only completes a set, \
      such as the light half of high contrast, may repeat a value. What the device says is no reason to leave an override out: another device says otherwise.
      """,
    fix: """
      Remove the variant or the override.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: { default: "#06c", high-contrast: "#0066cc" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: { default: "#06c", high-contrast: "#048" }
      """
    )
  )

  static func check(_ theme: Theme, _ context: RuleContext, _ findings: inout Findings) {
    guard let member = context.member(of: theme.name) else { return }
    let colors = member.colors
    for index in member.ownIndices
    where colors.hasConditions(at: index) && !member.isFaulty(index) {
      let idle = colors.variants(at: index).indices.filter {
        changesNothing($0, at: index, in: colors, limit: context.combinationLimit)
      }
      if idle.isEmpty { continue }
      let others = Set(
        Set(colors.variants(at: index).indices).subtracting(idle).map {
          traits(ofVariant: $0, at: index, in: colors)
        }
      )
      // One that completes a set of variants stands for the others.
      for position in idle
      where !others.contains(traits(ofVariant: position, at: index, in: colors)) {
        let words = colors.conditions(ofVariant: position, at: index).words
        findings.add(
          .noOpOverride,
          "'\(words)' of '\(colors.definition(at: index).name)' changes nothing: without it the value is the same",
          at: colors.excerpt(ofVariant: position, at: index)
        )
      }
    }
  }

  private static func traits(
    ofVariant variant: Int,
    at index: Int,
    in colors: CompiledColors
  ) -> Set<TraitKey> {
    Set(colors.conditions(ofVariant: variant, at: index).map(\.trait))
  }

  /// Whether a variant comes to what the colour would be without it.
  static func changesNothing(
    _ variant: Int,
    at index: Int,
    in colors: CompiledColors,
    limit: Int
  ) -> Bool {
    // Most values are constants that differ from all others, which is quickly seen.
    if colors.isUnlikeOthers(variant, at: index) { return false }
    let value = colors.variants(at: index)[variant].value
    let own = ColorExpression.reference(colors.definition(at: index).name)
    guard value == own || !value.references.contains(own) else { return false }
    return colors.variant(variant, at: index, limit: limit) { traits in
      colors.color(at: index, without: variant, for: traits)
    }
  }

  static func checkHierarchies(_ context: RuleContext, _ findings: inout Findings) {
    for hierarchy in context.hierarchies {
      check(hierarchy.root, inherited: [:], context, &findings)
    }
  }

  private static func check(
    _ node: HierarchyFile.Node,
    inherited: [TraitKey: (value: TraitValue, override: HierarchyFile.Override)],
    _ context: RuleContext,
    _ findings: inout Findings
  ) {
    var inForce = inherited
    for override in node.overrides {
      guard let trait = context.names.trait(named: override.trait),
        let value = try? trait.value(override.value)
      else { continue }
      if let known = inherited[trait], known.value == value {
        findings.add(
          .noOpOverride,
          "'\(override.trait)' is '\(override.value)' at '\(node.path)' already",
          at: override.excerpt,
          notes: [Diagnostic.Note(message: "it is set here", excerpt: known.override.excerpt)]
        )
      }
      inForce[trait] = (value, override)
    }
    for child in node.children { check(child, inherited: inForce, context, &findings) }
  }
}
