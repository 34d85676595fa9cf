import ColorValues
import DynamicColors
import PlatformSupport
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import TraitSystem

extension Rule {
  /// High-contrast variants must not reduce contrast.
  static let highContrastLower = Rule(
    "high-contrast-lower",
    severity: .warning,
    summary: "High-contrast variants must not reduce contrast.",
    explanation: """
      High contrast should not be lower than normal contrast. The pairs of the library's contrast \
      checks are measured under high contrast and, with otherwise equal traits, under normal \
      contrast. A high contrast of at least 7:1 is always sufficient, and a loss of less than 5 % \
      is ignored.
      """,
    remedy: "Change the high-contrast variant of one of the two colors, or remove it."
  )
}

extension CheckedRule {
  static let highContrastLower = CheckedRule(rule: .highContrastLower, checkLibrary: check)

  /// The contrast that is always sufficient under high contrast (WCAG 2.2, AAA).
  private static let enough = ContrastUse.bodyText.enhancedRatio

  /// The part of the normal contrast that must remain.
  private static let leastRatio = 0.95

  /// The minimum number of themes in a parallel task.
  private static let batchSize = 2

  private struct Loss: Sendable {
    let normal: Double
    let high: Double
    var conditions: [TraitCondition] = []

    /// The part of the normal contrast that remains.
    var ratio: Double { high / normal }

    var isReported: Bool { high < enough && high < normal * leastRatio }
  }

  private static func check(_ context: RuleContext, reporting findings: inout Findings) {
    var seen: Set<[String]> = []
    let pairs = context.checks.compactMap { check -> (names: [String], check: ColorCheck)? in
      guard let contrast = check.displayContrast,
        case let names = [contrast.foreground, contrast.background], seen.insert(names).inserted
      else { return nil }
      return (names, check)
    }
    let members = context.members.map { member in
      (member, pairs: pairs.map { $0.names.compactMap(member.definitions.index) })
    }
    let budget = CombinationBudget(
      pairs.indices.flatMap { number in
        members.map { $0.definitions.search(of: $1[number], cost: 2) }
      }
    )
    let effort = ConditionSpace.minimizingEffort(sharedBy: pairs.count * members.count)
    let count = budget.searchCount / max(1, members.count)
    let found = ParallelWork.map(members, batchSize: batchSize) { member, pairs in
      losses(of: pairs.prefix(count), in: member, limit: budget.limit, effort: effort)
    }
    for (number, (names, check)) in pairs.prefix(count).enumerated() {
      for (member, losses) in zip(context.members, found) {
        guard let loss = losses[number] else { continue }
        findings.add(
          .highContrastLower,
          .lowerContrast(
            of: names[0],
            on: names[1],
            high: loss.high,
            normal: loss.normal,
            place: CheckFailure.place(inTheme: member.name, under: loss.conditions)
          ),
          at: check.excerpt,
          about: member.subject(loss.conditions)
        )
      }
    }
  }

  /// Returns the worst loss of each pair of colors of a theme.
  private static func losses(
    of pairs: some Sequence<[ColorIndex]>,
    in member: CompiledTheme,
    limit: Int,
    effort: Int
  ) -> [Loss?] {
    let colors = member.definitions
    let contrast = TraitKey(AccessibilityContrastTrait.self)
    let compared = pairs.map { pair -> (indices: [ColorIndex], given: [TraitCondition])? in
      pair.count == 2 && !pair.contains(where: member.isInvalid)
        && colors.depends(pair, on: contrast) ? (pair, []) : nil
    }
    var isLost = compared.map { _ in false }
    for search in SharedSearch.searches(for: compared, in: colors) {
      _ = colors.forEachCombination(of: search.indices, limit: limit) { traits, _ in
        guard traits.accessibilityContrast == .high else { return }
        let plain = traits.modifyingTraits { $0.accessibilityContrast = .normal }
        let normal = measured(at: search.indices, in: colors, for: plain)
        let high = measured(at: search.indices, in: colors, for: traits)
        for comparison in search.comparisons {
          let (front, behind) = (comparison.positions[0], comparison.positions[1])
          let loss = Loss(
            normal: normal[front].contrast(to: normal[behind], by: .wcag),
            high: high[front].contrast(to: high[behind], by: .wcag)
          )
          if loss.isReported { isLost[comparison.number] = true }
        }
      }
    }
    return zip(compared, isLost).map { pair, isLost in
      guard isLost, let pair else { return nil }
      return loss(of: pair.indices, in: colors, limit: limit, effort: effort)
    }
  }

  /// Returns the worst loss of a pair of colors, with minimal conditions.
  private static func loss(
    of pair: [ColorIndex],
    in colors: CompiledDefinitions,
    limit: Int,
    effort: Int
  ) -> Loss? {
    var losses: [Loss] = []
    let contrast = TraitKey(AccessibilityContrastTrait.self)
    _ = colors.forEachCombination(of: pair, limit: limit) { traits, conditions in
      guard traits.accessibilityContrast == .high else { return }
      let plain = traits.modifyingTraits { $0.accessibilityContrast = .normal }
      losses.append(
        Loss(
          normal: ratio(of: pair, in: colors, for: plain),
          high: ratio(of: pair, in: colors, for: traits),
          conditions: conditions.filter { $0.trait != contrast }
        )
      )
    }
    let ratios = losses.map { $0.isReported ? $0.ratio : .infinity }
    guard let worst = ratios.indices.min(by: { ratios[$0] < ratios[$1] }),
      ratios[worst].isFinite
    else { return nil }
    let table = CombinationTable(
      zip(losses, ratios).map { loss, ratio in
        CombinationTable.Row(conditions: loss.conditions, value: ratio)
      }
    )
    let (position, words) = table.minimalConditions(of: worst, effort: effort)
    return Loss(
      normal: losses[position].normal,
      high: losses[position].high,
      conditions: words
    )
  }

  private static func ratio(
    of pair: [ColorIndex],
    in colors: CompiledDefinitions,
    for traits: TraitCollection
  ) -> Double {
    let values = measured(at: pair, in: colors, for: traits)
    return values[0].contrast(to: values[1], by: .wcag)
  }

  private static func measured(
    at indices: [ColorIndex],
    in colors: CompiledDefinitions,
    for traits: TraitCollection
  ) -> [ColorCheck.MeasuredColor] {
    indices.map { ColorCheck.MeasuredColor(colors.color(at: $0, for: traits), for: traits) }
  }
}

extension Diagnostic.Message {
  fileprivate static func lowerContrast(
    of foreground: String,
    on background: String,
    high: Double,
    normal: Double,
    place: String
  ) -> Diagnostic.Message {
    let (high, normal) = (NumberText.message(high, .cut(2)), NumberText.message(normal, .cut(2)))
    return """
      contrast of \(name: foreground) on \(name: background) is \(high):1 under high contrast \
      \(place); required: at least the normal contrast of \(normal):1
      """
  }
}
