import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

extension Rule {
  /// Overrides must have an effect.
  static let noOpOverride = Rule(
    "no-op-override",
    severity: .warning,
    summary: "Overrides must have an effect.",
    explanation: """
      A variant that resolves to the value without it, and a node that sets a trait to the value \
      that a node above has set, have no effect. They hide the value that decides, and remain when \
      that value changes. Resolved values are compared. Variants with the same traits are \
      considered together: one that only completes a set, such as the light half of high contrast, \
      may repeat a value. Device traits do not make an override redundant, since they differ \
      between devices.
      """,
    remedy: "Remove the variant or the override."
  )
}

extension CheckedRule {
  static let noOpOverride = CheckedRule(rule: .noOpOverride, checkTheme: check, checkLibrary: check)

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    guard let member = context.member else { return }
    let colors = member.definitions
    for index in member.ownIndices
    where colors.hasConditions(at: index) && !member.isInvalid(index) {
      let idle = colors.variants(at: index).variantIndices.filter {
        colors.changesNothing($0, at: index, limit: context.combinationLimit)
      }
      if idle.isEmpty { continue }
      let others = Set(
        Set(colors.variants(at: index).variantIndices).subtracting(idle).map {
          traits(ofVariant: $0, at: index, in: colors)
        }
      )
      // A variant that completes a set may repeat a value.
      for position in idle
      where !others.contains(traits(ofVariant: position, at: index, in: colors)) {
        let words = colors.conditions(ofVariant: position, at: index).words
        findings.add(
          .noOpOverride,
          "\(name: words) of \(name: colors.definition(at: index).name) has no effect: the value is the same without it",
          at: colors.excerpt(ofVariant: position, at: index)
        )
      }
    }
  }

  private static func traits(
    ofVariant variant: VariantIndex,
    at index: ColorIndex,
    in colors: CompiledDefinitions
  ) -> Set<TraitKey> {
    Set(colors.conditions(ofVariant: variant, at: index).map(\.trait))
  }

  private static func check(_ context: RuleContext, reporting findings: inout Findings) {
    for hierarchy in context.hierarchies {
      check(hierarchy.root, inherited: [:], in: context, reporting: &findings)
    }
  }

  private static func check(
    _ node: HierarchyFile.Node,
    inherited: [TraitKey: (value: TraitValue, override: HierarchyFile.Override)],
    in context: RuleContext,
    reporting findings: inout Findings
  ) {
    var inForce = inherited
    for override in node.overrides {
      guard let trait = context.names.trait(named: override.trait),
        let value = try? trait.value(override.value)
      else { continue }
      if let known = inherited[trait], known.value == value {
        findings.add(
          .noOpOverride,
          "\(name: override.trait) is already \(name: override.value) at \(name: node.path)",
          at: override.excerpt,
          notes: [Diagnostic.Note(message: "it is set here", excerpt: known.override.excerpt)]
        )
      }
      inForce[trait] = (value, override)
    }
    for child in node.children {
      check(child, inherited: inForce, in: context, reporting: &findings)
    }
  }
}

extension CompiledDefinitions {
  /// Returns whether a variant resolves to the value of the color without it.
  func changesNothing(_ variant: VariantIndex, at index: ColorIndex, limit: Int) -> Bool {
    // Most values are constants that differ from all others, which is fast to check.
    if isUnlikeOthers(variant, at: index) { return false }
    let value = variants(at: index)[variant].value
    let own = ColorExpression.reference(definition(at: index).name)
    guard value == own || !value.references.contains(own) else { return false }
    return self.variant(variant, at: index, limit: limit) { traits in
      color(at: index, without: variant, for: traits)
    }
  }
}
