import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles

/// A theme says only what it changes.
enum SameAsParentRule {
  static let documentation = RuleDocumentation(
    .sameAsParent,
    summary: "A theme says only what it changes.",
    why: """
      A colour that is defined as the extended theme defines it, variant by variant, is a copy: it \
      no longer follows when the extended theme changes. A theme that changes nothing at all is \
      another name for the one that it extends. References are compared as they are written, since \
      they mean the theme's own colours in both.
      """,
    fix: """
      Remove the definition; the colour is inherited.
      """,
    bad: RuleExample(files: [
      ("standard.yaml", "theme: standard\ncolors: { accent: \"#06c\", text: black }"),
      ("bold.yaml", "theme: bold\nextends: standard\ncolors: { accent: \"#0066cc\", text: navy }"),
    ]),
    good: RuleExample(files: [
      ("standard.yaml", "theme: standard\ncolors: { accent: \"#06c\", text: black }"),
      ("bold.yaml", "theme: bold\nextends: standard\ncolors: { text: navy }"),
    ])
  )

  static func check(_ theme: Theme, _ context: RuleContext, _ findings: inout Findings) {
    guard theme.parent != nil, let member = context.member(of: theme.name), member.isComplete else {
      return
    }
    let colors = member.colors
    if theme.layer.definitions.isEmpty, !context.faultyFiles.contains(theme.file) {
      findings.add(
        .sameAsParent,
        "the theme '\(theme.name)' changes nothing of '\(theme.parent ?? "")'",
        at: theme.parentExcerpt
      )
    }
    guard member.chain.count > 1 else { return }
    for index in member.ownIndices where !member.isFaulty(index) {
      guard let replaced = colors.replacedVariants(at: index) else { continue }
      let name = colors.definition(at: index).name
      guard isSame(colors.variants(at: index), replaced, name: name) else { continue }
      let parent = colors.replacedLayer(at: index).map { member.chain[$0].name } ?? ""
      findings.add(
        .sameAsParent,
        "'\(name)' is what '\(parent)' has already",
        at: member.excerpt(ofDefinitionAt: index),
        notes: [
          Diagnostic.Note(
            message: "it is inherited from here",
            excerpt: colors.replacedExcerpt(at: index)
          )
        ]
      )
    }
  }

  private static func isSame(
    _ own: UnsafeBufferPointer<ColorLayer.Variant>,
    _ other: UnsafeBufferPointer<ColorLayer.Variant>,
    name: String
  ) -> Bool {
    if own.count == 1, own[0].conditions == ConditionTable.unconditional,
      own[0].value == .reference(name)
    {
      return true
    }
    guard own.count == other.count else { return false }
    return own.allSatisfy { variant in
      other.contains { $0.conditions == variant.conditions && isSame($0.value, variant.value) }
    }
  }

  private static func isSame(_ left: ColorExpression, _ right: ColorExpression) -> Bool {
    if left == right { return true }
    guard case .color(let left) = left, case .color(let right) = right else { return false }
    return left.isIndistinguishable(from: right)
  }
}
