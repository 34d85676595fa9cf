import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// Every variant wins somewhere.
enum UnreachableVariantRule {
  static let documentation = RuleDocumentation(
    .unreachableVariant,
    summary: "Every variant wins somewhere.",
    why: """
      Where some other variant that outranks it holds whenever a variant holds, its value is never \
      seen: 'default' beside 'light' and 'dark', for one, as every interface is either. Who changes \
      it wonders why nothing happens.
      """,
    fix: """
      Remove the variant, or give it a condition that the others don't ask for. A variant that is \
      reached by a reference of the colour to itself counts as seen.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        text: { light: "#222", dark: "#ddd", default: "#888" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        text: { light: "#222", dark: "#ddd" }
      """
    )
  )

  static func check(_ theme: Theme, _ context: RuleContext, _ findings: inout Findings) {
    var memory = VariantMemory { context.table.unreachable($0) }
    let definitions = theme.layer.definitions
    for number in definitions.indices where definitions[number].hasConditions {
      let definition = definitions[number]
      let variants = theme.layer.variants[definition.variants]
      for position in memory.value(for: variants.lazy.map(\.conditions)) {
        let own = ColorExpression.reference(definition.name)
        guard !variants.prefix(position).contains(where: { $0.value.references.contains(own) })
        else { continue }
        let variant = variants[variants.startIndex + position]
        findings.add(
          .unreachableVariant,
          "'\(context.table.conditions(of: variant.conditions).words)' of '\(definition.name)' never wins: another variant always holds and outranks it",
          at: theme.layer.origin?.excerpt(variant.range)
        )
      }
    }
  }
}
