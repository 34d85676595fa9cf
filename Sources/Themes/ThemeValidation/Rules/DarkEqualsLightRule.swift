import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

extension Rule {
  /// A dark value must differ from its light value.
  static let darkEqualsLight = Rule(
    "dark-equals-light",
    severity: .warning,
    summary: "A dark value must differ from its light value.",
    explanation: """
      A color with equal light and dark values is usually an unfinished copy. Resolved values are \
      compared under all traits for which the dark variant wins.
      """,
    remedy: """
      Change the dark value, or write one value for both. In an asset catalog, remove the dark \
      slot.
      """
  )
}

extension CheckedRule {
  static let darkEqualsLight = CheckedRule(rule: .darkEqualsLight, checkTheme: check)

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    guard let member = context.member,
      let light = ConditionWords.condition("light"), let dark = ConditionWords.condition("dark")
    else { return }
    let colors = member.definitions
    for index in member.ownIndices
    where colors.hasConditions(at: index) && !member.isInvalid(index) {
      for position in colors.variants(at: index).variantIndices {
        let conditions = colors.conditions(ofVariant: position, at: index)
        guard conditions.contains(dark), !colors.isUnlikeOthers(position, at: index) else {
          continue
        }
        var counterpart: VariantIndex?
        let isEqual = colors.variant(position, at: index, limit: context.combinationLimit) {
          traits in
          let lit = traits.modifyingTraits { $0.set(light.value, for: light.trait) }
          let winner = colors.winningVariant(at: index, for: lit)
          // A variant without a style is not half of a pair.
          guard colors.conditions(ofVariant: winner, at: index).contains(light) else { return nil }
          counterpart = winner
          return colors.color(at: index, for: lit)
        }
        // `no-op-override` reports variants without any effect.
        guard isEqual, let counterpart,
          !colors.changesNothing(position, at: index, limit: context.combinationLimit)
        else { continue }
        findings.add(
          .darkEqualsLight,
          "\(name: colors.definition(at: index).name) has the same value for \(conditions.words) as for light interfaces",
          at: colors.excerpt(ofVariant: position, at: index),
          notes: [
            Diagnostic.Note(
              message: "the light value is here",
              excerpt: colors.excerpt(ofVariant: counterpart, at: index)
            )
          ]
        )
      }
    }
  }
}
