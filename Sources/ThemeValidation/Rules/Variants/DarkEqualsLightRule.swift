import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// A value for the dark differs from that for the light.
enum DarkEqualsLightRule {
  static let documentation = RuleDocumentation(
    .darkEqualsLight,
    summary: "A value for the dark differs from that for the light.",
    why: """
      A colour that is written for light and for dark and is the same in both is mostly a copy that \
      was never finished. Values are compared as they come out, references followed, under all \
      traits for which the dark variant wins.
      """,
    fix: """
      Finish the dark value, or write one value for both if it is meant to stay. In an asset \
      catalog, remove the dark slot.
      """,
    bad: RuleExample(
      """
      theme: standard
      palette: { paper: white }
      colors:
        background: { light: "{paper}", dark: "#fff" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      palette: { paper: white }
      colors:
        background: { light: "{paper}", dark: "#111" }
        card: "{paper}"
      """
    )
  )

  static func check(_ theme: Theme, _ context: RuleContext, _ findings: inout Findings) {
    guard let member = context.member(of: theme.name),
      let light = ConditionWords.condition("light"), let dark = ConditionWords.condition("dark")
    else { return }
    let colors = member.colors
    for index in member.ownIndices
    where colors.hasConditions(at: index) && !member.isFaulty(index) {
      for position in colors.variants(at: index).indices {
        let conditions = colors.conditions(ofVariant: position, at: index)
        guard conditions.contains(dark), !colors.isUnlikeOthers(position, at: index) else {
          continue
        }
        var counterpart: Int?
        let isEqual = colors.variant(position, at: index, limit: context.combinationLimit) {
          traits in
          let lit = traits.modifyingTraits { $0.set(light.value, for: light.trait) }
          let winner = colors.winningVariant(at: index, for: lit)
          // A variant that asks for no style is no half of a pair.
          guard colors.conditions(ofVariant: winner, at: index).contains(light) else { return nil }
          counterpart = winner
          return colors.color(at: index, for: lit)
        }
        // What changes nothing at all is `no-op-override`'s.
        guard isEqual, let counterpart,
          !NoOpOverrideRule.changesNothing(
            position,
            at: index,
            in: colors,
            limit: context.combinationLimit
          )
        else { continue }
        findings.add(
          .darkEqualsLight,
          "'\(colors.definition(at: index).name)' has the same value for \(conditions.words) as in the light",
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
