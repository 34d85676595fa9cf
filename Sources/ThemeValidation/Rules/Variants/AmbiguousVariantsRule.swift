import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// Which variant wins never hangs on the order of traits alone.
enum AmbiguousVariantsRule {
  static let documentation = RuleDocumentation(
    .ambiguousVariants,
    summary: "Which variant wins never hangs on the order of traits alone.",
    why: """
      Two variants can hold together although neither asks for all that the other asks for: 'dark' \
      and 'high-contrast' both hold in the dark under high contrast. The order of traits (style, \
      contrast, gamut, idiom, level, then others) decides, as it does in asset catalogs, but few \
      readers know it by heart.
      """,
    fix: """
      Add a variant for both conditions together, or put 'normal-contrast' and the like where one \
      of them isn't meant.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        text: { default: "#222", dark: "#ddd", high-contrast: black }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        text: { default: "#222", dark: "#ddd", high-contrast: black, dark high-contrast: white }
      """
    )
  )

  static func check(_ theme: Theme, _ context: RuleContext, _ findings: inout Findings) {
    // A variant that never wins is another rule's.
    var memory = VariantMemory { ids in
      let unreachable = context.table.unreachable(ids)
      return context.table.undecided(ids).filter { !unreachable.contains($0.other) }
    }
    let definitions = theme.layer.definitions
    for number in definitions.indices where definitions[number].hasConditions {
      let definition = definitions[number]
      let variants = theme.layer.variants[definition.variants]
      for found in memory.value(for: variants.lazy.map(\.conditions)) {
        let winner = variants[variants.startIndex + found.winner]
        let other = variants[variants.startIndex + found.other]
        let conditions = context.table.conditions(of: other.conditions)
        findings.add(
          .ambiguousVariants,
          "'\(conditions.words)' and '\(context.table.conditions(of: winner.conditions).words)' of '\(definition.name)' both hold for \(found.conditions.words), and only the order of traits makes the second win; add '\(found.conditions.words)'",
          at: theme.layer.origin?.excerpt(other.range),
          notes: [
            Diagnostic.Note(
              message: "the value that wins is here",
              excerpt: theme.layer.origin?.excerpt(winner.range)
            )
          ]
        )
      }
    }
  }
}

/// Answers about lists of conditions, remembered: most colours of a theme have one of a few.
struct VariantMemory<Answer> {
  private let find: ([ConditionTable.ID]) -> Answer
  private var known: [(ids: [ConditionTable.ID], answer: Answer)] = []
  /// The most lists that are remembered.
  private static var limit: Int { 32 }

  init(_ find: @escaping ([ConditionTable.ID]) -> Answer) {
    self.find = find
  }

  mutating func value(for ids: some Sequence<ConditionTable.ID>) -> Answer {
    if let found = known.first(where: { $0.ids.elementsEqual(ids) }) { return found.answer }
    let list = Array(ids)
    let answer = find(list)
    if known.count < Self.limit { known.append((list, answer)) }
    return answer
  }
}
