import ColorValues
import DynamicColors
package import SourceDiagnostics
import ThemeFiles
import TraitSystem

extension Rule {
  /// Every variant must win under some combination of traits.
  package static let unreachableVariant = Rule(
    "unreachable-variant",
    severity: .warning,
    summary: "Every variant must win under some combination of traits.",
    explanation: """
      If a variant with higher precedence applies whenever a variant applies, the value of the \
      latter is never used: for example 'default' beside 'light' and 'dark', since every interface \
      is one of the two. Changing it has no effect.
      """,
    remedy: """
      Remove the variant, or give it a condition that the others do not have. A variant that a \
      reference of the color to itself resolves to is used.
      """
  )
}

extension CheckedRule {
  static let unreachableVariant = CheckedRule(rule: .unreachableVariant, checkTheme: check)

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    var memory = VariantMemory { context.theme.conditions.unreachable($0) }
    let definitions = context.theme.layer.definitions
    for number in definitions.indices where definitions[number].hasConditions {
      let definition = definitions[number]
      let variants = context.theme.layer.variants[definition.variants]
      for position in memory.value(for: variants.lazy.map(\.conditions)) {
        let own = ColorExpression.reference(definition.name)
        guard !variants.prefix(position).contains(where: { $0.value.references.contains(own) })
        else { continue }
        let variant = variants[variants.startIndex + position]
        findings.add(
          .unreachableVariant,
          "\(name: context.theme.conditions.conditions(of: variant.conditions).words) of \(name: definition.name) never wins, since a variant with higher precedence always applies",
          at: context.theme.layer.origin?.excerpt(variant.range)
        )
      }
    }
  }
}
