import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles

extension Rule {
  /// A theme must contain only the colors that it changes.
  static let sameAsParent = Rule(
    "same-as-parent",
    severity: .warning,
    summary: "A theme must contain only the colors that it changes.",
    explanation: """
      A color with the same variants as in the extended theme is a copy: it no longer follows \
      changes of the extended theme. A theme that changes nothing is another name for the extended \
      theme. References are compared as written, since they refer to the theme's own colors in \
      both.
      """,
    remedy: "Remove the definition; the color is inherited."
  )
}

extension CheckedRule {
  static let sameAsParent = CheckedRule(rule: .sameAsParent, checkTheme: check)

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    let theme = context.theme
    guard theme.parent != nil, let member = context.member, member.isComplete else { return }
    let colors = member.definitions
    if theme.layer.definitions.isEmpty, !context.isInvalid {
      findings.add(
        .sameAsParent,
        "theme \(name: theme.name) changes no color of theme \(name: theme.parent ?? "")",
        at: theme.parentExcerpt
      )
    }
    guard member.chain.count > 1 else { return }
    for index in member.ownIndices where !member.isInvalid(index) {
      guard let replaced = colors.replacedVariants(at: index) else { continue }
      let name = colors.definition(at: index).name
      guard isSame(colors.variants(at: index), as: replaced, name: name) else { continue }
      let parent = colors.replacedLayer(at: index).map { member.chain[$0].name } ?? ""
      findings.add(
        .sameAsParent,
        "\(name: name) is the same in theme \(name: parent); remove the definition",
        at: member.excerpt(ofDefinitionAt: index),
        notes: [
          Diagnostic.Note(
            message: "the inherited definition is here",
            excerpt: colors.replacedExcerpt(at: index)
          )
        ]
      )
    }
  }

  private static func isSame(
    _ own: _StableElements<DefinitionLayer.Variant>,
    as other: _StableElements<DefinitionLayer.Variant>,
    name: String
  ) -> Bool {
    if own.count == 1, own[0].conditions == ConditionTable.unconditional,
      own[0].value == .reference(name)
    {
      return true
    }
    guard own.count == other.count else { return false }
    return own.allSatisfy { variant in
      other.contains { $0.conditions == variant.conditions && isSame($0.value, as: variant.value) }
    }
  }

  private static func isSame(_ left: ColorExpression, as right: ColorExpression) -> Bool {
    if left == right { return true }
    guard case .color(let left) = left, case .color(let right) = right else { return false }
    return left.isIndistinguishable(from: right)
  }
}
