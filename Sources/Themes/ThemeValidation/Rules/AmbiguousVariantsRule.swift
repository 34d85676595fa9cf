import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

extension Rule {
  /// The winning variant must not depend on the order of traits alone.
  static let ambiguousVariants = Rule(
    "ambiguous-variants",
    severity: .warning,
    summary: "The winning variant must not depend on the order of traits alone.",
    explanation: """
      Two variants can both apply although neither has all conditions of the other: 'dark' and \
      'high-contrast' both apply to dark interfaces with high contrast. The order of traits \
      (style, contrast, gamut, idiom, level, then others) decides, as in asset catalogs, but few \
      readers know that order.
      """,
    remedy: """
      Add a variant for both conditions together, or add a condition such as 'normal-contrast' to \
      one of the variants.
      """
  )
}

extension CheckedRule {
  static let ambiguousVariants = CheckedRule(rule: .ambiguousVariants, checkTheme: check)

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    // `unreachable-variant` reports variants that never win.
    var memory = VariantMemory { ids in
      let unreachable = context.theme.conditions.unreachable(ids)
      return context.theme.conditions.undecided(ids).filter { !unreachable.contains($0.other) }
    }
    let definitions = context.theme.layer.definitions
    for number in definitions.indices where definitions[number].hasConditions {
      let definition = definitions[number]
      let variants = context.theme.layer.variants[definition.variants]
      for found in memory.value(for: variants.lazy.map(\.conditions)) {
        let winner = variants[variants.startIndex + found.winner]
        let other = variants[variants.startIndex + found.other]
        let conditions = context.theme.conditions.conditions(of: other.conditions)
        findings.add(
          .ambiguousVariants,
          "\(name: conditions.words) and \(name: context.theme.conditions.conditions(of: winner.conditions).words) of \(name: definition.name) both apply for \(found.conditions.words), and the second is selected only by the order of traits; add \(name: found.conditions.words)",
          at: context.theme.layer.origin?.excerpt(other.range),
          notes: [
            Diagnostic.Note(
              message: "the winning value is here",
              excerpt: context.theme.layer.origin?.excerpt(winner.range)
            )
          ]
        )
      }
    }
  }
}

/// Memoized results for lists of conditions: most colors of a theme have one of a few lists.
struct VariantMemory<Answer> {
  private let find: ([ConditionTable.ID]) -> Answer
  private var known: [(ids: [ConditionTable.ID], answer: Answer)] = []
  /// The maximum number of memoized lists.
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
